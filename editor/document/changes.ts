/** What has changed in a file, as words before and after. */
import { diffIndices } from 'node-diff3'
import { wordsShown } from './markdown.ts'
import { type Spot, spotsOf } from './texts.ts'

/** Words that stayed, went or came. */
export interface Run {
  kind: 'same' | 'removed' | 'added'
  text: string
}

export interface Change {
  kind: 'changed' | 'added' | 'removed'
  /** The text that changed, or the cells of a row; none for what is no text, such as a choice or an address. */
  spots: readonly Spot[]
  /** The key of a fact that is no text. */
  key?: string
  runs: readonly Run[]
}

const linesOf = (text: string) => text.split('\n')

/** Words, spaces and punctuation, so that a comma that was added does not make its word a new one. */
const TOKEN = /[\p{L}\p{N}]+|\s+|./gsu

/** Compares two texts word by word. */
function wordsChanged(before: string, after: string): Run[] {
  const old = before.match(TOKEN) ?? []
  const now = after.match(TOKEN) ?? []
  const runs: Run[] = []
  let done = 0
  const add = (kind: Run['kind'], tokens: readonly string[]) => {
    if (tokens.length > 0) runs.push({ kind, text: tokens.join('') })
  }
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices(old, now)) {
    add('same', old.slice(done, buffer1[0]))
    add('removed', buffer1Content)
    add('added', buffer2Content)
    done = buffer1[0] + buffer1[1]
  }
  add('same', old.slice(done))
  return runs
}

/** Where each line starts, and where the last one ends. */
function startsOf(lines: readonly string[]): number[] {
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  return starts
}

/** Some lines of a file: the texts in them, and the lines with each text as {@link TEXT}. */
interface Passage {
  units: readonly Unit[]
  syntax: readonly string[]
}

/** What is shown as one text: a text, or the cells of a row. */
type Unit = readonly Spot[]

/** Stands for a text among syntax. */
const TEXT = '…'

/** Cells next to each other on a line are one row. */
function unitsOf(spots: readonly Spot[], source: string): Unit[] {
  const units: Spot[][] = []
  for (const spot of spots) {
    const row = units.at(-1)
    const [last] = row?.slice(-1) ?? []
    const isNext =
      spot.kind === 'tableCell' &&
      last?.kind === 'tableCell' &&
      !source.slice(last.end, spot.start).includes('\n')
    if (row && isNext) row.push(spot)
    else units.push([spot])
  }
  return units
}

function passageOf(source: string, all: readonly Spot[], from: number, to: number): Passage {
  const spots = all
    .filter(({ start, end }) => start >= from && end <= to)
    .toSorted((a, b) => a.start - b.start)
  const around: string[] = []
  let done = from
  for (const { start, end } of spots) {
    // An empty caption has no place of its own.
    if (start < done || start === end) continue
    around.push(source.slice(done, start))
    done = end
  }
  around.push(source.slice(done, to))
  return { units: unitsOf(spots, source), syntax: linesOf(around.join(TEXT)) }
}

