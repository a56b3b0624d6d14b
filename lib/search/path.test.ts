import { expect, it } from '@jest/globals'
import { wordsOfPath } from './path.ts'

it.each([
  ['/services/load-testing', 'services load testing'],
  ['/etl_testing.html', 'etl testing'],
  ['/caf%C3%A9', 'café'],
  ['/50%off', '50 off'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})

it('are no more than fit into the field', () => {
  expect(wordsOfPath(`/${'long-'.repeat(500)}`).length).toBeLessThanOrEqual(80)
})
