/**
 * Makes what the search fetches: `/search.js`, the dialog with the engine in it, and `/search-index.js`, the words of
 * all pages; and `/page-names.js`, what pages are called, for the page of missing addresses.
 *
 * MiniSearch over documents that are indexed in the browser, rather than Pagefind: it forgives slips of spelling, it
 * needs no WebAssembly (`'wasm-unsafe-eval'` in the policy of every page), and what is fetched does not grow with the
 * number of questions. What it weighs is said by the build, and limited by `lib/postbuild/budget.ts`.
 *
 * Both are modules, fetched by `import()`, which has no integrity attribute. The finisher gives each file a name with
 * the hash of its content instead, and the name of a file stands in one whose integrity the page names, or that is
 * named so itself. Whoever can change a file on the host can change the page, too. Such names also keep a release
 * together: an open page of the last one goes on with the dialog and the index of its own.
 */
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { compile } from 'sass'
import type { SearchPage } from './documents.ts'
import type { PageName } from './nearest.ts'

/** The dialog with the engine in it: `lib/search/main.ts`. */
export async function buildSearch(): Promise<string> {
  const root = process.cwd()
  const { css } = compile(join(root, 'lib/search/dialog.scss'), { loadPaths: [join(root, 'lib/styles')] })
  const { code: styles } = await transform(css, { loader: 'css', minify: true })
  const result = await build({
    absWorkingDir: root,
    entryPoints: ['lib/search/main.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    define: { STYLES: JSON.stringify(styles) },
    write: false,
  })
  const [file] = result.outputFiles
  if (!file) throw new Error('esbuild wrote no file for lib/search/main.ts')
  return file.text
}

/** Data as a module. Browsers read a long text as JSON sooner than as code. */
const moduleOf = (data: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`

/** The words of all pages. */
export function searchIndex(pages: readonly SearchPage[]): string {
  return moduleOf(pages)
}

/** What pages are called, for the page of missing addresses, which needs no more. */
export function pageNames(pages: readonly SearchPage[]): string {
  return moduleOf(pages.map(({ path, title, words }): PageName => ({ path, title, words })))
}
