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

/** A bar that falls short lies under the level, and is the only one that does; what a note counts is what is drawn. */
export function fallsShort(
  {
    bars,
    mark,
    note,
    level,
  }: {
    bars: { label: string; value: number }[]
    mark: string
    note: string
    level?: { value: number } | undefined
  },
  context: Context,
): void {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return
  for (const { label, value } of level ? bars : []) {
    if (!level || value < level.value === (label === mark)) continue
    report(
      context,
      ['level', 'value'],
      `is ${level.value}, while "${label}" is ${value}`,
      'Only the marked bar lies under the level: move the level or mark another bar',
    )
  }
  const said = numberIn(note)
  const drawn = [marked.value, Math.abs((level?.value ?? marked.value) - marked.value)]
  if (!note.includes('%') || said === undefined || drawn.includes(said)) return
  report(
    context,
    ['note'],
    `says ${said} %, while "${mark}" is drawn at ${marked.value}`,
    'Write the number that is drawn, or none',
  )
}

/** What is left after a step is never more than what came in, where the labels count it. */
export function fewerEachTime({ stages }: { stages: string[] }, context: Context): void {
  for (const [index, stage] of stages.entries()) {
    const [before, after] = [numberIn(stages[index - 1] ?? ''), numberIn(stage)]
    if (before === undefined || after === undefined || after <= before) continue
    report(
      context,
      ['stages', index],
      `is "${stage}" after "${stages[index - 1]}"`,
      'A funnel narrows: each step leaves as many or fewer',
    )
  }
}

/** Systems that are compared for their differences differ somewhere. */
export function differs({ rows }: { rows: { left: string; right: string }[] }, context: Context): void {
  if (rows.some(({ left, right }) => left !== right)) return
  report(context, ['rows'], 'are the same on both sides', 'Let the row that the note is about differ')
}

/** What is aimed at is no lower than what is reached. */
export function climbs(
  { levels, at, aim }: { levels: string[]; at: string; aim: string },
  context: Context,
): void {
  if (levels.indexOf(aim) >= levels.indexOf(at)) return
  report(
    context,
    ['aim'],
    `is "${aim}", which lies below "${at}"`,
    'Aim at the level reached or at a higher one',
  )
}

/** The number that a label begins with or holds before a percent sign: `1,240 alerts`, `−12 %`. */
function numberIn(label: string): number | undefined {
  const found = /^\s*([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?)\s*%/.exec(label)
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
