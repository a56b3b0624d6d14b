/**
 * Test cases from parameters: boundary values and invalid classes (ISTQB Certified Tester Foundation Level syllabus
 * 4.0, sections 4.2.1 and 4.2.2), and all pairs of valid values, found with a greedy algorithm like AETG (Cohen et al.,
 * IEEE Transactions on Software Engineering 23, 1997).
 */

import { calculator, counted, line, percent } from './calculator.ts'
import { choice, type Field, plainNumber } from './fields.ts'

/** A range with its decimals, or listed values; `values` are the valid ones to combine: of a range, bounds and middle. */
type Parameter = {
  name: string
  values: string[]
  range?: { min: number; max: number; digits: number }
}

const END_OF_RANGE = /^-?\d{1,9}(?:\.\d{1,4})?$/
/** The most parameters, and the most values of each. */
const LIMIT = 12

/** The two ends of a range, read as number fields read what is typed. */
function endsOf(given: string): string[] | undefined {
  const ends = given.split('..').map(plainNumber)
  return ends.length === 2 && ends.every((end) => END_OF_RANGE.test(end)) ? ends : undefined
}

const INVISIBLE = /^[\p{Cf}\s]$/u

/** Without invisible characters at its ends, which come along with pasted text. Within it, they join letters. */
function visible(text: string): string {
  const characters = [...text]
  const isSeen = (character: string) => !INVISIBLE.test(character)
  return characters
    .slice(characters.findIndex(isSeen), characters.findLastIndex(isSeen) + 1)
    .join('')
}

/** Parses a line such as `days: 0..30` or `payment: card, invoice`. Returns undefined if it is invalid. */
function readParameter(line: string): Parameter | undefined {
  const [, before = '', given = ''] = /^([^:]{1,40}):(.+)$/.exec(line.trim()) ?? []
  const name = visible(before)
  const ends = endsOf(given)
  const [min = 0, max = 0] = ends?.map(Number) ?? []
  const digits = Math.max(0, ...(ends ?? []).map((end) => end.split('.')[1]?.length ?? 0))
  const all = ends
    ? [min, (min + max) / 2, max].map((value) => value.toFixed(digits).replace(/^-(?=[0.]+$)/, ''))
    : given.split(',')
  const values = [...new Set(all.map(visible))]
  const isValid = ends
    ? min < max
    : all.length > 1 && values.length === all.length && !values.includes('')
  if (!name || !isValid || values.length > LIMIT) return undefined
  return { name, values, ...(ends && { range: { min, max, digits } }) }
}

interface ReadParameters {
  /** Those that are valid. */
  parameters: Parameter[]
  /** An error message; empty if all are valid. */
  problem: string
}

/** Parses lines of parameters. */
export function readParameters(text: string): ReadParameters {
  const lines = text.split('\n').filter((line) => line.trim())
  const read = lines.map(readParameter)
  const parameters = read.filter((parameter) => parameter !== undefined)
  const wrong = lines[read.indexOf(undefined)]
  if (wrong) {
    const problem = `“${wrong}” needs a name of up to 40 characters, a colon, and a range such as 0..30 or two to ${LIMIT} different values with commas.`
    return { parameters, problem }
  }
  const names = new Set(parameters.map(({ name }) => name))
  const isValid = names.size >= 2 && names.size === lines.length && lines.length <= LIMIT
  const problem = isValid ? '' : `Two to ${LIMIT} parameters of different names, one a line.`
  return { parameters, problem }
}

/**
 * Both boundaries of each range with their neighbors, and one value of each invalid class.
 *
 * @param count how many values of a boundary: with three, its neighbor on the valid side is one (three-value analysis).
 */
export const boundaryCases = (parameters: readonly Parameter[], count: 2 | 3) =>
  parameters.flatMap(({ name, values, range }) => {
    const valid = (value: string, why: string) => ({ name, value, valid: true, why })
    const refused = (value: string, why: string) => ({ name, value, valid: false, why })
    const missing = refused('(empty)', 'missing')
    if (!range)
      return [
        ...values.map((value) => valid(value, 'listed')),
        refused('(another)', 'not listed'),
        missing,
      ]
    const { min, max, digits } = range
    const step = 10 ** -digits
    const written = (value: number) => value.toFixed(digits)
    const all = [
      refused(written(min - step), 'just below'),
      valid(written(min), 'lower bound'),
      ...(count === 3
        ? [valid(written(min + step), 'just inside'), valid(written(max - step), 'just inside')]
        : []),
      valid(written(max), 'upper bound'),
      refused(written(max + step), 'just above'),
    ]
    // In a short range, both bounds may share a neighbor.
    const unique = all.filter(
      ({ value }, index) => all.findIndex((other) => other.value === value) === index,
    )
    return [...unique, refused('abc', 'not a number'), missing]
  })

/** A case: the index of one value of each parameter. */
type Row = number[]

/** A pair as one number, because the search looks up millions: parameter, value, parameter, value, two digits each. */
const pairKey = (first: number, value: number, second: number, other: number): number =>
  first < second
    ? ((first * 100 + value) * 100 + second) * 100 + other
    : pairKey(second, other, first, value)

