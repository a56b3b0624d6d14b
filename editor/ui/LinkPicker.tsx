import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../lib/isComposing.ts'
import { addressElsewhere, type Target, targetsFor } from '../document/linkTargets.ts'
import { Button } from './controls.tsx'
import { pagesIn, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

/** As many as fit below a text without pushing it out of sight. */
const MAX_SHOWN = 5

type Props = {
  /** The words that become a link. Pages that are called like them come first. */
  words: string
  /** Where the link leads that the words already are. */
  current: string | undefined
  onPick: (target: Target) => void
  onRemove: () => void
  onCancel: () => void
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
  const found = targetsFor(pages, typed, words)
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
