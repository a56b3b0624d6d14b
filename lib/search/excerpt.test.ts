import { describe, expect, it } from '@jest/globals'
import { excerpt, marked } from './excerpt.ts'

const shown = (text: string, ...terms: string[]) =>
  excerpt(text, new Set(terms))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

const filler = 'Nothing of interest stands in this sentence at all, and it goes on. '.repeat(4)

describe('an excerpt', () => {
  it('marks each form of a word, and only whole words', () => {
    expect(shown('Testing the tests of a contest', 'test')).toBe('[Testing] the [tests] of a contest')
  })

  it('starts with the sentence of what was found', () => {
    expect(shown(`${filler}A flaky test is no test.`, 'flaky')).toBe('A [flaky] test is no test.')
  })

  it('starts near it where the sentence is long', () => {
    const words = 'word '.repeat(60)
    expect(shown(`${words}flaky end`, 'flaky')).toMatch(/^…word (?:word )+\[flaky\] end$/)
  })

  it('shows where most of the words stand', () => {
    expect(shown(`A test. ${filler}A flaky test.`, 'test', 'flaky')).toBe('A [flaky] [test].')
  })

  it('is about 170 characters long, and says that there is more', () => {
    const text = shown(filler, 'interest')
    expect(text).toMatch(/^Nothing of \[interest\].*…$/)
    expect(text.length).toBeLessThan(185)
    expect(text).not.toMatch(/\s…$/)
  })

  it('is the start of a text in which nothing was found', () => {
    expect(shown('Short and whole.', 'else')).toBe('Short and whole.')
  })

  it('takes markup for text', () => {
    expect(marked('<b>bold</b>', new Set(['bold']))).toEqual([
      { text: '<b>', marked: false },
      { text: 'bold', marked: true },
      { text: '</b>', marked: false },
    ])
  })
})
