import { onLinkClick } from './links.ts'

/** In a variable, so that the bundler leaves it for the postbuild, which knows it by `lib/search/documents.ts`. */
const SEARCH = '/search.js'

/**
 * Fetches the search when it is first asked for: by its link, by Ctrl or Command and K. Not by a character alone, which
 * who speaks to the browser would press by saying a word (WCAG 2.1.4).
 */
export function offerSearch(): void {
  const open = (event?: Event) => {
    event?.preventDefault()
    import(SEARCH).then(
      (search) => search.openSearch(),
      // The list of all pages is there when the search is not.
      () => location.assign('/site-index'),
    )
  }
  onLinkClick((event, link) => {
    if ('search' in link.dataset) open(event)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'k' && (event.metaKey || event.ctrlKey)) open(event)
  })
  // The site index can be asked a question by its address; on the page for missing ones the address is the question.
  if (location.href.includes('/site-index?q=')) open()
  // In development there is no search.
  if (document.querySelector('[data-missing]')) import(SEARCH).catch(() => {})
}
