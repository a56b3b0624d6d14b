/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { monogramOf } from './monogram.ts'

it.each([
  ['Ada Author', undefined, 'AA'],
  ['Dr. Émile van der Berg', undefined, 'ÉB'],
  ['Ada', undefined, 'A'],
  ['Ada Author', 'ADA', 'ADA'],
])('draws for %s, with %s set, %s', (name, monogram, drawn) => {
  expect(monogramOf({ name, monogram })).toBe(drawn)
})
