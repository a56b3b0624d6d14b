/** The texts that a page shows, from its finished HTML. */
import type { Root, RootContent } from 'hast'
import { BLOCKS, isElement } from '#lib/text/content.ts'

/** Breadcrumbs and lists of links, the labels of drawings, and the fields of forms. */
const UNCOUNTED = new Set('nav svg label fieldset textarea'.split(' '))

/** Calculators, which are used and not read, and what only screen readers and paper are told. */
const UNCOUNTED_CLASSES = ['calculator', 'unseen', 'figure-numbers']

/**
 * The texts of a page all told: paragraphs, items, cells, captions, questions with their answers, and the closing.
 *
 * @param content what `contentOf` returns
 */
export function shownTexts(content: Root): string[] {
  const texts: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') texts.push(text)
    line = ''
  }
  const read = (node: RootContent) => {
    if (node.type === 'text') line += node.value
    if (!isElement(node) || UNCOUNTED.has(node.tagName)) return
    const { className } = node.properties
    if (Array.isArray(className) && UNCOUNTED_CLASSES.some((name) => className.includes(name)))
      return
    const isBlock = BLOCKS.has(node.tagName)
    if (isBlock) endLine()
    for (const child of node.children) read(child)
    if (isBlock) endLine()
  }
  for (const child of content.children) read(child)
  return texts
}
