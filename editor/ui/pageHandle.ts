/** The handle beside the open text of the page, by which the part that it stands in is dragged. */
import type { Spot } from '../document/texts.ts'
import { drag } from './dragging.ts'
import type { Movable } from './movable.ts'

/** As much room as it takes before the part; in pixels. */
const ROOM = 20

const LANDMARK = 'main, header, footer'

/** Whether two elements stand in the same part of the page: its texts are repeated in its menus and lists. */
const isNear = (a: Element, b: Element) =>
  a.closest(LANDMARK) === b.closest(LANDMARK) && a.closest('nav') === b.closest('nav')

/** The rectangle around some elements; none if there are none. */
function around(elements: readonly Element[]): DOMRect | undefined {
  const places = elements.map((element) => element.getBoundingClientRect())
  if (places.length === 0) return undefined
  const left = Math.min(...places.map((place) => place.left))
  const top = Math.min(...places.map((place) => place.top))
  const right = Math.max(...places.map((place) => place.right))
  const bottom = Math.max(...places.map((place) => place.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Adds a handle to the page, given the element of the open text; returns what removes it. */
export function addHandle(
  open: Element,
  spots: readonly Spot[],
  { name, index, all, moveTo }: Movable,
): (() => void) | undefined {
  const page = open.ownerDocument
  const elementsIn = (holds: Movable['all'][number]) =>
    [...page.querySelectorAll<HTMLElement>('[data-spot]')].filter((element) => {
      const spot = spots[Number(element.dataset.spot)]
      return spot && holds(spot) && element.checkVisibility() && isNear(element, open)
    })
  const own = elementsIn((spot) => all[index]?.(spot) ?? false)
  if (own.length === 0) return undefined
  const handle = page.createElement('div')
  handle.className = 'handle'
  // Those who do not see it have buttons.
  handle.ariaHidden = 'true'
  handle.title = `Drag the ${name.toLowerCase()}`
  const stand = () => {
    const place = around(own)
    const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
    handle.style.left = `${Math.max((place?.left ?? 0) + scrollX - ROOM, 0)}px`
    handle.style.top = `${(place?.top ?? 0) + scrollY}px`
  }
  stand()
  handle.onpointerdown = (event) => {
    const elements = all.map(elementsIn)
    const places = () => elements.map(around)
    drag(event, handle, { index, places, scroller: page.documentElement, drop: moveTo })
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
