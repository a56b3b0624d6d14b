/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { bareWord, wordsIn } from './vocabulary.ts'

it.each([
  ['Row-level tests of ETL loads', ['Row', 'level', 'tests', 'of', 'ETL', 'loads']],
  ['The customer’s and the testers’ view', ['The', 'customer’s', 'and', 'the', 'testers', 'view']],
  ['at p95, in IPv6, on a 2FA token', ['at', 'in', 'on', 'token']],
  ['see https://w3.org/TR, hello@tester.example or package.json', ['see', 'or']],
  ['under /etl-testing you find and/or', ['under', 'you', 'find', 'and', 'or']],
  ['résumé, naïve', ['résumé', 'naïve']],
])('%s', (text, words) => {
  expect(wordsIn(text).map(({ word }) => word)).toEqual(words)
})

it('knows where each word starts', () => {
  expect(wordsIn('a test, at last')).toEqual([
    { word: 'test', index: 2 },
    { word: 'at', index: 8 },
    { word: 'last', index: 11 },
  ])
})

it.each([
  ['customer’s', 'customer'],
  ["customer's", 'customer'],
  ['APIs', 'API'],
  ['tests', 'tests'],
])('%s stands in a dictionary as %s', (word, bare) => {
  expect(bareWord(word)).toBe(bare)
})
