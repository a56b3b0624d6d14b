/** @jest-environment node */
import { expect, it } from '@jest/globals'
import {
  addressAt,
  bolded,
  breaksAfter,
  type Formatted,
  italicized,
  linked,
  listed,
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
  ['⟨one **two**⟩ three', '**⟨one two⟩** three'],
  ['⟨one\n\n- two ⟩', '⟨**one**\n\n- **two**⟩ '],
  ['one ⟨⟩two', 'one **⟨bold words⟩**two'],
  ['one⟨ ⟩two', 'one⟨ ⟩two'],
  ['one tw⟨⟩o three', 'one **⟨two⟩** three'],
])('makes words bold, or plain again: %s', (before, after) => {
  expect(marked(bolded(...selection(before)))).toBe(after)
})

it.each([
  ['one ⟨two⟩ three', 'one _⟨two⟩_ three'],
  ['one _⟨two⟩_ three', 'one ⟨two⟩ three'],
  ['one *tw⟨⟩o* three', 'one tw⟨⟩o three'],
  ['one **two ⟨three⟩**', 'one **two _⟨three⟩_**'],
  ['one ⟨**two**⟩ three', 'one _⟨**two**⟩_ three'],
  ['one ⟨[two](/a_b)⟩ three', 'one *⟨[two](/a_b)⟩* three'],
  ['⟨one\n\n- two ⟩', '⟨_one_\n\n- _two_⟩ '],
  ['one ⟨⟩', 'one _⟨words in italics⟩_'],
  ['one⟨⟩', 'one _⟨words in italics⟩_'],
  ['one ⟨⟩two', 'one _⟨words in italics⟩_ two'],
  ['one tw⟨⟩o three', 'one _⟨two⟩_ three'],
  ['one ⟨so⟩ftly', 'one _⟨softly⟩_'],
])('puts words in italics, or takes these away: %s', (before, after) => {
  expect(marked(italicized(...selection(before)))).toBe(after)
})

it.each([
  ['one ⟨two⟩ three', 'one [⟨two⟩](/new) three'],
  ['one⟨ two ⟩three', 'one [⟨two⟩](/new) three'],
  ['one⟨ ⟩two', 'one [⟨A page⟩](/new) two'],
  ['one ⟨⟩three', 'one [⟨A page⟩](/new) three'],
  ['one⟨⟩.', 'one [⟨A page⟩](/new).'],
  ['one tw⟨⟩o three', 'one [⟨two⟩](/new) three'],
  ['one [⟨two⟩](/old) three', 'one [⟨two⟩](/new) three'],
  ['one [two th⟨⟩ree](/old)', 'one [two th⟨⟩ree](/new)'],
  ['one [two](/o⟨⟩ld)', 'one [two⟨⟩](/new)'],
  ['one ⟨[two](/old)⟩ three', 'one [⟨two⟩](/new) three'],
  ['⟨one [two](/old)⟩ three', '[⟨one two⟩](/new) three'],
])('makes words a link, and never one in another: %s', (before, after) => {
  expect(marked(linked(...selection(before), { path: '/new', title: 'A page' }))).toBe(after)
})

it('knows where a link leads, and takes it away', () => {
  expect(addressAt(...selection('one [tw⟨o⟩](/old) three'))).toBe('/old')
  expect(addressAt(...selection('⟨one⟩ [two](/old)'))).toBeUndefined()
  expect(marked(unlinked(...selection('one [tw⟨o⟩](/old) three')))).toBe('one ⟨two⟩ three')
  expect(marked(unlinked(...selection('one [tw⟨⟩o](/old) three')))).toBe('one tw⟨⟩o three')
  expect(marked(unlinked(...selection('⟨one⟩ [two](/old)')))).toBe('⟨one⟩ [two](/old)')
})

it('makes lines a list, and items lines', () => {
  expect(listed('one\n\n- two').text).toBe('- one\n- two')
  expect(listed('- one\n- two').text).toBe('one\ntwo')
})

it.each([
  ['one', '\n\n'],
  ['one\n', '\n'],
  ['one\n\n', ''],
  ['', ''],
  ['- one', '\n'],
])('starts a paragraph, or the next line of a list: %j', (before, breaks) => {
  expect(breaksAfter(before)).toBe(breaks)
})

it.each([
  ['one', '\n\n'],
  ['one\n\n', '\n'],
  ['one\n\n\n', ''],
])('leads out of a note by another empty line at its end: %j', (before, breaks) => {
  expect(breaksAfter(before, true)).toBe(breaks)
})
