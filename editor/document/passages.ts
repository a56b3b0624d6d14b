/** Passages of a file: the texts in them, and what is written around these. */
import { FACT, TEXT } from './facts.ts'
import type { Spot } from './texts.ts'

const linesOf = (text: string) => text.split('\n')

/** What is written around texts that mean no more than themselves: paragraphs, headings, items, rows, and facts by their keys; and the key of a list or a group. */
export const PLAIN =
  /^\s*(?:- )?[\w-]+:$|^\s*(?:(?:[-*]|\d+\.) )*(?:#+ |[\w-]+: (?:[>|]-?\s*)?)?["']?…["']?$|^\s*\|[|\s…]*\|?$|^[-|:\s]*$/

/** The lines of a file. Those of a text count as one, so that it is compared as a whole. */
export function linesAround(source: string, spots: readonly Spot[]): string[] {
  const isInText = (place: number) => spots.some(({ start, end }) => start <= place && place < end)
  const lines: string[] = []
  let done = 0
  for (const { index } of source.matchAll(/\n/g)) {
    if (isInText(index)) continue
    lines.push(source.slice(done, index))
    done = index + 1
  }
  return [...lines, source.slice(done)]
}

/** Where each line starts, and where the last one ends. */
export function startsOf(lines: readonly string[]): number[] {
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  return starts
}

/** Some lines of a file: the texts in them, and the lines with each text as {@link TEXT}. */
export interface Passage {
  units: readonly Unit[]
  syntax: readonly string[]
}

/** What is shown as one text: a text, or the cells of a row. */
export type Unit = readonly Spot[]

/** Cells next to each other on a line are one row. */
function unitsOf(spots: readonly Spot[], source: string): Unit[] {
  const units: Spot[][] = []
  for (const spot of spots) {
    const row = units.at(-1)
    const [last] = row?.slice(-1) ?? []
    const isNext =
      spot.kind === 'tableCell' &&
      last?.kind === 'tableCell' &&
      !source.slice(last.end, spot.start).includes('\n')
    if (row && isNext) row.push(spot)
    else units.push([spot])
  }
  return units
}

const KEY_OF_LIST = /^( *)(?:- )?([\w-]+):$/
const LIST_VALUE = /^( *)- (?=\S)/

/** Lines of a list, such as `- /security-testing`, with the key of the list in place of the hyphen. */
function withKeys(lines: readonly string[], above: string): string[] {
  const before = linesOf(above)
  return lines.map((line, index) => {
    const [, indent] = LIST_VALUE.exec(line) ?? []
    if (indent === undefined || FACT.test(line) || PLAIN.test(line)) return line
    const outer = [...before, ...lines.slice(0, index)].findLast((other) => {
      const key = KEY_OF_LIST.exec(other)
      return key && (key[1] ?? '').length <= indent.length
    })
    const [, , key] = KEY_OF_LIST.exec(outer ?? '') ?? []
    return key ? line.replace(LIST_VALUE, `$1${key}: `) : line
  })
}

/** The passage between two places of a file, of which all texts are given. */
export function passageOf(source: string, all: readonly Spot[], from: number, to: number): Passage {
  const spots = all
    .filter(({ start, end }) => start >= from && end <= to)
    .toSorted((a, b) => a.start - b.start)
  const around: string[] = []
  let done = from
  for (const { start, end } of spots) {
    // An empty caption has no place of its own.
    if (start < done || start === end) continue
    around.push(source.slice(done, start))
    done = end
  }
  around.push(source.slice(done, to))
  return {
    units: unitsOf(spots, source),
    syntax: withKeys(linesOf(around.join(TEXT)), source.slice(0, from)),
  }
}
