/** Words as the box for them shows them: bold words bold, italics as such, links as links, and the signs around them out of sight. */
import type { Pair, Run } from './markdown.ts'

export type Runs = readonly Run[]

/** A part of the words that are shown. */
export interface Shown {
  start: number
  end: number
}

/** A place among the words that are shown, and the signs between which letters stand that are typed there. */
export interface Caret {
  at: number
  pairs: readonly Pair[]
}

export const isBold = ({ opening }: Pair) => opening === '**'
export const isItalic = ({ opening }: Pair) => /^[*_]$/.test(opening)
const isStress = (pair: Pair) => isBold(pair) || isItalic(pair)
export const isCode = ({ opening }: Pair) => opening === '`'
export const isLink = ({ opening }: Pair) => opening === '['

/** Where a link leads. */
export const addressOf = ({ closing }: Pair) => closing.slice(']('.length, -')'.length)

/** How a run is written. */
const writtenIn = ({ text, claim }: Run) => claim ?? text

/** A passage that looks unlike the words around it, or leads somewhere. */
export interface Look {
  pair: Pair
  words: string
}

/** The passages between signs, in their order. */
export const looksOf = (runs: Runs): Look[] =>
  [...new Set(runs.flatMap(({ pairs }) => pairs))].map((pair) => ({
    pair,
    words: runs
      .filter(({ pairs }) => pairs.includes(pair))
      .map(writtenIn)
      .join(''),
  }))

/** The words without their signs. */
export const shownOf = (runs: Runs): string => runs.map(({ text }) => text).join('')

/** The signs between words that stand in some pairs and words that stand in others, each with the pairs behind it. */
export function signsBetween(before: readonly Pair[], after: readonly Pair[]) {
  const different = before.findIndex((pair, depth) => pair !== after[depth])
  const shared = different === -1 ? before.length : different
  const closings = before
    .map(({ closing }, depth) => ({ sign: closing, pairs: before.slice(0, depth) }))
    .slice(shared)
    .reverse()
  const openings = after
    .map(({ opening }, depth) => ({ sign: opening, pairs: after.slice(0, depth + 1) }))
    .slice(shared)
  return [...closings, ...openings]
}

/** Writes the words up to a place, with the signs before it. */
function writtenTo(runs: Runs, { at, pairs }: Caret): string {
  let written = ''
  let open: readonly Pair[] = []
  for (const run of [...cut(runs, 0, at), { text: '', pairs }]) {
    written += signsBetween(open, run.pairs)
      .map(({ sign }) => sign)
      .join('')
    written += writtenIn(run)
    open = run.pairs
  }
  return written
}

/** A part of the words. */
export function cut(runs: Runs, start: number, end = Number.POSITIVE_INFINITY): Runs {
  let at = 0
  return runs.flatMap((run) => {
    const from = at
    at += run.text.length
    const text = run.text.slice(Math.max(start - from, 0), Math.max(end - from, 0))
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** Writes the words with their signs. */
export const wordsOf = (runs: Runs): string =>
  writtenTo(runs, { at: Number.POSITIVE_INFINITY, pairs: [] })

/** Which of the words stand between a pair of signs. */
export function rangeOf(runs: Runs, pair: Pair): Shown {
  const first = runs.findIndex(({ pairs }) => pairs.includes(pair))
  const last = runs.findLastIndex(({ pairs }) => pairs.includes(pair))
  const lengthOf = (count: number) => shownOf(runs.slice(0, count)).length
  return { start: lengthOf(first), end: lengthOf(last + 1) }
}

/** The signs between which a letter stands. */
export const pairsOfLetter = (runs: Runs, at: number) => cut(runs, at, at + 1)[0]?.pairs ?? []

/** What is typed at a place goes on as the letter before it; but what follows a link or code is none. */
export function caretAt(runs: Runs, at: number): Caret {
  const before = at > 0 ? pairsOfLetter(runs, at - 1) : []
  const after = pairsOfLetter(runs, at)
  const left = before.findIndex((pair) => !isStress(pair) && !after.includes(pair))
  return { at, pairs: left === -1 ? before : before.slice(0, left) }
}

/** Where a place in the written words is among those shown. */
export function caretOf(runs: Runs, offset: number): Caret {
  let open: readonly Pair[] = []
  let written = 0
  let at = 0
  for (const run of [...runs, { text: '', pairs: [] }]) {
    const { text, pairs, claim } = run
    const { length } = writtenIn(run)
    for (const { sign, pairs: behind } of signsBetween(open, pairs)) {
      if (offset < written + sign.length) return { at, pairs: open }
      written += sign.length
      open = behind
    }
    const place = claim ? Number(offset === written + length) : offset - written
    if (offset <= written + length) return { at: at + place, pairs }
    written += length
    at += text.length
  }
  return { at, pairs: [] }
}

/** Where a place among the words shown is in those written. */
export const offsetOf = (runs: Runs, caret: Caret): number => writtenTo(runs, caret).length

/** What is selected of the written words: pairs of signs with both of their ends, or with none. */
export function selectedOf(runs: Runs, { start, end }: Shown): Shown {
  const [first, ...others] = cut(runs, start, end)
  const isShared = (pair: Pair) => others.every(({ pairs }) => pairs.includes(pair))
  const pairs = first?.pairs.filter(isShared) ?? []
  const [left] = pairsOfLetter(runs, start).slice(pairs.length)
  const [right] = pairsOfLetter(runs, end - 1).slice(pairs.length)
  const from = left ? rangeOf(runs, left).start : start
  const to = right ? rangeOf(runs, right).end : end
  return { start: offsetOf(runs, { at: from, pairs }), end: offsetOf(runs, { at: to, pairs }) }
}
