/** A page as visitors will see it, in HTML: by the layouts, blocks and styles of the site itself. */
import type { Root } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { layoutOf } from '#components/layout/layouts.ts'
import { renderMdx } from '#components/mdx.tsx'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { getPage } from '#lib/content/pages.ts'
import { type Photographs, readContent, setContents, type Texts } from './instead.tsx'
import './frame.scss'

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

/** Every page, also one that cannot be read at the moment. */
export function titlesOf(texts: Texts) {
  setContents(texts)
  const read = new Map(readContent().pages.map((page) => [page.file, page]))
  return Object.keys(texts)
    .filter(isPageFile)
    .map((file) => {
      const [path, page] = [pathOfFile(file), read.get(file)]
      return { file, path, title: page?.title ?? path, isDraft: Object(page).draft === true }
    })
}
