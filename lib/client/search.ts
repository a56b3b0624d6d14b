import { isComposing } from '#lib/isComposing.ts'
import { SEARCH } from '#lib/search/modules.ts'

/**
 * Focuses a field until the search has loaded: Safari on phones shows its keyboard only for a field that is focused
 * in the task of the tap, and then keeps it for the next field. Returns a function that gives the focus back.
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

/** Opens the search in place of following a link to the list of all pages. */
export function openSearch(event: Event): void {
  event.preventDefault()
  const release = matchMedia('(pointer: coarse)').matches ? holdKeyboard() : undefined
  import(SEARCH)
    // Also if it cannot be loaded: this page may go into the back/forward cache.
    .finally(release)
    .then((search) => search.openSearch())
    // Falls back to the list of all pages.
    .catch(() => {
      location.href = '/site-index'
    })
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

/** Opens the search by its key, which the bar names, and has the 404 page suggest pages. */
export function enhanceSearch(): void {
  addEventListener('keydown', (event) => {
    if (isSearchKey(event)) openSearch(event)
  })
  const link = document.querySelector<HTMLElement>('[data-keys]')
  if (isApple && link) {
    link.dataset.keys = '⌘ K'
    link.setAttribute('aria-keyshortcuts', 'Meta+K')
  }
  // On the 404 page, the search suggests pages. Without them, as in development, where there is no search, the page has
  // links enough.
  if (document.querySelector('[data-missing]')) import(SEARCH).catch(() => {})
}
