import { expect, it } from '@jest/globals'
import {
  asLines,
  hasCells,
  placeOfCell,
  withCell,
  withCells,
  withoutRow,
  withRowBelow,
} from './seriesCells.ts'

const HEAD = '\uFEFFnight,rows (million),low,high\r\n'
const SOURCE = `${HEAD}Mar 1, 4.03,"3.5",5\r\n\r\nMar 2,4.1,3.5,5\r\n`

it('changes one cell, and leaves the bytes of all others', () => {
  expect(withCell(SOURCE, { line: 1, column: 1 }, '5')).toBe(SOURCE.replace('4.03', '5'))
  expect(withCell(SOURCE, { line: 1, column: 2 }, '3')).toBe(SOURCE.replace('"3.5"', '"3"'))
  expect(withCell(SOURCE, { line: 0, column: 0 }, 'day')).toBe(SOURCE.replace('night', 'day'))
  expect(withCell('night,rows\nMar 1', { line: 1, column: 2 }, '3')).toBe('night,rows\nMar 1,,3')
})

it.each([
  ['1,204.5', '1204.5'],
  ['-1,204,000', '-1204000'],
  ['4,03', '4.03'],
  ['0,051', '0.051'],
  ['−3', '-3'],
  ['Mar 4, 2026', 'Mar 4 2026'],
])('takes %s for %s, whatever the country it was typed in', (typed, written) => {
  const line = { line: 2, column: 1 }
  expect(withCell(SOURCE, line, typed)).toBe(SOURCE.replace('4.1', written))
})

it('begins a row where somebody writes below the last, and adds and removes rows between others', () => {
  expect(withCell(SOURCE, { line: 3, column: 0 }, 'Mar 3')).toBe(
    `${SOURCE.trimEnd()}\r\nMar 3,,,\r\n`,
  )
  expect(withRowBelow(SOURCE, 1)).toBe(SOURCE.replace('5\r\n', '5\r\n,,,\r\n'))
  expect(withoutRow(SOURCE, 2)).toBe(SOURCE.replace('Mar 2,4.1,3.5,5\r\n', ''))
  expect(withCell('night,rows,low,high\n', { line: 1, column: 1 }, '4')).toBe(
    'night,rows,low,high\n,4,,\n',
  )
})

it('pastes cells of a spreadsheet over those from one on, also as lines of a file', () => {
  const from = { line: 2, column: 1 }
  expect(withCells(SOURCE, from, '1,204\t1,100\t1,300\tnot there\n6\t5\t7\n')).toBe(
    `${SOURCE.replace('4.1,3.5,5', '1204,1100,1300').trimEnd()}\r\n,6,5,7\r\n`,
  )
  expect(withCells(HEAD, { line: 1, column: 0 }, 'Mar 1,4,3,5\nMar 2,4,3,5')).toBe(
    `${HEAD}Mar 1,4,3,5\r\nMar 2,4,3,5\r\n`,
  )
  expect(asLines('Mar 1\t1,204.5\n\nMar 2\t3\n')).toBe('Mar 1,1204.5\n\nMar 2,3\n')
  expect(['Mar 1', '1,204', '1\n2', '1\t2'].map(hasCells)).toEqual([false, false, true, true])
})

it('finds the cell at a place', () => {
  expect(placeOfCell(SOURCE, SOURCE.indexOf('4.1') + 1)).toMatchObject({ line: 2, column: 1 })
  expect(placeOfCell(SOURCE, SOURCE.indexOf('4.03'))).toMatchObject({ line: 1, column: 1 })
  expect(placeOfCell(SOURCE, SOURCE.length)).toBeUndefined()
})
