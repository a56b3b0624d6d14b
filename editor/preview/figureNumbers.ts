/** Which number of a drawing in the body of a page each number in it shows, or follows from. */
import { type NumberShown, numbersShown } from '../document/numbers.ts'
import type { Spot } from '../document/texts.ts'
import { mark, markComputed, wrapped } from './ownElement.ts'
import { shownWords } from './sameWords.ts'

type Numbers = readonly (readonly [index: number, spot: Spot])[]

/** The keys that lead to a text or a number in its drawing. */
const keysIn = ({ path }: Spot) => path.slice(2)

const groupOf = (spot: Spot) => keysIn(spot).slice(0, -1).join()

/** Words in ink or in the accent are those of what is drawn. All others are those of a scale. */
const isOfScale = (label: Element) => label.closest('.ink, .accent') === null

const placeOf = (label: Element) =>
  ['x', 'y'].map((name) => Number(label.getAttribute(name))) as [number, number]

/** The number that a scale ends at, or else the largest one, for which it has room. */
function endOfScale(label: Element, { value }: NumberShown, numbers: Numbers) {
  // Beside the upright scale, numbers end where it stands.
  const axis = label.closest('[text-anchor=end]') ? 'y' : 'x'
  const isOnAxis = (spot: Spot) => keysIn(spot)[0] === axis && keysIn(spot).length === 2
  const at = (keys: string) => numbers.find(([, spot]) => keysIn(spot).join('.') === keys)
  const [index] =
    numbers.find(([, spot]) => isOnAxis(spot) && Number(spot.value) === value) ??
    at(`${axis}.to`) ??
    at('length') ??
    numbers.toSorted(([, a], [, b]) => Number(b.value) - Number(a.value))[0] ??
    []
  return index
}

/** Marks the numbers beside the words of a label, such as that of a level and of a unit. */
function markBeside(label: Element, owner: Spot, numbers: Numbers): void {
  const text = label.firstChild as Text
  const from = text.data.indexOf(shownWords(owner))
  const end = from + shownWords(owner).length
  const number = numbersShown(text.data).find(({ index }) => index < from || index >= end)
  if (!number) return
  const isIts = (spot: Spot) =>
    groupOf(spot) === groupOf(owner) && Number(spot.value) === number.value
  const its = numbers.find(([, spot]) => isIts(spot))
  const shown = text.splitText(number.index)
  shown.splitText(number.digits.length)
  if (its) mark(wrapped(shown), its[0])
  else markComputed(wrapped(shown), endOfScale(label, number, numbers))
}

/** Marks the numbers of a drawing, given where it begins, whose words are marked already. */
export function markFigureNumbers(figure: Element, spots: readonly Spot[], start: number): void {
  const numbers = [...spots.entries()].filter(
    ([, { path, isNumber }]) => isNumber && path[0] === 'Figure' && path[1] === start,
  )
  // Those of a level or an axis stand beside its words.
  const ofEntries = numbers.filter(([, spot]) => typeof keysIn(spot).at(-2) === 'number')
  // The day of a measurement.
  const day = figure.querySelector('figcaption time')
  if (day) markComputed(day, undefined)
  for (const drawing of figure.querySelectorAll('svg')) {
    const left = [...ofEntries]
    const labels = [...drawing.querySelectorAll<SVGElement>('text')]
    // Of equal numbers, those of the first entries stand before the others, or above.
    const inOrder = labels.toSorted(
      (a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(a)[1] - placeOf(b)[1],
    )
    for (const label of inOrder) {
      const owner = spots[Number(label.dataset.spot ?? -1)]
      if (owner) {
        markBeside(label, owner, numbers)
        continue
      }
      const [number] = numbersShown(label.textContent)
      const own = number && !isOfScale(label)
      const place = own ? left.findIndex(([, { value }]) => Number(value) === number.value) : -1
      const [shown] = place === -1 ? [] : left.splice(place, 1)
      if (shown) mark(label, shown[0])
      else markComputed(label, number && endOfScale(label, number, numbers))
    }
  }
}
