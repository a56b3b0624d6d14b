/** Rules across the props of a drawing. They report, with its place, whatever would make it fail or mislead. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

/** Reports what is wrong with the value at a path, as the end of a sentence about it, and what to do. */
type Fault = (path: PropertyKey[], message: string, remedy: string) => void

/** Turns a function that finds faults into a schema refinement. */
const rule =
  <Props>(find: (props: Props, fault: Fault) => void) =>
  (props: Props, context: z.core.$RefinementCtx): void =>
    find(props, (path, message, remedy) =>
      context.addIssue({ code: 'custom', path, message, params: { remedy } }),
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
      fault(path, `is "${word}", which is not one of its ${of}: ${known}`, remedy)
    }
  })

type Named = string | { label: string; leaves?: string[] }

/** The word in one prop must be among the words or labels in others. */
export const among = <W extends string, O extends string>(word: W, ...listProps: O[]) =>
  pointing((props: { [K in W]?: string | undefined } & { [K in O]: Named[] }) => {
    const named = listProps.flatMap((prop) => props[prop])
    const names = named.flatMap((item) =>
      typeof item === 'string' ? item : [item.label, ...(item.leaves ?? [])],
    )
    return [{ path: [word], word: props[word], of: listProps.join(' and '), names }]
  })

/** A row of the matrix has one character per column. */
export const perColumn = rule(
  ({ columns, rows }: { columns: string[]; rows: { cells: string }[] }, fault) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        fault(
          ['rows', index, 'cells'],
          `is "${cells}", which has ${cells.length} characters for ${columns.length} columns`,
          'Write one character per column',
        )
  },
)

/** Two steps of a lane cannot share a column. */
export const ownColumns = rule(({ lanes }: { lanes: { steps: { at: number }[] }[] }, fault) => {
  for (const [lane, { steps }] of lanes.entries())
    for (const [step, { at }] of steps.entries())
      if (steps.findIndex((other) => other.at === at) < step)
        fault(
          ['lanes', lane, 'steps', step, 'at'],
          `is ${at}, but another step of this lane is already there`,
          'Give each step of a lane its own column',
        )
})

type Rows = { rows: { from: number; to: number }[]; clash?: string | undefined }

/** A row of the schedule ends after it starts, and two neighbors overlap if a clash is noted. */
export const inTime = rule(({ rows, clash }: Rows, fault) => {
  for (const [index, { from, to }] of rows.entries())
    if (to <= from)
      fault(
        ['rows', index, 'to'],
        `is ${to}, which is not after its "from", ${from}`,
        'Write a later "to"',
      )
  const overlap = rows.some((row, index) =>
    rows.slice(index + 1, index + 2).some((next) => row.from < next.to && next.from < row.to),
  )
  if (clash !== undefined && !overlap)
    fault(
      ['clash'],
      `is "${clash}", but no two neighboring rows overlap`,
      'Make two neighboring rows overlap, or leave "clash" out',
    )
})

/** Each tagged text appears in a line. */
export const inLines = rule(
  ({ lines, tags }: { lines: string[]; tags: { text: string }[] }, fault) => {
    for (const [index, { text }] of tags.entries())
      if (!lines.some((words) => words.includes(text)))
        fault(
          ['tags', index, 'text'],
          `is "${text}", which is not a separate word in any line`,
          'Copy the words from "lines"',
        )
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
  const others = bars.filter(({ label }) => label !== mark)
  for (const { label, value } of level ? others : []) {
    const isBelow = (height: number) => level !== undefined && height < level.value
    if (level && isBelow(value) === isBelow(marked.value))
      fault(
        ['level', 'value'],
        `is ${level.value}, but "${label}" is ${value}`,
        'Only the marked bar may be on its side of the level: move the level or mark another bar',
      )
  }
  const noted = Number(/([\d.]+)\s*%/.exec(note)?.[1] ?? marked.value)
  const gap = Math.abs((level?.value ?? noted) - marked.value)
  if (noted !== marked.value && noted !== gap)
    fault(
      ['note'],
      `says ${noted} %, but "${mark}" is drawn at ${marked.value}`,
      'Write the number that is drawn, or none',
    )
})
