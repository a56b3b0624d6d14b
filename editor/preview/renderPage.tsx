import type { Root } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { askOf } from '../../components/ui/AskLink/ask.ts'
import { pathOfFile } from '../../lib/content/files.ts'
import { getPage } from '../../lib/content/pages.ts'
import type { Contents } from '../background/messages.ts'
import type { Spot } from '../document/texts.ts'
import { setContents, type Telling } from './contents.ts'
import { layoutOf } from './layouts.ts'
import { markMarkdown } from './marks.ts'
import { renderMdx } from './renderMdx.tsx'
import { tellSources } from './sources.ts'

/**
 * The HTML of a page, in which `data-spot` holds the indexes of its Markdown texts, and marks tell which of its words are facts
 * of other files.
 *
 * @throws as long as the page has errors that make it impossible to render
 */
export function renderPage(contents: Contents, file: string, spots: readonly Spot[]): string {
  try {
    return renderTold(contents, file, spots, tellSources(spots, file))
  } catch {
    // A page may look for facts by their words, as that with the answers to vendor forms does.
    return renderTold(contents, file, spots)
  }
}

function renderTold(
  contents: Contents,
  file: string,
  spots: readonly Spot[],
  telling?: Telling,
): string {
  setContents(contents, file, telling)
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
