/** An example of each drawing, for tests: the first that a page has. */
import { Children, isValidElement, type ReactNode } from 'react'
import { renderMdx } from '#components/mdx.tsx'
import { FIGURE_NAMES, type FigureName, type FigureProps, type FigurePropsOf } from '#lib/content/figures.ts'
import { getPages } from '#lib/content/pages.ts'
import { Figure } from './Figure.tsx'

const figuresIn = (nodes: ReactNode): FigureProps[] =>
  Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<FigureProps & { children?: ReactNode }>(node)) return []
    return node.type === Figure ? [node.props] : figuresIn(node.props.children)
  })

const all = getPages().flatMap(({ body }) => figuresIn(renderMdx({ text: body })))

export const examples = Object.fromEntries(
  FIGURE_NAMES.map((name) => [name, all.find((figure) => figure.name === name)]),
) as { [N in FigureName]: FigurePropsOf<N> }
