import {
  Fragment,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { DataName } from '../../lib/content/data.ts'
import { longDay } from '../../lib/content/days.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { fileOfSeries } from '../../lib/content/series.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { artifactFilesIn, DATA_FILES } from '../document/schemas.ts'
import { JOBS } from '../jobs/answers.ts'
import { Button } from './controls.tsx'
import { CALLED, type Excerpt, foundIn, ON_PAGE, QUESTIONS } from './finder.ts'
import { nameOfDataFile, titleOfFile } from './labels.ts'
import { FINDER_KEY, goToWork } from './leadingKeys.ts'
import { pageGroups } from './pageGroups.ts'
import { isPromised } from './promises.ts'
import { SignedIn } from './SignedIn.tsx'
import { open, pageShowing, seriesIn, set, textOf, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

/** Needed by nobody before a word is sought that no page is called by. */
const InTexts = lazy(async () => ({ default: (await import('./InTexts.tsx')).InTexts }))

interface Entry {
  file: string
  label: string
  hint: string
  /** What it can be found by that is shown in another place. */
  shown?: string
  /** What else it can be found by, of which it shows what was found. */
  more?: readonly string[]
  why?: Excerpt
  /** Whether it is a page that keeps its address. */
  isKept?: boolean
}

interface Group {
  /** What its entries have in common, if there are several groups. */
  title?: string
  entries: readonly Entry[]
}

/** The last part of the list. */
const NUMBERS = 'Numbers of drawings'

const KEPT = 'Search engines lead here, so it stays online, and at its address.'

const Lock = () => (
  <svg className="lock" viewBox="0 0 10 12" aria-hidden="true">
    <path d="M2.5 5V3.5a2.5 2.5 0 0 1 5 0V5" />
    <path className="body" d="M1 5h8v6H1z" />
  </svg>
)

/** Whether the middle of an element is neither scrolled away nor covered. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

type EntriesProps = { title: string; groups: readonly Group[]; children?: ReactNode }

/** A part of the list, with what else can be done there. */
function Entries({ title, groups, children }: EntriesProps) {
  const { edits, original, file: current } = useWork()
  const changeOf = (file: string) => (original[file] === undefined ? 'new' : 'changed')
  const stop = useTabStop<HTMLDivElement>()
  const shown = groups.filter(({ entries }) => entries.length > 0)
  if (shown.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {children}
      {groups.some(({ entries }) => entries.some(({ isKept }) => isKept)) && (
        <p className="hint">
          <Lock />
          can be changed, but not moved or deleted
        </p>
      )}
      <div {...stop}>
        {shown.map(({ title: name, entries }) => (
          <Fragment key={name ?? ''}>
            {name && <h3>{name}</h3>}
            <ul>
              {entries.map(({ file, label, hint, isKept, why }) => (
                <li key={file}>
                  <Button
                    aria-current={file === current ? 'page' : undefined}
                    title={isKept ? KEPT : undefined}
                    onClick={() => open(file)}
                  >
                    {label} {file in edits && <span className="changed">{changeOf(file)}</span>}
                    <span className="hint">
                      {isKept && <Lock />}
                      {hint}
                    </span>
                    {why && (
                      <span className="hint">
                        {why.before}
                        <mark>{why.words}</mark>
                        {why.after}
                      </span>
                    )}
                  </Button>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </>
  )
}

export function PageList() {
  const { contents, author, file } = useWork()
  const [filter, setFilter] = useState('')
  /** The words that were looked for in all texts. */
  const [asked, setAsked] = useState('')
  const list = useRef<HTMLElement>(null)
  const field = useId()
  const matching = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const { label, hint, shown = '', more = [] } = entry
      const found = foundIn(`${label} ${hint} ${shown}`, more, filter)
      return found ? [{ ...entry, ...found }] : []
    })

  // The open page comes into view, as after a link or an undo on another page. The list stays where one has clicked in it.
  const isFiltered = filter !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another file is opened, or all are shown again
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]')
    if (!list.current || !open || isInSight(open)) return
    const around = list.current.getBoundingClientRect()
    const { top, bottom } = open.getBoundingClientRect()
    // By the list alone: after scrollIntoView, Tab would go on from there.
    list.current.scrollBy({ top: (top + bottom - around.top - around.bottom) / 2 })
  }, [file, isFiltered])

  // What is opened from elsewhere, such as a new page, is not hidden by what was looked for before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another file is opened
  useEffect(() => {
    if (!list.current?.querySelector('[aria-current]')) setFilter('')
  }, [file])

  const pages = pageGroups(contents).map(({ title: name, pages }) => {
    const entries = pages.map(({ file, title, path, isDraft, day, hasQuestions }) => {
      const label = path === '/' ? 'Home' : title
      const from = day && `from ${longDay(day)}`
      const state = isDraft ? 'draft' : from
      return {
        file,
        label: state ? `${label} (${state})` : label,
        hint: path,
        isKept: isPromised(contents, path),
        // Who looks for a group finds the pages in it, below its name.
        shown: name,
        more: [title, hasQuestions ? QUESTIONS : '', ON_PAGE[path] ?? ''],
      }
    })
    return { title: name, entries: matching(entries) }
  })
  const facts = [...DATA_FILES]
    .filter(([file]) => contents[file])
    .map(([file, { description = '' }]) => ({
      file,
      label: titleOfFile(file, contents),
      hint: description,
      // Who looks for a phone number does not know that it is a fact of an office.
      more: [CALLED[nameOfDataFile(file) as DataName] ?? '', textOf(file)],
    }))
  const artifacts = artifactFilesIn(contents).map((file) => {
    const owner = pageShowing(contents, file)
    return { file, label: titleOfFile(file, contents), hint: owner ? `on ${owner.title}` : '' }
  })
  const series = seriesIn(contents)
    .map(fileOfSeries)
    .map((file) => {
      const page = pageShowing(contents, file)
      return {
        file,
        label: titleOfFile(file, contents),
        hint: page ? `on ${page.title}` : 'on no page yet',
      }
    })
  const lists = {
    Pages: pages,
    'Shared facts': [{ entries: matching(facts) }],
    'Documents at the heads of pages': [{ entries: matching(artifacts) }],
    [NUMBERS]: [{ entries: matching(series) }],
  }
  const words = filter.trim()
  const found = Object.values(lists).flatMap((groups) => groups.flatMap(({ entries }) => entries))
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || words === '') return
    const isPage = ({ file }: Entry) => isPageFile(file)
    const isCalled = ({ label }: Entry) => label.toLowerCase().startsWith(words.toLowerCase())
    // What only has the words somewhere in it is one of several places: all of them are listed.
    const first = found.find(isPage) ?? found.find(isCalled)
    if (!first) {
      setAsked(words)
      return
    }
    // The page has the focus once it is there.
    flushSync(() => open(first.file))
    goToWork()
    // One is there, and sees where that is.
    setFilter('')
  }
  return (
    <nav className="pages" ref={list} aria-label="Pages and facts">
      <div className="tools">
        <p className="row">
          <Button onClick={() => set({ dialog: 'new' })}>New page</Button>
          <Button onClick={() => set({ dialog: 'search', ...(words && { wanted: words }) })}>
            Find and replace
          </Button>
        </p>
        <p className="finder">
          <label htmlFor={field}>Find a page</label>
          {/* What is left out of the list is seen beside it, and is one press away. */}
          {isFiltered && <Button onClick={() => setFilter('')}>Show all</Button>}
        </p>
        <input
          id={field}
          type="search"
          value={filter}
          aria-keyshortcuts={FINDER_KEY}
          onChange={({ target }) => {
            setFilter(target.value)
            // Where the list was scrolled to, there may be nothing any more, or half an entry.
            if (list.current) list.current.scrollTop = 0
          }}
          onKeyDown={onEnter}
        />
        <p className="hint" role="status">
          {found.length === 0 && asked !== words && 'No page or fact is called so.'}
        </p>
        {words !== '' && (
          <p className="row">
            <Button onClick={() => setAsked(words)}>{`Search all texts for “${words}”`}</Button>
          </p>
        )}
      </div>
      {words !== '' && asked === words && (
        <Suspense>
          <InTexts key={words} words={words} />
        </Suspense>
      )}
      {Object.entries(lists).map(([title, groups]) => (
        <Entries key={title} title={title} groups={groups}>
          {title === NUMBERS && (
            <p className="row">
              <Button onClick={() => set({ dialog: 'series' })}>{JOBS.series.button}</Button>
            </p>
          )}
        </Entries>
      ))}
      <p className="unseen">Arrow keys go from entry to entry.</p>
      {author && <SignedIn author={author} />}
    </nav>
  )
}
