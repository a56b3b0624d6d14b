/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { buildSearch, pageNames, searchIndex } from './build.ts'

const PAGES = [
  { path: '/', title: 'Home', trail: [], text: 'Words.', words: ['start'], rest: '', sections: [] },
]

it('makes a module that names its data by their addresses, and writes no HTML', async () => {
  const code = await buildSearch()
  expect(code).toMatch(/export\{\w+ as openSearch\}/)
  for (const path of ['"/search-index.js"', '"/page-names.js"']) expect(code).toContain(path)
  expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|new Function/)
  // Its styles are in it, with the values of the design.
  expect(code).toContain('.site-search')
  expect(code).not.toContain('STYLES')
})

it.each([
  ['/search-index.js', searchIndex],
  ['/page-names.js', pageNames],
])('makes of %s a module of data', async (_, make) => {
  const url = `data:text/javascript,${encodeURIComponent(make(PAGES))}`
  const { default: data } = await import(url)
  expect(data[0]).toMatchObject({ path: '/', title: 'Home', words: ['start'] })
})

it('makes the same each time', async () => {
  expect(await buildSearch()).toBe(await buildSearch())
})
