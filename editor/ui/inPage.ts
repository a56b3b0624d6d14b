/** The box for the open text, laid over that text in the page, so that one writes where one reads. */
import { linesOf, shows } from './pageLines.ts'
import { headOf, visibleIn } from './pageSight.ts'
import { WordsBox, type WordsField } from './wordsBox.ts'

/** The class of a box that lies over the page. */
const IN_PAGE = 'in-page'

/** As long as a second click still goes to the page, which marks the word at a double click; in milliseconds. */
const DOUBLE_CLICK = 500

/** As far as letters, such as those of titles, may reach out of their lines; in pixels. */
const OVERHANG = 8

/** Which of the elements that show its text a box lies over; -1 if none of them has room for it. */
const places = new WeakMap<WordsField, number>()

/**
 * The element of the open text that its box lies over, the same as long as it is open.
 *
 * @param pointed the one that was clicked, if any
 */
export function elementUnder(
  field: WordsField,
  page: Document,
  pointed?: Element,
): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>('[data-chosen]')]
  const known = places.get(field)
  if (known !== undefined) return all[known]
  const visible = visibleIn(page, '[data-chosen]')
  const found =
    visible.find((element) => element === pointed) ??
    visible.find((element) => !element.closest('nav, [data-computed]')) ??
    visible[0]
  const words = field instanceof HTMLTextAreaElement ? field.value : field.textContent
  const isWritten = found && !found.closest('[data-computed]') && shows(words, found)
  const place = isWritten && linesOf(found) ? all.indexOf(found) : -1
  places.set(field, place)
  return all[place]
}

/** The color that is seen behind the words of an element. */
function paperOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
  if (!isClear || !element.parentElement) return backgroundColor
  return paperOf(element.parentElement)
}

/** What hides the letters below a box. Their color stays, since the box takes it. */
const HIDDEN = {
  'fill-opacity': '0',
  'stroke-opacity': '0',
  // Those of a title reach out of their line.
  '-webkit-text-fill-color': 'transparent',
}

function hideLetters({ style }: HTMLElement): void {
  for (const [name, value] of Object.entries(HIDDEN)) style.setProperty(name, value)
}

/** Takes from an element what `place` has given it. */
function restore({ style }: HTMLElement): void {
  for (const name of ['min-block-size', ...Object.keys(HIDDEN)]) style.removeProperty(name)
}

/** Lays a box over an element of the page, in the letters of that, as long as it has room there. */
function place(field: WordsField, element: HTMLElement): void {
  const page = element.ownerDocument
  const frame = page.defaultView?.frameElement as HTMLElement | null
  element.style.minBlockSize = ''
  const lines = frame && linesOf(element)
  if (!lines) {
    restore(element)
    takeOut(field)
    return
  }
  const { left, top, width, height, shift, scale, isFitted, isDrawn, look } = lines
  const at = frame.getBoundingClientRect()
  // At the width of a desktop, the page is shown in small.
  const frameScale = at.width / frame.offsetWidth
  field.classList.add(IN_PAGE)
  for (const [name, value] of Object.entries(look)) field.style.setProperty(name, value)
  Object.assign(field.style, {
    left: `${at.left + left * frameScale}px`,
    top: `${at.top + top * frameScale}px`,
    inlineSize: isFitted ? 'max-content' : `${width / scale}px`,
    minInlineSize: `${width / scale}px`,
    minBlockSize: `${height / scale}px`,
    // Behind the words of a drawing stands what it draws.
    background: isDrawn ? 'none' : paperOf(element),
    transform: `scale(${frameScale * scale}) translateX(${-shift * 100}%)`,
  })
  hideLetters(element)
  // A line that has been begun, and is not in the page yet, has room there.
  const missing = field.offsetHeight * scale - height
  if (missing > 1) element.style.minBlockSize = `${element.offsetHeight + missing}px`
  const above = Math.max(headOf(page) - top, -OVERHANG)
  const below = Math.max(
    top + field.offsetHeight * scale - page.documentElement.clientHeight,
    -OVERHANG,
  )
  field.style.clipPath = `inset(${above / scale}px -${OVERHANG}px ${below / scale}px)`
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
    restore(element)
    size.disconnect()
    page.removeEventListener('scroll', follow)
    window.removeEventListener('resize', follow)
    scheme?.removeEventListener('change', follow)
    field.removeEventListener('wheel', scroll)
    document.removeEventListener(moves, keepUp)
  }
}
