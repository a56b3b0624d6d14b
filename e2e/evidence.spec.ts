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

/** The sections that pages show: those without a result that is still to be measured. */
const sections = getPages().flatMap(({ path, body }) =>
  (body.match(/<Section\b[\s\S]*?<\/Section>/g) ?? [])
    .filter((section) =>
      Array.from(section.matchAll(/\bof="(\w+)"/g)).every(([, name]) =>
        results.some(({ of }) => of === name),
      ),
    )
    .map((section) => ({ path, section })),
)

/** The pages of tables or charts of measured results, as often as they have one: their owner decides which to show. */
const placed = (pattern: RegExp) =>
  sections.flatMap(({ path, section }) => Array.from(section.matchAll(pattern), () => path))
const tables = placed(/<Results\b/g)
const charts = placed(/\bname="measured"/g)

test('each table of results is a measured one, cell by cell, with its date, commit and command', () => {
  const shown = [...new Set(tables)].flatMap((path) =>
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
  const drawn = [...new Set(charts)].flatMap((path) =>
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
    // Two results may have the same day and note.
    const candidates = results.flatMap(({ day: measured, bars }) =>
      bars && measured === day && bars.note === note ? [bars.bars.map(({ value }) => value)] : [],
    )
    // From 0 up, so that twice the value is twice as high.
    const unitOf = (values: readonly number[]) => Math.max(...heights) / Math.max(...values)
    const isToScale = (values: readonly number[]) =>
      values.length === heights.length &&
      values.every((value, index) => Math.abs((heights[index] ?? 0) - value * unitOf(values)) < 0.5)
    expect(candidates.some(isToScale), `heights of ${note}: ${heights}`).toBe(true)
  }
})
