/** Rules across the props of a drawing. They report, with its place, whatever would make it fail or mislead. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/** Reports a fault: its path, and the key and parameters of a message in check/tables/messages.json. */
type Fault = (path: PropertyKey[], message: string, params?: Record<string, unknown>) => void

/** Turns a function that finds faults into a schema refinement. */
const rule =
  <Props>(find: (props: Props, fault: Fault) => void) =>
  (props: Props, context: z.core.$RefinementCtx): void =>
    find(props, (path, message, params = {}) =>
      context.addIssue({ code: 'custom', path, message, params }),
    )

/** A word, and the prop that lists the words allowed for it. */
type Reference = {
  path: PropertyKey[]
  word: string | undefined
  of: string
  names: readonly string[]
}

/** Words that refer to others in the same drawing must match one of them exactly. */
export const pointing = <Props>(references: (props: Props) => Reference[]) =>
  rule((props: Props, fault) => {
    for (const { path, word, of, names } of references(props)) {
      if (word === undefined || names.includes(word)) continue
      const known = names.map((name) => `"${name}"`).join(', ')
      const remedy = didYouMean(
        word,
        names,
        (name) => `"${name}"`,
        'Write one of them to the letter',
      )
      fault(path, 'prop.reference', { word, of, known, remedy })
    }
  })

type Named = string | { label: string; leaves?: string[] }

/** The word in one prop must be among the words or labels in others. */
export const among = <W extends string, O extends string>(word: W, ...of: O[]) =>
  pointing((props: { [K in W]?: string | undefined } & { [K in O]: Named[] }) => {
    const named = of.flatMap((prop) => props[prop])
    const names = named.flatMap((one) =>
      typeof one === 'string' ? one : [one.label, ...(one.leaves ?? [])],
    )
    return [{ path: [word], word: props[word], of: of.join(' and '), names }]
  })

/** A row of the matrix has one character per column. */
export const perColumn = rule(
  ({ columns, rows }: { columns: string[]; rows: { cells: string }[] }, fault) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        fault(['rows', index, 'cells'], 'prop.cells', {
          cells,
          count: cells.length,
          columns: columns.length,
        })
  },
)

/** Two steps of a lane cannot share a column. */
export const ownColumns = rule(({ lanes }: { lanes: { steps: { at: number }[] }[] }, fault) => {
  for (const [lane, { steps }] of lanes.entries())
    for (const [step, { at }] of steps.entries())
      if (steps.findIndex((other) => other.at === at) < step)
        fault(['lanes', lane, 'steps', step, 'at'], 'prop.column', { at })
})

type Rows = { rows: { from: number; to: number }[]; clash?: string | undefined }

/** A row of the schedule ends after it starts, and two neighbors overlap if a clash is noted. */
export const inTime = rule(({ rows, clash }: Rows, fault) => {
  for (const [index, { from, to }] of rows.entries())
    if (to <= from) fault(['rows', index, 'to'], 'prop.backwards', { from, end: to })
  const overlap = rows.some((one, index) =>
    rows.slice(index + 1, index + 2).some((two) => one.from < two.to && two.from < one.to),
  )
  if (clash !== undefined && !overlap) fault(['clash'], 'prop.clash', { clash })
})

/** Each tagged text appears in a line. */
export const inLines = rule(
  ({ lines, tags }: { lines: string[]; tags: { text: string }[] }, fault) => {
    for (const [index, { text }] of tags.entries())
      if (!lines.some((words) => words.includes(text)))
        fault(['tags', index, 'text'], 'prop.tag', { text })
  },
)

type Bars = {
  bars: { label: string; value: number }[]
  mark: string
  note: string
  level?: { value: number } | undefined
}

/** The marked bar, and no other, is on its side of the level. A percentage in the note matches the drawing. */
export const toScale = rule(({ bars, mark, note, level }: Bars, fault) => {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return
  for (const { label, value } of level ? bars : [])
    if (level && (value < level.value === marked.value < level.value) !== (label === mark))
      fault(['level', 'value'], 'prop.level', { level: level.value, label, value })
  const said = Number(/([\d.]+)\s*%/.exec(note)?.[1] ?? marked.value)
  if (said !== marked.value && said !== Math.abs((level?.value ?? said) - marked.value))
    fault(['note'], 'prop.note', { said, mark, value: marked.value })
})
