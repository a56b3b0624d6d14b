/** Search in the texts of all files. */
import { applyEdits } from '../../check/report/edits.ts'
import type { Contents } from '../background/messages.ts'
import { inCapitalsOf } from './capitals.ts'
import { withClaims } from './claims.ts'
import type { Selected } from './format.ts'
import { caretOf, cut, type Runs } from './looks.ts'
import { runsOf, wordsIn } from './markdown.ts'
import { hasSigns, type Spot, spotsOf } from './texts.ts'

export interface Match {
  spot: Spot
  /** Where the words begin in the text. */
  index: number
  words: string
  /** What stands around them. */
  before: string
  after: string
}

/** As many characters as are shown on each side. */
const CONTEXT = 50

const endOf = (text: string) =>
  text.length > CONTEXT ? `… ${text.slice(-CONTEXT).replace(/^\S*\s/, '')}` : text

const startOf = (text: string) =>
  text.length > CONTEXT ? `${text.slice(0, CONTEXT).replace(/\s\S*$/, '')} …` : text

/** Whether words are long enough to search for; shorter ones are found nearly everywhere. */
export const isSearched = (wanted: string) => wanted.trim().length >= 2

/** The addresses of links and the names of claims, which are no words: a page is renamed by its own job. */
const SYNTAX = /\]\([^)]*\)|<Claim\b[^<>]*\/>/g

/** Whether all of some words in a text are words, and none of them syntax. */
function isInWords(spot: Spot, start: number, end: number): boolean {
  if (!hasSigns(spot)) return true
  return ![...spot.value.matchAll(SYNTAX)].some(
    (syntax) => syntax.index < end && start < syntax.index + syntax[0].length,
  )
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether no letter goes on before or after some words, as the "s" of a plural would. */
const isWhole = (text: string, start: number, end: number) =>
  !LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end))

/** What is shown of a text without signs on both sides of some of its words. */
export const aroundPlain = (text: string, { start, end }: Selected) => ({
  before: endOf(text.slice(0, start)),
  after: startOf(text.slice(end)),
})

/** What is shown of a text on both sides of some of its words. */
function around(contents: Contents, spot: Spot, { start, end }: Selected) {
  const { value } = spot
  if (!hasSigns(spot)) return aroundPlain(value, { start, end })
  const runs = runsOf(value)
  const shown = (part: Runs) => withClaims(contents, wordsIn(part))
  return {
    before: endOf(shown(cut(runs, 0, caretOf(runs, start).at))),
    after: startOf(shown(cut(runs, caretOf(runs, end).at))),
  }
}

/** Finds words in any case, in the order of the files and of the texts in them; if asked, without parts of longer words. */
export function matchesIn(
  contents: Contents,
  files: readonly string[],
  wanted: string,
  isWholeOnly = false,
): Match[] {
  if (!isSearched(wanted)) return []
  const pattern = new RegExp(RegExp.escape(wanted), 'giu')
  return files.flatMap((file) =>
    spotsOf(file, String(contents[file] ?? '')).flatMap((spot) => {
      // In place of a number, no words can be written.
      if (spot.isNumber) return []
      return [...spot.value.matchAll(pattern)]
        .filter(({ 0: words, index }) => isInWords(spot, index, index + words.length))
        .filter(
          ({ 0: { length }, index }) => !isWholeOnly || isWhole(spot.value, index, index + length),
        )
        .map(({ 0: words, index }) => ({
          spot,
          index,
          words,
          ...around(contents, spot, { start: index, end: index + words.length }),
        }))
    }),
  )
}

/** Whether a place reads already as it would be replaced, such as “load test” by “peak load test”. */
export function isReplaced({ spot, index, words }: Match, wanted: string, replacement: string) {
  const to = inCapitalsOf(words, wanted, replacement)
  const alike = to.toLowerCase()
  return [...alike.matchAll(new RegExp(RegExp.escape(words.toLowerCase()), 'g'))].some((place) => {
    const start = index - place.index
    const there = start < 0 ? '' : spot.value.slice(start, start + to.length)
    // Of the same words, only the capitals may have to become others.
    return to.length === words.length ? there === to : there.toLowerCase() === alike
  })
}

/** Where words stand with a space beside them, which would be one too many without them. */
function withSpace(text: string, { start, end }: Selected): Selected {
  const isSpace = (index: number) => text.charAt(index) === ' '
  if (isSpace(start - 1)) return { start: start - 1, end }
  return { start, end: start === 0 && isSpace(end) ? end + 1 : end }
}

/** What each text is with the words of its matches replaced; by nothing, they go with a space beside them. */
export function replacing(
  matches: readonly Match[],
  wanted: string,
  replacement: string,
): Map<Spot, string> {
  const texts = new Map<Spot, string>()
  for (const [spot, inSpot] of Map.groupBy(matches, ({ spot }) => spot)) {
    const words = inSpot.map(({ index, words }) => {
      const place = { start: index, end: index + words.length }
      return {
        ...(replacement === '' ? withSpace(spot.value, place) : place),
        to: inCapitalsOf(words, wanted, replacement),
      }
    })
    texts.set(spot, applyEdits(spot.value, words))
  }
  return texts
}
