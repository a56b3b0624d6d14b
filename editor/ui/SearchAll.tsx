import { useDeferredValue, useEffect, useState } from 'react'
import { reworded } from '../document/reworded.ts'
import { isSearched, type Match, matchesIn, replacing } from '../document/search.ts'
import { spotsOf } from '../document/texts.ts'
import { Button, Dialog, Labeled } from './controls.tsx'
import { change, pressing } from './edits.ts'
import { filesToSearch, showPlace } from './foundPlaces.ts'
import { useKeptFocus } from './keptFocus.ts'
import { nameOf, titleOfFile } from './labels.ts'
import { set, textOf, useWork } from './store.ts'

/** More would be slow, and nobody reads them. */
const MAX_SHOWN = 100

/** As many as are read without anybody waiting for the next letter. */
const FILES_AT_ONCE = 3

const READING = 'Some pages are still being searched.'

/** Searches all texts of all files, and replaces what is found, one by one or all at once. */
export function SearchAll() {
  const { contents, wanted, replacement, isWholeOnly } = useWork()
  const [replacedCount, setReplacedCount] = useState(0)
  /** Whether the words to replace with were written for the words that were searched for before. */
  const [isFormer, setFormer] = useState(true)
  const kept = useKeptFocus()
  const files = filesToSearch(contents)
  // Reading all at the first letter would stop the window for seconds.
  const [readCount, setReadCount] = useState(0)
  useEffect(() => {
    if (readCount >= files.length) return undefined
    const next = setTimeout(() => {
      for (const file of files.slice(readCount, readCount + FILES_AT_ONCE))
        spotsOf(file, textOf(file))
      setReadCount(readCount + FILES_AT_ONCE)
    })
    return () => clearTimeout(next)
  })
  const found = matchesIn(
    contents,
    files.slice(0, readCount),
    useDeferredValue(wanted),
    isWholeOnly,
  )
  const isReading = readCount < files.length
  const unsaid = replacement === '' && 'Say above what to replace the words with.'
  const titleOf = (file: string) => titleOfFile(file, contents)

  /** Replaces some of what was found, in a single step. */
  const replace = (matches: readonly Match[]) => {
    const words = replacing(matches, wanted, replacement)
    const texts = [...Map.groupBy(words, ([{ file }]) => file)].map(([file, inFile]) => {
      return [file, reworded(file, textOf(file), new Map(inFile))]
    })
    const button = matches.length === 1 ? 'Replace' : `Replace all ${matches.length}`
    change(Object.fromEntries(texts), `replace ${performance.now()}`, pressing(button))
    setReplacedCount(replacedCount + matches.length)
    setFormer(true)
  }
  return (
    <Dialog title="Find and replace on all pages and in all facts" className="wide">
      <Labeled label="Words to find">
        {(common) => (
          <input
            {...common}
            // What it was last: to be searched for again, or to be written over.
            onFocus={({ target }) => target.select()}
            value={wanted}
            onChange={({ target }) => {
              set({ wanted: target.value, ...(isFormer && { replacement: '' }) })
              setReplacedCount(0)
            }}
          />
        )}
      </Labeled>
      <Labeled label="Replace them with">
        {(common) => (
          <input
            {...common}
            value={replacement}
            onChange={({ target }) => {
              set({ replacement: target.value })
              setFormer(false)
            }}
          />
        )}
      </Labeled>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isWholeOnly}
            onChange={({ target }) => set({ isWholeOnly: target.checked })}
          />{' '}
          Whole words only: “test” does not find “tests”
        </label>
      </p>
      <p role="status" className="found">
        {replacedCount > 0 && `${replacedCount} replaced. `}
        {isSearched(wanted) &&
          `${found.length} found${isReading ? ' so far' : ''}${found.length > MAX_SHOWN ? `, the first ${MAX_SHOWN} shown` : ''}.`}
      </p>
      {found.length > 1 && (
        <p className="row">
          <Button whyOff={isReading ? READING : unsaid} onClick={() => replace(found)}>
            {`Replace all ${found.length}`}
          </Button>
          <span className="hint">A single Undo takes it back.</span>
        </p>
      )}
      <ul {...kept} className="files">
        {found.slice(0, MAX_SHOWN).map((match) => {
          const { spot, before, words, after } = match
          const which = (
            <span className="unseen">
              {' '}
              {words} in {titleOf(spot.file)}
            </span>
          )
          return (
            <li key={`${spot.file} ${spot.start} ${match.index}`}>
              <span className="hint">
                {titleOf(spot.file)} › {nameOf(spot, textOf(spot.file))}
              </span>
              <p>
                {before}
                <mark>{words}</mark>
                {after}
              </p>
              <p className="row">
                <Button whyOff={unsaid} onClick={() => replace([match])}>
                  Replace{which}
                </Button>
                <Button onClick={() => showPlace(match)}>Show{which}</Button>
              </p>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
