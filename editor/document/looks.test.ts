/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { toString as textOf } from 'mdast-util-to-string'
import { BLANK, folded } from '../../check/parse/passages.ts'
import { filesIn } from '../../check/read/disk.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { parseBody } from '../../lib/content/mdx.ts'
import { caretAt, caretOf, selectedOf, shownOf, wordsOf } from './looks.ts'
import { type MarkdownKind, plainWords, runsOf } from './markdown.ts'
import { spotsOf } from './texts.ts'
import { settled } from './typing.ts'

const MARKDOWN = ['paragraph', 'listItem', 'tableCell']

it('shows of every text of every page the words that the page shows, and writes it as it was', () => {
  const files = filesIn(process.cwd()).list().filter(isPageFile)
  const texts = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return (
      spotsOf(file, source)
        .filter(({ kind }) => MARKDOWN.includes(kind))
        // What only the source can have keeps its signs.
        .filter(
          ({ kind, start, end }) =>
            plainWords(source.slice(start, end), kind as MarkdownKind) !== undefined,
        )
        .map(({ value, start, end }) => ({ file, value, markdown: source.slice(start, end) }))
    )
  })
  expect(texts.length).toBeGreaterThan(0)
  for (const { file, value, markdown } of texts) {
    const runs = runsOf(value)
    expect(wordsOf(settled(runs))).toBe(value)
    const shown = folded(textOf(parseBody(markdown.replaceAll('\\|', '|'))))
    expect([file, folded(shownOf(runs).replaceAll(BLANK, ''))]).toEqual([file, shown])
  }
})

it('goes on after a letter as that letter, but for what follows a link or code', () => {
  const runs = runsOf('**a** [b](/c) `d` **[e](/f)** g')
  const after = (letter: string) => caretAt(runs, shownOf(runs).indexOf(letter) + 1).pairs
  expect(['a', 'b', 'd', 'e', 'g'].map((letter) => after(letter).length)).toEqual([1, 0, 0, 1, 0])
})

it.each([
  ['one **t⟨w⟩o**', 'one **t⟨w⟩o**'],
  ['one **⟨two⟩**', 'one **⟨two⟩**'],
  ['one⟨ **tw⟩o** three', 'one⟨ **two**⟩ three'],
  ['**on⟨e** [tw⟩o](/a)', '⟨**one** [two](/a)⟩'],
  ['⟨one **two**⟩', '⟨one **two**⟩'],
  ['one ⟨<Claim id="a" />⟩ two', 'one ⟨<Claim id="a" />⟩ two'],
  ['one ⟨<Claim id="a" /> tw⟩o', 'one ⟨<Claim id="a" /> tw⟩o'],
])('selects of the written words %j both ends of a pair, or none', (before, after) => {
  const runs = runsOf(before.replace(/[⟨⟩]/g, ''))
  const from = caretOf(runs, before.indexOf('⟨')).at
  const to = caretOf(runs, before.indexOf('⟩') - 1).at
  const { start, end } = selectedOf(runs, { start: from, end: to })
  const words = wordsOf(runs)
  expect(`${words.slice(0, start)}⟨${words.slice(start, end)}⟩${words.slice(end)}`).toBe(after)
})
