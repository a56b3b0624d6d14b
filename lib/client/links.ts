/** In a variable, so that the bundler leaves it for the postbuild, which knows it by `lib/search/documents.ts`. */
const SEARCH = '/search.js'

function openSearch(event?: Event): void {
  event?.preventDefault()
  import(SEARCH).then(
    (search) => search.openSearch(),
    // The list of all pages is there when the search is not.
    () => {
      location.href = '/site-index'
    },
  )
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the page to a height in pixels, in one second, unless the visitor scrolls first. */
function glideTo(top: number): void {
  const from = scrollY
  const start = performance.now()
  let stopped = false
  const stop = () => {
    stopped = true
  }
  window.onwheel = stop
  window.ontouchstart = stop
  const step = (now: number) => {
    if (stopped) return
    const t = still() ? 1 : Math.min(1, (now - start) / 1000)
    // Slow at both ends.
    scrollTo(0, from + (top - from) * t * t * (3 - 2 * t))
    if (t < 1) requestAnimationFrame(step)
  }
  step(start)
}

/** "Know More" glides to its section; a link to the page one is on scrolls smoothly to its top. */
function scroll(event: Event, link: HTMLAnchorElement): void {
  if (link.href.split('#')[0] !== location.href.split('#')[0]) return
  const target = document.getElementById(link.hash.slice(1))
  if (target && 'glide' in link.dataset) {
    event.preventDefault()
    history.pushState(null, '', link.hash)
    // It stops 70 px above the section.
    glideTo(target.getBoundingClientRect().top + scrollY - 70)
    target.focus({ preventScroll: true })
  } else if (!link.hash) {
    event.preventDefault()
    scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' })
  }
}

/**
 * Scrolls to what is on the page already, and fetches the search when it is first asked for: by its link, by Ctrl or
 * Command and K. Not by a character alone, which who speaks to the browser would press by saying a word (WCAG 2.1.4).
 */
export function enhanceLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    // Not for a new tab or window, nor where something has answered already.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
      return
    if ('search' in link.dataset) openSearch(event)
    else scroll(event, link)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'k' && (event.metaKey || event.ctrlKey)) openSearch(event)
  })
  // The site index can be asked a question by its address; on the page for missing ones the address is the question.
  if (location.href.includes('/site-index?q=')) openSearch()
  // In development there is no search.
  if (document.querySelector('[data-missing]')) import(SEARCH).catch(() => {})
}
