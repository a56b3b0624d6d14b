/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { toString as textOf } from 'mdast-util-to-string'
import { parseBody } from '../../lib/content/mdx.ts'
import { escapedWords, plainWords, rewordedMarkdown, wordsShown } from './markdown.ts'

it.each([
  'Fewer than <5 rows, or <b>none</b>',
  'Use {braces} and }',
  '3*4*5 and a*b with c*d',
  '* a note',
  '> 100 rows per night',
  'One\n> two',
  'a ** b',
  'a**"b"**c',
  'Price (*) and terms (*), a_b_c and __init__',
  '<Section> is a block, </Section> ends it',
  '# of rows\n1. of three\n+ more\n---\n===\n~~~\n```',
  'One | two\n--- | ---',
  'export rows, and\nimport them',
  'AT&T and &copy; and C:\\*',
  'See [1], [a](<b>), x](<b>) and ![a](b c)',
])('shows "%s" as it was typed', (typed) => {
  const escaped = escapedWords(typed, 'paragraph')
  expect(textOf(parseBody(escaped))).toBe(typed)
  expect(plainWords(escaped, 'paragraph')).toBe(typed)
})

it.each([
  '**bold** words, **more of `it`**',
  '*so*, _or so_, _and **so**_, **or _so_**',
  '`a < b * {c}` as code',
  '[words](/address_with*star)',
  'About <Claim id="defects" /> of them',
  '- A point\n- **Another** point',
])('keeps the syntax of "%s"', (typed) => {
  expect(escapedWords(typed, 'paragraph')).toBe(typed)
})

it.each([
  '**fewer than <5 rows** and **a {b**',
  '_fewer than <5 rows_ and *a {b_c*',
  'an **a_b_** and a `b` in [a {c} of **d <e**](/f)',
  'wow ![this](/a)',
  '- # a\n- 1. b\n- - c',
])('shows the words in the syntax of "%s" as they were typed', (typed) => {
  const escaped = escapedWords(typed, 'paragraph')
  expect(textOf(parseBody(escaped))).toBe(wordsShown(typed).replace(/^- |\n- /g, ''))
  expect(plainWords(escaped, 'paragraph')).toBe(typed)
})

it('keeps code with pipes in its cell', () => {
  for (const typed of ['`a|b`', '`a\\|b`', 'a\\|b', '**a|b**']) {
    const escaped = escapedWords(typed, 'tableCell')
    const table = parseBody(`| A | B |\n| --- | --- |\n| ${escaped} | c |\n`)
    const words = typed.includes('`a\\') ? typed : wordsShown(typed)
    expect(textOf(table)).toBe(`AB${words}c`)
    expect(plainWords(escaped, 'tableCell')).toBe(typed)
  }
})

it('leaves a text as it is whose syntax cannot be typed, but what is typed into it is words', () => {
  const markdown = '**Half* bold** of one \\> kind'
  expect(plainWords(markdown, 'paragraph')).toBeUndefined()
  const reworded = (words: string) => rewordedMarkdown(markdown, words, 'paragraph')
  expect(reworded(markdown)).toBe(markdown)
  expect(reworded('**Half* bold** of <5 \\> kind')).toBe('**Half* bold** of \\<5 \\> kind')
  // What is left of its syntax means nothing any more.
  expect(textOf(parseBody(reworded('**Half* bold** of one \\{ kind')))).toBe(
    '**Half* bold** of one \\{ kind',
  )
})
