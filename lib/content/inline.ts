/** Facts whose words can be bold, in italics, code or a link, written as in the text of a page. */
import type { PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'

/** A fact is a single paragraph of words: what else Markdown knows would be read out of a hyphen, a number or a `<`. */
const DISABLED = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'list',
  'setextUnderline',
  'thematicBreak',
]

/** Reads a fact with its bold words, italics, code and links. */
export function parseInline(text: string): PhrasingContent[] {
  const { children } = fromMarkdown(text, { extensions: [{ disable: { null: DISABLED } }] })
  return children.flatMap((node) => (node.type === 'paragraph' ? node.children : []))
}

/** The words of a fact alone, where nothing can be bold or a link. */
export const inlineWords = (text: string): string =>
  parseInline(text)
    .map((node) => textOf(node))
    .join('')
