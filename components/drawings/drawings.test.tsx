import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { getPages } from '#lib/content/pages.ts'
import { drawings } from './drawings.ts'

const all = Object.entries(drawings).map(([path, Drawing]) => {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<Drawing />)
  return { path, svg: root.firstElementChild as SVGElement }
})

it('stand at the head of each landing page and nowhere else', () => {
  const landing = getPages().filter(({ layout }) => layout === 'landing')
  expect(all.map(({ path }) => path)).toEqual(landing.map(({ path }) => path).sort())
})

it('are told apart by those who see them and by those who do not', () => {
  expect(new Set(all.map(({ svg }) => svg.innerHTML)).size).toBe(all.length)
  expect(new Set(all.map(({ svg }) => svg.getAttribute('aria-label'))).size).toBe(all.length)
})

it.each(all)('$path says in a sentence what it shows, and draws it soundly', ({ svg }) => {
  expect(svg.getAttribute('role')).toBe('img')
  expect(svg.getAttribute('aria-label')).toMatch(/^[A-Z].{40,200}\.$/)
  // The policy of the pages forbids styles in attributes.
  expect(svg.outerHTML).not.toMatch(/NaN|undefined| style=/)
})
