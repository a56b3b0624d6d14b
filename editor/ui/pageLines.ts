/** Where the page has the letters of a text, and what they look like. */
import { folded } from '../../check/parse/passages.ts'
import { numbersShown, numberTyped } from '../document/numbers.ts'

/** What makes letters stand where the page has them. */
const LOOK = [
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

/** How a word of a drawing grows from its anchor. */
const ANCHORS = {
  start: { align: 'start', shift: 0 },
  middle: { align: 'center', shift: 0.5 },
  end: { align: 'end', shift: 1 },
} as const

/** The lines of a text in the page. */
export interface Lines {
  /** In pixels of the page, as are the next three. */
  left: number
  top: number
  width: number
  height: number
  /** The part of their width that stands to the left of `left`: all of it where they grow to the left. */
  shift: number
  /** How much larger than their own pixels they are shown, as in a drawing. */
  scale: number
  /** Whether what goes beyond their width stays on the line, as in a button or a drawing. */
  isFitted: boolean
  isDrawn: boolean
  /** Properties of a style sheet, by their names. */
  look: Record<string, string>
}

const styleOf = (element: Element) =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element)

const isInline = (element: Element) => styleOf(element).display.startsWith('inline')

const isOfDrawing = (element: Element): element is SVGGraphicsElement => 'getScreenCTM' in element

/** What only screen readers read is a pixel wide. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1

/** The letters of a text that are seen, without those of other texts within it. */
function lettersOf(element: HTMLElement): Node[] {
  const isLeftOut = (within: HTMLElement) =>
    !isSeen(within) || ![undefined, element.dataset.spot].includes(within.dataset.spot)
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT
      return isLeftOut(node as HTMLElement) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    },
  )
  const letters: Node[] = []
  while (walker.nextNode()) letters.push(walker.currentNode)
  return letters
}

/** Whether an element shows some words, or a number in its own way, and nothing else but other texts. */
export function shows(words: string, element: HTMLElement): boolean {
  const letters = lettersOf(element).map(({ textContent }) => textContent)
  const shown = folded(letters.join(''))
  const [number, ...more] = numbersShown(shown)
  const isNumber = number !== undefined && more.length === 0 && number.value === numberTyped(words)
  return shown === folded(words) || isNumber
}

/** Whether letters stand in a block of their own within an element. */
function isInBlock({ parentElement }: Node, element: Element): boolean {
  if (!parentElement || parentElement === element) return false
  return !isInline(parentElement) || isInBlock(parentElement, element)
}

function rectanglesOf(letters: readonly Node[]): DOMRect[] {
  return letters.flatMap((text) => {
    const range = text.ownerDocument?.createRange()
    range?.selectNode(text)
    return [...(range?.getClientRects() ?? [])].filter(({ width }) => width > 0)
  })
}

const lookOf = (style: CSSStyleDeclaration): Lines['look'] =>
  Object.fromEntries(LOOK.map((name) => [name, style.getPropertyValue(name)]))

/** The line of a word in a drawing, unless it is turned. */
function lineOfDrawing(word: SVGGraphicsElement): Lines | undefined {
  const { a: scale = 0, b: turn = 0 } = word.getScreenCTM() ?? {}
  if (scale <= 0 || turn !== 0) return undefined
  const { left, top, width, height } = word.getBoundingClientRect()
  const style = styleOf(word)
  const { align, shift } = ANCHORS[style.textAnchor as keyof typeof ANCHORS] ?? ANCHORS.start
  return {
    left: left + width * shift,
    top,
    width,
    height,
    shift,
    scale,
    isFitted: true,
    isDrawn: true,
    look: {
      ...lookOf(style),
      color: style.fill,
      'line-height': `${height / scale}px`,
      'text-align': align,
    },
  }
}

function linesOfLetters(element: HTMLElement): Lines | undefined {
  const style = styleOf(element)
  const box = element.getBoundingClientRect()
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  const inset = (side: string) => pixels(`padding-${side}`) + pixels(`border-${side}-width`)
  const left = box.left + inset('left')
  const top = box.top + inset('top')
  const width = box.right - inset('right') - left
  const all = { shift: 0, scale: 1, isFitted: false, isDrawn: false, look: lookOf(style) }
  const rectangles = rectanglesOf(lettersOf(element))
  const [first] = rectangles
  const last = rectangles.at(-1)
  if (!first || !last)
    return { ...all, left, top, width, height: box.bottom - inset('bottom') - top }
  const lineHeight = pixels('line-height') || first.height
  const firstTop = first.top - (lineHeight - first.height) / 2
  // What is left of a line beside its letters is rounded, and would move them by a pixel.
  const isAtStart = !isInline(element) && Math.abs(firstTop - top) < 2
  const lines = {
    ...all,
    left,
    top: isAtStart ? top : firstTop,
    width,
    height: last.top - first.top + lineHeight,
  }
  const isAmongOthers = isInline(element) || element.querySelector('[data-spot]') !== null
  if (last.top >= first.bottom)
    return isAmongOthers && Math.abs(first.left - left) > 2 ? undefined : lines
  const own = last.right - first.left
  if (!isAmongOthers && Math.abs(own - width) >= 1) return lines
  return { ...lines, left: first.left, width: own, isFitted: true }
}

/**
 * The lines of an element's letters, if a box can lie over them: nothing but a drawing turns or scales them, and they do not
 * begin several lines in the middle of one.
 */
export function linesOf(element: HTMLElement): Lines | undefined {
  if (isOfDrawing(element)) return lineOfDrawing(element)
  const { width } = element.getBoundingClientRect()
  const isScaled = !isInline(element) && element.offsetWidth !== Math.round(width)
  const hasBlocks = lettersOf(element).some((text) => isInBlock(text, element))
  return !isSeen(element) || isScaled || hasBlocks ? undefined : linesOfLetters(element)
}
