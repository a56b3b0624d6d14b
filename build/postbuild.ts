/** Turns Next's export into what ships. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MODULES } from '#lib/search/documents.ts'
import { BUILD_MARK, type FinishedBuild } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'
import { problemOfHeaderRules } from '#lib/site/headerRules.ts'
import { isHashed } from '#lib/site/headers.ts'
import { metaPolicy } from '#lib/site/policy.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { checkBudget } from './budget.ts'
import { bundledPackages } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { inParallel, integrityOf, type ScriptFile, Stage } from './files.ts'
import { leadTrackingSrc, withConsent, writeConsent } from './leadTracking.ts'
import { LICENSES_FILE, licenseNotice } from './licenses.ts'
import { completeHead, PAGE_SCRIPT, stripPage } from './page.ts'
import { buildIsland } from './scripts.ts'
import { stylesReader } from './styles.ts'
import { type Files, filesOfContent, pageReader } from './texts.ts'

/** A page's file in `out/`, the sheets that Next linked on it, and the names of its islands. */
type Page = { file: string; sheets: string[]; islands: string[] }

/** Returns the scripts that a page loads at once, and those that the second of them loads for its islands. */
type ScriptsOf = (page: Page) => { before: readonly ScriptFile[]; after: readonly ScriptFile[] }

/** Where Next writes its export, relative to the repository: `distDir` in next.config.mjs. */
export const EXPORT = '.next/export'

/**
 * Makes `out/` of Next's export. Throws if it finds any problem, and then leaves `out/` as it was.
 *
 * @param root the repository root.
 * @returns the size of each page in bytes after brotli.
 */
export async function postbuild(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  { content = filesOfContent(), reader = pageReader() } = {},
): Promise<number[]> {
  const exportDir = join(root, EXPORT)
  const stage = new Stage(join(root, '.next/postbuild'))
  const problems: string[] = []
  const report = (subject: string, found: string, expected: string, remedy?: string) => {
    const mend = remedy ? `\n    mend: ${remedy}` : ''
    problems.push(`${subject}\n    found: ${found}\n    expected: ${expected}${mend}`)
  }
  const files = await content
  rmSync(stage.dir, { recursive: true, force: true })

  const exportedFiles = new Set(filesIn(exportDir))
  const pages: Page[] = []
  await inParallel(exportedFiles, async (file) => {
    if (isAsset(file, exportedFiles)) stage.copy(exportDir, file)
    // `404.html` is the same page.
    if (!file.endsWith('.html') || file === '_not-found.html') return
    const source = await readFile(join(exportDir, file), 'utf8')
    const { html, document, sheets, islands } = stripPage(source, (...problem) =>
      report(`out/${file}`, ...problem),
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
  stage.write(LICENSES_FILE, licenseNotice(bundledPackages()))
  // Proves to search engines that IndexNow announcements come from this site.
  const key = environment.INDEXNOW_KEY?.trim()
  if (key && /^[\da-zA-Z-]{8,128}$/.test(key)) stage.write(`${key}.txt`, key)
  else if (key) report('INDEXNOW_KEY', `the key "${key}"`, '8 to 128 letters, digits and hyphens')

  const stylesOf = stylesReader(exportDir, stage)
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
    const paths = pages.map(({ file }) => pagePathOf(file)).filter((path) => path !== undefined)
    const tooMany = problemOfHeaderRules(paths)
    if (tooMany) report('out/_headers', tooMany.found, tooMany.expected)
    await checkBudget({ pages: withScripts, hasLeadTracking, sizes, read }, report)
  }
  stopFor(problems)

  const pagePaths = [...stage.files].filter((file) => pagePathOf(file) !== undefined)
  const hashed = [...stage.files].filter((file) => isHashed(`/${file}`)).sort()
  const mark: FinishedBuild = { pages: pagePaths.length, hashed }
  stage.write(BUILD_MARK, JSON.stringify(mark))
  replaceFolder(join(root, 'out'), stage.dir)
  return pages.map(({ file }) => sizes.get(file) ?? 0)
}

/** Puts a complete folder in the place of another. Moving takes no time, so that there is hardly a moment without it. */
function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  rmSync(old, { recursive: true, force: true })
}

/** Throws for everything that is wrong with an export at once. */
function stopFor(problems: string[]): void {
  if (problems.length === 0) return
  const message = `The build failed, and out/ stays as it was. Problems: ${problems.length}.\n  ${problems.sort().join('\n  ')}`
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
  const pageScript = write(PAGE_SCRIPT)
  const loader = write('/islands.js')
  const react = write('/react.js')
  const names = new Set(pages.flatMap(({ islands }) => islands))
  const writeIsland = async (name: string) =>
    [name, stage.writeHashed(`${name}.js`, await buildIsland(name))] as const
  const islands = new Map(await Promise.all(Array.from(names, writeIsland)))
  return ({ islands: names }) =>
    names.length === 0
      ? { before: [pageScript], after: [] }
      : {
          before: [pageScript, loader],
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
