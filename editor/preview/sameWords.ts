/** Which words are those of a text, and what tells apart the texts of a page that have the same words. */
import { folded } from '../../check/parse/passages.ts'
import { perObject } from '../../check/parse/source.ts'
import { wordsShown } from '../document/markdown.ts'
import { hasSigns, type Spot } from '../document/texts.ts'

/** Whether words stand in a text, not only as a part of other words. */
export function isPartOf(text: string, words: string): boolean {
  if (words.length > text.length) return false
  const start = text.indexOf(words)
  const around = text.charAt(start - 1) + text.charAt(start + words.length)
  return start !== -1 && !/[\p{L}\p{N}]/u.test(around)
}

/** The words of a text as they are shown, without the syntax of bold words, code and links. */
export const shownWords = perObject((spot: Spot) =>
  folded(hasSigns(spot) ? wordsShown(spot.value) : spot.value),
)

/** Where texts and elements stand: of those with the same words, an element shows the text that has the same place. */
export interface Places {
  ofSpot: (spot: Spot) => string
  ofElement: (element: Element) => string
}

/** For texts that no place tells apart, which are shown in their order. */
export const ANYWHERE: Places = { ofSpot: () => '', ofElement: () => '' }

/** Whether a text is one of a drawing in the body of a page. */
export const isInDrawing = ({ path }: Spot) => path[0] === 'Figure'

/** The place of each drawing in the source of its page, by its figure. Those with the same title stand in the same order. */
export function drawingsIn(root: Element, spots: readonly Spot[]): Map<Element, number> {
  const titles = spots.filter((spot) => isInDrawing(spot) && spot.path[2] === 'title')
  const drawings = new Map<Element, number>()
  for (const drawing of root.querySelectorAll('main .figure-drawing')) {
    const index = titles.findIndex(({ value }) => value === drawing.getAttribute('aria-label'))
    const [title] = index === -1 ? [] : titles.splice(index, 1)
    const figure = drawing.closest('figure')
    if (title && figure) drawings.set(figure, Number(title.path[1]))
  }
  return drawings
}

/** By the drawing that they are in, if they are in one. */
export const byDrawing = (drawings: ReadonlyMap<Element, number>): Places => ({
  ofSpot: (spot) => (isInDrawing(spot) ? String(spot.path[1]) : ''),
  ofElement: (element) => {
    const figure = element.closest('figure')
    return String((figure && drawings.get(figure)) ?? '')
  },
})

/** By the Markdown text before them, which is marked already. */
export function byTextBefore(root: Element, spots: readonly Spot[], file: string): Places {
  const starts = spots
    .filter((spot) => spot.file === file && spot.path.length === 0)
    .map(({ start }) => start)
    .sort((a, b) => a - b)
  const ofElements = new Map<Element, string>()
  let before: number | undefined
  for (const element of root.querySelectorAll<HTMLElement>('main *')) {
    before = spots[Number(element.dataset.spot ?? -1)]?.start ?? before
    ofElements.set(element, String(before))
  }
  return {
    ofSpot: (spot) => String(starts.findLast((start) => start < spot.start)),
    ofElement: (element) => ofElements.get(element) ?? '',
  }
}
