/**
 * Test cases from parameters: boundary values and invalid classes (ISTQB Certified Tester Foundation Level syllabus
 * 4.0, sections 4.2.1 and 4.2.2), and all pairs of valid values, found with a greedy algorithm like AETG (Cohen et al.,
 * IEEE Transactions on Software Engineering 23, 1997).
 */

import { calculator, counted, line, percent } from './calculator.ts'
import { choice, type Field } from './fields.ts'

export type Parameter = { name: string } & (
  | { kind: 'range'; min: number; max: number; digits: number }
  | { kind: 'values'; values: string[] }
)

const MAX_PARAMETERS = 12
const MAX_VALUES = 12

const RANGE = /^(-?\d{1,9}(?:\.(\d{1,4}))?)\s*\.\.\s*(-?\d{1,9}(?:\.(\d{1,4}))?)$/

/** Parses lines such as `days: 0..30` and `payment: card, invoice`. Returns an error message if one is invalid. */
export function readParameters(text: string): Parameter[] | string {
  const parameters: Parameter[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const at = `Line ${index + 1}`
    const [, name = '', given = ''] = /^([^:]{1,40}):(.+)$/.exec(line.trim()) ?? []
    if (name === '')
      return `${at} needs a name of up to 40 characters, a colon, and a range such as 0..30 or values with commas.`
    if (parameters.some((other) => other.name === name.trim())) return `${at} repeats the name ${name.trim()}.`
    // Without thousands separators, which would make its numbers a list of values.
    const range = RANGE.exec(given.trim().replace(/,(?=\d{3}\b)/g, ''))
    if (range) {
      const [, min, fine = '', max, finer = ''] = range
      if (Number(min) >= Number(max)) return `${at}: the range must end after it begins.`
      const digits = Math.max(fine.length, finer.length)
      parameters.push({ name: name.trim(), kind: 'range', min: Number(min), max: Number(max), digits })
      continue
    }
    const values = given.split(',').map((value) => value.trim())
    if (values.length < 2 || values.includes('')) return `${at} needs a range such as 0..30, or two values or more.`
    if (new Set(values).size < values.length) return `${at} has a value twice.`
    if (values.length > MAX_VALUES) return `${at} has more than ${MAX_VALUES} values.`
    parameters.push({ name: name.trim(), kind: 'values', values })
  }
  if (parameters.length < 2) return 'Two parameters at least, one a line.'
  return parameters.length > MAX_PARAMETERS ? `At most ${MAX_PARAMETERS} parameters.` : parameters
}

type Case = { name: string; value: string; valid: boolean; why: string }

/**
 * Both boundaries of each range with their neighbors, and one value of each invalid class.
 *
 * @param three whether to include the neighbor on the valid side (three-value analysis).
 */
export function boundaryCases(parameters: readonly Parameter[], three: boolean): Case[] {
  return parameters.flatMap((parameter): Case[] => {
    const { name } = parameter
    const refused = (value: string, why: string): Case => ({ name, value, valid: false, why })
    if (parameter.kind === 'values')
      return [
        ...parameter.values.map((value) => ({ name, value, valid: true, why: 'listed' })),
        refused('(another)', 'not listed'),
        refused('(empty)', 'missing'),
      ]
    const { min, max, digits } = parameter
    const step = 10 ** -digits
    const at = (value: number, why: string): Case => {
      return { name, value: value.toFixed(digits), valid: value > min - step / 2 && value < max + step / 2, why }
    }
    const all = [
      at(min - step, 'just below'),
      at(min, 'lower bound'),
      ...(three ? [at(min + step, 'just inside'), at(max - step, 'just inside')] : []),
      at(max, 'upper bound'),
      at(max + step, 'just above'),
    ]
    // In a short range, both bounds may share a neighbor.
    const once = all.filter((one, index) => all.findIndex(({ value }) => value === one.value) === index)
    return [...once, refused('abc', 'not a number'), refused('(empty)', 'missing')]
  })
}

/** The valid values to combine: for a range, its bounds and its middle. */
function valuesOf(parameter: Parameter): string[] {
  if (parameter.kind === 'values') return parameter.values
  const { min, max, digits } = parameter
  return [...new Set([min, (min + max) / 2, max].map((value) => value.toFixed(digits)))]
}

/** A case: the index of one value of each parameter. */
type Row = number[]

/** A pair as one number, because the search looks up millions: parameter, value, parameter, value, two digits each. */
const pairKey = (a: number, i: number, b: number, j: number): number =>
  a < b ? ((a * 100 + i) * 100 + b) * 100 + j : pairKey(b, j, a, i)

