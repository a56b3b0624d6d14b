/** Derives the files other than pages: Markdown alternates, llms.txt, security.txt, the search index, share images. */
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Bundler } from '#lib/bundler.ts'
import { getData, getPages, hasPage } from '#lib/content/pages.ts'
import { type SearchIndex, type SearchPage, searchDocument } from '#lib/search/documents.ts'
import { PAGE_NAMES, SEARCH_INDEX } from '#lib/search/modules.ts'
import { notesInForce } from '#lib/search/notes.ts'
import { wordsOfPath } from '#lib/search/terms.ts'
import { SECURITY_TXT, securityTxt } from '#lib/seo/crawlers.ts'
import { shareWords } from '#lib/seo/metadata.ts'
import { findDrawing } from '#lib/seo/shareFigure.ts'
import { shareImage } from '#lib/seo/shareImage.ts'
import {
  alternatePath,
  LLMS_FULL_PATH,
  LLMS_PATH,
  pageFile,
  shareImagePath,
} from '#lib/site/url.ts'
import { markdownAlternate } from '#lib/text/alternate.ts'
import { contentOf } from '#lib/text/content.ts'
import { llmsIndex } from '#lib/text/llms.ts'
import { bundleScripts } from './bundleScripts.ts'
import {
  checkContact,
  checkLinkWords,
  checkOffers,
  checkQueries,
  checkWays,
  type FinishedPage,
  linksIn,
} from './contentRules.ts'
import type { ReportProblem } from './problems.ts'

/** Contents by path. */
export type DerivedFiles = Map<string, string | Uint8Array>

/** Wraps data in a module. Browsers parse long data faster as JSON than as code. */
const moduleOf = (data: unknown) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`

/** The files that are made from content and code alone. */
export async function filesOfContent(bundler: Bundler): Promise<DerivedFiles> {
  const { site } = getData()
  return new Map([
    [SECURITY_TXT, securityTxt(site)],
    [LLMS_PATH, llmsIndex()],
    ...(await bundleScripts(bundler)),
  ])
}

/** Reads finished pages, in any order. Only what its functions need of a page is kept. */
export interface PageReader {
  /** Returns the files made from one page, given its file in `out/`; none for a page that is not one of `content/`. */
  read(file: string, tree: DefaultTreeAdapterTypes.Document): Promise<DerivedFiles>
  /** Returns the files made from all pages, once they have been read. */
  files(): DerivedFiles
  /** Reports what is wrong with all of them together. */
  check(report: ReportProblem): Promise<void>
}

/** Returns a reader of this site's pages. */
export function pageReader(): PageReader {
  type ReadPage = { alternate: string; document: SearchPage; finished: FinishedPage }
  const readPages = new Map<string, ReadPage>()
  const pages = new Map(getPages().map((page) => [pageFile(page.path), page]))
  const inOrder = () =>
    [...pages.keys()].map((file) => readPages.get(file)).filter((page) => page !== undefined)
  return {
    async read(file, tree) {
      const page = pages.get(file)
      if (!page) return new Map()
      const content = contentOf(tree)
      const alternate = markdownAlternate(page, content)
      const { path, layout } = page
      const sells = layout === 'detail' || layout === 'landing'
      readPages.set(file, {
        alternate,
        document: searchDocument(page, content),
        finished: { path, sells, ...linksIn(fromParse5(tree) as Root) },
      })
      return new Map<string, string | Uint8Array>([
        [alternatePath(page.path), alternate],
        [shareImagePath(page.path), await shareImage(shareWords(page), findDrawing(tree))],
      ])
    },
    files() {
      const all = inOrder()
      // All that the 404 page needs for its suggestions.
      const names = all.map(({ document: { path, title, words } }): SearchPage => {
        return {
          path,
          title,
          words: [...words, wordsOfPath(path)],
          trail: [],
          text: '',
          rest: '',
          sections: [],
        }
      })
      const searchIndex: SearchIndex = {
        pages: all.map(({ document }) => document),
        notes: notesInForce(getData().notes, hasPage),
      }
      return new Map([
        [LLMS_FULL_PATH, all.map(({ alternate }) => alternate).join('\n---\n\n')],
        [SEARCH_INDEX, moduleOf(searchIndex)],
        [PAGE_NAMES, moduleOf(names)],
      ])
    },
    async check(report) {
      const finished = inOrder().map((page) => page.finished)
      checkWays(finished, report)
      checkLinkWords(finished, getData().site.name, report)
      checkContact(finished, report)
      checkOffers(getData().navigation.services.groups, report)
      const documents = inOrder().map(({ document }) => document)
      await checkQueries(documents, report)
    },
  }
}
