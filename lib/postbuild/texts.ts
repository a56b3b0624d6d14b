/** Writes what is made of the words of pages: Markdown alternates, what lists them, the search, share images. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getPages } from '#lib/content/pages.ts'
import { type ModulePath, type SearchPage, searchDocument } from '#lib/search/documents.ts'
import { shareImage } from '#lib/seo/shareImage.ts'
import { shareWords } from '#lib/seo/shareWords.ts'
import { alternatePath, pageFile, shareImagePath } from '#lib/site/url.ts'
import { markdownAlternate } from '#lib/text/alternate.ts'
import { contentOf } from '#lib/text/content.ts'
import { LLMS_FULL_PATH, LLMS_PATH, llmsIndex } from '#lib/text/llms.ts'
import { inParallel } from './files.ts'
import { buildSearch } from './scripts.ts'

/** Data as a module. Browsers read a long text as JSON sooner than as code. */
const moduleOf = (data: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`

/** Adds to an export what is made of the words of its pages. */
export async function writeTexts(outDir: string): Promise<void> {
  const write = async (path: string, text: string | Uint8Array) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const pages = getPages()
  // Pictures are drawn by threads of their own.
  const images = inParallel(pages, async (page) =>
    write(shareImagePath(page.path), await shareImage(shareWords(page), page.path)),
  )
  const alternates: string[] = []
  const documents: SearchPage[] = []
  const words = async () => {
    for (const page of pages) {
      const content = contentOf(await readFile(join(outDir, pageFile(page.path)), 'utf8'))
      const alternate = markdownAlternate(page, content)
      await write(alternatePath(page.path), alternate)
      alternates.push(alternate)
      documents.push(searchDocument(page, content))
    }
    const modules: Record<ModulePath, string> = {
      '/search.js': await buildSearch(),
      '/search-index.js': moduleOf(documents),
      // For the page of missing addresses, which needs no more.
      '/page-names.js': moduleOf(documents.map(({ path, title, words }) => ({ path, title, words }))),
    }
    const lists = { [LLMS_PATH]: llmsIndex(), [LLMS_FULL_PATH]: alternates.join('\n---\n\n') }
    for (const [path, text] of Object.entries({ ...lists, ...modules })) await write(path, text)
  }
  await Promise.all([images, words()])
}
