/** Rules across the props of a drawing. They report, with its place, what would make it fail or mislead. */
import { didYouMean, nearest } from './nearest.ts'
import { rule } from './refinement.ts'

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
      const guess = nearest(word, names)
      const remedy = didYouMean(guess && `"${guess}"`, 'Write one of them to the letter')
      fault(path, `is "${word}", which is not one of its ${of}: ${known}`, remedy, names)
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

type Events = { events: string[]; window?: { from: string; to: string } | undefined }

/** A window begins at an event and ends at a later one. */
export const onward = pointing(({ events, window }: Events) =>
  window
    ? [
        {
          path: ['window', 'from'],
          word: window.from,
          of: 'earlier events',
          names: events.slice(0, -1),
        },
        {
          path: ['window', 'to'],
          word: window.to,
          of: 'later events',
          names: events.slice(events.indexOf(window.from) + 1),
        },
      ]
    : [],
)

type Boxed = { messages: { boxed?: boolean | undefined }[]; box?: string | undefined }

/** The messages in a box follow each other, and the box has a name. */
export const oneBox = rule(({ messages, box }: Boxed, fault) => {
  const boxed = messages.flatMap((message, index) => (message.boxed ? [index] : []))
  const [first = 0] = boxed
  const stray = boxed.find((index, place) => index !== first + place)
  if (boxed.length > 0 && box === undefined)
    fault(
      ['messages', first, 'boxed'],
      'is true, but the box has no name',
      'Add "box", which says what these messages are, such as the retry',
    )
  else if (box !== undefined && boxed.length === 0)
    fault(['box'], `is "${box}", but no message is "boxed"`, 'Write boxed: true in them')
  else if (stray !== undefined)
    fault(
      ['messages', stray, 'boxed'],
      'is apart from the others in the box',
      'Box messages that follow each other',
    )
})

type Stages = {
  stages: string[]
  stop?: string | undefined
  back?: { from: string; to: string } | undefined
}

/** The way back leads from a stage to an earlier one. */
export const backward = pointing(({ stages, back }: Stages) =>
  back
    ? [
        { path: ['back', 'from'], word: back.from, of: 'later stages', names: stages.slice(1) },
        {
          path: ['back', 'to'],
          word: back.to,
          of: 'earlier stages',
          names: stages.slice(0, stages.includes(back.from) ? stages.indexOf(back.from) : -1),
        },
      ]
    : [],
)

