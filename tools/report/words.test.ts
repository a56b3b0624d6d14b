/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { diffWords, type Line } from './words.ts'

/** A diff as one would write it down: [-gone-] {+new+}. */
const marked = (lines: readonly Line[]) =>
  lines.map((line) =>
    typeof line === 'number'
      ? line
      : line
          .map(({ kind, words }) => {
            const text = words.join(' ')
            return kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`
          })
          .join(' '),
  )
const diff = (before: string[], after: string[]) => marked(diffWords(before, after).lines)

it('marks words, not letters', () => {
  expect(diff(['We test the app.'], ['We test each app.'])).toEqual(['We test [-the-] {+each+} app.'])
})

it('counts words', () => {
  expect(diffWords(['a b c'], ['a x y c', 'd'])).toMatchObject({ added: 3, removed: 1 })
  expect(diffWords(['same'], ['same'])).toEqual({ lines: [1], added: 0, removed: 0 })
})

it('reads a short word between two changes as part of one', () => {
  expect(diff(['sums of the amounts by day'], ['totals of all amounts by day'])).toEqual([
    '[-sums of the-] {+totals of all+} amounts by day',
  ])
})

it('keeps lines apart, and shows the one before a change', () => {
  const before = ['one', 'two', 'three', 'four', 'five']
  expect(diff(before, ['one', 'two', 'three', 'four', 'new', 'five'])).toEqual([3, 'four', '{+new+}', 1])
})

it('leaves out the middle of what is unchanged', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`)
  const [line] = diff([words.join(' ')], [[...words, 'end'].join(' ')])
  expect(line).toMatch(/^… w48 (?:w\d\d ){11}\{\+end\+\}$/)
})

it('takes a page that is new or gone as a whole', () => {
  expect(diff([], ['a b', 'c'])).toEqual(['{+a b+}', '{+c+}'])
  expect(diff(['a b'], [])).toEqual(['[-a b-]'])
})

it('takes two texts without a common word as one gone and one new', () => {
  const words = (letter: string) => [
    Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' '),
  ]
  expect(diffWords(words('a'), words('b'))).toMatchObject({ added: 3000, removed: 3000 })
})
