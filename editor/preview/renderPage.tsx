import type { Root } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { askOf } from '../../components/ui/AskLink/ask.ts'
import { pathOfFile } from '../../lib/content/files.ts'
import { getPage } from '../../lib/content/pages.ts'
import type { Contents } from '../background/messages.ts'
import type { Spot } from '../document/texts.ts'
import { setContents } from './contents.ts'
import { layoutOf } from './layouts.ts'
import { markMarkdown } from './marks.ts'
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
  const mark = (tree: Root) => markMarkdown(tree, spots, bodyStart)
  const Layout = layoutOf(page)
  const { lead, body } = renderMdx(page.body, mark, askOf(page))
  return renderToStaticMarkup(
    <Layout page={page} lead={lead}>
      {body}
    </Layout>,
  )
}
