/** The handle beside the open text of the page, by which the part that it stands in is dragged. */
import type { Spot } from '../document/texts.ts'
import { drag } from './dragging.ts'
import type { Movable } from './movable.ts'
import { around, elementsOf } from './pageParts.ts'
import { headOf } from './pageSight.ts'

/** As much room as it takes before the part, and how high it is; in pixels. */
const ROOM = 20
const HEIGHT = 24

const LANDMARK = 'main, header, footer'

/** The rectangles around the words and icons of a part of the page, those at its right first. */
function wordsIn(part: Element): DOMRect[] {
  const page = part.ownerDocument
  const texts = page.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  const rects = [...part.querySelectorAll('svg:not(svg *)')]
    .map((icon) => icon.getBoundingClientRect())
    .filter(({ width }) => width <= ROOM)
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    rects.push(...range.getClientRects())
  }
  return rects.sort((a, b) => b.left - a.left)
}

/** The left edge of a handle beside a part, so far from it that no other words are covered, such as those before a number. */
function besideWords({ left, top }: DOMRect, words: readonly DOMRect[]): number {
  let edge = left - ROOM
  for (const other of words) {
    const isBeside = other.left < left && other.top < top + HEIGHT && other.bottom > top
    if (isBeside && other.right > edge && other.left < edge + ROOM) edge = other.left - ROOM
  }
  return edge
}

/** Adds a handle to the page, given the element of the open text; returns what removes it. */
export function addHandle(
  open: Element,
  spots: readonly Spot[],
  { name, own: isOwn, index, all, isInto = false, moveTo }: Movable,
): (() => void) | undefined {
  const page = open.ownerDocument
  const elementsIn = (holds: Movable['all'][number]) => elementsOf(open, spots, holds)
  const own = elementsIn(isOwn)
  if (own.length === 0) return undefined
  const handle = page.createElement('div')
  handle.className = 'handle'
  // Those who do not see it have buttons.
  handle.ariaHidden = 'true'
  handle.title = `Drag the ${name.toLowerCase()}`
  const stand = () => {
    const place = around(own)
    const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
    if (!place) return
    const words = wordsIn(open.closest(LANDMARK) ?? page.body)
    handle.style.left = `${Math.max(besideWords(place, words) + scrollX, 0)}px`
    handle.style.top = `${place.top + scrollY}px`
  }
  stand()
  handle.onpointerdown = (event) => {
    const elements = all.map(elementsIn)
    const words = own.map(({ textContent }) => textContent.trim()).find((text) => text !== '')
    drag(event, handle, {
      name: (!isInto && words) || name,
      own,
      index,
      places: () => elements.map(around),
      isInto,
      scroller: page.documentElement,
      head: headOf(page),
      drop: moveTo,
    })
  }
  handle.onclick = (event) => event.stopPropagation()
  page.body.append(handle)
  const watcher = new ResizeObserver(stand)
  watcher.observe(page.body)
  return () => {
    watcher.disconnect()
    handle.remove()
  }
}
