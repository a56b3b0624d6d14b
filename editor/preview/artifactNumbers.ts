/** Which number of a document at the head of a page each number in it shows. */
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

const indexOf = (element: Element | null | undefined) =>
  Number((element as HTMLElement | null | undefined)?.dataset.spot ?? -1)

/** Puts a number of a text into an element of its own, and returns that with the text behind it. */
function apart(text: Text, index: number, digits: string): [number: Element, rest: Text] {
  const number = text.splitText(index)
  const rest = number.splitText(digits.length)
  const isDrawn = text.parentElement?.namespaceURI === SVG
  const element = isDrawn ? document.createElementNS(SVG, 'tspan') : document.createElement('data')
  number.replaceWith(element)
  element.append(number)
  return [element, rest]
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Marks the numbers of a document whose words are marked already. One that is computed opens the name of its row. */
export function markNumbers(body: Element, spots: readonly Spot[]): void {
  const left = new Set([...spots.keys()].filter((index) => spots[index]?.isNumber))
  const words = [...spots.keys()].filter((index) => !spots[index]?.isNumber)
  const spotAt = (index: number) => spots[index] as Spot

  /** The number of a row. Beside no row, such as at a scale, it may be one of the whole document, such as a limit. */
  const find = ({ value }: NumberShown, rows: readonly Spot[]) => {
    const entries = rows.length === 0 ? [''] : rows.map(entryOf)
    return [...left].find((index) => {
      const spot = spotAt(index)
      return Number(spot.value) === value && entries.includes(entryOf(spot))
    })
  }

  for (const text of textsIn(body)) {
    const around = text.parentElement as Element
    const owner = around.closest('[data-spot]')
    const named = owner ?? around.closest(ROW)?.querySelector('[data-spot]')
    const index = indexOf(named)
    const name = spots[index]
    // A label may be several texts with a number between them: `Sales 6 min of work`.
    const labels = owner ? words.map(spotAt).filter((spot) => spot.file === name?.file) : []
    const rows = labels.filter((spot) => isPartOf(text.data, shownWords(spot)))
    const from = owner && name ? text.data.indexOf(shownWords(name)) : -1
    const isOwn = ({ index }: NumberShown) =>
      from !== -1 && from <= index && index < from + shownWords(name as Spot).length
    let rest = text
    let done = 0
    for (const number of numbersShown(text.data)) {
      if (isOwn(number)) continue
      const found = find(number, owner ? rows : name ? [name] : [])
      const target = found ?? (owner ? -1 : index)
      if (target === -1) continue
      left.delete(target)
      const isAlone = !owner && !/[\p{L}\p{N}]/u.test(around.textContent.replace(number.digits, ''))
      const [element, after] = isAlone
        ? [around, rest]
        : apart(rest, number.index - done, number.digits)
      rest = after
      done = number.index + number.digits.length
      element.setAttribute('data-spot', `${target}`)
    }
  }
}
