import type { Root as HtmlRoot } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { Children, type ComponentType, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { Card, CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Note } from '#components/blocks/Note/Note.tsx'
import { Particulars } from '#components/blocks/Particulars/Particulars.tsx'
import { List, Section } from '#components/blocks/Section/Section.tsx'
import { Results, Table } from '#components/blocks/Table/Table.tsx'
import { Claim, Tile, Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import { Calculator } from '#components/islands/Calculator/Calculator.tsx'
import { type BlockName, blockProps } from '#lib/content/blocks.ts'
import { literalOf, type Node } from '#lib/content/literal.ts'
import { parseBody, prepareBody } from '#lib/content/mdx.ts'

/** The blocks MDX pages may use, a closed list; the content check knows them from `lib/content/blocks.ts`. */
export const blocks = {
  Accordion,
  AccordionItem,
  Card,
  CardGrid,
  Claim,
  Figure,
  List,
  Note,
  Particulars,
  Results,
  Section,
  Table,
  Tile,
  Tiles,
  Calculator,
  // biome-ignore lint/suspicious/noExplicitAny: each block has props of its own; what matters here is that none is missing.
} satisfies Record<BlockName, ComponentType<any>>

const isBlock = (name: string): name is BlockName => Object.hasOwn(blocks, name)

const nothing = () => undefined

/** Throws before React does, which would replace the page with a stack trace. */
const checked: typeof runtime.jsx = (type, props, key) => {
  const name = (Object.keys(blocks) as BlockName[]).find((one) => blocks[one] === type)
  const { children: _, ...own } = props as { children?: ReactNode }
  if (name) blockProps[name].parse(own)
  return runtime.jsx(type, props, key)
}

const factory =
  process.env.NODE_ENV === 'development' ? { ...runtime, jsx: checked, jsxs: checked } : runtime

type Props = { text: string; transforms?: readonly ((tree: Root) => void)[] }

/** Renders a page's MDX, turning Markdown images into photographs. */
export function renderMdx({ text, transforms = [] }: Props): ReactNode[] {
  const body = parseBody(text)
  for (const transform of [prepareBody, ...transforms]) transform(body)
  const tree = toHast(body, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    // Comments.
    handlers: { mdxFlowExpression: nothing, mdxTextExpression: nothing },
  })
  rehypeSlug()(tree as HtmlRoot)
  const { props } = toJsxRuntime(tree, {
    ...factory,
    components: { img: Photograph },
    createEvaluater: () => ({
      evaluateExpression: (node: Node) =>
        node.type === 'Identifier' && isBlock(node.name) ? blocks[node.name] : literalOf(node),
      evaluateProgram: () => undefined,
    }),
  })
  return Children.toArray(props.children)
}
