/**
 * The search, loaded on first use: a native modal dialog built entirely in script, because without scripts the link
 * that opens it leads to the site index.
 */
import type { SearchPage } from './documents.ts'
import { createSearch, type Hit } from './engine.ts'
import { countOf, element, hitList, pageList } from './results.ts'
import { wordsOfPath } from './terms.ts'

/** The compiled `dialog.scss`, inserted by the build. */
declare const STYLES: string

/** Lists every page, for when the search cannot help. */
const SITE_INDEX = '/site-index'

// A variable, so that no compiler resolves the path.
const SEARCH_INDEX = '/search-index.js'

/** Longer queries find nothing more, and a pasted document would block the page. */
const MAX_QUERY = 200

const hint = (text: string) => element('p', {}, text)

/** The query in the URL: `?q=…` on the site index, or the words of a missing page's path. */
function queryFromUrl(): string {
  if (document.querySelector('[data-missing]')) return wordsOfPath(location.pathname)
  return new URLSearchParams(location.search).get('q') ?? ''
}

/** Creates the dialog, which keeps its query while closed, and returns a function that opens it. */
export function createDialog(): () => void {
  const input = element('input', {
    type: 'search',
    id: 'search-field',
    name: 'q',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    placeholder: 'A service, a tool, a problem',
    value: queryFromUrl(),
  })
  const status = element('p', { className: 'status', role: 'status' })
  const results = element('div', { className: 'results' })
  const form = element(
    'form',
    { role: 'search', action: SITE_INDEX },
    element('label', { htmlFor: input.id }, 'Search'),
    input,
    element('button', { type: 'button', className: 'close', onclick: close }, 'Close'),
  )
  const foot = element(
    'p',
    { className: 'foot' },
    element('a', { href: SITE_INDEX }, 'All pages by section'),
    element('span', { className: 'keys' }, 'Arrow keys move, Enter opens, Esc closes'),
  )
  const root = element(
    'dialog',
    { className: 'site-search', ariaLabel: 'Search' },
    element('div', { className: 'sheet' }, form, status, results, foot),
  )
  let pages: readonly SearchPage[] = []
  let search: ((query: string) => Hit[]) | undefined
  let failed = false
  /** Whether Enter was pressed before the search was ready. */
  let entered = false

  const query = () => input.value.trim().slice(0, MAX_QUERY)
  const links = () => [...results.querySelectorAll('a')]
  const openFirst = () => {
    if (query() !== '') links()[0]?.click()
  }

  function close(): void {
    // If nothing had the focus before, the field would briefly keep it and swallow the key that reopens the dialog.
    input.blur()
    root.close()
  }

  function show(): void {
    const [said, ...content] = answer(query())
    status.textContent = said
    results.replaceChildren(...content)
    results.scrollTop = 0
  }

  /** Returns the status text and the content below it. */
  function answer(asked: string): [string, ...HTMLElement[]] {
    if (failed) return ['The search could not be loaded', hint('The link below lists every page.')]
    if (!search) return ['Loading the search']
    if (asked === '') {
      const services = pages.filter(({ path, trail }) => path.startsWith('/services/') && trail.length === 0)
      return ['Three places to begin', pageList(services)]
    }
    const hits = search(asked)
    if (hits.length > 0) return [countOf(hits), hitList(hits)]
    const otherwise = hint('Try fewer words, or other ones. The link below lists every page.')
    return [`Nothing found for "${asked}"`, otherwise]
  }

  async function load(): Promise<void> {
    show()
    try {
      pages = (await import(SEARCH_INDEX)).default
      search = await createSearch(pages)
    } catch {
      failed = true
    }
    show()
    if (entered && root.open) openFirst()
  }

  input.addEventListener('input', () => {
    entered = false
    show()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    entered = !search
    openFirst()
  })
  root.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A link may lead to a place on this page. With a modifier key, it opens elsewhere.
    const leaves = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey
    // A click on the dialog itself is one outside its sheet.
    if (leaves || target === root) close()
  })
  // Arrow keys, Home and End move through the results; typing there goes to the field.
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    const inField = document.activeElement === input
    const go = (target: HTMLElement | undefined) => {
      event.preventDefault()
      target?.focus()
    }
    if (key === 'Escape') {
      // Browsers would clear the search field first.
      event.preventDefault()
      close()
    } else if (key === 'ArrowDown') go(all[at + 1] ?? all.at(-1))
    else if (key === 'ArrowUp' && !inField) go(at > 0 ? all[at - 1] : input)
    else if (key === 'Home' && !inField) go(all[0])
    else if (key === 'End' && !inField) go(all.at(-1))
    else if (key.length === 1 && key !== ' ' && at >= 0 && !ctrlKey && !metaKey) input.focus()
  })

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
  document.body.append(root)
  load()
  return () => {
    if (!root.open) root.showModal()
    input.focus()
    input.select()
  }
}
