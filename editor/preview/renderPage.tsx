import type { Root } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { askOf } from '../../components/ui/AskLink/ask.ts'
import { pathOfFile } from '../../lib/content/files.ts'
import { getPage } from '../../lib/content/pages.ts'
import type { Contents } from '../background/messages.ts'
import { type Spot, visitTexts } from '../document/texts.ts'
import { setContents } from './contents.ts'
import { layoutOf } from './layouts.ts'
import { renderMdx } from './renderMdx.tsx'

/**
 * The HTML of a page, in which `data-spot` holds the indexes of its Markdown texts.
 *
 * @throws as long as the page has errors that make it impossible to render
 */
export function renderPage(contents: Contents, file: string, spots: readonly Spot[]): string {
  setContents(contents, file)
  const page = getPage(pathOfFile(file))
  const bodyStart = String(contents[file]).length - page.body.length
  const indexes = new Map<number, number>()
  for (const [index, { path, start }] of spots.entries())
    if (path.length === 0) indexes.set(start, index)
  const mark = (tree: Root) =>
    visitTexts(tree, (node, _, start) => {
      const index = indexes.get(bodyStart + start)
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, 'data-spot': index },
      }
    })
  const Layout = layoutOf(page)
  const { lead, body } = renderMdx(page.body, mark, askOf(page))
  return renderToStaticMarkup(
    <Layout page={page} lead={lead}>
      {body}
    </Layout>,
  )
}
