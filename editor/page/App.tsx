import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { applyEdits } from '#tools/lint/fix.ts'
import type { Finding } from '../check/messages.ts'
import type { renderPage } from '../site/render.tsx'
import { type Spot, spotsOf, visitTexts, withYaml, yamlOf } from '../text/spots.ts'
import { Clashes } from './Clashes.tsx'
import { Findings } from './Findings.tsx'
import { Form } from './Form.tsx'
import { type Job, JobDialog, type PageEntry } from './Jobs.tsx'
import { Preview } from './Preview.tsx'
import { obstacle, Propose } from './Propose.tsx'
import { type Chosen, Words } from './Words.tsx'
import type { Workspace } from './workspace.ts'

/** With CodeMirror, a third of the weight of all the rest. */
const Source = lazy(() => import('./Source.tsx'))

/** Files that a command or a rule writes. */
const BY_RULE = /^content\/data\/(?:redirects\.json|released\.yaml|contract\.yaml)$/

type View = 'page' | 'facts' | 'source'

function entryOf(file: string, source: string): PageEntry {
  const { text } = yamlOf(file, source)
  const line = (key: string) =>
    new RegExp(`^${key}: *(.*?)\\s*$`, 'm').exec(text)?.[1]?.replace(/^"(.*)"$/, '$1')
  const path = pathOfFile(file)
  return {
    file,
    path,
    title: line('title') ?? path,
    layout: line('layout') ?? '',
    isDraft: line('draft') === 'true',
  }
}

type Props = { workspace: Workspace; render: typeof renderPage }

