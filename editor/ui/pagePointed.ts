/** What a click or a key in the page is meant for: a text, a sentence of it, or the file that words come from. */
import { splitter } from '../../check/parse/passages.ts'
import type { Contents } from '../background/messages.ts'
import { originAt, originOfDrawing } from '../document/origins.ts'
import type { Spot } from '../document/texts.ts'
import { asShown } from '../preview/order.ts'

/** The sentence at or next to a point of the frame, the place of that point in it, and whether the point is on its text. */
export function sentenceAt(frame: Document, x: number, y: number) {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const { segment = '', index = 0 } =
    splitter.segment(text).containing(Math.min(offset, text.length - 1)) ?? {}
  const sentence = segment.trim()
  const caret = offset - index - segment.indexOf(sentence)
  const range = frame.createRange()
  if (node) range.selectNodeContents(node)
  const isHit = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  )
  return { sentence, caret: Math.min(Math.max(caret, 0), sentence.length), isHit }
}

export type Sentence = ReturnType<typeof sentenceAt> & { marked?: number }

/** The words marked in a text of the frame, by a double click or by dragging, as part of their sentence. */
export function markedIn(frame: Document): Sentence | undefined {
  const selection = frame.getSelection()
  if (!selection || selection.isCollapsed) return undefined
  const { startContainer: node, endContainer, startOffset, endOffset } = selection.getRangeAt(0)
  // Of several texts, none can be opened, and the words between looks are not known as a place in one.
  if (node !== endContainer || node.nodeType !== 3) return undefined
  const text = node.textContent ?? ''
  const { index = 0, segment = '' } = splitter.segment(text).containing(startOffset) ?? {}
  const from = index + (segment.length - segment.trimStart().length)
  const sentence = text.slice(from, Math.max(endOffset, index + segment.length)).trimEnd()
  return { sentence, caret: startOffset - from, marked: endOffset - startOffset, isHit: true }
}

/** The text that a click or a key opens. A click beside the only text of a cell or a line is meant for that. */
export function textAt(target: Element, isHit = true): HTMLElement | null | undefined {
  const [inside, ...more] = isHit ? [] : target.querySelectorAll<HTMLElement>('[data-spot]')
  if (inside && more.length === 0) return inside
  const around = target.closest?.<HTMLElement>('[data-spot], [data-computed]')
  return around?.dataset.spot === undefined ? null : around
}

/** The text of the page that a key leads to: the next one or the one before, or the first that is a screen away. */
export function textAfter({ key, target }: KeyboardEvent): HTMLElement | undefined {
  const here = target as HTMLElement
  if (!/^(?:Arrow|Page)(?:Up|Down)$/.test(key)) return undefined
  const texts = asShown(
    [...here.ownerDocument.querySelectorAll<HTMLElement>('[data-spot]')].filter((text) =>
      text.checkVisibility(),
    ),
  )
  const index = texts.indexOf(here)
  if (index === -1) return undefined
  const others = key.endsWith('Down') ? texts.slice(index + 1) : texts.slice(0, index).reverse()
  if (key.startsWith('Arrow')) return others[0]
  const topOf = (text: HTMLElement) => text.getBoundingClientRect().top
  const screen = here.ownerDocument.documentElement.clientHeight
  return others.find((text) => Math.abs(topOf(text) - topOf(here)) > screen) ?? others.at(-1)
}

/** What a block may compute. */
const COMPUTED = 'table, figure, dl'

/** What opens on the website, such as the menu on a phone. */
const OPENER = '.site-header :is(button, summary, [data-search])'

/** Whether a click is on what opens the menu or the search of the website. */
export const isOpener = (target: Element) => target.closest(OPENER) !== null

/** The file that a block or a drawing takes the words from which were clicked. The scale of a document is from none. */
export function originOfWords(words: Element, spots: readonly Spot[], contents: Contents) {
  const drawn = words.closest('[data-computed]')?.closest<HTMLElement>('[data-spot]')
  const drawing = spots[Number(drawn?.dataset.spot ?? -1)]
  if (drawing?.kind === 'prop')
    return originOfDrawing(String(contents[drawing.file] ?? ''), Number(drawing.path[1]))
  if (drawing) return undefined
  const section = words.closest(COMPUTED)?.closest('section')
  const heading = section?.querySelector<HTMLElement>('[data-spot]')
  const spot = spots[Number(heading?.dataset.spot ?? -1)]
  return spot && originAt(String(contents[spot.file] ?? ''), spot.start)
}
