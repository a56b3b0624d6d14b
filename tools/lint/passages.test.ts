/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { parseMdx } from './mdx.ts'
import { BLANK, passagesOf, wordCount } from './passages.ts'
import { placesOf } from './source.ts'

function passages(source: string) {
  const { tree } = parseMdx('content/a.mdx', source)
  if (!tree) throw new Error('The page cannot be read.')
  return passagesOf(tree, source, placesOf(source), (id) => (id === 'cycle-time' ? '40% less' : undefined))
}

describe('passagesOf', () => {
  it('gives headings, paragraphs and points in order, with the blocks around them', () => {
    const source =
      '<Section>\n\n## Head\n\nA *b* [c](/d).\n\n- one\n- two\n\n<Note title="x">\n  inside\n</Note>\n\n</Section>\n'
    expect(passages(source).map(({ kind, text, within }) => [kind, text, within.join(' ')])).toEqual([
      ['heading', 'Head', 'Section'],
      ['paragraph', 'A b c.', 'Section'],
      ['item', 'one', 'Section'],
      ['item', 'two', 'Section'],
      ['paragraph', 'inside', 'Section Note'],
    ])
  })

  it('reads a block on one line as one on three', () => {
    const [passage] = passages('<Note title="x">inside</Note>\n')
    expect(passage).toMatchObject({ kind: 'paragraph', text: 'inside', within: ['Note'] })
  })

  it('sets claims in their wording, and blanks them and code where prose is asked for', () => {
    const [passage] = passages('Up to <Claim id="cycle-time" /> with `99.9%` here.\n')
    expect(passage?.text).toBe('Up to 40% less with 99.9% here.')
    expect(passage?.prose).toBe(`Up to ${BLANK.repeat(3)} ${BLANK.repeat(4)} with ${BLANK.repeat(5)} here.`)
  })

  it('places every sign, past escapes, entities, folded lines and indents', () => {
    const source = '- one \\< two\n  three &amp; four\n'
    const [passage] = passages(source)
    expect(passage?.text).toBe('one < two three & four')
    const place = (word: string) => {
      const { line, column } = passage?.at(passage.text.indexOf(word)) ?? { line: 0, column: 0 }
      return `${line}:${column}`
    }
    expect(place('one')).toBe('1:3')
    expect(place('two')).toBe('1:10')
    expect(place('three')).toBe('2:3')
    expect(place('&')).toBe('2:9')
  })
})

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['one  two\nthree', 3],
    ['a – b', 2],
    ['(one) “two”', 2],
    ['p99, 0.2 PSI', 3],
  ])('%j has %i', (text, count) => {
    expect(wordCount(text)).toBe(count)
  })
})