/** Nothing comes to the way back if a gate before it holds. */
export const openGates = rule(({ stop, back }: Stages, fault) => {
  if (stop !== undefined && back)
    fault(['stop'], `is "${stop}", but "back" needs open gates`, 'Leave one of the two out')
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

type Sign = 'tick' | 'mark' | 'dash'

/** What the characters in the cells of a matrix are drawn as. */
export const SIGNS: Record<string, Sign> = { x: 'tick', '!': 'mark', '.': 'dash' }

/** The cells of a row; the editor offers a button for each where a schema has this pattern. */
export const CELLS = /^[x!.]{3,5}$/

type Explained = { rows: { cells: string }[]; signs: { [S in Sign]?: string | undefined } }

/** A matrix explains the signs in its cells, and no others. */
export const explained = rule(({ rows, signs }: Explained, fault) => {
  for (const [character, sign] of Object.entries(SIGNS)) {
    const isUsed = rows.some(({ cells }) => cells.includes(character))
    if (isUsed && signs[sign] === undefined)
      fault(
        ['signs'],
        `does not say what "${character}" in the cells means`,
        `Add a word for it, such as ${sign}: 'left out'`,
      )
    else if (!isUsed && signs[sign] !== undefined)
      fault(['signs', sign], `explains "${character}", which is in no cell`, 'Remove it')
  }
})

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

type Rows = {
  length: number
  rows: { from: number; to: number }[]
  clash?: string | undefined
}

/** A row of the schedule ends after it starts and before the axis does, and two neighbors overlap if a clash is noted. */
export const orderedTimes = rule(({ length, rows, clash }: Rows, fault) => {
  for (const [index, { from, to }] of rows.entries()) {
    if (to <= from)
      fault(
        ['rows', index, 'to'],
        `is ${to}, which is not after its "from", ${from}`,
        'Write a later "to"',
      )
    if (to > length)
      fault(
        ['rows', index, 'to'],
        `is ${to}, after the end of the axis at ${length}`,
        'Write an earlier "to" or a greater "length"',
      )
  }
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

/** Numbers in a text, such as 1,200 and 4.5, that are followed by a unit. */
function numbersWith(unit: string, text: string): number[] {
  const pattern = new RegExp(
    `(\\d[\\d,]*(?:\\.\\d+)?)\\s?${RegExp.escape(unit)}(?![\\p{L}\\d])`,
    'gu',
  )
  return Array.from(text.matchAll(pattern), ([, number = '']) => Number(number.replaceAll(',', '')))
}

type Bars = {
  title: string
  caption: string
  bars: { label: string; value: number }[]
  unit: string
  mark: string
  note: string
  level?: { value: number } | undefined
}

/** The marked bar, and no other, is on its side of the level. Numbers in the texts match the drawing. */
export const toScale = rule(({ bars, unit, mark, note, level, title, caption }: Bars, fault) => {
  const marked = bars.find(({ label }) => label === mark)
  if (!marked) return
  const others = bars.filter(({ label }) => label !== mark)
  const isBelow = (height: number) => level !== undefined && height < level.value
  for (const { label, value } of level ? others : [])
    if (level && isBelow(value) === isBelow(marked.value))
      fault(
        ['level', 'value'],
        `is ${level.value}, but "${label}" is ${value}`,
        'Only the marked bar may be on its side of the level: move the level or mark another bar',
      )
  const drawn = [...bars.map(({ value }) => value), ...(level ? [level.value] : [])]
  const gap = level && Math.round(Math.abs(level.value - marked.value) * 1000) / 1000
  for (const [prop, text] of Object.entries({ title, caption, note }))
    for (const number of numbersWith(unit, text))
      if (!drawn.includes(number) && number !== gap)
        fault(
          [prop],
          `says ${number} ${unit}, which is not drawn: ${drawn.join(', ')}`,
          'Write a number that is drawn, or none',
        )
})

type Remainders = {
  stages: { label: string; value: number }[]
  scale?: 'linear' | 'log' | undefined
}

/** Shares of the longest bar below which a bar is thinner than a hair. */
const SHORTEST = 1 / 250

/** Each stage leaves no more than the one before it, and every bar can be seen. */
export const falling = rule(({ stages, scale = 'linear' }: Remainders, fault) => {
  const first = stages[0]?.value ?? 0
  for (const [index, { value }] of stages.entries()) {
    const before = stages[index - 1]
    const path = ['stages', index, 'value']
    if (before && value > before.value)
      fault(
        path,
        `is ${value}, more than the ${before.value} of "${before.label}" before it`,
        'Write what is left of those, or change the order',
      )
    else if (scale === 'log' && value < 1)
      fault(path, `is ${value}, which a log scale cannot show`, 'Leave scale="log" out')
    else if (scale === 'linear' && value > 0 && value < first * SHORTEST)
      fault(
        path,
        `is ${value}, which is too short to see beside ${first}`,
        'Write scale="log"; the axis then says so',
      )
  }
})

type Axis = { from?: number | undefined; to: number; line?: number | undefined }
type Points = { x: Axis; y: Axis; points: { x: number; y: number }[] }

/** Points and the dividing lines are on their scales. */
export const onScales = rule(({ points, ...axes }: Points, fault) => {
  for (const key of ['x', 'y'] as const) {
    const { from = 0, to, line } = axes[key]
    if (to <= from)
      fault([key, 'to'], `is ${to}, which is not above its "from", ${from}`, 'Write a greater "to"')
    const isOff = (value: number) => value < from || value > to
    if (line !== undefined && isOff(line))
      fault(
        [key, 'line'],
        `is ${line}, which is not on the scale from ${from} to ${to}`,
        'Move the line or lengthen the scale',
      )
    for (const [index, point] of points.entries())
      if (isOff(point[key]))
        fault(
          ['points', index, key],
          `is ${point[key]}, which is not on the scale from ${from} to ${to}`,
          'Correct it or lengthen the scale',
        )
  }
})
