import { useMemo } from 'react'
import { isBlockName } from '../../lib/content/blocks.ts'
import type { Content } from '../background/messages.ts'
import { type Change, changesIn, type Run } from '../document/changes.ts'
import { withClaims } from '../document/claims.ts'
import type { Part } from '../document/traces.ts'
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
      {written.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'removed') return <del key={key}>{text}</del>
        if (kind === 'added') return <ins key={key}>{text}</ins>
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

function nameOfChange({ kind, spots, key }: Change, source: string): string {
  const [spot, ...more] = spots
  if (key) return (isBlockName(key) ? nameOfBlock(key) : labelOf([key])) + FATE[kind]
  if (!spot) return 'Lines'
  const name = spot.kind === 'tableCell' && more.length > 0 ? 'Table row' : nameOf(spot, source)
  return name + FATE[kind]
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
  ways: WaysBack
}

const alone = (part: Part) => [part]

/** As many changes of a file as are read before one asks for more. */
const MAX_SHOWN = 5

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
  const items = changes.map((change, index) => {
    const name = nameOfChange(change, String(change.kind === 'removed' ? before : after))
    const isLastOfItsOwn = changes[index + 1]?.without !== change.without
    // A new file has a button for all of it.
    const canTakeBack = before !== '' && isLastOfItsOwn
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
      <li key={index}>
        <span className="hint">{name}</span>
        <Words runs={runsOf(change)} />
        {canTakeBack && (
          <WayBack
            label={takeBackLabel(
              changes.filter(({ without }) => without === change.without).length,
            )}
            name={name}
            parts={along({ file, shown: after, without: change.without })}
            ways={ways}
          />
        )}
      </li>
    )
  })
  // One more takes no more room than the words that would stand for it.
  const shown = items.length > MAX_SHOWN + 1 ? MAX_SHOWN : items.length
  return (
    <>
      <ul className="changes">{items.slice(0, shown)}</ul>
      {shown < items.length && (
        <details className="structure">
          <summary>{`${items.length - shown} more`}</summary>
          <ul className="changes">{items.slice(shown)}</ul>
        </details>
      )}
    </>
  )
}
