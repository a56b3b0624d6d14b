/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { drawableSeries, undrawnSeries } from './series.ts'

const series = (outlier: number) =>
  ['day,refunds per day (count),low,high']
    .concat(Array.from({ length: 12 }, (_, day) => `May ${day + 1},${day === 8 ? outlier : 5},1,9`))
    .join('\n')

it('finds the series that can be drawn, with the row to mark, and first those that no page shows', () => {
  const contents = {
    'content/a.mdx': '<Figure name="anomaly" series="shown" at="May 9" />',
    'content/gone.mdx': null,
    'content/data/series/flat.csv': series(5),
    'content/data/series/begun.csv': 'day,refunds per day (count),low,high\n',
    'content/data/series/gone.csv': null,
    'content/data/series/shown.csv': series(20),
    'content/data/series/new.csv': series(30),
  }
  expect(drawableSeries(contents)).toEqual([
    { name: 'new', at: 'May 9', isShown: false },
    { name: 'shown', at: 'May 9', isShown: true },
  ])
})

it('says why numbers that no page shows cannot be drawn', () => {
  const whyNot = (source: string) => undrawnSeries({ 'content/data/series/new.csv': source })?.why
  expect(whyNot(series(20).split('\n').slice(0, 9).join('\n'))).toMatch(/^has 8 of the 12 rows/)
  expect(whyNot(series(5))).toMatch(/outside its usual range/)
  expect(whyNot(series(20).replace('May 3', 'May 2'))).toMatch(/mistake/)
  expect(
    undrawnSeries({
      'content/a.mdx': '<Figure name="anomaly" series="shown" at="May 9" />',
      'content/data/series/shown.csv': series(5),
      'content/data/series/gone.csv': null,
    }),
  ).toBeUndefined()
})
