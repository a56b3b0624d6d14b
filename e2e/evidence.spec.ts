/** Checks that each number on the evidence pages is the measured one and has a date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { Result } from '#lib/content/data.ts'
import { getPages } from '#lib/content/pages.ts'
import { all, get, textOf, textsOf } from './support/html.ts'

const file = join(import.meta.dirname, '../content/data/evidence.yaml')
const results = parse(readFileSync(file, 'utf8')) as Result[]

/** How often the pages have a table or a chart of measured results: their owner decides which to show. */
const placed = (pattern: RegExp) =>
  getPages().flatMap(({ path, body }) =>
    Array.from(body.matchAll(pattern), ([, name]) => ({ path, name })),
  )
const tables = placed(/<Results of="(\w+)"/g).filter(({ name }) =>
  results.some(({ of }) => of === name),
)
const charts = placed(/\bname="(measured)"/g)
const pathsOf = (places: { path: string }[]) => [...new Set(places.map(({ path }) => path))]

test('each table of results is a measured one, cell by cell, with its date, commit and command', () => {
  const shown = pathsOf(tables).flatMap((path) =>
    all(path, 'main figure:has(table):has(time)').map((figure) => ({
      head: textsOf(figure, 'thead th'),
      rows: all(figure, 'tbody tr').map((row) => textsOf(row, 'th, td')),
      day: get(all(figure, 'time')[0] ?? figure, 'dateTime'),
      words: textOf(figure),
    })),
  )
  expect(shown).toHaveLength(tables.length)
  for (const { head, rows, day, words } of shown) {
    const result = results.find(
      (entry) => JSON.stringify([entry.head, entry.rows]) === JSON.stringify([head, rows]),
    )
    expect.soft(result, words).toMatchObject({ day })
    expect.soft(words).toContain(`by ${result?.command} at ${result?.commit}`)
  }
})

test('each chart of a result is drawn to scale', () => {
  const drawn = pathsOf(charts).flatMap((path) =>
    all(path, 'main figure:has(svg):has(time)').map((figure) => {
      const heights = Array.from(
        get(all(figure, 'svg path.sheet')[0] ?? figure, 'd').matchAll(
          /M[\d.]+ ([\d.]+)V([\d.]+)h/g,
        ),
        ([, base, top]) => Number(base) - Number(top),
      )
      const note = textsOf(figure, 'svg text').find((words) =>
        results.some(({ bars }) => bars?.note === words),
      )
      return { day: get(all(figure, 'time')[0] ?? figure, 'dateTime'), note, heights }
    }),
  )
  expect(drawn).toHaveLength(charts.length)
  for (const { day, note, heights } of drawn) {
    const { bars } =
      results.find((result) => result.day === day && result.bars?.note === note) ?? {}
    const values = bars?.bars.map(({ value }) => value) ?? []
    expect(heights).toHaveLength(values.length)
    // From 0 up, so that twice the value is twice as high.
    const unit = Math.max(...heights) / Math.max(...values)
    for (const [index, height] of heights.entries())
      expect(height).toBeCloseTo((values[index] ?? 0) * unit, 0)
  }
})
