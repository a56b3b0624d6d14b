/** Marks in the frame what can be changed, and says what was chosen there. */
import { isPageFile } from '#lib/content/files.ts'
import type { Spot } from '../text/spots.ts'

const folded = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The innermost elements that hold nothing but a text, by that text. */
function elementsByText(elements: Iterable<Element>): Map<string, Element[]> {
  const found: [string, Element][] = []
  for (const element of elements) {
    if (element.closest('[data-spot]')) continue
    const text = folded(element.textContent)
    if ([...element.children].some((child) => folded(child.textContent) === text)) continue
    // `Contact Us<span> about ETL testing</span>`: the first words are a text of their own.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    for (const words of new Set([text, ...own.map((node) => folded(node.textContent))]))
      found.push([words, element])
  }
  const groups = Map.groupBy(found, ([words]) => words)
  return new Map([...groups].map(([words, group]) => [words, group.map(([, element]) => element)]))
}

/** Texts by the elements that show them: `data-spot` holds places in `spots`, and has those written as Markdown already. */
export function markSpots(root: Element, spots: readonly Spot[]): void {
  const mark = (element: Element | null | undefined, index: number) => {
    if (index !== -1 && element?.hasAttribute('data-spot') === false)
      element.setAttribute('data-spot', `${index}`)
  }
  // The same words can stand in the menu, too: those of the page are looked for in it first, those of data around it.
  const inside = elementsByText(root.querySelectorAll('main *'))
  const around = elementsByText(root.querySelectorAll('header *, footer *'))
  const byWords = [...spots.entries()].filter(([, { path, value }]) => path.length > 0 && value.trim() !== '')
  for (const isOwn of [true, false]) {
    const [first, other] = isOwn ? [inside, around] : [around, inside]
    const asked = byWords.filter(([, { file }]) => isPageFile(file) === isOwn)
    for (const [words, group] of Map.groupBy(asked, ([, { value }]) => folded(value))) {
      const elements = first.get(words) ?? other.get(words) ?? []
      // A drawing has its words twice, for two widths.
      for (const [at, element] of elements.entries()) mark(element, group[at % group.length]?.[0] ?? -1)
    }
  }
  for (const image of root.querySelectorAll('main [role=img]')) {
    const title = image.getAttribute('aria-label')
    const isTitle = ({ path, value }: Spot) => path[0] === 'Figure' && path[2] === 'title' && value === title
    mark(image.closest('figure'), spots.findIndex(isTitle))
  }
  for (const image of root.querySelectorAll('main img')) {
    const alt = `![${image.getAttribute('alt')}]`
    const isPhotograph = ({ kind, value }: Spot) => kind === 'photograph' && value.startsWith(alt)
    mark(image.closest('figure') ?? image, spots.findIndex(isPhotograph))
  }
  // Only what can be changed is reached by keyboard; links of the page lead nowhere here.
  for (const element of root.querySelectorAll('a, button, summary, input, textarea, [tabindex], [data-spot]'))
    element.setAttribute('tabindex', '-1')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}

/** The texts that are shown, from top to bottom. */
export const textsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-spot]')].filter((text) => text.checkVisibility())

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentence at a place of the page. */
export function sentenceAt(frame: Document, x: number, y: number): string {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const sentence = splitter.segment(text).containing(Math.min(offset, text.length - 1))
  return sentence?.segment.trim() ?? ''
}
