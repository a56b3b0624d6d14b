/** @jest-environment node */
import { expect, it } from '@jest/globals'
import {
  addressAt,
  behindLink,
  bolded,
  type Formatted,
  linked,
  listed,
  paragraphed,
  unlinked,
} from './format.ts'

/** A text with its selection between brackets of their own. */
const marked = ({ text, selected: { start, end } }: Formatted) =>
  `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`

function selection(shown: string): [text: string, selected: Formatted['selected']] {
  const start = shown.indexOf('⟨')
  const end = shown.indexOf('⟩') - 1
  return [shown.replace(/[⟨⟩]/g, ''), { start, end }]
}

it.each([
  ['one ⟨two⟩ three', 'one **⟨two⟩** three'],
  ['one⟨ two ⟩three', 'one **⟨two⟩** three'],
  ['one **⟨two⟩** three', 'one ⟨two⟩ three'],
  ['one ⟨**two**⟩ three', 'one ⟨two⟩ three'],
  ['one **[⟨two⟩](/two)** three', 'one ⟨[two](/two)⟩ three'],
  ['one **two thr⟨⟩ee** four', 'one two thr⟨⟩ee four'],
  ['one **⟨⟩two** three', 'one ⟨⟩two three'],
  ['one *⟨⟩*two** three', 'one ⟨⟩two three'],
  ['one **two⟨⟩** three', 'one **two**⟨⟩ three'],
  ['one **two ⟨⟩**', 'one **two** ⟨⟩'],
  ['⟨one **two**⟩ three', '**⟨one two⟩** three'],
  ['one ⟨⟩two', 'one **⟨bold words⟩**two'],
])('makes words bold, or plain again: %s', (before, after) => {
  expect(marked(bolded(...selection(before)))).toBe(after)
})

it.each([
  ['one ⟨two⟩ three', 'one [⟨two⟩](/new) three'],
  ['one ⟨⟩three', 'one [⟨A page⟩](/new)three'],
  ['one [⟨two⟩](/old) three', 'one [⟨two⟩](/new) three'],
  ['one [two th⟨⟩ree](/old)', 'one [two th⟨⟩ree](/new)'],
  ['one [two](/o⟨⟩ld)', 'one [two⟨⟩](/new)'],
  ['one ⟨[two](/old)⟩ three', 'one [⟨two⟩](/new) three'],
  ['⟨one [two](/old)⟩ three', '[⟨one two⟩](/new) three'],
])('makes words a link, and never one in another: %s', (before, after) => {
  expect(marked(linked(...selection(before), { path: '/new', title: 'A page' }))).toBe(after)
})

it('knows where a link leads, and takes it away', () => {
  const link = selection('one [tw⟨o⟩](/old) three')
  expect(addressAt(...link)).toBe('/old')
  expect(marked(unlinked(...link))).toBe('one ⟨two⟩ three')
  expect(marked(unlinked(...selection('one [tw⟨⟩o](/old) three')))).toBe('one tw⟨⟩o three')
  expect(addressAt(...selection('⟨one⟩ [two](/old)'))).toBeUndefined()
})

it('leads a caret at the end of a link behind it', () => {
  const led = behindLink(...selection('one [two ⟨⟩](/old)three'))
  expect(led && marked(led)).toBe('one [two](/old) ⟨⟩three')
  for (const elsewhere of ['one [t⟨⟩wo](/old)', 'one [two](/old)⟨⟩', 'one [tw⟨o⟩](/old)'])
    expect(behindLink(...selection(elsewhere))).toBeUndefined()
})

it('makes lines a list, and items lines', () => {
  expect(listed('one\n\n- two').text).toBe('- one\n- two')
  expect(listed('- one\n- two').text).toBe('one\ntwo')
})

it.each([
  ['one⟨⟩ two', 'one\n\n⟨⟩ two'],
  ['one ⟨two⟩ three', 'one \n\n⟨⟩ three'],
  ['one\n⟨⟩', 'one\n\n⟨⟩'],
  ['one\n\n⟨⟩two', 'one\n\n⟨⟩two'],
  ['⟨⟩one', '⟨⟩one'],
  ['- one⟨⟩', '- one\n⟨⟩'],
])('starts a paragraph, or the next line of a list: %j', (before, after) => {
  expect(marked(paragraphed(...selection(before)))).toBe(after)
})
