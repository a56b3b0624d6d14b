/** Turns what Next wrote into `out/` into what ships. */
import { renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODULES } from '#lib/search/documents.ts'
import { filesIn } from '#lib/site/folder.ts'
import { isHashed } from '#lib/site/headers.ts'
import { metaPolicy } from '#lib/site/policy.ts'
import { checkBudget } from './budget.ts'
import { compressFiles } from './compress.ts'
import { inParallel, integrityOf, type ScriptFile, Stage } from './files.ts'
import { leadTrackingSrc, withConsent, writeConsent } from './leadTracking.ts'
import { completeHead, PAGE_SCRIPT, stripPage } from './page.ts'
import { listHashed, restoreLastRelease } from './release.ts'
import { buildIsland } from './scripts.ts'
import { stylesReader } from './styles.ts'
import { type Files, filesOfContent, pageReader } from './texts.ts'

/** A page's file in `out/`, the sheets that Next linked on it, and the names of its islands. */
type Page = { file: string; sheets: string[]; islands: string[] }

/** Returns the scripts that a page loads at once, and those that the second of them loads for its islands. */
type ScriptsOf = (page: Page) => { before: readonly ScriptFile[]; after: readonly ScriptFile[] }

/**
 * Finishes the export in place. Throws if it finds any problem and then removes `out/`, so that a script that ignores
 * the failure cannot ship a half-finished site.
 *
 * @param root the repository root, containing `out/` and `.next/`.
 * @returns the size of each page in bytes after brotli.
 */
export async function postbuild(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  { content = filesOfContent(), reader = pageReader() } = {},
): Promise<number[]> {
  const outDir = join(root, 'out')
  const stage = new Stage(join(root, '.next/postbuild'))
  const problems: string[] = []
  const report = (file: string, found: string, expected: string) =>
    problems.push(`out/${file}\n    found: ${found}\n    expected: ${expected}`)
  try {
    const files = await content
    rmSync(stage.dir, { recursive: true, force: true })

    const exportedFiles = new Set(filesIn(outDir))
    const pages: Page[] = []
    await inParallel(exportedFiles, async (file) => {
      if (isAsset(file, exportedFiles)) stage.copy(outDir, file)
      // `404.html` is the same page.
      if (!file.endsWith('.html') || file === '_not-found.html') return
      const source = await readFile(join(outDir, file), 'utf8')
      const { html, document, sheets, islands } = stripPage(source, (...problem) =>
        report(file, ...problem),
      )
      stage.write(file, html)
      stage.writeAll(await reader.read(file, document))
      pages.push({ file, sheets, islands })
    })
    stopFor(problems)

    for (const [path, text] of reader.files()) files.set(path, text)
    const scriptsOf = await writeScripts(stage, files, pages)
    const src = leadTrackingSrc(environment)
    const consent = src === undefined ? undefined : await writeConsent(src, stage)
    stage.writeAll(files)
    // Proves to search engines that IndexNow announcements come from this site.
    const key = environment.INDEXNOW_KEY?.trim()
    if (key && /^[\da-zA-Z-]{8,128}$/.test(key)) stage.write(`${key}.txt`, key)
    else if (key)
      report('the INDEXNOW_KEY file', `the key "${key}"`, '8 to 128 letters, digits and hyphens')

    const stylesOf = stylesReader(outDir, stage)
    await inParallel(pages, async (page) => {
      const html = await readFile(join(stage.dir, page.file), 'utf8')
      const styles = await stylesOf(page.sheets)
      const finished = completeHead(html, {
        policy: metaPolicy(styles.map(integrityOf), page.islands),
        styles,
        scripts: scriptsMarkup(page, scriptsOf),
      })
      stage.write(page.file, consent ? withConsent(finished, consent) : finished)
    })

    const sizes = await compressFiles(stage.dir, stage.files)
    // The multiplied copies of the site in scripts/scale exceed a few budgets.
    if (environment.BUDGETS !== '0') {
      const withScripts = pages.map((page) => ({ ...page, ...scriptsOf(page) }))
      const read = (file: string) => readFile(join(stage.dir, file), 'utf8')
      const hasLeadTracking = consent !== undefined
      await checkBudget({ pages: withScripts, hasLeadTracking, sizes, read }, report)
    }
    stopFor(problems)

    listHashed(root, [...stage.files].filter((file) => isHashed(`/${file}`)).sort())
    restoreLastRelease(root, stage.dir)
    // Moving is faster than removing, and Next empties `.next/` anyway.
    rmSync(join(root, '.next/export'), { recursive: true, force: true })
    renameSync(outDir, join(root, '.next/export'))
    renameSync(stage.dir, outDir)
    return pages.map(({ file }) => sizes.get(file) ?? 0)
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true })
    throw error
  }
}

/** Throws for everything that is wrong with an export at once. */
function stopFor(problems: string[]): void {
  if (problems.length === 0) return
  const message = `The postbuild failed and removed out/. Problems: ${problems.length}.\n  ${problems.sort().join('\n  ')}`
  // The fault is in the export, so a stack trace of this code would not help.
  throw Object.assign(new Error(message), { stack: message })
}

/**
 * Returns whether an exported file ships unchanged. The framework's own files never do, including the copies of page
 * data that only it reads (`about-us.txt`, `about-us/__next….txt`).
 */
const isAsset = (file: string, all: ReadonlySet<string>) =>
  !/\.html$|^_next\/|(^|\/)__next\.[^/]+$/.test(file) &&
  !(file.endsWith('.txt') && all.has(file.replace(/txt$/, 'html')))

/**
 * Writes all scripts, removing those already bundled from `files`. Modules come first, because the scripts that import
 * them need their hashed names.
 */
async function writeScripts(
  stage: Stage,
  files: Files,
  pages: readonly Page[],
): Promise<ScriptsOf> {
  const modules = new Map<string, string>()
  const write = (path: string) => {
    let code = String(files.get(path))
    for (const [module, hashed] of modules) code = code.replaceAll(`"${module}"`, `"${hashed}"`)
    files.delete(path)
    return stage.writeHashed(path.slice(1), code)
  }
  for (const path of MODULES) modules.set(path, write(path).path)
  const own = write(PAGE_SCRIPT)
  const loader = write('/islands.js')
  const react = write('/react.js')
  const names = new Set(pages.flatMap(({ islands }) => islands))
  const writeIsland = async (name: string) =>
    [name, stage.writeHashed(`${name}.js`, await buildIsland(name))] as const
  const islands = new Map(await Promise.all(Array.from(names, writeIsland)))
  return ({ islands: names }) =>
    names.length === 0
      ? { before: [own], after: [] }
      : {
          before: [own, loader],
          after: [react, ...names.flatMap((name) => islands.get(name) ?? [])],
        }
}

/**
 * Scripts are files, not inline: one file for all pages is cached from the second page on, and the policy needs no
 * script hashes. `defer` rather than `async` because the script needs the page's elements. Neither delays first paint.
 */
function scriptsMarkup(page: Page, scriptsOf: ScriptsOf): string {
  const { before, after } = scriptsOf(page)
  const files = after.map(({ path, integrity }) => `${path}#${integrity}`).join(' ')
  return before
    .map(({ path, integrity }, index) => {
      const data = index > 0 ? ` data-files="${files}"` : ''
      return `<script defer src="${path}" integrity="${integrity}"${data}></script>`
    })
    .join('')
}