/** What is written around texts that mean no more than themselves: paragraphs, headings, items, rows, and facts by their keys. */
const PLAIN =
  /^\s*(?:(?:[-*]|\d+\.) )*(?:#+ |[\w-]+: (?:[>|]-?\s*)?)?["']?…["']?$|^\s*\|[|\s…]*\|?$|^[-|:\s]*$/

const textOf = (unit: Unit) => unit.map(({ value }) => value).join(' | ')
const shownOf = (unit: Unit) =>
  unit.map(({ value, path }) => (path.length > 0 ? value : wordsShown(value))).join(' | ')

function changeOf(before: Unit, after: Unit): Change {
  // Of a link that leads elsewhere, only the address has changed, which is not shown.
  const words = shownOf(before) === shownOf(after) ? textOf : shownOf
  return { kind: 'changed', spots: after, runs: wordsChanged(words(before), words(after)) }
}

/** Compares the texts of two passages: those that came or went, and pairs of those in the place of each other. */
function textsChanged(before: readonly Unit[], after: readonly Unit[]): Change[] {
  return diffIndices(before.map(textOf), after.map(textOf)).flatMap(({ buffer1, buffer2 }) => {
    const old = before.slice(buffer1[0], buffer1[0] + buffer1[1])
    const now = after.slice(buffer2[0], buffer2[0] + buffer2[1])
    if (old.length === now.length) return old.map((unit, index) => changeOf(unit, now[index] ?? []))
    const whole = (kind: 'added' | 'removed') => (spots: Unit) => ({
      kind,
      spots,
      runs: [{ kind, text: shownOf(spots) }],
    })
    const isSomething = ({ runs: [run] }: Change) => run?.text !== ''
    return [...old.map(whole('removed')), ...now.map(whole('added'))].filter(isSomething)
  })
}

const FACT = /^\s*(?:- )?(\w+): (.*)$/

/** A photograph on a line of its own, whose file is a fact as well. */
const PHOTOGRAPH = /^!\[…?\]\(([^\s)]+)(?: +"…")?\)$/

/** The facts in some lines by their keys; undefined if there is anything else in them. */
function factsIn(lines: readonly string[]): Map<string, string> | undefined {
  const facts = lines.map((line) => {
    const [, photograph] = PHOTOGRAPH.exec(line) ?? []
    if (photograph) return ['photo', photograph] as const
    const [, key, value = ''] = FACT.exec(line) ?? []
    return key === undefined ? undefined : ([key, value] as const)
  })
  const known = facts.filter((fact) => fact !== undefined)
  return known.length === facts.length ? new Map(known) : undefined
}

const kindOf = (before: string | undefined, after: string | undefined): Change['kind'] => {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** Compares what stands around the texts, as far as it means something itself. */
function syntaxChanged(before: Passage, after: Passage): Change[] {
  const old = before.syntax.filter((line) => !PLAIN.test(line))
  const now = after.syntax.filter((line) => !PLAIN.test(line))
  return diffIndices(old, now).flatMap(({ buffer1Content, buffer2Content }): Change[] => {
    const oldFacts = factsIn(buffer1Content)
    const nowFacts = factsIn(buffer2Content)
    if (!oldFacts || !nowFacts) {
      // Of a block that came or went, its texts tell enough.
      const isShown =
        (buffer1Content.length === 0 && after.units.length > 0) ||
        (buffer2Content.length === 0 && before.units.length > 0)
      if (isShown) return []
      const runs = wordsChanged(buffer1Content.join('\n'), buffer2Content.join('\n'))
      return [{ kind: 'changed', spots: [], runs }]
    }
    return [...new Set([...oldFacts.keys(), ...nowFacts.keys()])].map((key) => {
      const was = oldFacts.get(key)
      const is = nowFacts.get(key)
      return { kind: kindOf(was, is), spots: [], key, runs: wordsChanged(was ?? '', is ?? '') }
    })
  })
}

/** Compares two states of a file, place by place. */
export function changesIn(file: string, before: string, after: string): Change[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const oldStarts = startsOf(old)
  const nowStarts = startsOf(now)
  const oldSpots = spotsOf(file, before)
  const nowSpots = spotsOf(file, after)
  return diffIndices(old, now).flatMap(
    ({ buffer1: [oldLine, oldCount], buffer2: [nowLine, nowCount] }) => {
      const startOf = (starts: number[], line: number) => starts[line] ?? 0
      const endOf = (starts: number[], line: number) => (starts[line] ?? 1) - 1
      const was = passageOf(
        before,
        oldSpots,
        startOf(oldStarts, oldLine),
        endOf(oldStarts, oldLine + oldCount),
      )
      const is = passageOf(
        after,
        nowSpots,
        startOf(nowStarts, nowLine),
        endOf(nowStarts, nowLine + nowCount),
      )
      return [...textsChanged(was.units, is.units), ...syntaxChanged(was, is)]
    },
  )
}
