/** Moves something among its like by a handle that is dragged, with a mouse, a pen or a finger. */

interface Dragged {
  /** Its words, which follow the pointer. */
  name: string
  /** What is faint meanwhile. */
  own: readonly Element[]
  /** Which one of the places is its own. */
  index: number
  /** Where each place is in the window now; none of what cannot be seen. */
  places: () => readonly (DOMRect | undefined)[]
  /** Whether it comes to what it is dropped on, and not before or behind that. */
  isInto?: boolean
  /** What scrolls when the pointer comes to its upper or lower edge. */
  scroller: Element
  /** How high the header is that covers its upper part. */
  head?: number
  drop: (to: number) => void
}

/** How near to an edge the pointer has to be, and how far that scrolls in each frame; in pixels. */
const EDGE = 48
const STEP = 12

interface Point {
  x: number
  y: number
}

const distance = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Which of some places is nearest to a point; -1 if there are none. */
function nearest(places: readonly (DOMRect | undefined)[], point: Point): number {
  const distances = places.map((place) =>
    place ? distance(place, point) : Number.POSITIVE_INFINITY,
  )
  const least = Math.min(...distances)
  return Number.isFinite(least) ? distances.indexOf(least) : -1
}

interface Sight {
  from: number
  to: number
}

/** Draws a line before or after a place, where that which is dragged would come; what is beside it gets an upright one. */
function draw(
  line: HTMLElement,
  own: DOMRect | undefined,
  target: DOMRect,
  isAfter: boolean,
  { from, to }: Sight,
) {
  const inSight = (y: number) => Math.min(Math.max(y, from + 4), to - 4)
  const isBeside = own !== undefined && own.top < target.bottom && target.top < own.bottom
  const top = inSight(isAfter && !isBeside ? target.bottom : target.top)
  const left = isAfter && isBeside ? target.right : target.left
  Object.assign(line.style, {
    top: `${top - 2}px`,
    left: `${left - 2}px`,
    width: `${isBeside ? 0 : target.width}px`,
    height: `${isBeside ? inSight(target.bottom) - top : 0}px`,
  })
}

/** Draws a frame around the place to which that which is dragged would come. */
function frameAround(
  line: HTMLElement,
  { left, top, width, bottom }: DOMRect,
  { from, to }: Sight,
) {
  const upper = Math.max(top - 8, from + 2)
  Object.assign(line.style, {
    top: `${upper}px`,
    left: `${left - 8}px`,
    width: `${width + 12}px`,
    height: `${Math.max(Math.min(bottom + 4, to - 6) - upper, 0)}px`,
  })
}

/** Follows the pointer from where it was pressed on a handle until it is released, which drops, or Escape is pressed. */
export function drag(
  pressed: PointerEvent,
  handle: HTMLElement,
  { name, own, index, places, isInto = false, scroller, head = 0, drop }: Dragged,
): void {
  const page = handle.ownerDocument
  const frame = page.defaultView ?? window
  if (pressed.button !== 0) return
  // Neither does it select words, nor does the focus leave what it is in.
  pressed.preventDefault()
  handle.setPointerCapture(pressed.pointerId)
  const line = page.createElement('div')
  line.className = 'drop-line'
  const label = page.createElement('div')
  label.className = 'drag-label'
  label.textContent = name
  let point: Point = pressed
  let to = index
  let nextFrame = 0
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    frame.cancelAnimationFrame(nextFrame)
    line.remove()
    label.remove()
    for (const element of own) element.removeAttribute('data-dragged')
  }
  /** Where what is scrolled can be seen in the window. */
  const sightNow = (): Sight => {
    const { top, bottom } = scroller.getBoundingClientRect()
    return { from: Math.max(top, 0) + head, to: Math.min(bottom, frame.innerHeight) }
  }
  /** What everything is drawn on: a dialog is above all else. */
  const ground = handle.closest('dialog') ?? page.body
  const follow = () => {
    if (!label.isConnected) {
      ground.append(label)
      for (const element of own) element.setAttribute('data-dragged', '')
    }
    Object.assign(label.style, { left: `${point.x + 12}px`, top: `${point.y + 12}px` })
    const all = places()
    to = nearest(all, point)
    const target = all[to]
    if (!target || to === index) {
      to = index
      line.remove()
      return
    }
    if (!line.isConnected) ground.append(line)
    if (isInto) frameAround(line, target, sightNow())
    else draw(line, all[index], target, to > index, sightNow())
  }
  const scroll = () => {
    const { from, to } = sightNow()
    const isAbove = point.y < from + EDGE
    const isBelow = point.y > to - EDGE
    if (isAbove || isBelow) {
      scroller.scrollBy({ top: isAbove ? -STEP : STEP, behavior: 'instant' })
      follow()
    }
    nextFrame = frame.requestAnimationFrame(scroll)
  }
  const { signal } = ending
  handle.addEventListener(
    'pointermove',
    (event) => {
      point = event
      follow()
      if (nextFrame === 0) scroll()
    },
    { signal },
  )
  handle.addEventListener(
    'pointerup',
    () => {
      end()
      if (to !== index) drop(to)
    },
    { signal },
  )
  handle.addEventListener('lostpointercapture', end, { signal })
  // The focus may be in the window around the frame of the page.
  for (const target of new Set<Window>([frame, frame.parent]))
    target.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end()
      },
      { capture: true, signal },
    )
}
