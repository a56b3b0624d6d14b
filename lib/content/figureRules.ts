/** Rules between the words of a drawing: what would make the drawing fail or lie is named with its place. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

interface Fault {
  path: PropertyKey[]
  /** Goes on from the name of the prop: `is "x", which …`. */
  message: string
  remedy: string
}

/** A refinement of a schema by what finds faults in its props. */
const rule =
  <Props>(faultsOf: (props: Props) => (Fault | false | undefined)[]) =>
  (props: Props, context: z.core.$RefinementCtx): void => {
    for (const fault of faultsOf(props)) {
      if (!fault) continue
      const { path, message, remedy } = fault
      context.addIssue({ code: 'custom', path, message, params: { remedy } })
    }
  }

interface Reference {
  path: PropertyKey[]
  word: string | undefined
  /** The prop that holds the words it may be. */
  of: string
  names: readonly string[]
}

/** Words that point at others in the same drawing must be among them, to the letter. */
export const pointing = <Props>(references: (props: Props) => Reference[]) =>
  rule((props: Props) =>
    references(props).map(({ path, word, of, names }) => {
      if (word === undefined || names.includes(word)) return undefined
      const known = names.map((name) => `"${name}"`)
      const remedy = didYouMean(word, names, (name) => `"${name}"`, 'Write one of them to the letter')
      return { path, message: `is "${word}", which is none of its ${of}: ${known.join(', ')}`, remedy }
    }),
  )

type Named = string | { label: string; leaves?: string[] }

/** The word in one prop must be among those in others, or among their labels. */
export const among = <W extends string, O extends string>(word: W, ...of: O[]) =>
  pointing((props: { [K in W]?: string | undefined } & { [K in O]: Named[] }) => {
    const named = of.flatMap((prop) => props[prop])
    const names = named.flatMap((one) => (typeof one === 'string' ? one : [one.label, ...(one.leaves ?? [])]))
    return [{ path: [word], word: props[word], of: of.join(' and '), names }]
  })

/** A row of the matrix has a character for each column. */
export const perColumn = rule(({ columns, rows }: { columns: string[]; rows: { cells: string }[] }) =>
  rows.map(
    ({ cells }, index) =>
      cells.length !== columns.length && {
        path: ['rows', index, 'cells'],
        message: `is "${cells}", ${cells.length} characters for ${columns.length} columns`,
        remedy: 'Write one character for each column',
      },
  ),
)

/** Two steps of a lane cannot stand in one column. */
export const ownColumns = rule(({ lanes }: { lanes: { steps: { at: number }[] }[] }) =>
  lanes.flatMap(({ steps }, lane) =>
    steps.map(
      ({ at }, step) =>
        steps.findIndex((other) => other.at === at) < step && {
          path: ['lanes', lane, 'steps', step, 'at'],
          message: `is ${at}, where another step of this lane stands`,
          remedy: 'Give each step of a lane a column of its own',
        },
    ),
  ),
)

interface Row {
  from: number
  to: number
}

/** A row of the schedule ends after it starts, and what is said to clash overlaps. */
export const inTime = rule(({ rows, clash }: { rows: Row[]; clash?: string | undefined }) => {
  const overlaps = rows.some((one, index) =>
    rows.slice(index + 1).some((two) => one.from < two.to && two.from < one.to),
  )
  return [
    ...rows.map(
      ({ from, to }, index) =>
        to <= from && {
          path: ['rows', index, 'to'],
          message: `is ${to}, not after its from, ${from}`,
          remedy: 'Write a later "to"',
        },
    ),
    clash !== undefined &&
      !overlaps && {
        path: ['clash'],
        message: `is "${clash}", but no two rows overlap`,
        remedy: 'Let two rows overlap or leave "clash" out',
      },
  ]
})

/** What is tagged stands in a line, and no two tags share a letter. */
export const inLines = rule(({ lines, tags }: { lines: string[]; tags: { text: string }[] }) => {
  const free = [...lines]
  return tags.map(({ text }, index) => {
    const line = free.findIndex((words) => words.includes(text))
    if (line !== -1) {
      free[line] = free[line]?.replace(text, () => '\0'.repeat(text.length)) ?? ''
      return undefined
    }
    return {
      path: ['tags', index, 'text'],
      message: `is "${text}", which stands free in no line`,
      remedy: 'Copy the words from "lines"',
    }
  })
})

interface Bars {
  bars: { label: string; value: number }[]
  mark: string
  note: string
  level?: { value: number } | undefined
}

/** A bar that falls short lies under the level, and is the only one that does; what a note counts is what is drawn. */
export const fallsShort = rule(({ bars, mark, note, level }: Bars) => {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return []
  const said = note.includes('%') ? numberIn(note) : undefined
  const drawn = [marked.value, Math.abs((level?.value ?? marked.value) - marked.value)]
  return [
    ...bars.map(
      ({ label, value }) =>
        level !== undefined &&
        value < level.value !== (label === mark) && {
          path: ['level', 'value'],
          message: `is ${level.value}, while "${label}" is ${value}`,
          remedy: 'Only the marked bar lies under the level: move the level or mark another bar',
        },
    ),
    said !== undefined &&
      !drawn.includes(said) && {
        path: ['note'],
        message: `says ${said} %, while "${mark}" is drawn at ${marked.value}`,
        remedy: 'Write the number that is drawn, or none',
      },
  ]
})

/** What is left after a step is never more than what came in, where the labels count it. */
export const fewerEachTime = rule(({ stages }: { stages: string[] }) =>
  stages.map((stage, index) => {
    const [before, after] = [numberIn(stages[index - 1] ?? ''), numberIn(stage)]
    if (before === undefined || after === undefined || after <= before) return undefined
    const remedy = 'A funnel narrows: each step leaves as many or fewer'
    return { path: ['stages', index], message: `is "${stage}" after "${stages[index - 1]}"`, remedy }
  }),
)

/** Systems that are compared for their differences differ somewhere. */
export const differs = rule(({ rows }: { rows: { left: string; right: string }[] }) => [
  rows.every(({ left, right }) => left === right) && {
    path: ['rows'],
    message: 'are the same on both sides',
    remedy: 'Let the row that the note is about differ',
  },
])

/** What is aimed at is no lower than what is reached. */
export const climbs = rule(({ levels, at, aim }: { levels: string[]; at: string; aim: string }) => [
  levels.indexOf(aim) < levels.indexOf(at) && {
    path: ['aim'],
    message: `is "${aim}", which lies below "${at}"`,
    remedy: 'Aim at the level reached or at a higher one',
  },
])

/** The number that a label begins with or holds before a percent sign: `1,240 alerts`, `−12 %`. */
function numberIn(label: string): number | undefined {
  const found = /^\s*([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?)\s*%/.exec(label)
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
