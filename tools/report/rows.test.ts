/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { differingRows } from './rows.ts'

/** A picture one pixel wide, a letter a row. */
const picture = (rows: string) => ({ data: Buffer.from(rows), height: rows.length, stride: 1 })
const differ = (before: string, after: string) => differingRows(picture(before), picture(after))

it('finds the rows that differ, from the top and from the bottom', () => {
  expect(differ('abcdef', 'abXdef')).toEqual({ before: { top: 2, bottom: 3 }, after: { top: 2, bottom: 3 } })
  expect(differ('abcdef', 'abXXYcdef')).toEqual({
    before: { top: 2, bottom: 2 },
    after: { top: 2, bottom: 5 },
  })
  expect(differ('aa', 'aaa')).toEqual({ before: { top: 2, bottom: 2 }, after: { top: 2, bottom: 3 } })
})

it('finds nothing in two pictures of the same', () => {
  expect(differ('abc', 'abc')).toBeUndefined()
})

it('takes pictures of unlike widths as different', () => {
  expect(differingRows({ ...picture('abcd'), stride: 2, height: 2 }, picture('abcd'))).toEqual({
    before: { top: 0, bottom: 2 },
    after: { top: 0, bottom: 4 },
  })
})
