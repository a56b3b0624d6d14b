/** Rules across the props of a drawing. They report, with its place, whatever would make it fail or mislead. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/** Reports a fault: its path, and the key and parameters of a message in tools/lint/tables/messages.json. */
type Fault = (path: PropertyKey[], message: string, params?: Record<string, unknown>) => void

/** Turns a function that finds faults into a schema refinement. */
const rule =
  <Props>(find: (props: Props, fault: Fault) => void) =>
  (props: Props, context: z.core.$RefinementCtx): void =>
    find(props, (path, message, params = {}) => context.addIssue({ code: 'custom', path, message, params }))

interface Reference {
  path: PropertyKey[]
  word: string | undefined
  /** The prop that lists the allowed words. */
  of: string
  names: readonly string[]
}

/** Words that refer to others in the same drawing must match one of them exactly. */
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

/** The word in one prop must be among the words or labels in others. */
export const among = <W extends string, O extends string>(word: W, ...of: O[]) =>
  pointing((props: { [K in W]?: string | undefined } & { [K in O]: Named[] }) => {
    const named = of.flatMap((prop) => props[prop])
    const names = named.flatMap((one) => (typeof one === 'string' ? one : [one.label, ...(one.leaves ?? [])]))
    return [{ path: [word], word: props[word], of: of.join(' and '), names }]
  })

/** A row of the matrix has one character per column. */
export const perColumn = rule(({ columns, rows }: { columns: string[]; rows: { cells: string }[] }, fault) => {
  for (const [index, { cells }] of rows.entries())
    if (cells.length !== columns.length)
      fault(['rows', index, 'cells'], 'prop.cells', { cells, count: cells.length, columns: columns.length })
})

/** Two steps of a lane cannot share a column. */
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

/** A row of the schedule ends after it starts, and rows overlap if a clash is noted. */
export const inTime = rule(({ rows, clash }: Rows, fault) => {
  for (const [index, { from, to }] of rows.entries())
    if (to <= from) fault(['rows', index, 'to'], 'prop.backwards', { from, end: to })
  const overlaps = rows.some((one, index) =>
    rows.slice(index + 1).some((two) => one.from < two.to && two.from < one.to),
  )
  if (clash !== undefined && !overlaps) fault(['clash'], 'prop.clash', { clash })
})

/** Each tagged text appears in a line, and no two tags overlap. */
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

/** The marked bar, and no other, is below the level. A percentage in the note matches the drawing. */
export const fallsShort = rule(({ bars, mark, note, level }: Bars, fault) => {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return
  for (const { label, value } of level ? bars : [])
    if (level && value < level.value !== (label === mark))
      fault(['level', 'value'], 'prop.level', { level: level.value, label, value })
  const said = note.includes('%') ? numberIn(note) : undefined
  const drawn = [marked.value, Math.abs((level?.value ?? marked.value) - marked.value)]
  if (said !== undefined && !drawn.includes(said)) fault(['note'], 'prop.note', { said, mark, value: marked.value })
})

/** If the labels have counts, no step leaves more than came in. */
export const fewerEachTime = rule(({ stages }: { stages: string[] }, fault) => {
  for (const [index, stage] of stages.entries()) {
    const before = stages[index - 1] ?? ''
    if (Number(numberIn(stage)) > Number(numberIn(before))) fault(['stages', index], 'prop.widens', { stage, before })
  }
})

/** Systems compared for their differences differ in at least one row. */
export const differs = rule(({ rows }: { rows: { left: string; right: string }[] }, fault) => {
  if (rows.every(({ left, right }) => left === right)) fault(['rows'], 'prop.alike')
})

/** The target level is not below the current one. */
export const climbs = rule(({ levels, at, aim }: { levels: string[]; at: string; aim: string }, fault) => {
  if (levels.indexOf(aim) < levels.indexOf(at)) fault(['aim'], 'prop.aim', { aim, at })
})

/** The number a label begins with or has before a percent sign: `1,240 alerts`, `−12 %`. */
function numberIn(label: string): number | undefined {
  const found = /^\s*([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?)\s*%/.exec(label)
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
