/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { monogramOf } from './monogram.ts'

it.each([
  ['Anita Rao', undefined, 'AR'],
  ['Dr. Émile van der Berg', undefined, 'ÉB'],
  ['Plumbline', undefined, 'P'],
  ['Anita Rao', 'ANR', 'ANR'],
])('draws for %s, with %s set, %s', (name, monogram, drawn) => {
  expect(monogramOf({ name, monogram })).toBe(drawn)
})
