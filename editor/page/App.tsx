import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isPageFile } from '#lib/content/files.ts'
import { applyEdits, editOf } from '#tools/lint/fix.ts'
import type { Problem } from '#tools/lint/problems.ts'
import { JOBS, type Job } from '../check/answers.ts'
import { titlesOf } from '../site/instead.tsx'
import { type Spot, spotsOf } from '../text/spots.ts'
import { Clashes } from './Clashes.tsx'
import { Button, Notice } from './controls.tsx'
import { Findings } from './Findings.tsx'
import { Facts, Site } from './Form.tsx'
import { JobDialog } from './JobDialog.tsx'
import { DATA_FILES } from './labels.ts'
import { PageList } from './PageList.tsx'
import { obstacle, Propose } from './Propose.tsx'
import { Words } from './Words.tsx'
import { openedFile, type Workspace } from './workspace.ts'

/** The site's layouts and blocks, and CodeMirror: each is as heavy as everything else. */
const Preview = lazy(() => import('./Preview.tsx'))
const Source = lazy(() => import('./Source.tsx'))

type View = 'Page' | 'Facts' | 'Source'

/** The texts being edited next to the page: a single one, or all of a drawing's. */
type Chosen = { first: Spot; spots: readonly Spot[]; sentence: string; at: number }

/** The editor for a change set. */
export function show(workspace: Workspace): void {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'editor'
  createRoot(root).render(<App workspace={workspace} />)
}

function App({ workspace }: { workspace: Workspace }) {
  const state = useSyncExternalStore(workspace.subscribe, workspace.state)
  const { contents, texts, edits, checked, findings, isSignedOut, trouble } = state
  const [file, setFile] = useState(openedFile)
  const [asked, setView] = useState<View>('Page')
  const [chosen, setChosen] = useState<Chosen>()
  const [dialog, setDialog] = useState<Job | 'propose'>()
  const [offset, setOffset] = useState<number>()

  const source = texts[file]
  // Findings are painted first, because parsing and rendering the pages takes longer.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (checked !== 'nothing') requestAnimationFrame(() => setTimeout(setOpen, 0, true))
  }, [checked])
  const isPage = isPageFile(file)
  const view = !isPage && asked === 'Page' ? 'Facts' : asked
  const pages = useMemo(() => (isOpen ? titlesOf(texts) : []), [isOpen, texts])
  const page = pages.find((one) => one.file === file)
  // A page's own texts, and those of the data files it may show.
  const spots = useMemo(
    () => (isOpen && isPage ? [file, ...DATA_FILES.keys()].flatMap((one) => spotsOf(one, texts[one] ?? '')) : []),
    [isOpen, isPage, file, texts],
  )

  const open = (next: string) => {
    setFile(next)
    setChosen(undefined)
    setOffset(undefined)
    setDialog(undefined)
    history.replaceState(null, '', `#${encodeURIComponent(next)}`)
  }

  const choose = useCallback(
    (first: Spot, sentence: string) => {
      const [block, start, prop] = first.path
      const isSame = ({ path }: Spot) => path[0] === block && path[1] === start
      const words = block === 'Figure' && prop === 'title' ? spots.filter(isSame) : [first]
      setChosen({ first, spots: words, sentence, at: performance.now() })
    },
    [spots],
  )

  const show = (finding: Problem) => {
    if (finding.file !== file) open(finding.file)
    const { offset } = finding
    const isAt = ({ start, end, file: own }: Spot) => own === finding.file && start <= offset && offset <= end
    const spot = finding.file === file && view === 'Page' && spots.find(isAt)
    if (spot) return choose(spot, '')
    setView('Source')
    setOffset(offset)
  }

  const fix = (finding: Problem) => {
    const source = texts[finding.file] ?? ''
    const edit = editOf(source, finding)
    if (edit) workspace.change({ [finding.file]: applyEdits(source, [edit]) }, `fix ${performance.now()}`)
  }

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
  const changed = Object.keys(edits).length
  const why = changed > 0 && obstacle(state)
  const jobs: Job[] = ['rename', 'delete']
  if (source?.includes('<Section')) jobs.unshift('photograph')
  if (page?.isDraft) jobs.unshift('publish')
  return (
    <Site value={{ pages, contents }}>
      <header className="bar">
        <h1>{page?.title ?? file.replace('content/data/', '')}</h1>
        <fieldset className="tabs" aria-label="View">
          {([...(isPage ? ['Page'] : []), 'Facts', 'Source'] as View[]).map((one) => (
            <Button key={one} aria-pressed={view === one} onClick={() => setView(one)}>
              {one}
            </Button>
          ))}
        </fieldset>
        <fieldset className="tabs" aria-label="Jobs">
          {(isPage ? jobs : []).map((one) => (
            <Button key={one} onClick={() => setDialog(one)}>
              {JOBS[one].button}
            </Button>
          ))}
        </fieldset>
        <Button onClick={workspace.undo} disabled={!workspace.canUndo}>
          Undo
        </Button>
        <Button className="primary" aria-describedby={why ? 'why' : undefined} onClick={() => setDialog('propose')}>
          Propose{changed > 0 && ` (${changed})`}
        </Button>
        {why && (
          <p className="why" id="why">
            {why}
          </p>
        )}
      </header>
      <PageList state={state} pages={pages} current={file} onOpen={open} onNew={() => setDialog('new')} />
      <main className="work">
        {!isOpen ? null : contents[file] instanceof Uint8Array ? (
          <p className="notice">
            {file.replace('content/', '')} is a photograph.{' '}
            <Button onClick={() => workspace.change({ [file]: null }, `delete ${file}`)}>Delete it</Button>
          </p>
        ) : source === undefined ? (
          <Notice>{`There is no file ${file}. Choose one from the list.`}</Notice>
        ) : view === 'Page' ? (
          <Suspense>
            <Preview key={file} file={file} state={state} spots={spots} onChoose={choose} />
          </Suspense>
        ) : view === 'Facts' ? (
          <Facts key={file} file={file} source={source} onChange={workspace.change} />
        ) : (
          <Suspense>
            <Source
              key={file}
              file={file}
              source={source}
              findings={findings}
              offset={offset}
              onChange={(text) => workspace.change({ [file]: text }, `source ${file}`)}
            />
          </Suspense>
        )}
      </main>
      <aside className="side" aria-label="Words and check">
        <Notice>{trouble}</Notice>
        <Clashes workspace={workspace} />
        {chosen && (
          <Words
            {...chosen}
            key={chosen.at}
            source={texts[chosen.first.file] ?? ''}
            onChange={(text) => workspace.change({ [chosen.first.file]: text }, `words ${chosen.at}`)}
            onClose={() => setChosen(undefined)}
          />
        )}
        <Findings state={state} file={file} onFix={fix} onShow={show} />
      </aside>
      {dialog === 'propose' && (
        <Propose state={state} workspace={workspace} onShow={open} onClose={() => setDialog(undefined)} />
      )}
      {dialog && dialog !== 'propose' && (
        <JobDialog
          job={dialog}
          path={page?.path ?? ''}
          source={source ?? ''}
          isDraft={page?.isDraft ?? false}
          workspace={workspace}
          onDone={() => {
            const now = workspace.state().texts
            const added = Object.keys(now).find((one) => isPageFile(one) && !(one in texts))
            open(added ?? (file in now ? file : 'content/index.mdx'))
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Site>
  )
}
