/** What a result shows of a text: the part where most of the words stand that were found, with these marked. */
import { termOf, wordsIn } from './terms.ts'

/** A stretch of text, marked or not. */
export interface Piece {
  text: string
  marked: boolean
}

/** How much of a text is shown, in characters, and how far back a sentence may begin to be shown from its start. */
const LENGTH = 170
const BACK = 60

/** Parts a text into what was found and what stands between. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { word, from, to } of wordsIn(text)) {
    if (!terms.has(termOf(word) ?? '')) continue
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false })
    pieces.push({ text: text.slice(from, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

/** A part of a text of about 170 characters, parted likewise; its start where nothing of it was found. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = wordsIn(text).filter(({ word }) => terms.has(termOf(word) ?? ''))
  const within = (start: number) =>
    new Set(
      found.filter(({ from, to }) => from >= start && to <= start + LENGTH).map(({ word }) => termOf(word)),
    ).size
  const best = found
    .map(({ from }) => startBefore(text, from))
    .reduce((one, other) => (within(other) > within(one) ? other : one), 0)
  const end = text.length - best <= LENGTH ? text.length : text.lastIndexOf(' ', best + LENGTH)
  const cut = text.slice(best, end).replace(/[,;:]$/, '')
  const isWithinSentence = best > 0 && !/[.!?] $/.test(text.slice(0, best))
  return marked(`${isWithinSentence ? '…' : ''}${cut}${end < text.length ? '…' : ''}`, terms)
}

/** Where an excerpt begins that leads to a word: at its sentence if that is near, else a few words before it. */
function startBefore(text: string, at: number): number {
  const from = Math.max(0, at - BACK)
  const before = text.slice(from, at)
  const sentence = /.*[.!?] /s.exec(before)?.[0]
  if (sentence !== undefined) return from + sentence.length
  return from === 0 ? 0 : from + before.indexOf(' ') + 1
}
