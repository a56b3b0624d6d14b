/** Marks the editable texts in the preview frame and finds the chosen one. */
import { isPageFile } from '#lib/content/files.ts'
import { splitter } from '#tools/lint/passages.ts'
import type { Spot } from '../text/spots.ts'

const folded = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The innermost unmarked elements that contain only text, by their text. */
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
  const byWords = [...spots.entries()].filter(([, { path, value }]) => path.length > 0 && value.trim() !== '')
  // The words of a page may also be in the menu, whose own they are there.
  for (const [isOwn, where] of [
    [true, 'main *'],
    [false, 'header *, footer *, main *'],
  ] as const) {
    const elements = elementsByText(root.querySelectorAll(where))
    const asked = byWords.filter(([, { file }]) => isPageFile(file) === isOwn)
    // A drawing contains its words twice, for two widths.
    for (const [words, group] of Map.groupBy(asked, ([, { value }]) => folded(value)))
      for (const [at, { element }] of (elements.get(words) ?? []).entries())
        mark(element, group[at % group.length]?.[0] ?? -1)
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
  // The page's links do nothing here, and it has too many texts to tab through: arrow keys go on from the first one.
  for (const element of root.querySelectorAll('a, button, summary, input, textarea, [tabindex], [data-spot]'))
    element.setAttribute('tabindex', '-1')
  root.querySelector('main [data-spot]')?.setAttribute('tabindex', '0')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}

/** The sentence at a point on the page. */
export function sentenceAt(frame: Document, x: number, y: number): string {
  const { offsetNode: node, offset = 0 } = frame.caretPositionFromPoint?.(x, y) ?? {}
  const text = (node?.nodeType === 3 && node.textContent) || ''
  const sentence = splitter.segment(text).containing(Math.min(offset, text.length - 1))
  return sentence?.segment.trim() ?? ''
}
