/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { alignment, placesOf, valueAt } from './source.ts'

describe('placesOf', () => {
  it('counts lines and columns from 1', () => {
    const place = placesOf('ab\ncd\n')
    expect(place(0)).toEqual({ line: 1, column: 1 })
    expect(place(2)).toEqual({ line: 1, column: 3 })
    expect(place(3)).toEqual({ line: 2, column: 1 })
    expect(place(6)).toEqual({ line: 3, column: 1 })
  })

  it('knows the one place of an empty text', () => {
    expect(placesOf('')(0)).toEqual({ line: 1, column: 1 })
  })
})

describe('alignment', () => {
  const shown = (value: string, source: string) =>
    alignment(value, source, 0, source.length).map((offset) => source[offset])

  it('matches what is the same', () => {
    expect(alignment('abc', 'abc', 0, 3)).toEqual([0, 1, 2])
  })

  it('steps over quotes, escapes and indents', () => {
    expect(shown('a"b', '"a\\"b"')).toEqual(['a', '"', 'b'])
    expect(alignment('a\nb', 'a\n   b', 0, 6)).toEqual([0, 1, 5])
    expect(alignment('<b', '\\<b', 0, 3)).toEqual([1, 2])
  })

  it('keeps both halves of a sign outside the basic plane', () => {
    expect(alignment('😀a', '"😀a"', 0, 5)).toEqual([1, 2, 3])
  })

  it('never leaves the source', () => {
    expect(alignment('abc', 'a', 0, 1)).toEqual([0, 0, 0])
  })
})

describe('valueAt', () => {
  it('walks through groups and lists', () => {
    expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1)
    expect(valueAt({ a: 1 }, [])).toEqual({ a: 1 })
  })

  it('finds nothing where nothing is', () => {
    expect(valueAt({ a: 1 }, ['a', 'b'])).toBeUndefined()
    expect(valueAt(undefined, ['a'])).toBeUndefined()
    expect(valueAt({}, ['toString'])).toBeUndefined()
  })
})
