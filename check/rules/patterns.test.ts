/** @jest-environment node */
/** Each pattern finds what it is for, and nothing in similar texts. */
import { describe, expect, it } from '@jest/globals'
import { ALL_PATTERNS } from './allPatterns.ts'
import { ALWAYS_BRITISH, BRITISH_IF_UNKNOWN } from './spelling/american.ts'

const spellings = [...ALWAYS_BRITISH, ...BRITISH_IF_UNKNOWN].map((entry) => ({
  ...entry,
  name: `the British ${entry.pattern.source}`,
}))

describe.each([...ALL_PATTERNS, ...spellings])('$name', ({ pattern, matches, passes }) => {
  it('is found', () => {
    expect(matches.filter((text) => text.search(pattern) === -1)).toEqual([])
  })

  it('is not found in similar texts', () => {
    expect(passes.filter((text) => text.search(pattern) !== -1)).toEqual([])
  })
})

it('patterns look for all that a text has, not only for the first', () => {
  expect(ALL_PATTERNS.filter(({ pattern }) => !pattern.global)).toEqual([])
})

it('patterns say what they found', () => {
  for (const { pattern, finding, matches } of ALL_PATTERNS) {
    const [match] = matches[0].matchAll(pattern)
    const { found, why, remedy } = finding(match as RegExpExecArray)
    for (const text of [found, why, remedy]) expect(text).not.toMatch(/undefined|\$\{/)
  }
})