export function App({ workspace, render }: Props) {
  const state = useSyncExternalStore(workspace.subscribe, workspace.state)
  const { texts, edits, findings, checked, session, trouble, clashes } = state
  const [file, setFile] = useState(decodeURIComponent(location.hash.slice(1)) || 'content/index.mdx')
  const [view, setView] = useState<View>('page')
  const [filter, setFilter] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  const [job, setJob] = useState<Job>()
  const [isProposing, setProposing] = useState(false)
  const [offset, setOffset] = useState<number>()

  const source = texts[file]
  const isPage = isPageFile(file)
  const pages = useMemo(
    () =>
      Object.entries(texts)
        .filter(([one]) => isPageFile(one))
        .map(([one, text]) => entryOf(one, text)),
    [texts],
  )
  const page = pages.find((one) => one.file === file)
  const title = page?.title ?? file.replace('content/data/', '')
  const shownView: View = isPage ? view : view === 'page' ? 'facts' : view

  const open = (next: string) => {
    setFile(next)
    setChosen(undefined)
    setOffset(undefined)
    history.replaceState(null, '', `#${encodeURIComponent(next)}`)
  }

  // The texts of the page, and those of data files that it may show.
  const spots = useMemo(() => {
    if (!isPage || source === undefined) return []
    const data = [
      'offices',
      'people',
      'testimonials',
      'strengths',
      'industries',
      'legal',
      'statistics',
      'site',
    ]
    const files = data.map((name) => `content/data/${name}.yaml`)
    return [file, ...files].flatMap((one) => (texts[one] ? spotsIn(one, texts[one]) : []))
  }, [isPage, file, source, texts])

  const [lastHtml, setLastHtml] = useState({ file: '', html: '' })
  const html = useMemo(() => {
    if (!isPage || source === undefined) return undefined
    try {
      return render(texts, pathOfFile(file), (tree, start) =>
        visitTexts(tree, (node, _, at) => {
          node.data = { ...node.data, hProperties: { 'data-spot': `${start + at}` } } as typeof node.data
        }),
      )
    } catch {
      return undefined
    }
  }, [isPage, file, source, texts, render])
  useEffect(() => {
    if (html !== undefined) setLastHtml({ file, html })
  }, [file, html])

  // What was changed elsewhere has moved the words: the source, a correction, an undo, a colleague.
  useEffect(() => {
    if (chosen && texts[chosen.first.file] !== (chosen.written ?? chosen.source)) setChosen(undefined)
  }, [chosen, texts])

  const choose = useCallback(
    (spot: Spot, sentence: string) => {
      const figure = spot.path[0] === 'Figure' && spot.path[2] === 'title' ? spot.path[1] : undefined
      const words =
        figure === undefined ? [spot] : spots.filter(({ path }) => path[1] === figure && path[0] === 'Figure')
      setChosen({ spots: words, first: spot, sentence, source: texts[spot.file] ?? '' })
    },
    [spots, texts],
  )

  const show = (finding: Finding) => {
    if (finding.file !== file) open(finding.file)
    const spot =
      finding.file === file &&
      spots.find(
        ({ start, end, file: own }) => own === file && start <= finding.offset && finding.offset <= end,
      )
    if (spot && shownView === 'page') return choose(spot, '')
    setView('source')
    setOffset(finding.offset)
  }

  const fix = ({ file: wrong, fix }: Finding) => {
    const text = texts[wrong]
    if (fix && text !== undefined)
      workspace.change({ [wrong]: applyEdits(text, [fix]) }, `fix ${performance.now()}`)
    setChosen(undefined)
  }

  const undo = () => {
    workspace.undo()
    setChosen(undefined)
  }

  if (session && !session.author) {
    return (
      <main className="gate">
        <h1>Edit the website</h1>
        <p>Sign in to change pages. What you have written here before is still there.</p>
        <a className="button" href={session.login}>
          Sign in
        </a>
      </main>
    )
  }
  const shown = pages.filter((one) => `${one.title} ${one.path}`.toLowerCase().includes(filter.toLowerCase()))
  const data = Object.keys(texts).filter(
    (one) =>
      one.startsWith('content/data/') &&
      !BY_RULE.test(one) &&
      one.toLowerCase().includes(filter.toLowerCase()),
  )
  const sections =
    isPage && source
      ? [...source.matchAll(/<Section\b[\s\S]*?^## (.*)$/gm)].map(([, heading = '']) => heading)
      : []
  const changed = Object.keys(edits).length
  const why = obstacle(state)
  const entry = (one: string, label: string, hint: string) => (
    <li key={one}>
      <button type="button" aria-current={one === file ? 'page' : undefined} onClick={() => open(one)}>
        {label} {one in edits && <span className="changed">changed</span>}
        <span className="hint">{hint}</span>
      </button>
    </li>
  )
  return (
    <>
      <header className="bar">
        <h1>{title}</h1>
        <fieldset className="tabs" aria-label="View">
          {(['page', 'facts', 'source'] as const)
            .filter((one) => isPage || one !== 'page')
            .map((one) => (
              <button key={one} type="button" aria-pressed={shownView === one} onClick={() => setView(one)}>
                {{ page: 'Page', facts: 'Facts', source: 'Source' }[one]}
              </button>
            ))}
        </fieldset>
        {page && (
          <fieldset className="tabs" aria-label="Jobs">
            {page.isDraft && (
              <button type="button" onClick={() => setJob('publish')}>
                Publish
              </button>
            )}
            <button type="button" onClick={() => setJob('photograph')}>
              Photograph
            </button>
            <button type="button" onClick={() => setJob('rename')}>
              Address
            </button>
            <button type="button" onClick={() => setJob('delete')}>
              Delete
            </button>
          </fieldset>
        )}
        <button type="button" onClick={undo} disabled={!workspace.canUndo}>
          Undo
        </button>
        <button
          type="button"
          className="primary"
          aria-describedby={why ? 'why' : undefined}
          onClick={() => setProposing(true)}
        >
          Propose{changed > 0 && ` (${changed})`}
        </button>
        {why && changed > 0 && (
          <p className="why" id="why">
            {why}
          </p>
        )}
      </header>
      <nav className="pages" aria-label="Pages and facts">
        <p className="row">
          <button type="button" onClick={() => setJob('new')}>
            New page
          </button>
        </p>
        <label>
          Find a page
          <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </label>
        <h2>Pages</h2>
        <ul>
          {shown.map((one) => entry(one.file, one.isDraft ? `${one.title} (draft)` : one.title, one.path))}
        </ul>
        <h2>Facts</h2>
        <ul>{data.map((one) => entry(one, one.replace(/^content\/data\/|\.yaml$/g, ''), ''))}</ul>
      </nav>
      <main className="work">
        {source === undefined && state.base && (
          <p className="notice">There is no file {file}. Choose one from the list.</p>
        )}
        {source !== undefined && shownView === 'page' && (
          <Preview
            html={html ?? (lastHtml.file === file ? lastHtml.html : '')}
            spots={spots}
            title={title}
            onChoose={choose}
          />
        )}
        {source !== undefined && shownView === 'facts' && (
          <Form
            key={file}
            file={file}
            yaml={yamlOf(file, source).text}
            onChange={(yaml, by) => workspace.change({ [file]: withYaml(file, source, () => yaml) }, by)}
          />
        )}
        {source !== undefined && shownView === 'source' && (
          <Suspense>
            <Source
              key={file}
              file={file}
              source={source}
              addresses={pages.map(({ path }) => path)}
              offset={offset}
              onChange={(text) => workspace.change({ [file]: text }, `source ${file}`)}
            />
          </Suspense>
        )}
      </main>
      <aside className="side" aria-label="Words and check">
        {trouble && (
          <p className="notice" role="alert">
            {trouble}
          </p>
        )}
        {isPage && html === undefined && source !== undefined && (
          <p className="notice">The page cannot be shown until its errors are corrected.</p>
        )}
        {Object.keys(clashes).length > 0 && <Clashes workspace={workspace} />}
        {chosen && (
          <Words
            key={`${chosen.first.file} ${chosen.first.start} ${chosen.spots.length}`}
            chosen={chosen}
            onChange={(written) => {
              setChosen({ ...chosen, written })
              workspace.change({ [chosen.first.file]: written }, `${chosen.first.file} ${chosen.first.start}`)
            }}
            onClose={() => {
              setChosen(undefined)
              document.querySelector<HTMLIFrameElement>('.preview')?.focus()
            }}
          />
        )}
        <Findings findings={findings} isChecked={checked} file={file} onFix={fix} onShow={show} />
      </aside>
      <datalist id="addresses">
        {pages.map(({ path, title: label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </datalist>
      {job && (
        <JobDialog
          job={job}
          page={page}
          pages={pages}
          sections={sections}
          workspace={workspace}
          onDone={(answers) => {
            setJob(undefined)
            const { edits: now } = workspace.state()
            const added = Object.keys(now).find(
              (one) => isPageFile(one) && now[one] !== null && !(one in texts),
            )
            if (answers.job === 'delete') open('content/index.mdx')
            else if (added) open(added)
          }}
          onClose={() => setJob(undefined)}
        />
      )}
      {isProposing && (
        <Propose
          state={state}
          workspace={workspace}
          onShow={(one) => {
            open(one)
            setProposing(false)
          }}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  )
}

const known = new Map<string, { source: string; spots: Spot[] }>()

/** The texts of a file, read again only when it has changed. */
function spotsIn(file: string, source: string): Spot[] {
  const last = known.get(file)
  if (last?.source === source) return last.spots
  const spots = spotsOf(file, source)
  known.set(file, { source, spots })
  return spots
}
