/** Parses the body of a page for the content check and the editor, which compile nothing. */
import type { Image, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { visit } from 'unist-util-visit'

/** Without a JavaScript parser, which would try each closing brace as the end of a prop. Here, braces balance. */
const MDX = {
  extensions: [mdxExpression(), mdxJsx(), mdxMd()],
  mdastExtensions: [mdxFromMarkdown()],
}

/** Slower, because any line might be a table. All of `remark-gfm` would turn bare URLs into links without text. */
const WITH_TABLES = {
  extensions: [...MDX.extensions, gfmTable()],
  mdastExtensions: [...MDX.mdastExtensions, gfmTableFromMarkdown()],
}

/** Throws a VFileMessage for the first syntax error. Expressions in the braces of props are not read. */
export function parseBody(text: string): Root {
  const tree = fromMarkdown(text, text.includes('|') ? WITH_TABLES : MDX)
  unwrapBlocks(tree)
  return tree
}

/** Unwraps blocks from the paragraph that Markdown wraps around those on a single line, without the spaces between them. */
function unwrapBlocks(tree: Root): void {
  const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''
  visit(tree, 'paragraph', ({ children }, index = 0, parent) => {
    const isWrapper = children.every(
      (one) => isBlank(one) || /^mdx(?:JsxText|TextExpression)/.test(one.type),
    )
    if (parent && isWrapper && children.some(({ type }) => type === 'mdxJsxTextElement'))
      (parent.children as Nodes[]).splice(index, 1, ...children.filter((one) => !isBlank(one)))
  })
}

/** The photograph in a paragraph that contains nothing else; otherwise undefined. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}
