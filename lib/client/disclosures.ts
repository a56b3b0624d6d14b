/** Opens the item that the URL points into. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details')
  if (!item) return
  item.open = true
  target?.scrollIntoView()
}

/**
 * Keeps what a visitor opens where it is: opening an item closes another of its group, and if that is above, everything
 * below would move up, out of the window.
 */
function keepPlace({ target }: Event): void {
  const summary = (target as Element).closest?.('summary')
  if (!summary) return
  const { top } = summary.getBoundingClientRect()
  // The browser opens and closes after this event, and paints after that.
  requestAnimationFrame(() => {
    const moved = summary.getBoundingClientRect().top - top
    // The menu of narrow screens scrolls by itself.
    const scroller = summary.closest('[popover]') ?? document.scrollingElement
    if (moved !== 0) scroller?.scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** Enhances native `details`: links open them, and opening them moves nothing else. */
export function enhanceDisclosures(): void {
  openTarget()
  addEventListener('hashchange', openTarget)
  addEventListener('click', keepPlace)
}
