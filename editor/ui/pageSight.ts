/** What of the page in the frame is in sight, and what the Tab key comes to there. */

/** Where the header of the page ends, which stays in sight; in pixels. */
export const headOf = ({ documentElement: root }: Document): number =>
  Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0

/** Returns what tells whether an element of the page is in sight, or as much of it as there is room for. */
function sightOf(page: Document): (element: Element) => boolean {
  const head = headOf(page)
  const height = page.documentElement.clientHeight
  return (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top >= head && bottom <= height) || (top < head && bottom > height)
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * The elements of a text that the page does not hide. Those in sight come first; then, of a heading that the list of those of
 * its page repeats, the heading itself.
 */
export function visibleIn(page: Document, selector: string): HTMLElement[] {
  const isInSight = sightOf(page)
  const rank = (element: Element) =>
    Number(!isInSight(element)) * 2 + Number(element.closest('nav') !== null)
  return [...page.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .sort((a, b) => rank(a) - rank(b))
}

/** What is left between a text and the edge of the window that it was beyond, in pixels. */
const MARGIN = 96

/**
 * Scrolls the page to the middle of a text, unless all of it is in sight, or as much as there is room for.
 *
 * @param isGentle whether to a text that is near, no more than it takes, so that one keeps one's place
 */
export function bringIntoSight(page: Document, index: number, isGentle = false): void {
  const [first] = visibleIn(page, `[data-spot="${index}"]`)
  if (!first || sightOf(page)(first)) return
  const { clientHeight } = page.documentElement
  const { top, bottom } = first.getBoundingClientRect()
  const below = bottom + MARGIN - clientHeight
  const above = top - MARGIN - headOf(page)
  const isNear = below < clientHeight / 2 && above > -clientHeight / 2
  const hasRoom = bottom - top + 2 * MARGIN < clientHeight - headOf(page)
  const little = below > 0 ? below : above
  // By the frame alone: the window around it must stay.
  page.defaultView?.scrollBy({
    top: isGentle && isNear && hasRoom ? little : (top + bottom - clientHeight) / 2,
    behavior: 'instant',
  })
}

/** Has the Tab key come to the open text, or else to one in sight, the last one first, so that the page need not scroll for it. */
export function moveTabStop(page: Document): void {
  const isInSight = sightOf(page)
  const isShown = (text: Element) => isInSight(text) && text.checkVisibility()
  const last = page.activeElement?.closest('main [data-spot]')
  const stop =
    page.querySelector('main [data-chosen]') ??
    [...(last ? [last] : []), ...page.querySelectorAll('main [data-spot]')].find(isShown)
  if (!stop) return
  page.querySelector('main [tabindex="0"]')?.setAttribute('tabindex', '-1')
  stop.setAttribute('tabindex', '0')
}

/** Keeps the first text in sight at its place while the page gets another width; returns what ends that. */
export function keepPlace(page: Document): () => void {
  const view = page.defaultView
  let kept: { spot: string | undefined; top: number } | undefined
  const note = () => {
    const isInSight = sightOf(page)
    const [first] = [...page.querySelectorAll<HTMLElement>('main [data-spot]')].filter(isInSight)
    kept = view?.scrollY ? first && { spot: first.dataset.spot, top: topOf(first) } : undefined
  }
  const restore = () => {
    // The open text is brought into sight.
    const isOpen = page.querySelector('[data-chosen]') !== null
    const [text] = kept && !isOpen ? visibleIn(page, `main [data-spot="${kept.spot}"]`) : []
    if (text && kept) view?.scrollBy({ top: topOf(text) - kept.top, behavior: 'instant' })
  }
  view?.addEventListener('scroll', note)
  view?.addEventListener('resize', restore)
  return () => {
    view?.removeEventListener('scroll', note)
    view?.removeEventListener('resize', restore)
  }
}
