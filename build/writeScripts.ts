/** The scripts of the finished site as files, and their elements in pages. */
import type { Bundler } from '#lib/bundler.ts'
import { MODULES } from '#lib/search/modules.ts'
import { bundleIsland, LOADER, REACT } from './bundleScripts.ts'
import type { DerivedFiles } from './derivedFiles.ts'
import { PAGE_SCRIPT } from './page.ts'
import type { HashedFile, Stage } from './stage.ts'

type PageWithIslands = { islands: readonly string[] }

/** The scripts that a page loads at once, and those that the second of them loads for its islands. */
interface PageScripts {
  before: readonly HashedFile[]
  after: readonly HashedFile[]
}

/**
 * Writes all scripts, removing those already bundled from `files`. Modules come first, because the scripts that import
 * them need their hashed names.
 *
 * @returns a function that returns the scripts of a page.
 */
export async function writeScripts(
  stage: Stage,
  bundler: Bundler,
  files: DerivedFiles,
  pages: readonly PageWithIslands[],
): Promise<(page: PageWithIslands) => PageScripts> {
  const modules = new Map<string, string>()
  const write = (path: string) => {
    const bundled = files.get(path)
    if (bundled === undefined) throw new Error(`Nobody has made ${path}.`)
    let code = String(bundled)
    for (const [module, hashed] of modules) code = code.replaceAll(`"${module}"`, `"${hashed}"`)
    files.delete(path)
    return stage.writeHashed(path.slice(1), code)
  }
  for (const path of MODULES) modules.set(path, write(path).path)
  const pageScript = write(PAGE_SCRIPT)
  const loader = write(LOADER)
  const react = write(REACT)
  const names = new Set(pages.flatMap(({ islands }) => islands))
  const writeIsland = async (name: string) =>
    [name, stage.writeHashed(`${name}.js`, await bundleIsland(name, bundler))] as const
  const islands = new Map(await Promise.all(Array.from(names, writeIsland)))
  return ({ islands: names }) => {
    if (names.length === 0) return { before: [pageScript], after: [] }
    const ofIslands = names.map((name) => islands.get(name)).filter((file) => file !== undefined)
    return { before: [pageScript, loader], after: [react, ...ofIslands] }
  }
}

/**
 * The elements of a page's scripts. They are files, not inline: one file for all pages is cached from the second page on,
 * and the policy needs no script hashes. `defer` rather than `async` because the script needs the page's elements. Neither
 * delays first paint.
 */
export function scriptsMarkup({ before, after }: PageScripts): string {
  const files = after.map(({ path, integrity }) => `${path}#${integrity}`).join(' ')
  return before
    .map(({ path, integrity }, index) => {
      const data = index > 0 ? ` data-files="${files}"` : ''
      return `<script defer src="${path}" integrity="${integrity}"${data}></script>`
    })
    .join('')
}
