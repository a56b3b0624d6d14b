import type { Root as HtmlRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { Children, isValidElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import type { BlockName } from '#lib/content/blocks.ts'
import { literalOf, type Node } from '#lib/content/literal.ts'
import { parseBody, prepareBody } from '#lib/content/mdx.ts'
import { blocks } from '../../mdx-components.tsx'

const isBlock = (name: string): name is BlockName => Object.hasOwn(blocks, name)

const nothing = () => undefined

type Props = { text: string; transforms?: readonly ((tree: Root) => void)[] }

/**
 * Renders a page's MDX without compiling it to JavaScript, which the editor's policy forbids to run. Returns the figure
 * before the first section apart, like the modules that `@next/mdx` makes of pages.
 */
export function renderMdx({ text, transforms = [] }: Props): {
  lead: ReactNode
  body: ReactNode[]
} {
  const body = parseBody(text)
  for (const transform of [prepareBody, ...transforms]) transform(body)
  const tree = toHast(body, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    // Comments.
    handlers: { mdxFlowExpression: nothing, mdxTextExpression: nothing },
  })
  rehypeSlug()(tree as HtmlRoot)
  const { props } = toJsxRuntime(tree, {
    ...runtime,
    components: { img: Photograph },
    createEvaluater: () => ({
      evaluateExpression: (node: Node) =>
        node.type === 'Identifier' && isBlock(node.name) ? blocks[node.name] : literalOf(node),
      evaluateProgram: () => undefined,
    }),
  })
  const parts = Children.toArray(props.children)
  const lead = parts.find((part) => isValidElement(part) && part.type === Figure)
  return { lead, body: parts.filter((part) => part !== lead) }
}
