/** The box for the open text, laid over that text in the page, so that one writes where one reads. */
import { folded } from '../../check/parse/passages.ts'
import { headOf, visibleIn } from './pageSight.ts'
import { WordsBox, type WordsField } from './wordsBox.ts'

/** What makes letters stand where the page has them. */
const LETTERS = [
  'color',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variation-settings',
  'font-weight',
  'hyphens',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'text-wrap-style',
  'word-spacing',
]

/** The class of a box that lies over the page. */
const IN_PAGE = 'in-page'

/** As long as a second click still goes to the page, which marks the word at a double click; in milliseconds. */
const DOUBLE_CLICK = 500

/** As far as letters, such as those of titles, may reach out of their lines; in pixels. */
const OVERHANG = 8

/** Which of the elements that show its text a box lies over; -1 if none of them has room for it. */
const places = new WeakMap<WordsField, number>()

const styleOf = (element: Element) =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element)

const isInline = (element: Element) => styleOf(element).display.startsWith('inline')

/** Whether an element shows some words and nothing else, as lines of their own that nothing turns or scales. */
function hasRoomFor(words: string, element: HTMLElement): boolean {
  return (
    folded(element.textContent) === folded(words) &&
    // A drawing has no such width, and what only screen readers see is a pixel wide.
    element.offsetWidth > 1 &&
    element.offsetWidth === Math.round(element.getBoundingClientRect().width) &&
    !isInline(element) &&
    [...element.querySelectorAll('*')].every(isInline)
  )
}

/** The element of the open text that its box lies over, the same as long as it is open. */
export function elementUnder(field: WordsField, page: Document): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>('[data-chosen]')]
  const known = places.get(field)
  if (known !== undefined) return all[known]
  const visible = visibleIn(page, '[data-chosen]')
  const found = visible.find((element) => !element.closest('nav')) ?? visible[0]
  const words = field instanceof HTMLTextAreaElement ? field.value : field.textContent
  const place = found && hasRoomFor(words, found) ? all.indexOf(found) : -1
  places.set(field, place)
  return all[place]
}

/** The color that is seen behind the words of an element. */
function paperOf(element: Element): string {
  const { backgroundColor } = styleOf(element)
  const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
  if (!isClear || !element.parentElement) return backgroundColor
  return paperOf(element.parentElement)
}

/** The lines of an element, in pixels of the page. */
interface Lines {
  left: number
  top: number
  width: number
  height: number
  /** Whether the element is as wide as its words, such as a button. */
  isFitted: boolean
  /** Whether they stand in the middle of the element, as in a cell or a button. */
  isCentered: boolean
}

function linesOf(element: HTMLElement): Lines {
  const style = styleOf(element)
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  const inset = (side: string) => pixels(`padding-${side}`) + pixels(`border-${side}-width`)
  const box = element.getBoundingClientRect()
  const left = box.left + inset('left')
  const width = box.right - inset('right') - left
  const start = box.top + inset('top')
  const words = element.ownerDocument.createRange()
  words.selectNodeContents(element)
  const [line, ...others] = words.getClientRects()
  const lineHeight = pixels('line-height')
  const first = line && lineHeight ? line.top - (lineHeight - line.height) / 2 : start
  // What is left of a line beside its letters is rounded, and would move them by a pixel.
  const top = Math.abs(first - start) < 2 ? start : first
  return {
    left,
    top,
    width,
    height: box.bottom - inset('bottom') - top,
    isFitted: line !== undefined && others.length === 0 && Math.abs(line.width - width) < 1,
    isCentered: style.display === 'table-cell' || style.display.endsWith('flex'),
  }
}

