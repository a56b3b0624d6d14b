import { lazy, Suspense, useEffect } from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { counted } from '../../check/problems.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { cellsOf, seriesOfFile } from '../../lib/content/series.ts'
import { JOBS, type Job } from '../actions/answers.ts'
import { Button, Notice } from './controls.tsx'
import { canTravel, removeFile, travel } from './edits.ts'
import { Clashes, Findings } from './Findings.tsx'
import { Facts } from './Form.tsx'
import { listenToHistoryKeys } from './historyKeys.ts'
import { JobDialog } from './JobDialog.tsx'
import { titleOfFile } from './labels.ts'
import { useFoundFocus } from './lostFocus.ts'
import { PageList } from './PageList.tsx'
import { Preview } from './Preview.tsx'
import { Propose } from './Propose.tsx'
import { isPromised } from './promises.ts'
import { start } from './proposals.ts'
import { SearchAll } from './SearchAll.tsx'
import { pagesIn, type State, set, textOf, useWork } from './store.ts'
import { Words } from './Words.tsx'

/** CodeMirror is as heavy as everything else. */
const Source = lazy(() => import('./Source.tsx'))

function OpenFile({ view }: { view: string }) {
  const { base, file, contents } = useWork()
  const content = contents[file]
  if (content instanceof Uint8Array)
    return (
      <p className="notice">
        {file.replace('content/', '')} is a photograph.{' '}
        <Button onClick={() => removeFile(file)}>Delete it</Button>
      </p>
    )
  if (typeof content !== 'string')
    return <Notice>{`There is no file ${file}. Choose one from the list.`}</Notice>
  if (view === 'Page') return <Preview />
  if (view === 'Facts') return <Facts />
  return (
    <Suspense>
      <Source key={base} />
    </Suspense>
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

/** Which proposal the author is in, and whether the words are safe. */
function Whereabouts() {
  const { branch, title, edits, isSaved } = useWork()
  const hasEdits = Object.keys(edits).length > 0
  return (
    <p className="hint where" role="status">
      {branch ? `In your proposal “${title || branch}”.` : 'Not in a proposal yet.'}
      {hasEdits && (isSaved ? ' Saved on this device.' : ' Not saved on this device.')}
    </p>
  )
}

function SeriesHint({ file }: { file: string }) {
  const [head = []] = cellsOf(textOf(file))
  return (
    <p className="notice good">
      {`Each line below the first is a ${head[0]?.text ?? 'step'}: its name, its number, and the two ends of the usual range, with commas between. You can paste cells of a spreadsheet. To show them, click a text of a page and add the block “Drawing: numbers over time”, or choose ${seriesOfFile(file)} in the parts of such a drawing.`}
    </p>
  )
}

/** What to do next, or why a click opened nothing. */
function Hint() {
  const { fixedWords } = useWork()
  return (
    <p className={fixedWords ? 'notice' : 'notice good'} role="status">
      {fixedWords
        ? `The site writes “${fixedWords}” by itself, so it cannot be changed here. Click another sentence.`
        : 'Click any sentence of the page to change it, or to move, add or remove something there.'}
    </p>
  )
}

const WIDTHS = { window: 'Fit', phone: 'Phone', desktop: 'Desktop' } as const

function Bar({ view }: { view: State['view'] }) {
  const { file, contents, edits, width, chosen } = useWork()
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  const isSeries = seriesOfFile(file) !== undefined
  const changed = Object.keys(edits).length
  const jobs: Job[] = ['rename', 'delete']
  const hasSections = textOf(file).includes('<Section')
  if (hasSections) jobs.unshift('photograph')
  if (page?.isDraft) jobs.unshift('publish')
  const isKept = page !== undefined && isPromised(contents, page.path)
  const unwritten = textOf(file).split(REPLACE).length - 1
  const showAs = (tab: State['view']) => {
    // The fact that is open in the page is looked for among all of them.
    const [open] = chosen?.spots ?? []
    const isFact = open?.kind === 'field' && open.file === file
    set({ view: tab, fact: isFact ? open.path : undefined })
  }
  return (
    <header className="bar">
      <div className="about">
        <h1>{page?.title ?? titleOfFile(file, contents)}</h1>
        <Whereabouts />
      </div>
      <fieldset className="tabs" aria-label="History">
        <Button onClick={() => travel('undo')} disabled={!canTravel('undo')}>
          Undo
        </Button>
        <Button onClick={() => travel('redo')} disabled={!canTravel('redo')}>
          Redo
        </Button>
      </fieldset>
      <Button className="primary" onClick={() => set({ dialog: 'propose' })}>
        Propose{changed > 0 && ` (${changed})`}
      </Button>
      <div className="tools">
        <fieldset className="tabs joined" aria-label="View">
          {(['Page', 'Facts', 'Source'] as const).map(
            (tab) =>
              (page || tab !== 'Page') &&
              (!isSeries || tab === 'Source') && (
                <Button key={tab} aria-pressed={view === tab} onClick={() => showAs(tab)}>
                  {tab}
                </Button>
              ),
          )}
        </fieldset>
        {view === 'Page' && (
          <fieldset className="tabs joined" aria-label="Width of the page">
            {Object.entries(WIDTHS).map(([name, label]) => (
              <Button
                key={name}
                aria-pressed={width === name}
                onClick={() => set({ width: name as keyof typeof WIDTHS })}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
        {page && (
          <fieldset className="tabs" aria-label="Jobs">
            {jobs.map((job) => (
              <Button
                key={job}
                disabled={
                  (isKept && (job === 'rename' || job === 'delete')) ||
                  (job === 'publish' && unwritten > 0)
                }
                onClick={() => set({ dialog: job })}
              >
                {JOBS[job].button}
              </Button>
            ))}
            {isKept && (
              <span className="hint">
                The address of this page is promised, so it can be neither changed nor deleted.
              </span>
            )}
            {page.isDraft && unwritten > 0 && (
              <span className="hint">
                {`${counted(unwritten, 'text')} to be written before you can publish it.`}
              </span>
            )}
          </fieldset>
        )}
        {isSeries && textOf(file) && (
          <fieldset className="tabs" aria-label="Jobs">
            <Button onClick={() => removeFile(file)}>{JOBS.delete.button}</Button>
          </fieldset>
        )}
      </div>
    </header>
  )
}

export function App() {
  const { base, file, view: lastView, dialog, chosen, trouble, news, isSignedOut } = useWork()
  useEffect(listenToHistoryKeys, [])
  useFoundFocus()
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
  const factsView = !isPageFile(file) && lastView === 'Page' ? 'Facts' : lastView
  const view = seriesOfFile(file) ? 'Source' : factsView
  return (
    <>
      <SkipLinks />
      <Bar view={view} />
      <PageList />
      <main className="work" key={file} tabIndex={-1}>
        <OpenFile view={view} />
      </main>
      <aside className="side" aria-label="Words and check">
        <Notice>{trouble}</Notice>
        {news && (
          <p className="notice good" role="status">
            {news}
          </p>
        )}
        <Clashes />
        {chosen && view === 'Page' && <Words key={chosen.id} {...chosen} />}
        {!chosen && view === 'Page' && <Hint />}
        {seriesOfFile(file) && <SeriesHint file={file} />}
        <Findings />
      </aside>
      {dialog === 'propose' && <Propose />}
      {dialog === 'search' && <SearchAll />}
      {dialog && dialog !== 'propose' && dialog !== 'search' && <JobDialog job={dialog} />}
    </>
  )
}
