/** Marks the editable texts in the preview frame and finds the chosen one. */
import { isPageFile } from '#lib/content/files.ts'
import { splitter } from '#tools/lint/passages.ts'
import type { Spot } from '../text/spots.ts'

const folded = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The innermost elements that contain only text, by their text. */
function elementsByText(elements: Iterable<Element>) {
  const found: { words: string; element: Element }[] = []
  for (const element of elements) {
    if (element.closest('[data-spot]')) continue
    const text = folded(element.textContent)
    if ([...element.children].some((child) => folded(child.textContent) === text)) continue
    // `Contact Us<span> about ETL testing</span>`: the first words are a separate text.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    for (const words of new Set([text, ...own.map((node) => folded(node.textContent))])) found.push({ words, element })
  }
  return Map.groupBy(found, ({ words }) => words)
}

/** Maps elements to the texts they show. `data-spot` holds indexes into `spots`; Markdown texts already have theirs. */
export function markSpots(root: Element, spots: readonly Spot[]): void {
  const mark = (element: Element | null | undefined, index: number) => {
    if (index !== -1 && element?.hasAttribute('data-spot') === false) element.setAttribute('data-spot', `${index}`)
  }
  // The same words may also be in the menu, so a page's texts are looked for inside it first, and data around it.
  const inside = elementsByText(root.querySelectorAll('main *'))
  const around = elementsByText(root.querySelectorAll('header *, footer *'))
  const byWords = [...spots.entries()].filter(([, { path, value }]) => path.length > 0 && value.trim() !== '')
  for (const isOwn of [true, false]) {
    const [first, other] = isOwn ? [inside, around] : [around, inside]
    const asked = byWords.filter(([, { file }]) => isPageFile(file) === isOwn)
    for (const [words, group] of Map.groupBy(asked, ([, { value }]) => folded(value))) {
      const elements = first.get(words) ?? other.get(words) ?? []
      // A drawing contains its words twice, for two widths.
      for (const [at, { element }] of elements.entries()) mark(element, group[at % group.length]?.[0] ?? -1)
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
  // Only editable texts are reachable by keyboard; the page's links do nothing here.
  for (const element of root.querySelectorAll('a, button, summary, input, textarea, [tabindex], [data-spot]'))
    element.setAttribute('tabindex', '-1')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}

/** The visible texts, from top to bottom. */
export const textsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-spot]')].filter((text) => text.checkVisibility())

/** The sentence at a point on the page. */
export function sentenceAt(frame: Document, x: number, y: number): string {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const sentence = splitter.segment(text).containing(Math.min(offset, text.length - 1))
  return sentence?.segment.trim() ?? ''
}
