import { describe, expect, it } from '@jest/globals'
import { termOf, termsOf } from './terms.ts'

describe('termOf', () => {
  it.each([
    [['test', 'tests', 'tested', 'Testing', 'TESTING'], 'test'],
    [['map', 'mapped', 'mapping'], 'map'],
    [['service', 'services'], 'servic'],
    [['company', 'companies'], 'company'],
    [['price', 'pricing', 'priced'], 'pric'],
    [['naïve', 'naive'], 'naiv'],
  ])('takes %j for one word', (words, term) => {
    expect(words.map(termOf)).toEqual(words.map(() => term))
  })

  it.each(['string', 'bus', 'red', 'k8s', 'sre', 'access', 'analysis', 'iot', 'ai'])(
    'leaves %s, of which no ending can be taken',
    (word) => {
      expect(termOf(word)).toBe(word)
    },
  )

  it('drops words that say nothing', () => {
    expect(['how', 'The', 'you'].map(termOf)).toEqual([null, null, null])
  })
})

it('parts texts at everything that is no letter and no digit', () => {
  expect([...termsOf('CI/CD, S/4HANA & “load-tests” (99.9%)')]).toEqual(
    expect.arrayContaining(['ci', 'cd', '4hana', 'load', 'test', '99']),
  )
})
