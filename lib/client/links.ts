import { isComposing } from '#lib/isComposing.ts'

/** A variable, so that the bundler leaves the import to the postbuild; see `lib/search/documents.ts`. */
const SEARCH = '/search.js'

/**
 * Focuses a field until the search is there: Safari on phones shows its keyboard only for what gets the focus in the task of
 * the tap, and keeps it for the field that follows. Returns a function that gives the focus back.
 */
function holdKeyboard(): () => void {
  const { body } = document
  const focused = document.activeElement as HTMLElement | null
  // In Safari, a tap does not focus the link.
  const before = focused === body ? document.querySelector<HTMLElement>('[data-search]') : focused
  const field = document.createElement('input')
  field.className = 'unseen'
  field.ariaLabel = 'Search'
  body.append(field)
  field.focus({ preventScroll: true })
  return () => {
    before?.focus({ preventScroll: true })
    field.remove()
  }
}

function openSearch(event: Event): void {
  event.preventDefault()
  const release = matchMedia('(pointer: coarse)').matches ? holdKeyboard() : undefined
  import(SEARCH)
    // Also if it cannot be loaded: the browser may keep this page for the way back.
    .finally(release)
    .then((search) => search.openSearch())
    // Falls back to the list of all pages.
    .catch(() => {
      location.href = '/site-index'
    })
}

/** Scrolls the page to a pixel offset within one second, unless the visitor scrolls first. */
function glideTo(top: number): void {
  const from = scrollY
  let start: number
  let stopped = false
  const stop = () => {
    stopped = true
  }
  window.onwheel = window.ontouchstart = window.onkeydown = stop
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

/** Where the command key does what the control key does elsewhere; there, Control+K deletes to the end of the line. */
const isApple = /^(Mac|iP)/.test(navigator.platform)

/** Fields in which every key belongs to the writer. The search has its own. */
const TEXT_FIELD = 'textarea, input:not([type=radio], [type=range], #search-field)'

/**
 * Returns whether a key opens the search: Command+K on Apple's keyboards, otherwise Ctrl+K. It is the K that the layout
 * has, or the key in its place if the layout has other letters. A single character key would be triggered by speech
 * input (WCAG 2.1.4).
 */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event
  const isCommand = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
  // Extensions put fields of their own on the page, inside a shadow tree.
  const field = event.composedPath()[0] as HTMLElement
  const isTyping = isComposing(event) || field.isContentEditable || field.matches?.(TEXT_FIELD)
  return isCommand && isK && !shiftKey && !altKey && !isTyping
}

/** Scrolls to targets on the same page, and fetches the search on first use: via its link or its keys. */
export function enhanceLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    // Not for a new tab or window, or if already handled.
    if (
      !link ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      event.defaultPrevented
    )
      return
    if ('search' in link.dataset) openSearch(event)
    else scroll(event, link)
  })
  addEventListener('keydown', (event) => {
    if (isSearchKey(event)) openSearch(event)
  })
  const link = document.querySelector<HTMLElement>('[data-keys]')
  if (isApple && link) {
    link.dataset.keys = '⌘ K'
    link.setAttribute('aria-keyshortcuts', 'Meta+K')
  }
  // On the 404 page, the search suggests pages. There is no search in development.
  if (document.querySelector('[data-missing]')) import(SEARCH).catch(() => {})
}
