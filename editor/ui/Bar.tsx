import { REPLACE } from '../../check/parse/passages.ts'
import { counted } from '../../check/problems.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { JOBS, type Job } from '../jobs/answers.ts'
import { Button } from './controls.tsx'
import { removeFile } from './edits.ts'
import { titleOfFile } from './labels.ts'
import { isPromised } from './promises.ts'
import { pagesIn, type State, set, textOf, useWork } from './store.ts'
import { canTravel, travel } from './travel.ts'

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

const WIDTHS = { window: 'Fit', phone: 'Phone', desktop: 'Desktop' } as const

/** What is open, how it is shown, and what can be done with it. */
export function Bar({ view }: { view: State['view'] }) {
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
