/** Where the parts of the open page stand in the window, by the texts in them. */
import type { Spot } from '../document/texts.ts'

/** Whether two elements stand in the same part of the page: its texts are repeated in its menus and lists, and in a plot beside a table. */
const isNear = (a: Element, b: Element) =>
  ['main, header, footer', 'nav', '.artifact svg'].every(
    (around) => a.closest(around) === b.closest(around),
  )

/** The elements of a page that show texts of a part, near one that shows the open text. */
export const elementsOf = (
  open: Element,
  spots: readonly Spot[],
  holds: (text: Spot) => boolean,
): HTMLElement[] =>
  [...open.ownerDocument.querySelectorAll<HTMLElement>('[data-spot]')].filter((element) => {
    const spot = spots[Number(element.dataset.spot)]
    return spot && holds(spot) && element.checkVisibility() && isNear(element, open)
  })

/** The rectangle around some elements; none if there are none. */
export function around(elements: readonly Element[]): DOMRect | undefined {
  const places = elements.map((element) => element.getBoundingClientRect())
  if (places.length === 0) return undefined
  const left = Math.min(...places.map((place) => place.left))
  const top = Math.min(...places.map((place) => place.top))
  const right = Math.max(...places.map((place) => place.right))
  const bottom = Math.max(...places.map((place) => place.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
