/** Which words of a text are new and which are gone. */
import { diffArrays } from 'diff'

/** Words in a row that share their fate. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  words: string[]
}

/** A line of text with its changes, or a number of lines that have none. */
export type Line = Run[] | number

export interface WordDiff {
  lines: Line[]
  /** Numbers of words. */
  added: number
  removed: number
}

/** Ends a line; no word holds it. */
const END = '\n'

/** Unchanged words shown on either side of a change. */
const CONTEXT = 12

/** So few unchanged words between two changes are read as part of the change. */
const BRIDGE = 2

/** Two texts with more changes than this are not one text that was edited, and comparing them would take long. */
const MAX_EDITS = 1000

const ELLIPSIS = '…'

const tokens = (lines: readonly string[]) => lines.flatMap((line) => [...line.split(' '), END])

/** The changes in their order, small words between two changes taken along with them. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const [old, now] = [tokens(before), tokens(after)]
  const parts = diffArrays(old, now, { maxEditLength: MAX_EDITS }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  const runs: Run[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    if (removed.length > 0) runs.push({ kind: 'removed', words: removed })
    if (added.length > 0) runs.push({ kind: 'added', words: added })
    removed = []
    added = []
  }
  for (const [index, part] of parts.entries()) {
    const { value } = part
    if (part.removed) removed.push(...value)
    else if (part.added) added.push(...value)
    else if (
      index > 0 &&
      index < parts.length - 1 &&
      value.length <= BRIDGE &&
      !value.includes(END) &&
      removed.length > 0 &&
      added.length > 0
    ) {
      removed.push(...value)
      added.push(...value)
    } else {
      flush()
      runs.push({ kind: 'same', words: value })
    }
  }
  flush()
  return runs
}

/** Breaks runs into lines where either text ends one. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  let line: Run[] = []
  const end = () => {
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const { kind, words } of runs) {
    let from = 0
    for (let at = words.indexOf(END); at >= 0; at = words.indexOf(END, from)) {
      if (at > from) line.push({ kind, words: words.slice(from, at) })
      end()
      from = at + 1
    }
    if (from < words.length) line.push({ kind, words: words.slice(from) })
  }
  end()
  return lines
}

const isChanged = (line: readonly Run[]) => line.some(({ kind }) => kind !== 'same')

/** Leaves out the middle of long unchanged stretches. */
function shortened(line: readonly Run[]): Run[] {
  return line.map((run, index) => {
    const { kind, words } = run
    const head = index > 0 ? CONTEXT : 0
    const tail = index < line.length - 1 || line.length === 1 ? CONTEXT : 0
    if (kind !== 'same' || words.length <= head + tail + 1) return run
    return { kind, words: [...words.slice(0, head), ELLIPSIS, ...words.slice(words.length - tail)] }
  })
}

/** Lines with changes, the line before each of them, and the number of the others. */
function abridged(lines: readonly Run[][]): Line[] {
  const shown: Line[] = []
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (isChanged(line) || (next && isChanged(next))) shown.push(shortened(line))
    else if (typeof shown.at(-1) === 'number') shown.push((shown.pop() as number) + 1)
    else shown.push(1)
  }
  return shown
}

/**
 * Compares two texts word by word. A word reaches from space to space, so a changed comma takes its word along.
 *
 * @param before lines of text, single spaces between words
 */
export function diffWords(before: readonly string[], after: readonly string[]): WordDiff {
  const runs = runsOf(before, after)
  const count = (kind: Run['kind']) =>
    runs
      .filter((run) => run.kind === kind)
      .reduce((sum, { words }) => sum + words.filter((word) => word !== END).length, 0)
  return { lines: abridged(linesOf(runs)), added: count('added'), removed: count('removed') }
}
