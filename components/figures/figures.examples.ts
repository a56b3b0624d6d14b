/** An example of each drawing, for tests: the first that a page has. */
import { Children, isValidElement } from 'react'
import { renderMdx } from '#components/mdx.tsx'
import { FIGURE_NAMES, type FigureName, type FigureProps, type FigurePropsOf } from '#lib/content/figures.ts'
import { getPages } from '#lib/content/pages.ts'

const all = getPages().flatMap(({ body }) => body.match(/<Figure\b[\s\S]*?\/>/g) ?? [])

function propsOf(text: string) {
  const [figure] = Children.toArray(renderMdx({ text }))
  return isValidElement<FigureProps>(figure) ? figure.props : undefined
}

export const examples = Object.fromEntries(
  FIGURE_NAMES.map((name) => [name, propsOf(all.find((one) => one.includes(` name="${name}"`)) ?? '')]),
) as { [N in FigureName]: FigurePropsOf<N> }
