/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { joined, link, list, paragraph, quotation, text } from './markdown.ts'

const parse = (markdown: string) => unified().use(remarkParse).parse(markdown).children

describe('text in a paragraph is read as it was written', () => {
  it.each([
    'A star * and a half*way one, a_b, _c_ and __d__',
    '[no link](/x), ![no image](/y), a ` tick and ``two``',
    'a < b, <b>, </i>, <!-- no comment --> and <https://x.example>',
    'R&D, &amp; and &#65;',
    'C:\\new\\*',
    '# no heading',
    '## ',
    '- no point',
    '+ 3 degrees',
    '> no quotation',
    '--- no rule',
    '2. no second point',
    '1) nor a first',
    '1999 was a year',
    '=== no line below',
  ])('%s', (words) => {
    const blocks = parse(paragraph(text(words)))
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph'])
    expect(textOf(blocks[0])).toBe(words.trim())
    expect((blocks[0] as Paragraph).children.map(({ type }) => type)).toEqual(['text'])
  })

  it('with its white space folded', () => {
    expect(paragraph(text(' one\n  two '))).toBe('one two')
  })
})

it('closes no link early', () => {
  const [block] = parse(link(text('a ] b'), 'https://x.example/a_(b)'))
  expect((block as Paragraph).children).toMatchObject([
    { type: 'link', url: 'https://x.example/a_(b)', children: [{ value: 'a ] b' }] },
  ])
})

it('keeps the blocks of a point and the lists in it together', () => {
  const [outer] = parse(list([joined(['first', list(['inner', 'other'])]), 'second'], true))
  expect(outer).toMatchObject({
    type: 'list',
    ordered: true,
    children: [{ children: [{ type: 'paragraph' }, { type: 'list', ordered: false }] }, {}],
  })
})

it('quotes every block', () => {
  expect(parse(quotation(joined(['one', '', 'two'])))).toMatchObject([
    { type: 'blockquote', children: [{ type: 'paragraph' }, { type: 'paragraph' }] },
  ])
})
