import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react'

type Element = ReactElement<{ children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }>
type Server = { renderToStaticMarkup(node: ReactNode): string }

/**
 * An element with what is in it as text. Next writes each element of a page three times, for its router to fetch; the
 * postbuild ships none of it, and without it a page takes half the time. Where an island is inside, or something that
 * belongs into the head, the element stays as it is.
 */
export function flat(element: Element): Element {
  if (process.env.NODE_ENV !== 'production' || process.env.POSTBUILD === '0') return element
  const { createRequire } = process.getBuiltinModule('node:module')
  // Not imported: the compiler keeps it out of components of the server.
  const { renderToStaticMarkup }: Server = createRequire(`${process.cwd()}/package.json`)('react-dom/server')
  try {
    const html = renderToStaticMarkup(createElement(Fragment, null, element.props.children))
    if (html.startsWith('<link')) return element
    return cloneElement(element, { children: undefined, dangerouslySetInnerHTML: { __html: html } })
  } catch {
    return element
  }
}
