/**
 * The search, fetched when it is first asked for: a native modal dialog, built by script alone, since without script
 * the link that opens it leads to the site index.
 */
import type { SearchPage } from './documents.ts'
import { createSearch, type Hit } from './engine.ts'
import { questionOfAddress } from './missing.ts'
import { nearestPages } from './nearest.ts'
import { countOf, element, hitList, pageList } from './results.ts'

/** `dialog.scss`, compiled; the build puts it in. */
declare const STYLES: string

/** Lists every page; where the search cannot help, this does. */
const SITE_INDEX = '/site-index'

// A path in a variable, which no compiler looks up.
const SEARCH_INDEX = '/search-index.js'

type Search = (question: string) => Hit[]

const hint = (text: string) => element('p', {}, text)

/** The dialog; it is made once, and keeps its question while it is closed. */
export class SearchDialog {
  private readonly input = element('input', {
    type: 'search',
    id: 'search-field',
    name: 'q',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    placeholder: 'A service, a tool, a problem',
    value: questionOfAddress(),
  })
  private readonly status = element('p', { className: 'status', role: 'status' })
  private readonly results = element('div', { className: 'results' })
  private readonly root: HTMLDialogElement
  private pages: readonly SearchPage[] = []
  private search: Search | undefined
  private failed = false
  /** Enter was pressed before there was an answer. */
  private entered = false

  constructor() {
    const close = element('button', { type: 'button', className: 'close' }, 'Close')
    const form = element(
      'form',
      { role: 'search', action: SITE_INDEX },
      element('label', { htmlFor: this.input.id }, 'Search'),
      this.input,
      close,
    )
    const foot = element(
      'p',
      { className: 'foot' },
      element('a', { href: SITE_INDEX }, 'All pages by section'),
      element('span', { className: 'keys' }, 'Arrow keys move, Enter opens, Esc closes'),
    )
    this.root = element(
      'dialog',
      { className: 'site-search', ariaLabel: 'Search' },
      element('div', { className: 'sheet' }, form, this.status, this.results, foot),
    )
    close.addEventListener('click', () => this.close())
    this.input.addEventListener('input', () => {
      this.entered = false
      this.show()
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.entered = !this.search
      if (this.question !== '') this.links[0]?.click()
    })
    this.root.addEventListener('keydown', (event) => this.onKey(event))
    this.root.addEventListener('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      // A link may lead to a place on this very page; with one of these keys it opens beside it.
      const leaves = (target as Element).closest('a') && !ctrlKey && !metaKey && !shiftKey
      // A click on the dialog itself is one beside its sheet.
      if (leaves || target === this.root) this.close()
    })

    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    document.adoptedStyleSheets.push(sheet)
    document.body.append(this.root)
    this.load()
  }

  open(): void {
    if (!this.root.open) this.root.showModal()
    this.input.focus()
    this.input.select()
  }

  private close(): void {
    // Where nothing had the focus before, the field would keep it for a moment, and take the key that opens it again.
    this.input.blur()
    this.root.close()
  }

  private async load(): Promise<void> {
    this.show()
    try {
      this.pages = (await import(SEARCH_INDEX)).default
      this.search = await createSearch(this.pages)
    } catch {
      this.failed = true
    }
    this.show()
    if (this.entered && this.root.open && this.question !== '') this.links[0]?.click()
  }

  /** The links of the answer, in order. */
  private get links(): HTMLAnchorElement[] {
    return [...this.results.querySelectorAll('a')]
  }

  private get question(): string {
    return this.input.value.trim()
  }

  private show(): void {
    const [status, ...content] = this.answer(this.question)
    this.status.textContent = status
    this.results.replaceChildren(...content)
    this.results.scrollTop = 0
  }

  /** What is said, and what is shown under it. */
  private answer(question: string): [string, ...HTMLElement[]] {
    if (this.failed) return ['The search could not be loaded', hint('The link below lists every page.')]
    if (!this.search) return ['Loading the search']
    if (question === '') {
      const services = this.pages.filter(
        ({ path, trail }) => path.startsWith('/services/') && trail.length === 0,
      )
      return ['Three places to begin', pageList(services)]
    }
    const hits = this.search(question)
    if (hits.length > 0) return [countOf(hits), hitList(hits)]
    const near = nearestPages(question, this.pages)
    const nothing = `Nothing found for "${question}"`
    return near.length > 0
      ? [`${nothing}. Did you mean:`, pageList(near)]
      : [nothing, hint('Try fewer words, or other ones. The link below lists every page.')]
  }

  /** Arrows, Home and End go through the results; whatever is typed there goes to the field. */
  private onKey(event: KeyboardEvent): void {
    const { links, input } = this
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const inField = document.activeElement === input
    const go = (target: HTMLElement | undefined) => {
      event.preventDefault()
      target?.focus()
    }
    if (event.key === 'Escape') {
      // In a search field browsers would empty it first.
      event.preventDefault()
      this.close()
    } else if (event.key === 'ArrowDown') go(links[at + 1] ?? links.at(-1))
    else if (event.key === 'ArrowUp' && !inField) go(at > 0 ? links[at - 1] : input)
    else if (event.key === 'Home' && !inField) go(links[0])
    else if (event.key === 'End' && !inField) go(links.at(-1))
    else if (event.key.length === 1 && event.key !== ' ' && at >= 0 && !event.ctrlKey && !event.metaKey)
      input.focus()
  }
}