/** Lays a box over an element of the page, in the letters of that. */
function place(field: WordsField, element: HTMLElement): void {
  const page = element.ownerDocument
  const frame = page.defaultView?.frameElement as HTMLElement | null
  if (!frame) return
  element.style.minBlockSize = ''
  const { left, top, width, height, isFitted, isCentered } = linesOf(element)
  const at = frame.getBoundingClientRect()
  // At the width of a desktop, the page is shown in small.
  const scale = at.width / frame.offsetWidth
  const style = styleOf(element)
  field.classList.add(IN_PAGE)
  for (const name of LETTERS) field.style.setProperty(name, style.getPropertyValue(name))
  Object.assign(field.style, {
    left: `${at.left + left * scale}px`,
    top: `${at.top + top * scale}px`,
    inlineSize: isFitted ? 'max-content' : `${width}px`,
    minInlineSize: `${width}px`,
    minBlockSize: isCentered ? '0' : `${height}px`,
    background: paperOf(element),
    transform: scale === 1 ? '' : `scale(${scale})`,
  })
  // A line that has been begun, and is not in the page yet, has room there.
  const missing = field.offsetHeight - height
  if (missing > 1) element.style.minBlockSize = `${element.offsetHeight + missing}px`
  const above = Math.max(headOf(page) - top, -OVERHANG)
  const below = Math.max(top + field.offsetHeight - page.documentElement.clientHeight, -OVERHANG)
  field.style.clipPath = `inset(${above}px -${OVERHANG}px ${below}px)`
}

/** Takes a box out of the page, back to its label. */
function takeOut(field: WordsField): void {
  if (!field.classList.contains(IN_PAGE)) return
  field.classList.remove(IN_PAGE)
  field.removeAttribute('style')
}

/** Scrolls the page so that the place that one writes at is in sight. */
function bringCaretIntoSight(field: WordsField, page: Document): void {
  const frame = page.defaultView?.frameElement
  const selection = document.getSelection()
  if (!frame || document.activeElement !== field || !selection?.rangeCount) return
  const isBox = field instanceof WordsBox
  const caret = (isBox ? selection.getRangeAt(0) : field).getBoundingClientRect()
  const { top, bottom } = frame.getBoundingClientRect()
  const below = Math.max(Math.ceil(caret.bottom + OVERHANG - bottom), 0)
  const above = Math.max(Math.ceil(top + headOf(page) - caret.top + OVERHANG), 0)
  // A caret on a line without letters has no height.
  if (caret.height === 0 || (below === 0 && above === 0)) return
  page.defaultView?.scrollBy({ top: below || -above, behavior: 'instant' })
}

/**
 * Lays the box of the open text over it in the page, as long as it is rendered like that.
 *
 * @param isPointed whether the text was clicked, perhaps for the first time of two
 * @returns what ends following the page
 */
export function layInPage(
  field: HTMLElement & WordsField,
  element: HTMLElement | undefined,
  isPointed: boolean,
): () => void {
  if (!element) {
    takeOut(field)
    return () => {}
  }
  const page = element.ownerDocument
  const view = page.defaultView
  const isNew = !field.classList.contains(IN_PAGE)
  const follow = () => place(field, element)
  follow()
  if (isNew && isPointed) {
    field.style.pointerEvents = 'none'
    setTimeout(() => field.style.removeProperty('pointer-events'), DOUBLE_CLICK)
  }
  const scroll = ({ deltaY }: WheelEvent) => view?.scrollBy({ top: deltaY, behavior: 'instant' })
  const size = new ResizeObserver(follow)
  for (const moving of [element, page.body, field]) size.observe(moving)
  page.addEventListener('scroll', follow)
  window.addEventListener('resize', follow)
  // By the page's own window, since it has its new colors only then.
  const scheme = view?.matchMedia('(prefers-color-scheme: dark)')
  scheme?.addEventListener('change', follow)
  field.addEventListener('wheel', scroll, { passive: true })
  // Of a text area, the browser does not tell where the caret is.
  const moves = field instanceof WordsBox ? 'selectionchange' : 'input'
  const keepUp = () => bringCaretIntoSight(field, page)
  document.addEventListener(moves, keepUp)
  return () => {
    element.style.minBlockSize = ''
    size.disconnect()
    page.removeEventListener('scroll', follow)
    window.removeEventListener('resize', follow)
    scheme?.removeEventListener('change', follow)
    field.removeEventListener('wheel', scroll)
    document.removeEventListener(moves, keepUp)
  }
}
