/** Underlines the words that the check has found fault with, in the page and in the box for words. */
import type { Problem } from '../../check/problems.ts'
import type { Spot } from '../document/texts.ts'
import { spotAt } from './places.ts'
import { indexOf } from './shownTexts.ts'

/** What the style sheets call them. */
const FOUND = 'found'

/** The words that a finding is about, if it is about some, and how often they stand before in their text. */
function wordsOf({ fix, guesses = [], found, offset }: Problem, { value, start }: Spot) {
  const quoted = /^["“]([^"”]+)["”]/.exec(found)?.[1]
  const words = (fix ?? guesses[0])?.from ?? quoted ?? ''
  if (words.trim() === '') return undefined
  return { words, nth: value.slice(0, Math.max(offset - start, 0)).split(words).length - 1 }
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether words go on beside a place: until the check has read it, what is typed may begin with what it found. */
const goesOn = (all: string, at: number) =>
  LETTER.test(all[at - 1] ?? '') && LETTER.test(all[at] ?? '')

/** The place of some words in an element, whatever looks they have; undefined if it does not show them. */
function rangeIn(element: Element, words: string, nth: number): Range | undefined {
  const all = element.textContent
  let from = all.indexOf(words)
  for (let count = 0; count < nth && from !== -1; count++) from = all.indexOf(words, from + 1)
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

/**
 * Underlines the words of findings, as a word processor does.
 *
 * @param elementsOf the elements that show a text
 */
function underline(
  { CSS, Highlight }: typeof globalThis,
  findings: readonly Problem[],
  elementsOf: (text: Spot) => Iterable<Element>,
): void {
  // Firefox has highlights since the middle of 2025.
  if (!('highlights' in CSS)) return
  const found = new Highlight()
  for (const finding of findings) {
    const text = spotAt(finding)
    const asked = text && wordsOf(finding, text)
    if (!asked) continue
    for (const element of elementsOf(text)) {
      const range = rangeIn(element, asked.words, asked.nth)
      if (range) found.add(range)
    }
  }
  CSS.highlights.set(FOUND, found)
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
export const markFindingsIn = (box: Element, open: Spot, findings: readonly Problem[]): void =>
  underline(window, findings, ({ file, start }) =>
    file === open.file && start === open.start ? [box] : [],
  )
