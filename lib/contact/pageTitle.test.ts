import { expect, it } from '@jest/globals'
import { retitle } from './pageTitle.ts'

it.each([
  ['Contact Us | Tester', 'Thank you! | Tester'],
  ['A title that leaves no room for the name', 'Thank you!'],
])('turns "%s" into "%s"', (before, after) => {
  document.title = before
  retitle('Thank you!')
  expect(document.title).toBe(after)
})
