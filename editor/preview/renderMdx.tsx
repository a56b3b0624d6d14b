/**
 * Renders a page's MDX in a browser. The site compiles its pages to code, which the editor's policy forbids to run.
 * Here the syntax tree is interpreted instead: blocks are looked up by name, and their props are literals.
 */
import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root as HtmlRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Nodes, Root, Table } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { Children, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import { visit } from 'unist-util-visit'
import { Photograph } from '../../components/figures/Photograph.tsx'
import { blocks } from '../../components/mdx.tsx'
import { literalOf, type Node } from '../../lib/content/literal.ts'
import { parseBody, soleImage } from '../../lib/content/mdx.ts'

/** The expression in a prop's braces; throws if it is not JavaScript. */
function parseProps(node: Nodes): void {
  if (!('attributes' in node)) return
  for (const { value } of node.attributes)
    if (typeof value === 'object' && value)
      value.data = {
        estree: parse(`(${value.value})`, { ecmaVersion: 'latest' }) as unknown as Program,
      }
}

/** Gives each cell its role and, because phones show rows without the table head, the name of its column. */
function labelCells(table: Table): void {
  const [head, ...rows] = table.children
  // It would become a style attribute, which the policy forbids.
  table.align = null
  for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } }
  for (const { children } of rows)
    for (const [index, cell] of children.entries())
      cell.data =
        index === 0
          ? { hName: 'th', hProperties: { scope: 'row' } }
          : { hProperties: { dataColumn: textOf(head?.children[index]) } }
}

/** Does to the tree what the site's remark plugins do when they compile a page. */
function prepare(tree: Root): void {
  visit(tree, (node, index = 0, parent) => {
    const image = soleImage(node)
    if (image && parent) (parent.children as Nodes[])[index] = image
    if (node.type === 'table') labelCells(node)
    parseProps(node)
  })
}

const nothing = () => undefined

function valueIn(node: Node): unknown {
  if (node.type === 'Identifier' && Object.hasOwn(blocks, node.name))
    return blocks[node.name as keyof typeof blocks]
  return literalOf(node)
}

/**
 * Renders a page's body.
 *
 * @param mark changes the syntax tree before it is rendered, to mark its texts
 * @throws for syntax errors, unknown blocks, and props that are no literals
 */
export function renderMdx(body: string, mark: (tree: Root) => void = nothing): ReactNode[] {
  const tree = parseBody(body)
  prepare(tree)
  mark(tree)
  const html = toHast(tree, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    // Comments.
    handlers: { mdxFlowExpression: nothing, mdxTextExpression: nothing },
  })
  rehypeSlug()(html as HtmlRoot)
  const { props } = toJsxRuntime(html, {
    ...runtime,
    components: { img: Photograph },
    createEvaluater: () => ({
      evaluateExpression: valueIn,
      evaluateProgram: nothing,
    }),
  })
  return Children.toArray(props.children)
}
