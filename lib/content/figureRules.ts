/** Rules between the words of a drawing: what would make the drawing fail or lie is named with its place. */
import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

type Context = z.core.$RefinementCtx

const report = (context: Context, path: PropertyKey[], message: string, remedy: string) =>
  context.addIssue({ code: 'custom', path, message, params: { remedy } })

interface Reference {
  path: PropertyKey[]
  word: string | undefined
  /** The prop that holds the words it may be. */
  of: string
  names: readonly string[]
}

/** A word that points at another in the same drawing must be one of them, to the letter. */
export function among<Props>(references: (props: Props) => Reference[]) {
  return (props: Props, context: Context): void => {
    for (const { path, word, of, names } of references(props)) {
      if (word === undefined || names.includes(word)) continue
      const known = names.map((name) => `"${name}"`).join(', ')
      report(
        context,
        path,
        `is "${word}", which is none of its ${of}: ${known}`,
        didYouMean(word, names, (name) => `"${name}"`, 'Write one of them to the letter'),
      )
    }
  }
}

/** A row of the matrix has a sign for each column. */
export function perColumn(
  { columns, rows }: { columns: string[]; rows: { cells: string }[] },
  context: Context,
): void {
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length === columns.length) continue
    report(
      context,
      ['rows', index, 'cells'],
      `is "${cells}", ${cells.length} signs for ${columns.length} columns`,
      'Write one sign for each column',
    )
  }
}

/** Two steps of a lane cannot stand in one column. */
export function ownColumns({ lanes }: { lanes: { steps: { at: number }[] }[] }, context: Context): void {
  for (const [lane, { steps }] of lanes.entries()) {
    for (const [step, { at }] of steps.entries()) {
      if (steps.findIndex((other) => other.at === at) === step) continue
      report(
        context,
        ['lanes', lane, 'steps', step, 'at'],
        `is ${at}, where another step of this lane stands`,
        'Give each step of a lane a column of its own',
      )
    }
  }
}

interface Row {
  from: number
  to: number
}

/** A row of the schedule ends after it starts. */
export function endsLater({ rows }: { rows: Row[] }, context: Context): void {
  for (const [index, { from, to }] of rows.entries()) {
    if (to > from) continue
    report(context, ['rows', index, 'to'], `is ${to}, not after its from, ${from}`, 'Write a later "to"')
  }
}

/** What is said to clash overlaps. */
export function clashOverlaps(
  { rows, clash }: { rows: Row[]; clash?: string | undefined },
  context: Context,
): void {
  const meet = rows.some((one, index) =>
    rows.slice(index + 1).some((two) => one.from < two.to && two.from < one.to),
  )
  if (clash === undefined || meet) return
  report(
    context,
    ['clash'],
    `is "${clash}", but no two rows overlap`,
    'Let two rows overlap or leave "clash" out',
  )
}

/** What is tagged stands in a line, and no two tags share a letter. */
export function inLines(
  { lines, tags }: { lines: string[]; tags: { text: string }[] },
  context: Context,
): void {
  const taken: { line: number; from: number; to: number }[] = []
  for (const [index, { text }] of tags.entries()) {
    const place = lines
      .flatMap((words, line) =>
        occurrences(words, text).map((from) => ({ line, from, to: from + text.length })),
      )
      .find((one) =>
        taken.every((other) => other.line !== one.line || one.to <= other.from || other.to <= one.from),
      )
    if (place) taken.push(place)
    else
      report(
        context,
        ['tags', index, 'text'],
        `is "${text}", which stands free in no line`,
        'Copy the words from "lines"',
      )
  }
}

function occurrences(words: string, text: string): number[] {
  const found: number[] = []
  for (let at = words.indexOf(text); at !== -1; at = words.indexOf(text, at + 1)) found.push(at)
  return found
}