function allPairs(sizes: readonly number[]): Set<number> {
  const pairs = new Set<number>()
  for (const [first, size] of sizes.entries())
    for (let second = first + 1; second < sizes.length; second++)
      for (let value = 0; value < size; value++)
        for (let other = 0; other < (sizes[second] ?? 0); other++)
          pairs.add(pairKey(first, value, second, other))
  return pairs
}

const pairsIn = (row: Row) =>
  row.flatMap((value, first) =>
    row.slice(first + 1).map((other, rest) => pairKey(first, value, first + 1 + rest, other)),
  )

/** Builds a case from an uncovered pair: for one parameter after another, adds the value that covers most pairs. */
function rowAround(
  sizes: readonly number[],
  uncovered: ReadonlySet<number>,
  seed: number,
  turn: number,
): Row {
  const row: (number | undefined)[] = sizes.map(() => undefined)
  for (const part of [Math.floor(seed / 10_000), seed % 10_000])
    row[Math.floor(part / 100)] = part % 100
  for (let step = 0; step < sizes.length; step++) {
    const parameter = (step + turn) % sizes.length
    if (row[parameter] !== undefined) continue
    const gain = (value: number) =>
      row.filter(
        (other, second) =>
          other !== undefined && uncovered.has(pairKey(parameter, value, second, other)),
      ).length
    let best = turn % (sizes[parameter] ?? 1)
    for (let value = 0; value < (sizes[parameter] ?? 0); value++)
      if (gain(value) > gain(best)) best = value
    row[parameter] = best
  }
  return row as Row
}

/** Returns cases that cover each pair of values at least once. The same input always yields the same cases. */
export function pairwise(sizes: readonly number[]): Row[] {
  const uncovered = allPairs(sizes)
  const rows: Row[] = []
  while (uncovered.size > 0) {
    const [seed = 0] = uncovered
    const gain = (row: Row) => pairsIn(row).filter((pair) => uncovered.has(pair)).length
    const candidates = sizes.map((_, turn) => rowAround(sizes, uncovered, seed, turn))
    const best = candidates.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const pair of pairsIn(best)) uncovered.delete(pair)
    rows.push(best)
  }
  return rows
}

const FIELDS = {
  parameters: {
    kind: 'text',
    label: 'Parameters, one a line',
    value:
      'days since delivery: 0..30\namount: 0.01..500.00\npayment: card, gift card, invoice\ncustomer: guest, member',
    problem: (text: string) => readParameters(text).problem,
  } satisfies Field,
  values: choice('Boundary values', 0, [
    'Two: the bound and its neighbor outside',
    'Three: the neighbor inside as well',
  ]),
}

export const testCases = calculator('test-cases', FIELDS, (_, given) => {
  const { parameters } = readParameters(given.parameters)
  const cases = boundaryCases(parameters, given.values === '1' ? 3 : 2)
  const values = parameters.map((parameter) => parameter.values)
  const sizes = values.map(({ length }) => length)
  const rows = pairwise(sizes)
  const product = sizes.reduce((product, size) => product * size, 1)
  // Recounted from the finished cases.
  const open = allPairs(sizes)
  const pairs = open.size
  const covered = rows.map((row) => {
    for (const pair of pairsIn(row)) open.delete(pair)
    return pairs - open.size
  })
  const count = rows.length
  const share = 1 - open.size / pairs
  const refused = cases.filter(({ valid }) => !valid).length
  return {
    headline: {
      figure: `${count} combinations`,
      label: `instead of ${product.toLocaleString('en-US')}`,
    },
    summary: `${cases.length} cases for single values, ${refused} of them to be refused. ${count} combinations hold ${share === 1 ? 'all' : `${percent(share)} of`} ${counted(pairs, 'pair')} of valid values; every combination would take ${product.toLocaleString('en-US')}.`,
    plot: {
      title: `The pairs covered case by case: ${count} combinations cover ${percent(share)} of ${counted(pairs, 'pair')}.`,
      caption: 'Pairs of values covered, combination by combination',
      axes: [counted(pairs, 'pair'), '0', `${count} combinations`],
      paths: [
        ['rule', 'M0 0H100M0 25H100M0 50H100M0 75H100'],
        ['', 'M0 0V100H100'],
        [
          'accent',
          line(
            [0, ...covered].map((done, index) => [
              (100 * index) / count,
              100 - (100 * done) / pairs,
            ]),
          ),
        ],
      ],
    },
    tables: [
      {
        id: 'single-values',
        caption: 'Boundary values and invalid classes',
        head: ['Case', 'Parameter', 'Value', 'Expected', 'Reason'],
        rows: cases.map(({ name, value, valid, why }, index) => [
          index + 1,
          name,
          value,
          valid ? 'accept' : 'refuse',
          why,
        ]),
        csv: true,
      },
      {
        id: 'pairs',
        caption: 'All pairs of valid values; of a range its bounds and its middle',
        head: ['Case', ...parameters.map(({ name }) => name)],
        rows: rows.map((row, index) => [
          index + 1,
          ...row.map((value, parameter) => values[parameter]?.[value] ?? ''),
        ]),
        csv: true,
      },
    ],
  }
})
