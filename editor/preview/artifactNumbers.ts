/** Which number of a document at the head of a page each number in it shows. */
import { folded } from '../../check/parse/passages.ts'
import { keysOf } from '../../check/parse/source.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { type NumberShown, numbersShown } from '../document/numbers.ts'
import type { Spot } from '../document/texts.ts'
import { mark, markComputed, wrapped } from './ownElement.ts'
import { isPartOf, shownWords } from './sameWords.ts'

/** What holds a name and the numbers that belong to it. */
const ROW = ['tr', 'tbody', 'li', 'dl > div', 'p', 'text']
  .map((row) => `${row}:has([data-spot])`)
  .join()

/** The keys that lead to the entry of a list in which a text or a number stands, such as a row; none outside of lists. */
const entryOf = ({ path }: Spot) =>
  path.slice(0, path.findIndex((key) => typeof key === 'number') + 1).join()

const indexOf = (element: Element | null | undefined) =>
  Number((element as HTMLElement | null | undefined)?.dataset.spot ?? -1)

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Whether a number stands among the words of a text, which is opened as a whole. */
function isAmong(words: string | undefined, text: string, { index }: NumberShown): boolean {
  const from = words === undefined ? -1 : text.indexOf(words)
  return words !== undefined && from !== -1 && from <= index && index < from + words.length
}

/** Numbers that stand in a plot without words, by the keys that lead to them. */
const IN_PLOTS = ['cases.at', 'left.day', 'fields.stop']

/** Those that the scale of a plot is drawn for. All other scales are always the same. */
const BEHIND_SCALES = ['spans.to', 'costs.dollars']

type Numbers = readonly (readonly [index: number, spot: Spot])[]

/** The largest of the numbers that a scale is drawn for. */
const endOfScale = (numbers: Numbers) =>
  numbers
    .filter(([, { path }]) => BEHIND_SCALES.includes(keysOf(path).join('.')))
    .toSorted(([, a], [, b]) => Number(b.value) - Number(a.value))[0]?.[0]

/** The numbers shown in a row so far, in their order, without those of a plot. */
const shownIn = (row: Element, spots: readonly Spot[]) =>
  [...row.querySelectorAll('[data-spot]:not(svg *)')]
    .map(indexOf)
    .filter((index) => spots[index]?.isNumber)

const parentRow = (row: Element) => row.parentElement?.closest(ROW) ?? null

/** The text that an element shows a part of, and the name of the row that it stands in. */
function ownersOf(element: Element, spots: readonly Spot[]) {
  const own = spots[indexOf(element.closest('[data-spot]'))]
  // The unit of all rows is the name of none.
  if (own && entryOf(own) !== '') return { own, name: own }
  let names: Spot[] = []
  // The days of a week stand in a row above that of its words.
  for (let row = element.closest(ROW); row && names.length === 0; row = parentRow(row))
    names = [...row.querySelectorAll('[data-spot]')]
      .flatMap((inRow) => spots[indexOf(inRow)] ?? [])
      .filter(({ isNumber }) => !isNumber)
  return { own, name: names.find((spot) => entryOf(spot) !== '') ?? own ?? names[0] }
}

/** A number that one of a row is computed from: the one before it, or for a sum the one above it. */
function behindNumber(around: Element, name: Spot, spots: readonly Spot[], numbers: Numbers) {
  const row = around.closest(ROW)
  const before = row ? shownIn(row, spots) : []
  if (entryOf(name) !== '') {
    const ofEntry = numbers.filter(([, spot]) => entryOf(spot) === entryOf(name))
    const end = ofEntry.find(([, { path }]) => path.at(-1) === 'to') ?? ofEntry[0]
    // Of lists with as many entries, such as the names of dates and their days, the one at the same place.
    const alike = numbers.find(([, { path }]) => path.at(-1) === name.path.at(-1))
    const shown = before.findLast((index) => ofEntry.some(([number]) => number === index))
    return shown ?? end?.[0] ?? alike?.[0]
  }
  const rows = [...(row?.closest('figure')?.querySelectorAll(ROW) ?? [])]
  const above = rows
    .slice(0, row ? rows.indexOf(row) : 0)
    .filter((other) => !other.contains(around))
    .map((other) => shownIn(other, spots))
    .findLast((shown) => shown.length > 0)
  return above?.at(Math.min(before.length, above.length - 1))
}

