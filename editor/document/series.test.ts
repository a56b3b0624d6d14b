/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { drawableSeries } from './series.ts'

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
