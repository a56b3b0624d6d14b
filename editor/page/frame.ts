/** Marks in the frame what can be changed, and says what was chosen there. */
import { isPageFile } from '#lib/content/files.ts'
import type { Spot } from '../text/spots.ts'

const folded = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The innermost elements that hold nothing but a text, by that text. */
function elementsByText(elements: Iterable<Element>): Map<string, Element[]> {
  const found = new Map<string, Element[]>()
  const add = (text: string, element: Element) => {
    if (text) found.set(text, [...(found.get(text) ?? []), element])
  }
  for (const element of elements) {
    if (element.closest('[data-spot]')) continue
    const text = folded(element.textContent)
    if ([...element.children].some((child) => folded(child.textContent) === text)) continue
    add(text, element)
    // `Contact Us<span> about ETL testing</span>`: the first words are a text of their own.
    for (const node of element.childNodes)
      if (node.nodeType === 3 && folded(node.textContent) !== text) add(folded(node.textContent), element)
  }
  return found
}

/** Texts by the elements that show them: `data-spot` holds places in `spots`. */
export function markSpots(root: Element, spots: readonly Spot[]): void {
  // Those that are written as Markdown; all others are known by their words.
  const isMarked = ({ kind }: Spot) => kind !== 'field' && kind !== 'prop'
  const byStart = new Map(spots.flatMap((spot, index) => (isMarked(spot) ? [[`${spot.start}`, index]] : [])))
  for (const element of root.querySelectorAll('[data-spot]')) {
    const index = byStart.get(element.getAttribute('data-spot') ?? '')
    if (index === undefined) element.removeAttribute('data-spot')
    else element.setAttribute('data-spot', `${index}`)
  }
  const mark = (element: Element | undefined, index: number) => {
    if (element && !element.hasAttribute('data-spot')) element.setAttribute('data-spot', `${index}`)
  }
  // A drawing is drawn for two widths, and known by its title.
  const titled = spots.filter(({ path }) => path[0] === 'Figure' && path[2] === 'title')
  for (const title of titled) {
    const figure = [...root.querySelectorAll('figure')].find(
      (one) => one.querySelector('[role=img]')?.getAttribute('aria-label') === title.value,
    )
    const own = spots.flatMap((spot, index) => (spot.path[1] === title.path[1] ? [index] : []))
    for (const text of figure?.querySelectorAll('svg text, figcaption') ?? []) {
      const words = folded(text.textContent)
      mark(text, own.find((index) => folded(spots[index]?.value) === words) ?? spots.indexOf(title))
    }
    mark(figure, spots.indexOf(title))
  }
  for (const image of root.querySelectorAll('main img')) {
    const alt = `![${image.getAttribute('alt')}]`
    mark(
      image.closest('figure') ?? image,
      spots.findIndex(({ kind, value }) => kind === 'photograph' && value.startsWith(alt)),
    )
  }
  // The same words can stand in the menu, too: those of the page are looked for in it first, those of data around it.
  const inside = elementsByText(root.querySelectorAll('main *'))
  const around = elementsByText(root.querySelectorAll('header *, footer *'))
  for (const [index, { kind, value, file }] of spots.entries()) {
    if (kind !== 'field' && kind !== 'prop') continue
    const [first, other] = isPageFile(file) ? [inside, around] : [around, inside]
    const words = folded(value)
    mark(first.get(words)?.shift() ?? other.get(words)?.shift(), index)
  }
  for (const element of root.querySelectorAll('[data-spot="-1"]')) element.removeAttribute('data-spot')
  // Only what can be changed is reached by keyboard; links of the page lead nowhere here.
  for (const element of root.querySelectorAll('a, button, summary, input, textarea, [tabindex]'))
    element.setAttribute('tabindex', '-1')
  for (const element of root.querySelectorAll('[data-spot]')) element.setAttribute('tabindex', '0')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentence at a place of the page. */
export function sentenceAt(frame: Document, x: number, y: number): string {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  return (
    splitter
      .segment(text)
      .containing(Math.min(offset, text.length - 1))
      ?.segment.trim() ?? ''
  )
}