/**
 * Marks the numbers of a document whose words are marked already. One that is computed opens one that it is computed from; one
 * of a scale that is always the same opens none.
 */
export function markNumbers(body: Element, spots: readonly Spot[]): void {
  const all = [...spots.entries()].filter(([, { file }]) => pathOfArtifact(file) !== undefined)
  const numbers = all.filter(([, { isNumber }]) => isNumber)
  const left = new Map(numbers)
  const labels = all.map(([, spot]) => spot).filter(({ isNumber }) => !isNumber)

  /** A number of one of some rows. Beside no row, such as at a scale, it may be one of the whole document, such as a limit. */
  const find = ({ value }: NumberShown, rows: readonly Spot[]) => {
    const inRows = rows.map(entryOf).filter((entry) => entry !== '')
    const entries = inRows.length > 0 ? inRows : ['']
    const isIt = (spot: Spot) => Number(spot.value) === value && entries.includes(entryOf(spot))
    return [...left].find(([, spot]) => isIt(spot))?.[0]
  }
  const findInPlot = ({ value }: NumberShown) =>
    numbers.find(
      ([, spot]) => IN_PLOTS.includes(keysOf(spot.path).join('.')) && Number(spot.value) === value,
    )?.[0]

  for (const text of textsIn(body)) {
    const words = text.data
    const around = text.parentElement as Element
    const isDrawn = around.closest('svg') !== null
    const { own, name } = ownersOf(around, spots)
    // A label may be several texts with a number between them: `Sales 6 min of work`.
    const parts = own ? labels.filter((spot) => isPartOf(words, shownWords(spot))) : []
    const rows = [...parts, ...(name ? [name] : [])]
    const ownWords = own && shownWords(own)
    const entries = ['', ...rows.map(entryOf)]
    const row = name && (!isDrawn || entryOf(name) !== '') ? name : undefined
    // A line of code and how it goes on stand in one element.
    const [other] = parts.filter((spot) => spot !== own && entryOf(spot) !== '')
    if (ownWords !== undefined && other && !isPartOf(words, ownWords)) {
      mark(wrapped(text), spots.indexOf(other))
      continue
    }
    if (isDrawn && !own && numbersShown(words).length === 0) markComputed(around, undefined)
    const between: Text[] = []
    let rest = text
    let done = 0
    for (const number of numbersShown(words)) {
      if (isAmong(ownWords, words, number)) continue
      const found = (isDrawn && !row ? findInPlot(number) : undefined) ?? find(number, rows)
      const behind = row ? behindNumber(around, row, spots, numbers) : endOfScale(numbers)
      if (found === undefined && behind === undefined && !isDrawn) continue
      const open = (element: Element) =>
        found === undefined ? markComputed(element, behind) : mark(element, found)
      left.delete(found ?? -1)
      const isAlone = !own && !/[\p{L}\p{N}]/u.test(around.textContent.replace(number.digits, ''))
      if (isAlone) {
        open(around)
        continue
      }
      const shown = rest.splitText(number.index - done)
      between.push(rest)
      rest = shown.splitText(number.digits.length)
      done = number.index + number.digits.length
      open(wrapped(shown))
    }
    // What is left on each side of a number may be a text as well.
    for (const part of between.length > 0 ? [...between, rest] : []) {
      const isIt = (spot: Spot) =>
        shownWords(spot) === folded(part.data) && entries.includes(entryOf(spot))
      const [index] = all.find(([, spot]) => !spot.isNumber && isIt(spot)) ?? []
      if (index !== undefined) mark(wrapped(part), index)
    }
  }
}
