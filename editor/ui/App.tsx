import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { DATA_FILES } from '../document/schemas.ts'
import { aboutFixedWords } from './aboutTexts.ts'
import { Bar } from './Bar.tsx'
import { BesidePage, WayToDraft, WayToPage } from './BesidePage.tsx'
import { keepShown, listenToBack } from './back.ts'
import { checkFiles } from './background.ts'
import { Clashes } from './Clashes.tsx'
import { Button, Notice } from './controls.tsx'
import { removeFile } from './edits.ts'
import { Findings } from './Findings.tsx'
import { Details } from './Form.tsx'
import { FormerTitle } from './FormerTitle.tsx'
import { listenToHistoryKeys } from './historyKeys.ts'
import { titleOfFile } from './labels.ts'
import { listenToLeadingKeys } from './leadingKeys.ts'
import { askBeforeLeaving } from './leaving.ts'
import { useFoundFocus } from './lostFocus.ts'
import { Missing } from './Missing.tsx'
import { News } from './News.tsx'
import { listenToNetwork } from './network.ts'
import { PageList } from './PageList.tsx'
import { Preview } from './Preview.tsx'
import { takeDrops } from './photographs.ts'
import { showWords } from './places.ts'
import { start } from './proposals.ts'
import { pageShowing, pagesIn, textOf, useWork } from './store.ts'
import { Words } from './Words.tsx'

/** CodeMirror is as heavy as everything else. */
const Source = lazy(() => import('./Source.tsx'))
/** Most authors change no series. */
const SeriesGrid = lazy(() => import('./SeriesGrid.tsx'))
/** Needed by nobody before the page is shown. */
const loadDialogs = () => import('./Dialogs.tsx')
const Dialogs = lazy(loadDialogs)
const FoundPlaces = lazy(async () => ({ default: (await loadDialogs()).FoundPlaces }))

function OpenFile({ view, isBeside }: { view: string; isBeside: boolean }) {
  const { file, contents } = useWork()
  const content = contents[file]
  if (content instanceof Uint8Array)
    return (
      <p className="notice">
        {titleOfFile(file, contents)} is a photograph.{' '}
        <Button onClick={() => removeFile(file)}>Delete it</Button>
      </p>
    )
  if (typeof content !== 'string') return <Missing />
  if (view === 'Page' || isBeside) return <Preview />
  return <FactsOfFile view={view} />
}

/** All facts or numbers of a file, or its source. */
function FactsOfFile({ view }: { view: string }) {
  const { base, file } = useWork()
  if (view === 'Details' && DATA_FILES.has(file))
    return (
      <>
        <WayToPage />
        <Details />
      </>
    )
  if (view === 'Details' && !seriesOfFile(file)) return <Details />
  return (
    <Suspense>{view === 'Details' ? <SeriesGrid key={file} /> : <Source key={base} />}</Suspense>
  )
}

/** The parts of the window, for those who go through it by the Tab key. */
function SkipLinks() {
  const goTo = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus()
  return (
    <p className="skip">
      <Button onClick={goTo('.work')}>Skip to the page</Button>
      <Button onClick={goTo('#check')}>Skip to the check</Button>
    </p>
  )
}

/** What to do next, or why a click opened nothing. */
function Hint() {
  const { fixedWords, origin, contents } = useWork()
  const title = origin && titleOfFile(origin, contents)
  const canOpen =
    fixedWords &&
    origin &&
    (DATA_FILES.has(origin) || seriesOfFile(origin) || pathOfArtifact(origin))
  return (
    <div className={fixedWords ? 'notice' : 'notice good'} role="status">
      <p>
        {fixedWords
          ? aboutFixedWords(fixedWords, title, Boolean(canOpen))
          : 'Click any sentence of the page to change it, or to move, add or remove something there.'}
      </p>
      {canOpen && (
        <Button onClick={() => showWords(origin, fixedWords)}>{`Open “${title}”`}</Button>
      )}
    </div>
  )
}

export function App() {
  const state = useWork()
  const {
    base,
    file,
    contents,
    view: lastView,
    dialog,
    found,
    chosen,
    trouble,
    isSignedOut,
  } = state
  useEffect(listenToHistoryKeys, [])
  useEffect(listenToLeadingKeys, [])
  useEffect(listenToBack, [])
  useEffect(askBeforeLeaving, [])
  useEffect(listenToNetwork, [])
  useEffect(() => {
    // Without a network, too, one can look at what has changed.
    if (base) loadDialogs().catch(() => undefined)
  }, [base])
  useEffect(() => takeDrops(document), [])
  const isDraft = pagesIn(contents).some((page) => page.file === file && page.isDraft)
  // What would be an error once a draft is published is looked for only while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a draft is opened
  useEffect(() => {
    if (isDraft) checkFiles()
  }, [file, isDraft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something else is shown
  useEffect(() => keepShown(state), [file, lastView, chosen?.id, dialog])
  useFoundFocus()
  const side = useRef<HTMLElement>(null)
  // Before the words of another page get the focus, and are scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another file is opened
  useLayoutEffect(() => {
    if (side.current) side.current.scrollTop = 0
  }, [file])
  if (isSignedOut)
    return (
      <main className="gate">
        <h1>Edit the website</h1>
        <p>Sign in to edit pages. Anything you wrote here before is still here.</p>
        <a className="button" href="/auth/login">
          Sign in
        </a>
      </main>
    )
  if (!base)
    return (
      <main className="gate">
        <Notice>{trouble}</Notice>
        {trouble && <Button onClick={start}>Try again</Button>}
      </main>
    )
  const view = !isPageFile(file) && lastView === 'Page' ? 'Details' : lastView
  const isInForm = view === 'Details' || seriesOfFile(file)
  const beside = isInForm && pageShowing(contents, file)
  // What is said then stands below the box, which stays where it is.
  const isWriting = chosen !== undefined && (view === 'Page' || Boolean(beside))
  return (
    <>
      <SkipLinks />
      <Bar view={view} />
      <PageList />
      <main className="work" key={file} tabIndex={-1}>
        <OpenFile view={view} isBeside={Boolean(beside)} />
      </main>
      <aside className="side" ref={side} aria-label="Words and check">
        <Notice>{trouble}</Notice>
        {!isWriting && <News />}
        <Clashes />
        {found && (
          <Suspense>
            <FoundPlaces />
          </Suspense>
        )}
        {isWriting && <Words key={chosen.id} {...chosen} />}
        {!chosen && view === 'Page' && textOf(file) && <Hint />}
        {beside && (
          <BesidePage page={beside.file}>
            <FactsOfFile view={view} />
          </BesidePage>
        )}
        {/* Below the words, which stay where they are while one writes the title. */}
        <FormerTitle />
        <WayToDraft />
        <Findings />
      </aside>
      {dialog && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
    </>
  )
}
