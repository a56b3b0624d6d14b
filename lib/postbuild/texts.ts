/** Writes what is made of the words of pages: Markdown alternates, what crawlers ask for, the search, share images. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundle } from '#lib/client/bundle.ts'
import { getData, getPages } from '#lib/content/pages.ts'
import { type ModulePath, type SearchPage, searchDocument } from '#lib/search/documents.ts'
import { robotsTxt, sitemap } from '#lib/seo/crawlers.ts'
import { webManifest } from '#lib/seo/metadata.ts'
import { shareImage } from '#lib/seo/shareImage.ts'
import { shareWords } from '#lib/seo/shareWords.ts'
import { SECURITY_TXT, securityTxt } from '#lib/site/files.ts'
import { alternatePath, pageFile, shareImagePath } from '#lib/site/url.ts'
import { markdownAlternate } from '#lib/text/alternate.ts'
import { contentOf } from '#lib/text/content.ts'
import { LLMS_FULL_PATH, LLMS_PATH, llmsIndex } from '#lib/text/llms.ts'
import { inParallel } from './files.ts'
import { PAGE_SCRIPT } from './page.ts'
import { buildSearch } from './scripts.ts'

/** Data as a module. Browsers read a long text as JSON sooner than as code. */
const moduleOf = (data: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`

/**
 * Adds to an export what is made of the words of its pages.
 *
 * @param exported settles when the export is there. What does not need it is made in the meantime.
 */
export async function writeTexts(outDir: string, exported: Promise<unknown>): Promise<void> {
  const pages = getPages()
  const { site } = getData()
  const files = new Map<string, string | Uint8Array>()
  const early = Promise.all([
    inParallel(
      pages,
      async (page) => void files.set(shareImagePath(page.path), await shareImage(shareWords(page))),
    ),
    bundle('lib/client/main.ts').then((code) => files.set(PAGE_SCRIPT, code)),
    buildSearch().then((code) => files.set('/search.js' satisfies ModulePath, code)),
  ])
  await Promise.all([exported, early])

  const alternates: string[] = []
  const documents: SearchPage[] = []
  for (const page of pages) {
    const content = contentOf(await readFile(join(outDir, pageFile(page.path)), 'utf8'))
    const alternate = markdownAlternate(page, content)
    files.set(alternatePath(page.path), alternate)
    alternates.push(alternate)
    documents.push(searchDocument(page, content))
  }
  files
    .set(LLMS_PATH, llmsIndex())
    .set(LLMS_FULL_PATH, alternates.join('\n---\n\n'))
    .set('/robots.txt', robotsTxt(site))
    .set('/sitemap.xml', sitemap())
    .set('/manifest.webmanifest', JSON.stringify(webManifest()))
    .set(SECURITY_TXT, securityTxt(site))
    .set('/search-index.js' satisfies ModulePath, moduleOf(documents))
    // For the page of missing addresses, which needs no more.
    .set(
      '/page-names.js' satisfies ModulePath,
      moduleOf(documents.map(({ path, title, words }) => ({ path, title, words }))),
    )
  await inParallel([...files], async ([path, text]) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  })
}
