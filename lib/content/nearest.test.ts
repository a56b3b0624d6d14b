/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { didYouMean, distance, nearest } from './nearest.ts'

describe('distance', () => {
  it.each([
    ['card', 'card', 0],
    ['Card', 'card', 0],
    ['crad', 'card', 1],
    ['car', 'card', 1],
    ['cards', 'card', 1],
    ['care', 'card', 1],
    ['', 'card', 4],
    ['card', '', 4],
  ])('%s to %s is %i', (a, b, edits) => {
    expect(distance(a, b)).toBe(edits)
  })
})

describe('nearest', () => {
  it('recognizes a typo', () => {
    expect(nearest('descripton', ['title', 'description'])).toBe('description')
  })

  it('finds nothing if no name is close', () => {
    expect(nearest('colour', ['title', 'icon', 'href'])).toBeUndefined()
    expect(nearest('anything', [])).toBeUndefined()
  })

  it('asks about the name it finds', () => {
    expect(didYouMean('sheild', ['shield'], (name) => `"${name}"`, 'Use one of them')).toBe(
      'Did you mean "shield"?',
    )
    expect(didYouMean('xyz', ['shield'], String, 'Use one of them')).toBe('Use one of them')
  })
})
