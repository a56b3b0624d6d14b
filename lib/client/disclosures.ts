/** Opens the item that the URL points into. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const item = target?.closest('details')
  if (!item) return
  item.open = true
  target?.scrollIntoView()
}

/**
 * Keeps the item that a visitor opens where it is in the window. Opening it closes another item of its group; if that
 * is above, everything below it would move up, maybe out of the window.
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

/** Opens all items of the content until they are printed. */
function openForPrint(): void {
  const items = Array.from(
    document.querySelectorAll<HTMLDetailsElement>('main details'),
    (item) => {
      return { item, open: item.open, name: item.name }
    },
  )
  // Of a group, only one can be open.
  for (const { item } of items) item.name = ''
  for (const { item } of items) item.open = true
  const restore = () => {
    for (const { item, open } of items) item.open = open
    for (const { item, name } of items) item.name = name
  }
  addEventListener('afterprint', restore, { once: true })
}

/** Enhances native `details`: links open them, an opened one stays where it is, and all are open in print. */
export function enhanceDisclosures(): void {
  openTarget()
  addEventListener('hashchange', openTarget)
  addEventListener('click', keepPlace)
  // Where style sheets cannot open them, as in Safari before 18.4 (app/styles/_print.scss).
  if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openForPrint)
}
