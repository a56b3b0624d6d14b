/** Rules between the words of a drawing: what would make the drawing fail or lie is named with its place. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/** Takes a fault: its path, and its message in tools/lint/tables/messages.json with what that names. */
type Fault = (path: PropertyKey[], message: string, params?: Record<string, unknown>) => void

/** A refinement of a schema by what finds faults in its props. */
const rule =
  <Props>(find: (props: Props, fault: Fault) => void) =>
  (props: Props, context: z.core.$RefinementCtx): void =>
    find(props, (path, message, params = {}) => context.addIssue({ code: 'custom', path, message, params }))

interface Reference {
  path: PropertyKey[]
  word: string | undefined
  /** The prop that holds the words it may be. */
  of: string
  names: readonly string[]
}

/** Words that point at others in the same drawing must be among them, to the letter. */
export const pointing = <Props>(references: (props: Props) => Reference[]) =>
  rule((props: Props, fault) => {
    for (const { path, word, of, names } of references(props)) {
      if (word === undefined || names.includes(word)) continue
      const known = names.map((name) => `"${name}"`).join(', ')
      const remedy = didYouMean(word, names, (name) => `"${name}"`, 'Write one of them to the letter')
      fault(path, 'prop.reference', { word, of, known, remedy })
    }
  })

type Named = string | { label: string; leaves?: string[] }

/** The word in one prop must be among those in others, or among their labels. */
export const among = <W extends string, O extends string>(word: W, ...of: O[]) =>
  pointing((props: { [K in W]?: string | undefined } & { [K in O]: Named[] }) => {
    const named = of.flatMap((prop) => props[prop])
    const names = named.flatMap((one) => (typeof one === 'string' ? one : [one.label, ...(one.leaves ?? [])]))
    return [{ path: [word], word: props[word], of: of.join(' and '), names }]
  })

/** A row of the matrix has a character for each column. */
export const perColumn = rule(
  ({ columns, rows }: { columns: string[]; rows: { cells: string }[] }, fault) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        fault(['rows', index, 'cells'], 'prop.cells', { cells, count: cells.length, columns: columns.length })
  },
)

/** Two steps of a lane cannot stand in one column. */
export const ownColumns = rule(({ lanes }: { lanes: { steps: { at: number }[] }[] }, fault) => {
  for (const [lane, { steps }] of lanes.entries())
    for (const [step, { at }] of steps.entries())
      if (steps.findIndex((other) => other.at === at) < step)
        fault(['lanes', lane, 'steps', step, 'at'], 'prop.column', { at })
})

interface Rows {
  rows: { from: number; to: number }[]
  clash?: string | undefined
}

/** A row of the schedule ends after it starts, and what is said to clash overlaps. */
export const inTime = rule(({ rows, clash }: Rows, fault) => {
  for (const [index, { from, to }] of rows.entries())
    if (to <= from) fault(['rows', index, 'to'], 'prop.backwards', { from, end: to })
  const overlaps = rows.some((one, index) =>
    rows.slice(index + 1).some((two) => one.from < two.to && two.from < one.to),
  )
  if (clash !== undefined && !overlaps) fault(['clash'], 'prop.clash', { clash })
})

/** What is tagged stands in a line, and no two tags share a letter. */
export const inLines = rule(({ lines, tags }: { lines: string[]; tags: { text: string }[] }, fault) => {
  const free = [...lines]
  for (const [index, { text }] of tags.entries()) {
    const line = free.findIndex((words) => words.includes(text))
    if (line === -1) fault(['tags', index, 'text'], 'prop.tag', { text })
    else free[line] = free[line]?.replace(text, () => '\0'.repeat(text.length)) ?? ''
  }
})

interface Bars {
  bars: { label: string; value: number }[]
  mark: string
  note: string
  level?: { value: number } | undefined
}

/** A bar that falls short lies under the level, and is the only one that does; what a note counts is what is drawn. */
export const fallsShort = rule(({ bars, mark, note, level }: Bars, fault) => {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return
  for (const { label, value } of level ? bars : [])
    if (level && value < level.value !== (label === mark))
      fault(['level', 'value'], 'prop.level', { level: level.value, label, value })
  const said = note.includes('%') ? numberIn(note) : undefined
  const drawn = [marked.value, Math.abs((level?.value ?? marked.value) - marked.value)]
  if (said !== undefined && !drawn.includes(said))
    fault(['note'], 'prop.note', { said, mark, value: marked.value })
})

/** What is left after a step is never more than what came in, where the labels count it. */
export const fewerEachTime = rule(({ stages }: { stages: string[] }, fault) => {
  for (const [index, stage] of stages.entries()) {
    const before = stages[index - 1] ?? ''
    if (Number(numberIn(stage)) > Number(numberIn(before)))
      fault(['stages', index], 'prop.widens', { stage, before })
  }
})

/** Systems that are compared for their differences differ somewhere. */
export const differs = rule(({ rows }: { rows: { left: string; right: string }[] }, fault) => {
  if (rows.every(({ left, right }) => left === right)) fault(['rows'], 'prop.alike')
})

/** What is aimed at is no lower than what is reached. */
export const climbs = rule(({ levels, at, aim }: { levels: string[]; at: string; aim: string }, fault) => {
  if (levels.indexOf(aim) < levels.indexOf(at)) fault(['aim'], 'prop.aim', { aim, at })
})

/** The number that a label begins with or holds before a percent sign: `1,240 alerts`, `−12 %`. */
function numberIn(label: string): number | undefined {
  const found = /^\s*([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?)\s*%/.exec(label)
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
