import { lazy, Suspense } from 'react'
import { isPageFile } from '../../lib/content/files.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { JOBS, type Job } from '../actions/answers.ts'
import { Button, Notice } from './controls.tsx'
import { Clashes, Findings } from './Findings.tsx'
import { Facts } from './Form.tsx'
import { JobDialog } from './JobDialog.tsx'
import { PageList } from './PageList.tsx'
import { Preview } from './Preview.tsx'
import { Propose } from './Propose.tsx'
import { canUndo, change, pagesIn, set, start, textOf, undo, useWork } from './store.ts'
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
        <Button onClick={() => change({ [file]: null }, `delete ${file}`)}>Delete it</Button>
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

export function App() {
  const state = useWork()
  const { file, contents, edits, dialog, chosen, trouble } = state
  if (state.isSignedOut)
    return (
      <main className="gate">
        <h1>Edit the website</h1>
        <p>Sign in to edit pages. Anything you wrote here before is still here.</p>
        <a className="button" href="/auth/login">
          Sign in
        </a>
      </main>
    )
  if (!state.base)
    return (
      <main className="gate">
        <Notice>{trouble}</Notice>
        {trouble && <Button onClick={start}>Try again</Button>}
      </main>
    )
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  const isSeries = seriesOfFile(file) !== undefined
  const factsView = !isPageFile(file) && state.view === 'Page' ? 'Facts' : state.view
  const view = isSeries ? 'Source' : factsView
  const jobs: Job[] = ['rename', 'delete']
  if (textOf(file).includes('<Section')) jobs.unshift('photograph')
  if (page?.isDraft) jobs.unshift('publish')
  const changed = Object.keys(edits).length
  return (
    <>
      <header className="bar">
        <h1>{page?.title ?? file.replace('content/data/', '')}</h1>
        <fieldset className="tabs" aria-label="View">
          {(['Page', 'Facts', 'Source'] as const).map(
            (tab) =>
              (page || tab !== 'Page') &&
              (!isSeries || tab === 'Source') && (
                <Button key={tab} aria-pressed={view === tab} onClick={() => set({ view: tab })}>
                  {tab}
                </Button>
              ),
          )}
        </fieldset>
        <fieldset className="tabs" aria-label="Jobs">
          {(page ? jobs : []).map((job) => (
            <Button key={job} onClick={() => set({ dialog: job })}>
              {JOBS[job].button}
            </Button>
          ))}
        </fieldset>
        <Button onClick={undo} disabled={!canUndo()}>
          Undo
        </Button>
        <Button className="primary" onClick={() => set({ dialog: 'propose' })}>
          Propose{changed > 0 && ` (${changed})`}
        </Button>
      </header>
      <PageList />
      <main className="work" key={file}>
        <OpenFile view={view} />
      </main>
      <aside className="side" aria-label="Words and check">
        <Notice>{trouble}</Notice>
        <Clashes />
        {chosen && <Words key={chosen.id} {...chosen} />}
        <Findings />
      </aside>
      {dialog === 'propose' && <Propose />}
      {dialog && dialog !== 'propose' && <JobDialog job={dialog} />}
    </>
  )
}
