/** The elements of the dialog of the search. */
import { element } from './element.ts'
import { wordsOfPath } from './terms.ts'

export type DialogParts = ReturnType<typeof createParts>

/** Creates the dialog as elements. On the 404 page, the words of the missing address stand in its field. */
export function createParts() {
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
  const closeButton = element('button', { type: 'button', className: 'close' }, 'Close')
  const form = element(
    'form',
    { role: 'search' },
    element('label', { htmlFor: input.id }, 'Search'),
    input,
    closeButton,
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
  return { root, form, input, closeButton, status, results }
}
