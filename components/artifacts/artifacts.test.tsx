import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { getData, getPages } from '#lib/content/pages.ts'
import { ARTIFACTS, artifactOf } from './artifacts.ts'
import { interval, median, percent } from './numbers.ts'

const all = Object.entries(ARTIFACTS).map(([path, { Picture }]) => {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<Picture />)
  return { path, root, words: root.textContent ?? '' }
})

/** Adds up the numbers of some cells. */
const sumOf = (cells: Iterable<Element>) =>
  Array.from(cells).reduce(
    (sum, { textContent }) => sum + Number(textContent.replace('−', '-').replace(/[$,]/g, '')),
    0,
  )

it('each landing page has an artifact', () => {
  const landing = getPages().filter(({ layout }) => layout === 'landing')
  expect(landing.filter(({ path }) => !artifactOf(path)).map(({ path }) => path)).toEqual([])
})

it('heads of neighbors in the menu differ', () => {
  for (const { href, items } of getData().navigation.services.groups) {
    const layouts = [href, ...items.map((item) => item.href)].map(
      (path) => artifactOf(path)?.layout,
    )
    layouts.slice(1).forEach((layout, index) => {
      expect([href, index, layout]).not.toEqual([href, index, layouts[index]])
    })
  }
})

it('artifacts differ in names and captions', () => {
  for (const part of ['.artifact-name', 'figcaption'])
    expect(new Set(all.map(({ root }) => root.querySelector(part)?.textContent)).size).toBe(
      all.length,
    )
})

it('artifacts use only classes that have styles', () => {
  const sheets = [
    'lib/styles/_marks.scss',
    'components/artifacts/Artifact.scss',
    'app/styles/_shared.scss',
  ]
  const styles = sheets.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const { path, root } of all) {
    const names = Array.from(root.querySelectorAll('[class]'), ({ classList }) => [...classList])
    const unknown = names.flat().filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))
    expect([path, unknown]).toEqual([path, []])
  }
})

it.each(all)('$path says that it is an example, and marks what to see', ({ root }) => {
  expect(root.querySelector('figcaption')?.textContent).toMatch(/^[A-Z].*\(example\)/)
  expect(root.querySelector('mark, svg .accent')).not.toBeNull()
  expect(root.querySelectorAll('[style], style, script, [href]')).toHaveLength(0)
})

it.each(all)('$path can be read without its drawings', ({ root }) => {
  for (const svg of root.querySelectorAll('svg:not(svg svg)')) {
    const isHidden = svg.closest('[aria-hidden="true"]') !== null
    expect(isHidden || svg.getAttribute('aria-label')).toBeTruthy()
  }
  const words = root.querySelectorAll('svg[aria-label], [role="img"], td, li, dd, p:not([class])')
  expect(words.length).toBeGreaterThan(0)
})

it.each(all)('the weekdays of $path are right', ({ words }) => {
  const dates = words.matchAll(
    /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, ([A-Z][a-z]+ \d{1,2}), (2\d{3})/g,
  )
  for (const [date, weekday, day, year] of dates) {
    const name = new Date(`${day} ${year} UTC`).toLocaleDateString('en-US', {
      weekday: 'long',
      timeZone: 'UTC',
    })
    expect([date, name]).toEqual([date, `${weekday}day`])
  }
})

it('the last row of a table adds up', () => {
  const tables = all.flatMap(({ path, root }) =>
    Array.from(root.querySelectorAll('table:has(tfoot)'), (table) => ({ path, table })),
  )
  expect(tables.length).toBeGreaterThan(1)
  for (const { path, table } of tables) {
    table.querySelectorAll('tfoot td').forEach((total, index) => {
      const column = table.querySelectorAll(`tbody td:nth-child(${index + 2})`)
      expect([path, sumOf([total])]).toEqual([path, expect.closeTo(sumOf(column), 5)])
    })
  }
})

it('computes medians, percentages and intervals', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(percent(0.935, 1)).toBe('93.5%')
  // The values of Wilson's interval for 16 of 20 in tables.
  const [low, high] = interval(16, 20)
  expect(low).toBeCloseTo(0.584, 3)
  expect(high).toBeCloseTo(0.919, 3)
})
