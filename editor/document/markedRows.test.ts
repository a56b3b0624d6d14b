/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { withMarkedRows } from './markedRows.ts'

const SERIES = 'day,refunds per day (count),low,high\nMay 1,5,1,9\nMay 2,20,1,9\nMay 3,6,1,9\n'
const drawing = (series: string, at: string) =>
  `<Figure name="anomaly" title="A > B" series="${series}" at="${at}" />`
const page = (at: string) =>
  `---\ntitle: A\n---\n\n${drawing('refunds', at)}\n\n${drawing('orders', 'May 2')}\n\n${drawing('refunds', 'May 3')}\n`

const FILES = {
  'content/a.mdx': page('May 2'),
  'content/other.mdx': drawing('orders', 'May 2'),
  'content/gone.mdx': null,
  'content/data/series/refunds.csv': SERIES,
}

/** The row that the page's first drawing marks after a change of the series. */
function markAfter(after: string) {
  const { 'content/a.mdx': text, ...others } = withMarkedRows(FILES, 'refunds', after)
  expect(others).toEqual({})
  const [, at = ''] = /series="refunds" at="([^"]*)"/.exec(String(text)) ?? []
  // Neither other drawings nor any other byte.
  expect(text).toBe(page(at))
  return at
}

it('follows a row that gets another name, moves, or gets one of another row while it is typed', () => {
  expect(markAfter(SERIES.replace('May 2', 'June 2'))).toBe('June 2')
  expect(markAfter(SERIES.replace('May 2', 'May 1'))).toBe('May 1')
  expect(markAfter(SERIES.replace('May 2', ''))).toBe('')
  const [head, first, second, third] = SERIES.split('\n')
  expect(markAfter([head, second, 'May 4,7,1,9', first, third].join('\n'))).toBe('May 2')
})

it('marks no other row in place of one that has gone or has other numbers', () => {
  expect(markAfter(SERIES.replace('May 2,20,1,9\n', ''))).toBe('May 2')
  expect(markAfter(SERIES.replace('May 2,20', 'June 2,21'))).toBe('May 2')
  expect(markAfter(SERIES.replace('May 1,5', 'May 1,20').replace('May 2', 'June 2'))).toBe('May 2')
  expect(markAfter('')).toBe('May 2')
})
