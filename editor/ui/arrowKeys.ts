/** Arrow keys that lead from text to text, as in a document. */
import { REPLACE } from '../../check/parse/passages.ts'
import type { Spot } from '../document/texts.ts'
import { choose } from './choice.ts'
import { openBeside } from './shownTexts.ts'
import { cellAbove, cellBelow } from './tableCells.ts'
import { WordsBox, type WordsField } from './wordsBox.ts'

/** Which text an arrow goes on in, and whether it moves by lines. */
const ARROWS = new Map<string, { step: -1 | 1; isVertical: boolean }>([
  ['ArrowUp', { step: -1, isVertical: true }],
  ['ArrowLeft', { step: -1, isVertical: false }],
  ['ArrowDown', { step: 1, isVertical: true }],
  ['ArrowRight', { step: 1, isVertical: false }],
])

/** The height of a line as it is shown, in pixels: the page may be shown in small. */
const lineOf = (field: WordsField) =>
  Number.parseFloat(getComputedStyle(field).lineHeight) *
  (field.getBoundingClientRect().height / field.offsetHeight)

/** Whether the caret is at the end of a text that a step leads to. */
function isAtEnd(field: WordsField, step: -1 | 1): boolean {
  if (step === -1) return field.selectionEnd === 0
  if (field instanceof WordsBox) return field.around.after === ''
  return field.selectionStart === field.value.length
}

interface Edge {
  isIn: boolean
  left?: number
}

/** How far to the right the caret was when the first of several keys led up or down: lines between may be shorter. */
const columns = new WeakMap<WordsField, number>()

/** Keeps to a column until the caret is put elsewhere. */
function keepColumn(field: WordsField, left: number): void {
  const isKept = columns.has(field)
  columns.set(field, left)
  if (isKept) return
  field.addEventListener('pointerdown', () => columns.delete(field), { once: true })
}

/** Whether the caret is in the last line that a step leads to, and how far to the right, as far as the browser tells. */
function edgeIn(field: WordsField, step: -1 | 1): Edge {
  const line = lineOf(field)
  // Of a text area, nothing tells in which line the caret is.
  if (field instanceof HTMLTextAreaElement) {
    const isOneLine = field.getBoundingClientRect().height < 1.5 * line
    return { isIn: isOneLine || isAtEnd(field, step) }
  }
  const caret = document.getSelection()?.getRangeAt(0).getBoundingClientRect()
  // On a line without letters, it has no height.
  if (!caret?.height) return { isIn: isAtEnd(field, step) }
  const words = document.createRange()
  words.selectNodeContents(field)
  const { top, bottom } = words.getBoundingClientRect()
  const away = step === 1 ? bottom - caret.bottom : caret.top - top
  return { isIn: away < line / 2, left: caret.left }
}

/** Puts the caret of the text that has been opened into its first or last line, right below or above where it was. */
function putCaret(left: number, step: -1 | 1): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement || field instanceof WordsBox)) return
  // What has to be replaced as a whole is selected as a whole.
  if (field.value.startsWith(REPLACE)) return
  const box = field.getBoundingClientRect()
  const half = lineOf(field) / 2
  const x = Math.min(Math.max(left, box.left + 1), box.right - 1)
  const y = step === 1 ? box.top + half : box.bottom - half
  const { offsetNode, offset = 0 } = document.caretPositionFromPoint?.(x, y) ?? {}
  if (field instanceof HTMLTextAreaElement && offsetNode === field)
    field.setSelectionRange(offset, offset)
  else if (offsetNode && field.contains(offsetNode))
    document.getSelection()?.collapse(offsetNode, offset)
  keepColumn(field, left)
}

/** Opens the text above or below; returns whether there is one. */
function openNext(spot: Spot | undefined, step: -1 | 1, isVertical: boolean): boolean {
  const cell = step === 1 ? cellBelow : cellAbove
  const beside = isVertical && spot?.kind === 'tableCell' ? cell(spot) : undefined
  if (!beside) return openBeside(step, { isAtEdge: true })
  choose(beside, beside.value, step === 1 ? 0 : beside.value.length)
  return true
}

/** Goes on in the text above or below where an arrow leads no further in its own; returns whether it did. */
export function goOnByArrow(
  key: string,
  spot: Spot | undefined,
  field: WordsField | null,
): boolean {
  const arrow = ARROWS.get(key)
  if (!arrow && field) columns.delete(field)
  if (!arrow || !field || field.selectionStart !== field.selectionEnd) return false
  const { step, isVertical } = arrow
  const { isIn, left }: Edge = isVertical ? edgeIn(field, step) : { isIn: isAtEnd(field, step) }
  const column = isVertical ? (columns.get(field) ?? left) : undefined
  if (column === undefined) columns.delete(field)
  else keepColumn(field, column)
  if (!isIn || !openNext(spot, step, isVertical)) return false
  if (column !== undefined) requestAnimationFrame(() => putCaret(column, step))
  return true
}
