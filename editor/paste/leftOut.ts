/** What of pasted HTML no text of a page can hold, so that the author is told. */
import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textOf } from 'mdast-util-to-string'
import { parse } from 'parse5'
import { visit } from 'unist-util-visit'
import { readOffice, styleOf } from './office.ts'

export type LeftOut = 'italics' | 'pictures'

function kindOf(element: Element): LeftOut | undefined {
  const { tagName } = element
  if (tagName === 'img') return 'pictures'
  const isItalic = /^(?:em|i)$/.test(tagName) || styleOf(element, 'font-style') === 'italic'
  // Elsewhere on the web, an empty one is an icon.
  return isItalic && textOf(element).trim() !== '' ? 'italics' : undefined
}

/** What is left out of some pasted HTML, each once. */
export function leftOutOf(html: string): LeftOut[] {
  const tree = fromParse5(parse(html)) as Root
  // What is hidden was never seen, and goes here.
  readOffice(tree)
  const found = new Set<LeftOut>()
  visit(tree, 'element', (element) => {
    const kind = kindOf(element)
    if (kind) found.add(kind)
  })
  return [...found]
}
