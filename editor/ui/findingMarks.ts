/** Underlines the words that the check has found fault with, in the page and in the box for words. */
import type { Problem } from '../../check/problems.ts'
import type { Spot } from '../document/texts.ts'
import { foundWords, placeOfWords } from './foundWords.ts'
import { spotAt } from './places.ts'
import { indexOf } from './shownTexts.ts'

/** What the style sheets call them. */
const FOUND = 'found'

const LETTER = /[\p{L}\p{N}]/u

/** Whether words go on beside a place: until the check has read it, what is typed may begin with what it found. */
const goesOn = (all: string, at: number) =>
  LETTER.test(all[at - 1] ?? '') && LETTER.test(all[at] ?? '')

/** The place of some words in an element, whatever looks they have; undefined if it does not show them. */
function rangeIn(element: Element, words: string, nth: number): Range | undefined {
  const all = element.textContent
  const from = placeOfWords(all, words, nth)
  if (from === -1 || goesOn(all, from) || goesOn(all, from + words.length)) return undefined
  const page = element.ownerDocument
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  let at = 0
  for (let text = texts.nextNode(); text && at < from + words.length; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0
    if (at <= from && from < at + length) range.setStart(text, from - at)
    range.setEnd(text, Math.min(from + words.length - at, length))
    at += length
  }
  return range
}

/** Words that are underlined, and why. */
export interface Underlined {
  finding: Problem
  range: Range
}

/**
 * Underlines the words of findings, as a word processor does.
 *
 * @param elementsOf the elements that show a text
 */
function underline(
  { CSS, Highlight }: typeof globalThis,
  findings: readonly Problem[],
  elementsOf: (text: Spot) => Iterable<Element>,
): Underlined[] {
  const all: Underlined[] = []
  for (const finding of findings) {
    const text = spotAt(finding)
    const asked = text && foundWords(finding, text)
    if (!asked) continue
    for (const element of elementsOf(text)) {
      const range = rangeIn(element, asked.words, asked.nth)
      if (range) all.push({ finding, range })
    }
  }
  // Firefox has highlights since the middle of 2025.
  if ('highlights' in CSS)
    CSS.highlights.set(FOUND, new Highlight(...all.map(({ range }) => range)))
  return all
}

/** Underlines them in the page, given the texts that it shows. */
export function markFindings(
  page: Document,
  texts: readonly Spot[],
  findings: readonly Problem[],
): void {
  const elementsOf = (text: Spot) => page.querySelectorAll(`[data-spot="${indexOf(text, texts)}"]`)
  if (page.defaultView) underline(page.defaultView, findings, elementsOf)
}

/** Underlines them in the box for the words of a text. */
export const markFindingsIn = (
  box: Element,
  open: Spot,
  findings: readonly Problem[],
): Underlined[] =>
  underline(window, findings, ({ file, start }) =>
    file === open.file && start === open.start ? [box] : [],
  )
