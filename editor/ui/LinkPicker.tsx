import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../lib/isComposing.ts'
import { Button } from './controls.tsx'
import { pagesIn, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

/** As many as fit below a text without pushing it out of sight. */
const MAX_SHOWN = 5

type Target = { path: string; title: string }

type Props = {
  /** The words that become a link. Pages that are called like them come first. */
  words: string
  /** Where the link leads that the words already are. */
  current: string | undefined
  onPick: (target: Target) => void
  onRemove: () => void
  onCancel: () => void
}

const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s()<>]+$/
const MAILBOX = /^[^\s()<>@/:]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
/** The name of a website, with what stands behind it. */
const WEBSITE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:][^\s()<>]*)?$/i

/** The whole of an address elsewhere, of which people often type no more than its name; undefined if it is none. */
function addressElsewhere(typed: string): string | undefined {
  if (ADDRESS.test(typed)) return typed.replace(/^http:/, 'https:')
  if (MAILBOX.test(typed)) return `mailto:${typed}`
  return WEBSITE.test(typed) ? `https://${typed}` : undefined
}

/** How many letters the words of a title and of a link have in common: `test data` is like `Test Data Management`. */
const likeness = ({ title }: Target, words: string) => {
  const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const wanted = words.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return wanted
    .filter((word) => word.length > 2 && own.includes(word))
    .reduce((sum, { length }) => sum + length, 0)
}

/** Finds a page to link to by its title or its address, or takes an address. Enter takes the first that is found. */
export function LinkPicker({ words, current, onPick, onRemove, onCancel }: Props) {
  const { contents } = useWork()
  const outsideNow = current && addressElsewhere(current) ? current : ''
  const [wanted, setWanted] = useState(outsideNow)
  const search = useRef<HTMLInputElement>(null)
  const stop = useTabStop<HTMLUListElement>()
  const id = useId()
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    search.current?.focus({ preventScroll: true })
    search.current?.select()
    // It stands below the text, and the first pages that are found have to be seen.
    picker.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const typed = wanted.trim()
  const pages = pagesIn(contents)
  const outside = addressElsewhere(typed)
  const found: Target[] = [
    ...pages
      .filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(typed.toLowerCase()))
      .toSorted(
        (a, b) => likeness(b, words) - likeness(a, words) || a.title.localeCompare(b.title, 'en'),
      ),
    ...(outside ? [{ path: outside, title: 'This address' }] : []),
  ]
  const [first] = found
  const hidden = found.length - MAX_SHOWN

  const onKeyDown = (event: KeyboardEvent) => {
    // The form around would close.
    event.stopPropagation()
    // While an input method composes a word, its keys are not ours.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') onCancel()
    if (event.target !== search.current) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      stop.ref.current?.querySelector('button')?.focus()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (first && typed !== '') onPick(first)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it, which bubble
    <div ref={picker} className="field choices" onKeyDown={onKeyDown}>
      <label htmlFor={id}>Page or address to link to</label>
      {current !== undefined && (
        <p className="hint">
          {`These words lead to ${pages.find(({ path }) => path === current)?.title ?? current} now.`}
        </p>
      )}
      <input
        ref={search}
        id={id}
        type="search"
        placeholder="Part of a title, or an address"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul {...stop} aria-label="Pages found">
        {found.slice(0, MAX_SHOWN).map((page) => (
          <li key={page.path}>
            <Button onClick={() => onPick(page)}>
              {page.title} <span className="hint">{page.path}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {found.length === 0 &&
          'No page has these words in its title or address. An address elsewhere is such as example.com/news or name@example.com.'}
        {hidden > 0 && `${hidden} more: type a part of the title.`}
      </p>
      <p className="row">
        {current !== undefined && <Button onClick={onRemove}>Remove the link</Button>}
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </div>
  )
}
