import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Contents } from '../background/messages.ts'
import { isSearched, type Match } from '../document/search.ts'
import type { Part } from '../document/traces.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { Button, Dialog, Labeled } from './controls.tsx'
import { whyFixed } from './facts.ts'
import {
  filesToSearch,
  isAt,
  placesIn,
  replacePlaces,
  replacingLabel,
  showPlace,
  UNSEARCHED,
} from './foundPlaces.ts'
import { useKeptFocus } from './keptFocus.ts'
import { nameOf, titleOfFile } from './labels.ts'
import { useReadCount } from './readFiles.ts'
import { set, textOf, useWork } from './store.ts'
import { takeBack } from './takeBack.ts'

/** More would be slow, and nobody reads them. */
const MAX_SHOWN = 100

const READING = 'Some pages are still being searched.'
const NONE_LEFT = 'None is ticked below.'

const keyOf = ({ spot, index }: Match) => `${spot.file} ${spot.start} ${index}`

/** What has been replaced, before and after, to be looked over and taken back. */
function Replaced({ before, onBack }: { before: Contents; onBack: (left: Set<string>) => void }) {
  const { contents } = useWork()
  const kept = useKeptFocus()
  const after = useMemo(() => {
    const files = Object.keys(before).filter((file) => contents[file] !== before[file])
    return Object.fromEntries(files.map((file) => [file, contents[file] ?? null]))
  }, [before, contents])
  const ways = useMemo(() => {
    return {
      takeBack: (parts: readonly Part[]) => {
        takeBack(parts)
        onBack(new Set(placesIn(parts.map(({ file }) => file)).map(keyOf)))
      },
    }
  }, [onBack])
  if (Object.keys(after).length === 0) return null
  return (
    <section aria-label="Replaced">
      <h3>What was replaced</h3>
      <ul {...kept} className="files">
        <ChangedFiles before={before} after={after} ways={ways} />
      </ul>
    </section>
  )
}

/** Searches all texts of all files, and replaces what is found: one by one, all at once, or those that stay ticked. */
export function SearchAll() {
  const state = useWork()
  const { contents, wanted, replacement, isWholeOnly, isDeleted, found: last } = state
  /** The files in which something was replaced, as they were before. */
  const [before, setBefore] = useState<Contents>({})
  /** The keys of the places that are left as they are. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** Whether the words to replace with were written for the words that were searched for before. */
  const [isFormer, setFormer] = useState(true)
  const kept = useKeptFocus()
  const files = filesToSearch(contents)
  const readCount = useReadCount(files)
  const found = placesIn(files.slice(0, readCount), {
    ...state,
    wanted: useDeferredValue(wanted),
  })
  const isReading = readCount < files.length
  const replaceable = found.filter(({ spot }) => !whyFixed(spot, textOf(spot.file)))
  const ticked = replaceable.filter((match) => !left.has(keyOf(match)))
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

  const inBefore = (contents: Contents) =>
    placesIn(Object.keys(before), { ...state, contents }).length
  const replacedCount = inBefore(before) - inBefore(contents)
  const replace = (matches: readonly Match[], button: string) => {
    const files = [...new Set(matches.map(({ spot }) => spot.file))]
    const isAmong = ({ spot }: Match) => files.includes(spot.file)
    const isLeft = (match: Match | undefined) => match !== undefined && left.has(keyOf(match))
    const rest = found.filter((match) => isAmong(match) && !matches.includes(match))
    setBefore({ ...Object.fromEntries(files.map((file) => [file, textOf(file)])), ...before })
    replacePlaces(matches, button)
    setFormer(true)
    // The others in these files are the same as before, though at other places.
    const moved = placesIn(files).filter((_, index) => isLeft(rest[index]))
    const elsewhere = found.filter((match) => !isAmong(match) && isLeft(match))
    setLeft(new Set([...elsewhere, ...moved].map(keyOf)))
  }
  const leaveToo = useCallback((keys: Set<string>) => setLeft((last) => last.union(keys)), [])
  const toggle = (key: string) => {
    const others = new Set(left)
    if (!others.delete(key)) others.add(key)
    setLeft(others)
  }
  const which = ticked.length === replaceable.length ? 'all' : 'these'
  const replaceTicked = `${replacingLabel(isDeleted)} ${which} ${ticked.length}`
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
              setBefore({})
              setLeft(new Set())
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
      {replaceable.length > 0 && (found.length > 1 || replacedCount > 0) && (
        <p className="row">
          <Button
            whyOff={isReading ? READING : unsaid || (ticked.length === 0 && NONE_LEFT)}
            onClick={() => replace(ticked, replaceTicked)}
          >
            {replaceTicked}
          </Button>
          <span className="hint">
            {unsaid || 'Untick below what is to stay. A single Undo takes it back.'}
          </span>
        </p>
      )}
      <ul {...kept} className="places">
        {found.slice(0, MAX_SHOWN).map((match) => {
          const { spot, before, words, after } = match
          const key = keyOf(match)
          const fixed = whyFixed(spot, textOf(spot.file))
          const place = `${titleOf(spot.file)} › ${nameOf(spot, textOf(spot.file))}`
          const isLast = last !== undefined && isAt(match, last)
          const which = (
            <span className="unseen">
              {' '}
              {words} in {titleOf(spot.file)}
            </span>
          )
          return (
            <li key={key} aria-current={isLast ? 'location' : undefined}>
              {fixed ? (
                <span className="hint">{`${place}. ${fixed}`}</span>
              ) : (
                <label className="hint">
                  <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />{' '}
                  {place}
                </label>
              )}
              <p className="around">
                {before}
                <mark>{words}</mark>
                {after}
              </p>
              <p className="acts">
                <Button
                  whyOff={fixed || unsaid}
                  onClick={() => replace([match], replacingLabel(isDeleted))}
                >
                  {replacingLabel(isDeleted)}
                  {which}
                </Button>
                <Button ref={isLast ? goBack : undefined} onClick={() => showPlace(match)}>
                  Show{which}
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
      <Replaced before={before} onBack={leaveToo} />
    </Dialog>
  )
}
