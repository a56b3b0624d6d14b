import { useState } from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { counted, formatProblem, type Problem } from '../../check/problems.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { typedWords } from '../document/markdown.ts'
import { innermostBlock } from '../document/structure.ts'
import { hasSigns } from '../document/texts.ts'
import { unwrittenIn } from '../document/unwritten.ts'
import { isTooEarly } from './begun.ts'
import { Corrections, choicesOf, READING } from './Corrections.tsx'
import { Button } from './controls.tsx'
import { inOrder } from './findingOrder.ts'
import { draftOf, isAbout, isUnwritten, labelOfShow, placeOf, whereOf } from './findingPlace.ts'
import { findingWords } from './findingWords.ts'
import { useKeptFocus } from './keptFocus.ts'
import { titleOfFile } from './labels.ts'
import { CHECK_KEY } from './leadingKeys.ts'
import { nextUnwritten } from './nextUnwritten.ts'
import { show, spotAt } from './places.ts'
import { type State, textOf, useWork } from './store.ts'

/** More would tire the reader; when these are mended, the others follow. */
const MAX_SHOWN = 60

/** What a text that is to be written says of itself; many of them are called "Paragraph". */
const askedAt = (place: Problem) => spotAt(place)?.value.replace(/^.*?REPLACE: ?/s, '') ?? ''

