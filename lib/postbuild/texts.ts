/** Writes what is made of the words of pages: Markdown alternates, what lists them, the search, share images. */
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getPages } from '#lib/content/pages.ts'
import type { ModulePath } from '#lib/search/addresses.ts'
import { buildSearch, pageNames, searchIndex } from '#lib/search/build.ts'
import { type SearchPage, searchDocument } from '#lib/search/documents.ts'
import { shareImage } from '#lib/seo/shareImage.ts'
import { shareWords } from '#lib/seo/shareWords.ts'
import { alternatePath, pageFile, shareImagePath } from '#lib/site/url.ts'
import { markdownAlternate } from '#lib/text/alternate.ts'
import { contentOf } from '#lib/text/content.ts'
import { LLMS_FULL_PATH, LLMS_PATH, llmsIndex } from '#lib/text/llms.ts'

/**
 * Reads each page of an export once, one after the other, so that memory does not grow with their length.
 *
 * @returns the files that were written, relative to the export.
 */
export async function writeTexts(outDir: string): Promise<string[]> {
  const written: string[] = []
  const write = async (path: string, text: string | Uint8Array) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    written.push(path.slice(1))
  }
  const documents: SearchPage[] = []
  await write(LLMS_FULL_PATH, '')
  const full = await open(join(outDir, LLMS_FULL_PATH), 'a')
  for (const page of getPages()) {
    const content = contentOf(await readFile(join(outDir, pageFile(page.path)), 'utf8'))
    const alternate = markdownAlternate(page, content)
    await write(alternatePath(page.path), alternate)
    await full.write(documents.length > 0 ? `\n---\n\n${alternate}` : alternate)
    documents.push(searchDocument(page, content))
    await write(shareImagePath(page.path), await shareImage(shareWords(page), page.path))
  }
  await full.close()
  await write(LLMS_PATH, llmsIndex())
  const modules: Record<ModulePath, string> = {
    '/search.js': await buildSearch(),
    '/search-index.js': searchIndex(documents),
    '/page-names.js': pageNames(documents),
  }
  for (const [path, code] of Object.entries(modules)) await write(path, code)
  return written
}
