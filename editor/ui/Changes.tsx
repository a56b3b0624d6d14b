import { type ReactNode, useMemo } from 'react'
import { isBlockName } from '../../lib/content/blocks.ts'
import type { Content } from '../background/messages.ts'
import { type Change, changesIn } from '../document/changes.ts'
import { withClaims } from '../document/claims.ts'
import type { Part } from '../document/traces.ts'
import type { Run } from '../document/wordRuns.ts'
import { labelOf, labelOfChoice, nameOf, nameOfBlock } from './labels.ts'
import { useWork } from './store.ts'
import type { WaysBack } from './takeBack.ts'
import { WayBack } from './WayBack.tsx'

/** As many characters of unchanged words as are shown on each side of a change. */
const CONTEXT = 60

/** Unchanged words next to a change; of many, only those that stand closest to it. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const max = isFirst || isLast ? CONTEXT : 2 * CONTEXT
  if (text.length <= max) return text
  const end = isLast ? '' : text.slice(-CONTEXT).replace(/^\S*\s/, '')
  const start = isFirst ? '' : text.slice(0, CONTEXT).replace(/\s\S*$/, '')
  return `${start} … ${end}`
}

function Words({ runs }: { runs: readonly Run[] }) {
  const { contents } = useWork()
  const written = runs.map((run) => ({ ...run, text: withClaims(contents, run.text) }))
  return (
    <p className="diff">
      {written.map(({ kind, text, isAside }, index) => {
        const key = `${index} ${kind}`
        const className = isAside && 'hint'
        if (kind === 'removed')
          return (
            <del key={key} className={className}>
              {text}
            </del>
          )
        if (kind === 'added')
          return (
            <ins key={key} className={className}>
              {text}
            </ins>
          )
        return <span key={key}>{shortened(text, index === 0, index === runs.length - 1)}</span>
      })}
    </p>
  )
}

/** What is added to the name of a text that was not there before, or is there no longer. */
const FATE: Record<Change['kind'], string> = {
  changed: '',
  added: ', new',
  removed: ', removed',
}

/** Whether a change is one of several cells of a table. */
const isRow = ({ spots }: Change) => spots.length > 1 && spots[0]?.kind === 'tableCell'

function nameOfChange(change: Change, source: string): string {
  const { kind, key } = change
  const [spot] = change.spots
  if (key) return (isBlockName(key) ? nameOfBlock(key) : labelOf([key])) + FATE[kind]
  if (!spot) return 'Lines'
  return (isRow(change) ? 'Table row' : nameOf(spot, source)) + FATE[kind]
}

/** What is written as it stands in the form. */
const AS_WRITTEN = ['id', 'series']

/** Of a choice, the label of what was chosen. */
function runsOf({ key, runs }: Change): readonly Run[] {
  if (!key || AS_WRITTEN.includes(key)) return runs
  const label = key === 'block' ? nameOfBlock : labelOfChoice
  return runs.map(({ kind, text }) => ({ kind, text: label(text) }))
}

const takeBackLabel = (count: number) => (count > 1 ? `Take back these ${count}` : 'Take back')

type Props = {
  file: string
  /** Nothing of a new file. */
  before: Content | undefined
  after: Content | undefined
  /** What changed elsewhere with a change, itself included. */
  along?: (part: Part) => readonly Part[]
  ways: WaysBack | undefined
}

const alone = (part: Part) => [part]

/** As many changes of a file, or of what goes back together, as are read before one asks for more. */
const MAX_SHOWN = 5

/** A list whose first entries are shown, and the others when asked. */
function FirstOf({ items }: { items: readonly ReactNode[] }) {
  // One more takes no more room than the words that would stand for it.
  const shown = items.length > MAX_SHOWN + 1 ? MAX_SHOWN : items.length
  // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
  const listed = items.map((item, index) => <li key={index}>{item}</li>)
  return (
    <>
      <ul className="changes">{listed.slice(0, shown)}</ul>
      {shown < items.length && (
        <details className="structure">
          <summary>{`${items.length - shown} more`}</summary>
          <ul className="changes">{listed.slice(shown)}</ul>
        </details>
      )}
    </>
  )
}

/** What has changed in a file, as words before and after; of a new one, all its words. */
export function Changes({ file, before = '', after = null, along = alone, ways }: Props) {
  // Comparing a long page takes longer than a keystroke in the dialog around may.
  const changes = useMemo(
    () =>
      typeof before === 'string' && typeof after === 'string'
        ? changesIn(file, before, after)
        : undefined,
    [file, before, after],
  )
  // Such as a page that was only moved.
  if (!changes || before === after) return null
  if (changes.length === 0)
    return <p className="hint">Only spaces, empty lines or line ends have changed.</p>
  const nameOfOne = (change: Change) =>
    nameOfChange(change, String(change.kind === 'removed' ? before : after))
  const itemsOf = (together: readonly Change[]) => {
    const names = together.map(nameOfOne)
    return together.map((change, index) => (
      <>
        {/* Said once of rows, items or paragraphs below each other. */}
        {names[index] !== names[index - 1] && <span className="hint">{names[index]}</span>}
        <Words runs={runsOf(change)} />
      </>
    ))
  }
  // A new file has a button for all of it.
  if (before === '') return <FirstOf items={itemsOf(changes)} />
  const groups = [...Map.groupBy(changes, ({ without }) => without)].map(([without, together]) => {
    const [first, ...more] = together
    const items = itemsOf(together)
    return (
      <>
        {more.length > 0 ? <FirstOf items={items} /> : items[0]}
        <WayBack
          label={takeBackLabel(together.length)}
          name={first ? nameOfOne(first) : ''}
          parts={along({ file, shown: after, without })}
          ways={ways}
        />
      </>
    )
  })
  return <FirstOf items={groups} />
}
