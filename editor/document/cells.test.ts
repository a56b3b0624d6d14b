/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { followed, withCellsFollowing } from './cells.ts'
import { addToProp } from './props.ts'

it.each([
  [
    'a column that was added',
    ['pay', 'find', 'return'],
    ['pay', 'find', 'return', ''],
    'x!.',
    'x!..',
  ],
  ['one that was removed', ['pay', 'find', 'return'], ['find', 'return'], 'x!.', '!.'],
  ['one that was moved', ['pay', 'find', 'return'], ['return', 'pay', 'find'], 'x!.', '.x!'],
  ['one that was renamed', ['pay', 'find', 'return'], ['pay', 'search', 'return'], 'x!.', 'x!.'],
])('follows %s', (_, before, after, cells, now) => {
  expect(followed(cells, before, after)).toBe(now)
})

it('writes the cells of a row below a new column', () => {
  const grid = `<Figure name="matrix" columns={['a', 'b']} rows={[{ label: 'one', cells: 'x!' }]} />`
  const after = withCellsFollowing(grid, addToProp(grid, 0, ['columns'], 'c'), 0)
  expect(after).toContain("cells: 'x!.'")
  expect(withCellsFollowing(after, after, 0)).toBe(after)
})
