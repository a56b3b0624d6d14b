import { useId, useMemo } from 'react'
import { counted, inEditor, type RuleName } from '../../check/problems.ts'
import { longDay } from '../../lib/content/days.ts'
import { seriesOfFile } from '../../lib/content/series.ts'
import { listedIn } from '../document/listed.ts'
import { unwrittenIn } from '../document/unwritten.ts'
import { JOBS, type Job } from '../jobs/answers.ts'
import { Button } from './controls.tsx'
import { removeFile } from './edits.ts'
import { isAbout, labelOfShow, whereOf } from './findingPlace.ts'
import { findingWords } from './findingWords.ts'
import { nameOfProposal, titleOfFile } from './labels.ts'
import { useOffline } from './network.ts'
import { nextUnwritten } from './nextUnwritten.ts'
import { whyNoPhotographs } from './photographs.ts'
import { show } from './places.ts'
import { isPromised } from './promises.ts'
import { pagesIn, type State, set, textOf, useWork } from './store.ts'
import { canTravel, travel } from './travel.ts'

/** That there is no network, or else what was just undone, or which proposal the author is in; and whether the words are safe. */
function Whereabouts() {
  const { branch, title, edits, isSaved, traveled } = useWork()
  const isOffline = useOffline()
  const hasEdits = Object.keys(edits).length > 0
  const proposal = branch
    ? `You are working in your proposal ${nameOfProposal({ title })}.`
    : 'Not in a proposal yet.'
  const saved = isSaved ? ' Saved on this device.' : ' Not saved on this device.'
  const told = traveled?.words ?? proposal
  const words = `${isOffline ? 'You are offline.' : told}${hasEdits ? saved : ''}`
  return (
    // Where there is no room for all of it, one points at it.
    <p className="hint where" role="status" title={words}>
      {words}
    </p>
  )
}

/** What cannot be done with a page whose address is promised. */
const OF_ADDRESS: readonly Job[] = ['unpublish', 'rename', 'delete']

/** What is said of drafts alone, or counted by itself. */
const OF_DRAFTS: readonly RuleName[] = ['draft', 'contract', 'replace']

/** What a draft has to be rid of before visitors may see it, besides texts that are still to be written. */
const blockersOf = (file: string, findings: State['findings']) =>
  findings
    .filter((finding) => isAbout(finding, file))
    .filter(({ severity, waits }) => waits || severity === 'error')
    .filter(({ rule }) => !OF_DRAFTS.includes(rule))

/** Why a button is off, in two lines at most: if it takes more, all of it is shown when one points at it. */
const Reason = ({ children }: { children: string }) => (
  <span className="hint" title={children}>
    {children}
  </span>
)

/** What stands between a draft and its publication: all of it at once, and a button that leads to the first. */
function Blockers({ unwritten, findings }: { unwritten: number; findings: State['findings'] }) {
  const state = useWork()
  const { file } = state
  const [blocker] = findings
  const first = nextUnwritten(state, file) ?? blocker
  const tasks = [
    unwritten > 0 && `${counted(unwritten, 'text')} to be written`,
    findings.length > 0 && `${counted(findings.length, 'point')} to be mended`,
  ].filter((task) => task !== false)
  if (tasks.length === 0) return null
  // While texts are to be written, these come first.
  const found =
    blocker && unwritten === 0
      ? ` ${whereOf(blocker, state)}: ${findingWords({ ...inEditor(blocker), why: '', remedy: undefined }, state.contents)}`
      : ''
  return (
    <>
      <Reason>{`${tasks.join(' and ')} before you can publish it.${found}`}</Reason>
      {first && (
        <Button onClick={() => show(first)}>{labelOfShow('Show one', first.file, state)}</Button>
      )}
    </>
  )
}

/** Why a promised page keeps its address. */
const KEPT = 'Search engines lead to this page, so it stays online, and at this address.'

const UNREADY = 'Some of it is still to be written or mended.'

type JobProps = {
  job: Job
  whyOff: string | false
  /** Why this page has no use for it, if so: it can be reached by keys, which have it read aloud. */
  whyNever: string | false
}

/** A button that opens the form of a job about the open page. */
function JobButton({ job, whyOff, whyNever }: JobProps) {
  const id = useId()
  const { button } = JOBS[job]
  if (!whyNever)
    return (
      <Button whyOff={whyOff} onClick={() => set({ dialog: job })}>
        {button}
      </Button>
    )
  return (
    <>
      <Button aria-disabled aria-describedby={id}>
        {button}
      </Button>
      <p className="why" id={id}>
        {whyNever}
      </p>
    </>
  )
}

const WIDTHS = {
  window: { label: 'Fit', title: 'As wide as there is room' },
  phone: { label: 'Phone', title: 'As a phone shows it' },
  desktop: { label: 'Desktop', title: 'As a wide window shows it, in small' },
} as const

/** What is open, how it is shown, and what can be done with it. */
export function Bar({ view }: { view: State['view'] }) {
  const { file, contents, original, edits, width, chosen, findings } = useWork()
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  const isSeries = seriesOfFile(file) !== undefined
  // Comparing what has moved takes longer than to draw the bar.
  const changed = useMemo(() => listedIn(original, edits).length, [original, edits])
  const jobs: Job[] = [page?.isDraft ? 'publish' : 'unpublish', 'rename', 'delete', 'photograph']
  const isKept = page !== undefined && isPromised(contents, page.path)
  const blockers = page?.isDraft ? blockersOf(file, findings) : []
  const unwritten = page?.isDraft ? unwrittenIn(contents, file).length : 0
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
        <Button
          onClick={() => travel('undo')}
          whyOff={!canTravel('undo') && 'There is nothing to undo.'}
        >
          Undo
        </Button>
        <Button onClick={() => travel('redo')} whyOff={!canTravel('redo') && 'Nothing was undone.'}>
          Redo
        </Button>
      </fieldset>
      <Button onClick={() => set({ dialog: 'keys' })}>Shortcuts</Button>
      <Button
        className="primary"
        title={changed > 0 ? `Changed pages and facts: ${changed}` : undefined}
        onClick={() => set({ dialog: 'propose' })}
      >
        Propose{changed > 0 && ` (${changed})`}
      </Button>
      <div className="tools">
        <fieldset className="tabs joined" aria-label="View">
          {(['Page', 'Details', 'Source'] as const).map(
            (tab) =>
              contents[file] &&
              (page || tab !== 'Page') && (
                <Button key={tab} aria-pressed={view === tab} onClick={() => showAs(tab)}>
                  {tab}
                </Button>
              ),
          )}
        </fieldset>
        {view === 'Page' && page && (
          <fieldset className="tabs joined" aria-label="Width of the page">
            {Object.entries(WIDTHS).map(([name, { label, title }]) => (
              <Button
                key={name}
                title={title}
                aria-pressed={width === name}
                // Who writes goes on writing.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => set({ width: name as keyof typeof WIDTHS })}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
        {page && (
          <fieldset className="tabs" aria-label="Jobs">
            {page.day && <Reason>{`Published on ${longDay(page.day)}.`}</Reason>}
            {jobs.map((job) => (
              <JobButton
                key={job}
                job={job}
                whyOff={job === 'publish' && unwritten + blockers.length > 0 && UNREADY}
                whyNever={
                  (isKept && OF_ADDRESS.includes(job) && KEPT) ||
                  (job === 'photograph' && whyNoPhotographs(file))
                }
              />
            ))}
            <Blockers unwritten={unwritten} findings={blockers} />
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
