import { openSearch } from './search.ts'

/** Scrolls the page to a pixel offset within one second, unless the visitor scrolls first. */
function glideTo(top: number): void {
  const from = scrollY
  let start: number
  let stopped = false
  const stop = () => {
    stopped = true
  }
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, stop, { once: true })
  const step = (now: number) => {
    if (stopped) return
    start ??= now
    const progress = Math.min(1, (now - start) / 1000)
    // Eases in and out.
    const eased = progress * progress * (3 - 2 * progress)
    scrollTo(0, from + (top - from) * eased)
    if (progress < 1) requestAnimationFrame(step)
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo(0, top)
  else requestAnimationFrame(step)
}

/** "Know More" glides to its section; a link to the current page scrolls smoothly to the top. */
function scroll(event: Event, link: HTMLAnchorElement): void {
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return
  const target = 'glide' in link.dataset && document.getElementById(link.hash.slice(1))
  if (!target && link.hash) return
  event.preventDefault()
  if (location.hash !== link.hash) history.pushState(null, '', link.href)
  if (target) {
    // Stops 70 px above the section.
    glideTo(target.getBoundingClientRect().top + scrollY - 70)
    target.focus({ preventScroll: true })
  } else {
    // The open menu would cover the top of the page.
    link.closest<HTMLElement>('#menu')?.togglePopover(false)
    glideTo(0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}

/** Scrolls to targets on the same page, and opens the search by its link. */
export function enhanceLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const { metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    // Not for a new tab or window, or if already handled.
    if (!link || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
    if ('search' in link.dataset) openSearch(event)
    else scroll(event, link)
  })
}