/** A list opens at the foot of the window, or below it. */
const bringIntoSight = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** The texts of a page that are still to be written, of which each finding would say the same. */
function Unwritten({ findings }: { findings: readonly [Problem, ...Problem[]] }) {
  const state = useWork()
  const { contents } = state
  const [isListed, setListed] = useState(false)
  const [first] = findings
  // Where they stand now: what has been written since the check read the file has moved them.
  const places = unwrittenIn(contents, draftOf(first)).map((place) => ({ ...first, ...place }))
  const next = nextUnwritten(state, draftOf(first)) ?? first
  const nameIn = (finding: Problem) => {
    const name = placeOf(finding) ?? `Line ${finding.line}`
    const { heading = '' } = innermostBlock(textOf(finding.file), finding.offset)
    // A heading that is to be written itself tells no section from another.
    return heading === '' || heading.startsWith(REPLACE) ? name : `${name} in “${heading}”`
  }
  const draft = draftOf(first)
  // The card of a page stands on another.
  const placeName = (finding: Problem) => {
    if (finding.file === draft) return nameIn(finding)
    const title = titleOfFile(finding.file, contents)
    return `${isPageFile(finding.file) ? 'On' : 'In'} “${title}”: ${nameIn(finding)}`
  }
  if (places.length === 0) return null
  return (
    <li className={first.severity}>
      <p>
        <strong>{counted(places.length, 'text')} to be written</strong>{' '}
        <span className="hint">{titleOfFile(draftOf(first), contents)}</span>
      </p>
      <p>
        What stands there now says what to write.{' '}
        {first.severity === 'error'
          ? 'Visitors would read it.'
          : 'A draft may be proposed with it.'}
      </p>
      <p className="row">
        <Button onClick={() => show(next)}>{labelOfShow('Show the next', next.file, state)}</Button>
        {places.length > 1 && (
          <Button aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {isListed ? 'Hide the list' : 'List them'}
          </Button>
        )}
      </p>
      {isListed && (
        <ul className="choices" ref={bringIntoSight}>
          {places.map((place) => (
            <li key={`${place.file} ${place.offset}`}>
              <Button onClick={() => show(place)}>
                {placeName(place)} <span className="hint">{askedAt(place)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What is told in one entry. */
type Group = readonly [Problem, ...Problem[]]

/** Findings that say the same of many texts of a page are one entry; every other is its own. */
function groupsOf(findings: readonly Problem[]): readonly Group[] {
  const groups = Map.groupBy(findings, (finding) =>
    isUnwritten(finding) ? draftOf(finding) : formatProblem(finding),
  )
  return [...groups.values()].map(([first, ...more]) => [first as Problem, ...more])
}

/** What to write instead, to be copied: into a box without the signs that only a file has. */
function pasteOf(finding: Problem, view: State['view']): string | undefined {
  const { paste } = finding
  const spot = view === 'Source' ? undefined : spotAt(finding)
  return paste && spot && hasSigns(spot) ? typedWords(paste) : paste
}

/** How much depends on what was found. */
function weightOf({ severity, waits }: Problem): string {
  if (severity === 'error') return 'Error'
  return waits ? 'Before publishing' : 'Advice'
}

function FindingEntry({ finding }: { finding: Problem }) {
  const state = useWork()
  const { checked, contents, view } = state
  const { file, severity, parts = [] } = finding
  return (
    <li className={severity}>
      <p>
        <strong>{weightOf(finding)}</strong> <span className="hint">{whereOf(finding, state)}</span>
      </p>
      <p>{findingWords(finding, view === 'Source' ? undefined : contents)}</p>
      {choicesOf(finding).length === 0 && finding.paste && <pre>{pasteOf(finding, view)}</pre>}
      <p className="row">
        <Corrections finding={finding} />
        <Button onClick={() => show(finding)}>{labelOfShow('Show', file, state)}</Button>
      </p>
      {parts.length > 0 && (
        <ul className="row">
          {parts.map((part) => (
            <li key={`${part.file} ${part.offset}`}>
              <Button whyOff={checked === 'nothing' && READING} onClick={() => show(part)}>
                {labelOfShow('Show it', part.file, state)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Entries({ groups }: { groups: readonly Group[] }) {
  const kept = useKeptFocus()
  return (
    <ul
      {...kept}
      onClickCapture={(click) => {
        // What has moved under the pointer is not meant by the second click of a double click.
        if (click.detail > 1) click.stopPropagation()
      }}
    >
      {groups
        .slice(0, MAX_SHOWN)
        .map((group) =>
          isUnwritten(group[0]) ? (
            <Unwritten key={draftOf(group[0])} findings={group} />
          ) : (
            <FindingEntry key={formatProblem(group[0])} finding={group[0]} />
          ),
        )}
    </ul>
  )
}

const isError = ({ severity }: Problem) => severity === 'error'

/** How many entries there are, as they are listed: errors anywhere, and advice on what the author has at hand. */
function countOf(near: readonly Group[]): string {
  const errors = near.filter(([first]) => isError(first)).length
  const advice = near.length - errors
  const words = errors === 0 ? 'No errors' : counted(errors, 'error')
  return advice === 0 ? `${words}.` : `${words}, ${counted(advice, 'piece')} of advice.`
}

/** What the check says. */
export function Findings() {
  const state = useWork()
  const { checked, file, edits } = state
  const findings = state.findings
    .filter((finding) => !isTooEarly(finding))
    // Only the open draft can be published.
    .filter((finding) => !finding.waits || isAbout(finding, file))
  // What a new entry still lacks would be found at once.
  const waits = state.begun !== undefined
  const groups = groupsOf(inOrder({ ...state, findings }))
  const isChanged = (finding: Problem) => finding.file in edits || draftOf(finding) in edits
  // An error anywhere stops the proposal. Advice on a page that is neither open nor changed can wait until one is there.
  const isNear = (finding: Problem) =>
    isError(finding) || isAbout(finding, file) || isChanged(finding)
  const near = groups.filter((group) => group.some(isNear))
  const elsewhere = groups.filter((group) => !group.some(isNear))
  return (
    <section
      className="findings"
      id="check"
      tabIndex={-1}
      aria-labelledby="findings"
      aria-keyshortcuts={CHECK_KEY}
    >
      <h2 id="findings">The check</h2>
      <p role="status" data-checked={checked}>
        {checked === 'nothing' ? 'Reading …' : countOf(near)}
        {checked === 'part' && ' Some pages are still being read …'}
        {waits && ' What you have just added is checked once you leave its fields.'}
      </p>
      <p className="hint">{CHECK_KEY} leads here, and back again.</p>
      <Entries groups={near} />
      {elsewhere.length > 0 && (
        <details className="structure">
          <summary>{`Advice on other pages (${elsewhere.length})`}</summary>
          <Entries groups={elsewhere} />
        </details>
      )}
    </section>
  )
}
