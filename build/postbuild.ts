/** Turns Next's export into what ships. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Bundler } from '#lib/bundler.ts'
import { BUILD_MARK, type FinishedBuild } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'
import { isHashed } from '#lib/site/headers.ts'
import { metaPolicy } from '#lib/site/policy.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { checkBudget } from './budget.ts'
import { missingFileOf } from './bundleScripts.ts'
import { compressFiles } from './compress.ts'
import { type DerivedFiles, filesOfContent, type PageReader, pageReader } from './derivedFiles.ts'
import { inParallel } from './inParallel.ts'
import { withConsent, writeConsent } from './leadTracking.ts'
import { LICENSES_FILE, licenseNotice } from './licenses.ts'
import { completePage, stripPage } from './page.ts'
import { collectProblems, type ReportProblem } from './problems.ts'
import type { BuildSettings } from './settings.ts'
import { integrityOf, Stage } from './stage.ts'
import { readStyles } from './styles.ts'
import { scriptsMarkup, writeScripts } from './writeScripts.ts'

/** A page's file in `out/`, the sheets that Next linked on it, and the names of its islands. */
type ExportedPage = { file: string; sheets: string[]; islands: string[] }

/** Where Next writes its export, relative to the repository: `distDir` in next.config.mjs. */
export const EXPORT = '.next/export'

/**
 * Makes `out/` of Next's export. Throws if it finds any problem, and then leaves `out/` as it was.
 *
 * @param root the repository root.
 * @param parts what is read of content and pages; tests put others in their place.
 * @returns the size of each page in bytes after brotli.
 */
export async function postbuild(
  root: string,
  { leadTrackingSrc: src, indexNowKey, hasBudgets }: BuildSettings,
  parts: { content?: Promise<DerivedFiles>; reader?: PageReader } = {},
): Promise<number[]> {
  const bundler = new Bundler()
  const { content = filesOfContent(bundler), reader = pageReader() } = parts
  const exportDir = join(root, EXPORT)
  const stage = new Stage(join(root, '.next/postbuild'))
  const { report, stop } = collectProblems()
  const files = await content
  rmSync(stage.dir, { recursive: true, force: true })

  const pages = await stripPages(exportDir, stage, reader, report)
  stop()

  for (const [path, text] of reader.files()) files.set(path, text)
  const scriptsOf = await writeScripts(stage, bundler, files, pages)
  const consent = src === undefined ? undefined : await writeConsent(src, stage, bundler)
  stage.writeAll(files)
  stage.write(LICENSES_FILE, licenseNotice(bundler.packages))
  if (indexNowKey) stage.write(`${indexNowKey}.txt`, indexNowKey)
  const sheets = pages.flatMap((page) => page.sheets)
  const { paper, stylesOf } = await readStyles(exportDir, stage, sheets)
  await inParallel(pages, async (page) => {
    const html = await readFile(join(stage.dir, page.file), 'utf8')
    const styles = await stylesOf(page.sheets)
    const policy = metaPolicy(styles.map(integrityOf), page.islands)
    const scripts = scriptsMarkup(scriptsOf(page))
    const completed = completePage(html, { policy, styles, paper, scripts })
    stage.write(page.file, consent ? withConsent(completed, consent) : completed)
  })

  const sizes = await compressFiles(stage.dir, stage.files)
  if (hasBudgets) {
    const withScripts = pages.map((page) => ({ ...page, ...scriptsOf(page) }))
    const read = (file: string) => readFile(join(stage.dir, file), 'utf8')
    const hasLeadTracking = consent !== undefined
    await checkBudget({ pages: withScripts, hasLeadTracking, sizes, read }, report)
    await reader.check(report)
  }
  stop()

  markAsFinished(stage)
  replaceFolder(join(root, 'out'), stage.dir)
  return pages.map(({ file }) => sizes.get(file) ?? 0)
}

/** Strips the exported pages, derives the files of each, and copies what ships unchanged. Returns the pages. */
async function stripPages(
  exportDir: string,
  stage: Stage,
  reader: PageReader,
  report: ReportProblem,
): Promise<ExportedPage[]> {
  const exportedFiles = new Set(filesIn(exportDir))
  const pages: ExportedPage[] = []
  await inParallel(exportedFiles, async (file) => {
    if (isAsset(file, exportedFiles)) stage.copy(exportDir, file)
    // `404.html` is the same page.
    if (!file.endsWith('.html') || file === '_not-found.html') return
    const source = await readFile(join(exportDir, file), 'utf8')
    const { html, document, sheets, islands } = stripPage(source, (found, expected) =>
      report(`out/${file}`, found, expected),
    )
    for (const island of islands) {
      const missing = missingFileOf(island)
      if (missing)
        report(`out/${file}`, `<Island name="${island}">`, `an island: ${missing} does not exist`)
    }
    stage.write(file, html)
    stage.writeAll(await reader.read(file, document))
    pages.push({ file, sheets, islands })
  })
  return pages
}

/** Writes the mark without which nobody serves or uploads a folder. */
function markAsFinished(stage: Stage): void {
  const pages = [...stage.files].filter((file) => pagePathOf(file) !== undefined).length
  const hashed = [...stage.files].filter((file) => isHashed(`/${file}`)).sort()
  const mark: FinishedBuild = { pages, hashed }
  stage.write(BUILD_MARK, JSON.stringify(mark))
}

/** Puts a complete folder in the place of another. Moving takes no time, so that there is hardly a moment without it. */
function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  rmSync(old, { recursive: true, force: true })
}

/**
 * Returns whether an exported file ships unchanged. The framework's own files never do, including the copies of page
 * data that only it reads (`about-us.txt`, `about-us/__next….txt`).
 */
const isAsset = (file: string, all: ReadonlySet<string>) =>
  !/\.html$|^_next\/|(^|\/)__next\.[^/]+$/.test(file) &&
  !(file.endsWith('.txt') && all.has(file.replace(/txt$/, 'html')))
