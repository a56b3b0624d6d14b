/** A page as visitors will see it, in HTML: by the layouts, blocks and styles of the site itself. */
import type { Root } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { layoutOf } from '#components/layout/layouts.ts'
import { renderMdx } from '#components/mdx.tsx'
import { getPage } from '#lib/content/pages.ts'
import { type Photographs, setContents, type Texts } from './instead.tsx'

/**
 * The HTML of a page's body element.
 *
 * @param mark marks places in the tree of the page's text, which begins at an offset of its file
 */
export function renderPage(
  texts: Texts,
  photographs: Photographs,
  path: string,
  mark: (tree: Root, offset: number) => void,
): string {
  setContents(texts, photographs)
  const page = getPage(path)
  const offset = (texts[page.file] ?? '').length - page.body.length
  const Layout = layoutOf(page)
  return renderToStaticMarkup(
    <Layout page={page}>
      {renderMdx({ text: page.body, plugins: [() => (tree) => mark(tree, offset)] })}
    </Layout>,
  )
}
