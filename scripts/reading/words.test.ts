/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { countReading, countWords, HABIT_NAMES, isBareAnswer, isBecauseAnswer } from './words.ts'

it('counts words and numbers, but no punctuation', () => {
  expect(countWords('99.9% of requests – in 300 ms, at most.')).toBe(8)
})

it('takes the length of sentences from sentences only', () => {
  const reading = countReading(['Name of a column', 'One two three. Four five!', '“Six.”'])
  expect(reading.words).toBe(10)
  expect(reading.sentenceLength).toBe(2)
})

it('counts each habit by itself', () => {
  const { habits } = countReading(['We test, and people never wait.', 'Rather than guess, whoever'])
  expect(Object.fromEntries(HABIT_NAMES.map((name, index) => [name, habits[index]]))).toEqual({
    ', and': 1,
    'never, instead of': 2,
    'person, whoever': 2,
  })
})

it('knows an answer whose reason stands in the next sentence', () => {
  expect(['Yes. We do.', 'No: ask.', 'Yes, because', 'Nothing.'].map(isBareAnswer)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('knows an answer that begins with “No, because”', () => {
  const answers = ['No, because it waits.', 'Yes, because', 'No, although', 'Not yet, because']
  expect(answers.map(isBecauseAnswer)).toEqual([true, true, false, false])
})
