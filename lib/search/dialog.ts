/**
 * The search, loaded on first use: a native modal dialog built entirely in script, because without scripts the link
 * that opens it leads to the site index.
 */
import { isComposing } from '#lib/isComposing.ts'
import type { SearchIndex } from './documents.ts'
import { createSearch, type Search } from './engine.ts'
import { SEARCH_INDEX } from './modules.ts'
import { noteOn } from './notes.ts'
import { countOf, element, hitList, noteText, pageList, unknownText } from './results.ts'
import { wordsOfPath } from './terms.ts'

/** The compiled `dialog.scss`, inserted by the build. */
declare const STYLES: string

const hint = (text: string) => element('p', {}, text)

/** Creates the dialog, which keeps its query while closed, and returns a function that opens it. */
export function createDialog(): () => void {
  const input = element('input', {
    type: 'search',
    id: 'search-field',
    autocomplete: 'off',
    spellcheck: false,
    // A pasted document would block the page.
    maxLength: 200,
    enterKeyHint: 'go',
    placeholder: 'A service, a tool, a problem',
    value: document.querySelector('[data-missing]') ? wordsOfPath(location.pathname) : '',
  })
  const status = element('p', { className: 'status', role: 'status' })
  const results = element('div', { className: 'results' })
  const form = element(
    'form',
    { role: 'search' },
    element('label', { htmlFor: input.id }, 'Search'),
    input,
    element('button', { type: 'button', className: 'close', onclick: close }, 'Close'),
  )
  const foot = element(
    'p',
    { className: 'foot' },
    element('a', { href: '/site-index' }, 'All pages by section'),
    element('span', { className: 'keys' }, 'Arrow keys move, Enter opens, Esc closes'),
  )
  const root = element(
    'dialog',
    { className: 'site-search', ariaLabel: 'Search' },
    element('div', { className: 'sheet' }, form, status, results, foot),
  )
  let pages: SearchIndex['pages'] = []
  let notes: SearchIndex['notes'] = []
  let search: Search | undefined
  let failed = false

  const links = () => [...results.querySelectorAll('a')]

  function close(): void {
    // If nothing had the focus before, the field would briefly keep it and swallow the key that reopens the dialog.
    input.blur()
    root.close()
  }

  function show(): void {
    const [message, ...content] = answer()
    status.textContent = message
    results.replaceChildren(...content)
    results.scrollTop = 0
  }

  function answer(): [string, ...HTMLElement[]] {
    const asked = input.value.trim()
    if (failed) return ['The search could not be loaded', hint('The link below lists every page.')]
    if (!search) return ['Loading the search']
    if (asked === '') {
      const services = pages.filter(
        ({ path, trail }) => path.startsWith('/services/') && trail.length === 0,
      )
      return ['Three places to begin', pageList(services)]
    }
    const note = noteOn(asked, notes)
    const explained = note ? [noteText(note)] : []
    if (note?.insteadOfResults) return [`No page is about “${asked}”`, ...explained]
    const hits = search.find(asked)
    const unknown = search.unknownWords(asked)
    const named = unknown.length > 0 ? [hint(unknownText(unknown))] : []
    if (hits.length > 0) return [countOf(hits), ...explained, ...named, hitList(hits)]
    const advice = hint('Try fewer words, or other ones. The link below lists every page.')
    return [`Nothing found for “${asked}”`, ...explained, advice]
  }

  async function load(): Promise<void> {
    show()
    try {
      const index: SearchIndex = (await import(SEARCH_INDEX)).default
      pages = index.pages
      notes = index.notes
      search = await createSearch(pages)
    } catch {
      failed = true
    }
    show()
  }

  input.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() !== '') links()[0]?.click()
  })
  // A selection that begins in the sheet may end outside it.
  let pressed: EventTarget | null = null
  root.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  root.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A link may lead to a place on this page. With a modifier key, it opens elsewhere.
    const leaves = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey
    // A click on the dialog itself is one outside its sheet.
    if (leaves || (target === root && pressed === root)) close()
  })
  // Arrow keys, Home and End move through the results; typing there goes to the field.
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    if (isComposing(event)) {
      // Its keys belong to the input method; without this, browsers would close the dialog.
      if (key === 'Escape') event.preventDefault()
      return
    }
    const all = links()
    const focused = all.indexOf(document.activeElement as HTMLAnchorElement)
    const inField = document.activeElement === input
    const go = (target: HTMLElement | undefined) => {
      event.preventDefault()
      target?.focus()
    }
    if (key === 'Escape') {
      // Browsers would clear the search field first.
      event.preventDefault()
      close()
    } else if (key === 'ArrowDown') go(all[focused + 1] ?? all.at(-1))
    else if (key === 'ArrowUp' && !inField) go(focused > 0 ? all[focused - 1] : input)
    else if (key === 'Home' && !inField) go(all[0])
    else if (key === 'End' && !inField) go(all.at(-1))
    else if (key.length === 1 && key !== ' ' && focused >= 0 && !ctrlKey && !metaKey) input.focus()
  })

  // Not to be in the way of whoever comes back to this page.
  addEventListener('pagehide', close)

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
