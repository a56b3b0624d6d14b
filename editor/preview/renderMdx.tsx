/**
 * Renders a page's MDX in a browser. The site compiles its pages to code, which the editor's policy forbids to run.
 * Here the syntax tree is interpreted instead: blocks are looked up by name, and their props are literals.
 */
import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root as HtmlRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Nodes, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { Children, isValidElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import { visit } from 'unist-util-visit'
import { Figure } from '../../components/figures/Figure.tsx'
import { Photograph } from '../../components/figures/Photograph.tsx'
import type { Ask } from '../../components/ui/AskLink/ask.ts'
import { literalOf, type PositionedNode } from '../../lib/content/literal.ts'
import { parseBody } from '../../lib/content/mdx.ts'
import rehypeAskLink from '../../lib/mdx/rehypeAskLink.ts'
import remarkPhotographs from '../../lib/mdx/remarkPhotographs.ts'
import { labelTables } from '../../lib/mdx/remarkTables.ts'
import { components } from '../../mdx-components.tsx'

const nothing = () => undefined

/** As the build reads a page, which refuses a number with a zero before it. */
const AS_COMPILED = { ecmaVersion: 'latest', sourceType: 'module' } as const

/** Parses the expressions in the braces of props; throws if they are not JavaScript. */
function parseProps(node: Nodes): void {
  if (!('attributes' in node)) return
  for (const { value } of node.attributes)
    if (typeof value === 'object' && value)
      value.data = {
        estree: parse(`(${value.value})`, AS_COMPILED) as unknown as Program,
      }
}

/** Does to the tree what the site's plugins do when they compile a page. */
function prepare(tree: Root): void {
  remarkPhotographs()(tree)
  labelTables(tree)
  visit(tree, parseProps)
}

/** The block of a tag, or the value of a prop. The one expression is `props.ask`, which a plugin puts in. */
const valueIn = (node: PositionedNode, ask: Ask | undefined): unknown => {
  if (node.type === 'Identifier' && Object.hasOwn(components, node.name))
    return components[node.name]
  return node.type === 'MemberExpression' ? ask : literalOf(node)
}

/**
 * Renders a page's body, and apart from it the figure before the first section, as the compiled pages do.
 *
 * @param mark changes the syntax tree before it is rendered, to mark its texts
 * @param ask what its visitors can ask about
 * @throws for syntax errors, unknown blocks, and props that are no literals
 */
export function renderMdx(
  text: string,
  mark: (tree: Root) => void = nothing,
  ask?: Ask,
): { lead: ReactNode; body: ReactNode[] } {
  const tree = parseBody(text)
  prepare(tree)
  mark(tree)
  const html = toHast(tree, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    // Comments.
    handlers: { mdxFlowExpression: nothing, mdxTextExpression: nothing },
  })
  rehypeSlug()(html as HtmlRoot)
  rehypeAskLink()(html as HtmlRoot)
  const { props } = toJsxRuntime(html, {
    ...runtime,
    components: { img: Photograph },
    createEvaluater: () => ({
      evaluateExpression: (node: PositionedNode) => valueIn(node, ask),
      evaluateProgram: nothing,
    }),
  })
  const parts = Children.toArray(props.children)
  const lead = parts.find((part) => isValidElement(part) && part.type === Figure)
  return { lead, body: parts.filter((part) => part !== lead) }
}
