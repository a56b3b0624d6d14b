/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { toString as textOf } from 'mdast-util-to-string'
import { parseBody } from '../../lib/content/mdx.ts'
import { escapedWords, plainWords } from './markdown.ts'

const isBlock = true

it.each([
  'Fewer than <5 rows, or <b>none</b>',
  'Use {braces} and }',
  '3*4*5 and a*b with c*d',
  '* a note',
  '> 100 rows per night',
  'One\n> two',
  'a ** b',
  '<Section> is a block, </Section> ends it',
])('shows "%s" as it was typed', (typed) => {
  const escaped = escapedWords(typed, { isBlock })
  expect(textOf(parseBody(escaped))).toBe(typed)
  expect(plainWords(escaped, { isBlock })).toBe(typed)
})

it.each([
  '**bold** words, **more of `it`**',
  '`a < b * {c}` as code',
  '[words](/address_with*star)',
  'About <Claim id="defects" /> of them',
  'Their own \\* asterisk, and \\| pipe',
])('keeps the syntax of "%s"', (typed) => {
  expect(escapedWords(typed, { isBlock })).toBe(typed)
})

it('leaves a text as it is whose syntax cannot be typed', () => {
  expect(plainWords('*italics*')).toBeUndefined()
  expect(plainWords('\\> in a heading')).toBeUndefined()
})
