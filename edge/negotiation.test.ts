/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { matchesEtag, parseRange, pickCoding } from './negotiation.ts'

describe('pickCoding', () => {
  const both = ['br', 'gzip'] as const

  it.each([
    [null, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['br; q=x, gzip', 'gzip'],
    ['brotli', undefined],
  ])('%j gets %j', (accept, coding) => {
    expect(pickCoding(accept, both)).toBe(coding)
  })

  it('offers only what is there', () => {
    expect(pickCoding('br, gzip', ['gzip'])).toBe('gzip')
    expect(pickCoding('br, gzip', [])).toBeUndefined()
  })
})

describe('matchesEtag', () => {
  it.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b"', false],
    ['*', true],
    ['a', false],
  ])('%j: %j', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected)
  })
})

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [null, undefined],
    ['bytes=', undefined],
    ['bytes=-', undefined],
    ['bytes=5-4', undefined],
    ['bytes=0-1,3-4', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', undefined],
  ])('%j of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })

  it('finds nothing in an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
