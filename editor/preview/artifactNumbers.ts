/** Which number of a document at the head of a page each number in it shows. */
import { folded } from '../../check/parse/passages.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { type NumberShown, numbersShown } from '../document/numbers.ts'
import type { Spot } from '../document/texts.ts'
import { isPartOf, shownWords } from './sameWords.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** What holds a name and the numbers that belong to it. */
const ROW = ['tr', 'tbody', 'li', 'dl > div', 'p', 'text']
  .map((row) => `${row}:has([data-spot])`)
  .join()

/** The keys that lead to the entry of a list in which a text or a number stands, such as a row; none outside of lists. */
const entryOf = ({ path }: Spot) =>
  path.slice(0, path.findIndex((key) => typeof key === 'number') + 1).join()

const mark = (element: Element, index: number) => element.setAttribute('data-spot', `${index}`)

const indexOf = (element: Element | null | undefined) =>
  Number((element as HTMLElement | null | undefined)?.dataset.spot ?? -1)

/** Puts a text into an element of its own, and returns that. */
function wrapped(text: Text): Element {
  const isDrawn = text.parentElement?.namespaceURI === SVG
  const element = isDrawn ? document.createElementNS(SVG, 'tspan') : document.createElement('data')
  text.replaceWith(element)
  element.append(text)
  return element
}

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

/** Marks the numbers of a document whose words are marked already. One that is computed opens the name of its row. */
export function markNumbers(body: Element, spots: readonly Spot[]): void {
  const own = [...spots.entries()].filter(([, { file }]) => pathOfArtifact(file) !== undefined)
  const left = new Map(own.filter(([, { isNumber }]) => isNumber))
  const labels = own.map(([, spot]) => spot).filter(({ isNumber }) => !isNumber)

  /** A number of one of some rows. Beside no row, such as at a scale, it may be one of the whole document, such as a limit. */
  const find = ({ value }: NumberShown, rows: readonly Spot[]) => {
    const entries = rows.length === 0 ? [''] : rows.map(entryOf)
    const isIt = (spot: Spot) => Number(spot.value) === value && entries.includes(entryOf(spot))
    return [...left].find(([, spot]) => isIt(spot))?.[0]
  }

  for (const text of textsIn(body)) {
    const words = text.data
    const around = text.parentElement as Element
    const owner = around.closest('[data-spot]')
    const named = indexOf(owner ?? around.closest(ROW)?.querySelector('[data-spot]'))
    const name = spots[named]
    // A label may be several texts with a number between them: `Sales 6 min of work`.
    const rows = owner
      ? labels.filter((spot) => isPartOf(words, shownWords(spot)))
      : [name].filter((spot) => spot !== undefined)
    const ownWords = owner && name ? shownWords(name) : undefined
    const entries = ['', ...rows.map(entryOf)]
    const between: Text[] = []
    let rest = text
    let done = 0
    for (const number of numbersShown(words)) {
      const found = isAmong(ownWords, words, number) ? undefined : find(number, rows)
      const target = found ?? (owner ? -1 : named)
      if (target === -1) continue
      left.delete(target)
      const isAlone = !owner && !/[\p{L}\p{N}]/u.test(around.textContent.replace(number.digits, ''))
      if (isAlone) {
        mark(around, target)
        continue
      }
      const shown = rest.splitText(number.index - done)
      between.push(rest)
      rest = shown.splitText(number.digits.length)
      done = number.index + number.digits.length
      mark(wrapped(shown), target)
    }
    // What is left on each side of a number may be a text as well.
    for (const part of between.length > 0 ? [...between, rest] : []) {
      const isIt = (spot: Spot) =>
        shownWords(spot) === folded(part.data) && entries.includes(entryOf(spot))
      const [index] = own.find(([, spot]) => !spot.isNumber && isIt(spot)) ?? []
      if (index !== undefined) mark(wrapped(part), index)
    }
  }
}
