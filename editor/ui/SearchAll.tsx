import { useDeferredValue, useRef, useState } from 'react'
import { isSearched, type Match, matchesIn } from '../document/search.ts'
import { Button, Dialog, Labeled } from './controls.tsx'
import { whyFixed } from './facts.ts'
import {
  filesToSearch,
  isAt,
  replacePlaces,
  replacingLabel,
  showPlace,
  UNSEARCHED,
} from './foundPlaces.ts'
import { useKeptFocus } from './keptFocus.ts'
import { nameOf, titleOfFile } from './labels.ts'
import { useReadCount } from './readFiles.ts'
import { set, textOf, useWork } from './store.ts'

/** More would be slow, and nobody reads them. */
const MAX_SHOWN = 100

const READING = 'Some pages are still being searched.'
const NONE_LEFT = 'There is none left.'

/** Searches all texts of all files, and replaces what is found, one by one or all at once. */
export function SearchAll() {
  const { contents, wanted, replacement, isWholeOnly, isDeleted, found: last } = useWork()
  const [replacedCount, setReplacedCount] = useState(0)
  /** Whether the words to replace with were written for the words that were searched for before. */
  const [isFormer, setFormer] = useState(true)
  const kept = useKeptFocus()
  const files = filesToSearch(contents)
  const readCount = useReadCount(files)
  const found = matchesIn(
    contents,
    files.slice(0, readCount),
    useDeferredValue(wanted),
    isWholeOnly,
  )
  const isReading = readCount < files.length
  const replaceable = found.filter(({ spot }) => !whyFixed(spot))
  const unsaid = !isDeleted && replacement === '' && 'Say above what to replace the words with.'
  const titleOf = (file: string) => titleOfFile(file, contents)

  /** Goes back to the place that was shown last, once. */
  const isBack = useRef(last === undefined)
  const goBack = (button: HTMLElement | null) => {
    if (!button || isBack.current) return
    isBack.current = true
    button.scrollIntoView({ block: 'center' })
    button.focus()
  }

  const replace = (matches: readonly Match[]) => {
    replacePlaces(matches)
    setReplacedCount(replacedCount + matches.length)
    setFormer(true)
  }
  return (
    <Dialog title="Find and replace on all pages and in all facts" className="search">
      <Labeled label="Words to find">
        {(common) => (
          <input
            {...common}
            // What it was last: to be searched for again, or to be written over.
            onFocus={({ target }) => target.select()}
            value={wanted}
            onChange={({ target }) => {
              set({ wanted: target.value, ...(isFormer && { replacement: '', isDeleted: false }) })
              setReplacedCount(0)
            }}
          />
        )}
      </Labeled>
      <Labeled label="Replace them with">
        {(common) => (
          <input
            {...common}
            value={isDeleted ? '' : replacement}
            disabled={isDeleted}
            onChange={({ target }) => {
              set({ replacement: target.value })
              setFormer(false)
            }}
          />
        )}
      </Labeled>
      <p className="options">
        <label>
          <input
            type="checkbox"
            checked={isWholeOnly}
            onChange={({ target }) => set({ isWholeOnly: target.checked })}
          />{' '}
          Whole words only: “test” does not find “tests”
        </label>
        <label>
          <input
            type="checkbox"
            checked={isDeleted}
            onChange={({ target }) => {
              set({ isDeleted: target.checked })
              setFormer(false)
            }}
          />{' '}
          Delete them, with the space beside them
        </label>
      </p>
      <p role="status" className="found">
        {replacedCount > 0 && `${replacedCount} ${isDeleted ? 'deleted' : 'replaced'}, `}
        {isSearched(wanted) &&
          `${found.length} ${replacedCount > 0 ? 'left' : 'found'}${isReading ? ' so far' : ''}${found.length > MAX_SHOWN ? `, the first ${MAX_SHOWN} shown` : ''}.`}
      </p>
      {isSearched(wanted) && !isReading && found.length === 0 && replacedCount === 0 && (
        <p className="hint">{UNSEARCHED}</p>
      )}
      {/* Stays while one goes through the list, which would move up. */}
      {(found.length > 1 || replacedCount > 0) && (
        <p className="row">
          <Button
            whyOff={isReading ? READING : unsaid || (replaceable.length === 0 && NONE_LEFT)}
            onClick={() => replace(replaceable)}
          >
            {`${isDeleted ? 'Delete' : 'Replace'} all ${replaceable.length}`}
          </Button>
          <span className="hint">{unsaid || 'A single Undo takes it back.'}</span>
        </p>
      )}
      <ul {...kept} className="places">
        {found.slice(0, MAX_SHOWN).map((match) => {
          const { spot, before, words, after } = match
          const fixed = whyFixed(spot)
          const isLast = last !== undefined && isAt(match, last)
          const which = (
            <span className="unseen">
              {' '}
              {words} in {titleOf(spot.file)}
            </span>
          )
          return (
            <li
              key={`${spot.file} ${spot.start} ${match.index}`}
              aria-current={isLast ? 'location' : undefined}
            >
              <span className="hint">
                {titleOf(spot.file)} › {nameOf(spot, textOf(spot.file))}
                {fixed && `. ${fixed}`}
              </span>
              <p className="around">
                {before}
                <mark>{words}</mark>
                {after}
              </p>
              <p className="acts">
                <Button whyOff={fixed || unsaid} onClick={() => replace([match])}>
                  {replacingLabel(isDeleted)}
                  {which}
                </Button>
                <Button ref={isLast ? goBack : undefined} onClick={() => showPlace(match)}>
                  Show{which}
                </Button>
                {fixed && <span className="hint">{fixed}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