/** All pairs of values of two different parameters. */
function allPairs(sizes: readonly number[]): Set<number> {
  const pairs = new Set<number>()
  for (const [a, most] of sizes.entries())
    for (let b = a + 1; b < sizes.length; b++)
      for (let i = 0; i < most; i++) for (let j = 0; j < (sizes[b] ?? 0); j++) pairs.add(pairKey(a, i, b, j))
  return pairs
}

/** The pairs in a case. */
const pairsIn = (row: Row) => row.flatMap((i, a) => row.slice(a + 1).map((j, rest) => pairKey(a, i, a + 1 + rest, j)))

/** Builds a case from an uncovered pair: for one parameter after another, adds the value that covers most pairs. */
function rowAround(sizes: readonly number[], uncovered: ReadonlySet<number>, seed: number, turn: number): Row {
  const row: (number | undefined)[] = sizes.map(() => undefined)
  for (const part of [Math.floor(seed / 10_000), seed % 10_000]) row[Math.floor(part / 100)] = part % 100
  for (let n = 0; n < sizes.length; n++) {
    const at = (n + turn) % sizes.length
    if (row[at] !== undefined) continue
    const gain = (value: number) =>
      row.filter((other, b) => other !== undefined && uncovered.has(pairKey(at, value, b, other))).length
    let best = turn % (sizes[at] ?? 1)
    for (let value = 0; value < (sizes[at] ?? 0); value++) if (gain(value) > gain(best)) best = value
    row[at] = best
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
  // Later cases may cover all pairs of an earlier one.
  const times = new Map<number, number>()
  const count = (row: Row, by: number) => {
    for (const pair of pairsIn(row)) times.set(pair, (times.get(pair) ?? 0) + by)
  }
  for (const row of rows) count(row, 1)
  return rows.filter((row) => {
    const isNeeded = pairsIn(row).some((pair) => times.get(pair) === 1)
    if (!isNeeded) count(row, -1)
    return isNeeded
  })
}

const problem = (text: string) => {
  const read = readParameters(text)
  return typeof read === 'string' ? read : ''
}

const FIELDS = {
  parameters: {
    kind: 'text',
    label: 'Parameters, one a line',
    value:
      'days since delivery: 0..30\namount: 0.01..500.00\npayment: card, gift card, invoice\ncustomer: guest, member',
    most: 2000,
    problem,
  } satisfies Field,
  values: choice('Boundary values', 0, [
    'Two: the bound and its neighbor outside',
    'Three: the neighbor inside as well',
  ]),
}

/** Boundary values, invalid classes and an all-pairs set for the parameters of a rule. */
export const testCases = calculator('test-cases', FIELDS, (_, given) => {
  const parameters = readParameters(given.parameters) as Parameter[]
  const cases = boundaryCases(parameters, given.values === '1')
  const values = parameters.map(valuesOf)
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
    summary: `${cases.length} cases for single values, ${refused} of them to be refused. ${count} combinations hold ${share === 1 ? 'all' : `${percent(share)} of`} ${counted(pairs, 'pair')} of valid values; every combination would take ${product.toLocaleString('en-US')}.`,
    help: [
      ['/automation-testing', 'Have the stable cases run by themselves'],
      ['/test-data-management', 'Data for the cases that need it'],
    ],
    plot: {
      title: `The pairs covered case by case: ${count} combinations cover ${percent(share)} of ${counted(pairs, 'pair')}.`,
      caption: 'Pairs of values covered, combination by combination',
      axes: [counted(pairs, 'pair'), '0', `${count} combinations`],
      paths: [
        ['t', 'M0 0H100M0 25H100M0 50H100M0 75H100'],
        ['', 'M0 0V100H100'],
        ['a', line([0, ...covered].map((done, at) => [(100 * at) / count, 100 - (100 * done) / pairs]))],
      ],
    },
    tables: [
      {
        id: 'single-values',
        caption: 'Boundary values and invalid classes',
        head: ['Case', 'Parameter', 'Value', 'Expected', 'Reason'],
        rows: cases.map((one, index) => {
          return [index + 1, one.name, one.value, one.valid ? 'accept' : 'refuse', one.why]
        }),
        csv: true,
      },
      {
        id: 'pairs',
        caption: 'All pairs of valid values; of a range its bounds and its middle',
        head: ['Case', ...parameters.map(({ name }) => name)],
        rows: rows.map((row, index) => [index + 1, ...row.map((value, at) => values[at]?.[value] ?? '')]),
        csv: true,
      },
    ],
  }
})
