/** Turns what Next wrote into `out/` into what ships. */
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MODULES } from '../search/documents.ts'
import { isHashed } from '../site/headers.ts'
import { metaPolicy } from '../site/policy.ts'
import { checkBudget, type Part, type Weights } from './budget.ts'
import { brotli, compressFiles } from './compress.ts'
import { filesIn, inParallel, integrityOf, type ScriptFile, Stage } from './files.ts'
import { leadTrackingSrc, withConsent, writeConsent } from './leadTracking.ts'
import { HEAD_MARK, PAGE_SCRIPT, stripPage } from './page.ts'
import { Problems } from './problems.ts'
import { listHashed, restoreLastRelease } from './release.ts'
import { buildIslands } from './scripts.ts'
import { ELSEWHERE, readStyles } from './styles.ts'
import { type Files, filesOfContent, pageReader } from './texts.ts'

interface Page {
  /** Relative to `out/`. */
  file: string
  islands: string[]
}

/** Returns the scripts that a page loads at once, and those that the second of them loads for its islands. */
type ScriptsOf = (page: Page) => { before: readonly ScriptFile[]; after: readonly ScriptFile[] }

type Environment = Readonly<Record<string, string | undefined>>

/** Pages nobody requests: `404.html` duplicates the first, and the second never shows without scripts. */
const UNREQUESTED = new Set(['_not-found.html', '_global-error.html'])

/**
 * Finishes the export in place. Throws if it finds any problem and then removes `out/`, so that a script that ignores
 * the failure cannot ship a half-finished site.
 *
 * @param root the repository root, containing `out/` and `.next/`.
 * @param exported settles when Next has written the export.
 * @param content the files generated from the content.
 * @param reader generates further files from the finished pages.
 */
export async function postbuild(
  root: string,
  environment: Environment,
  { exported = Promise.resolve() as Promise<unknown>, content = filesOfContent(), reader = pageReader() } = {},
): Promise<Weights> {
  const outDir = join(root, 'out')
  const stage = new Stage(join(root, '.next/postbuild'))
  const problems = new Problems()
  try {
    const [styles, files] = await Promise.all([readStyles(), content, exported])
    rmSync(stage.dir, { recursive: true, force: true })

    const exportedFiles = new Set(filesIn(outDir))
    const pages: Page[] = []
    await inParallel(exportedFiles, async (file) => {
      if (isAsset(file, exportedFiles)) stage.copy(outDir, file)
      if (!file.endsWith('.html') || UNREQUESTED.has(file)) return
      const { html, document, islands } = stripPage(file, await readFile(join(outDir, file), 'utf8'), problems)
      await reader.read(file, document)
      pages.push({ file, islands })
      stage.write(file, html)
    })
    problems.stop()

    for (const [path, text] of reader.files()) files.set(path, text)
    const scriptsOf = await writeScripts(stage, files, pages, problems)
    const src = leadTrackingSrc(environment)
    const consent = src && (await writeConsent(src, stage))
    for (const [path, text] of files) stage.write(path, text)
    writeIndexNowKey(stage, environment.INDEXNOW_KEY?.trim(), problems)
    problems.stop()

    const withFonts = fontWriter(stage)
    const print = stage.writeHashed('print.css', styles.print)
    let longest = ''
    await inParallel(pages, async (page) => {
      const html = await readFile(join(stage.dir, page.file), 'utf8')
      const css = withFonts(styles.of(html))
      if (page.islands.length === 0 && css.length > longest.length) longest = css
      const finished = html.replace(HEAD_MARK, () => headMarkup(page, css, print, scriptsOf))
      stage.write(page.file, consent ? withConsent(finished, consent) : finished)
    })
    const weights = await weigh(stage, pages, scriptsOf, longest)
    // The multiplied copies of the site in tools/scale exceed a few budgets.
    if (environment.BUDGETS !== '0') await checkBudget(weights, problems)
    problems.stop()

    const hashed = [...stage.files].filter((file) => isHashed(`/${file}`))
    listHashed(root, hashed)
    restoreLastRelease(root, stage.dir)
    rmSync(outDir, { recursive: true })
    renameSync(stage.dir, outDir)
    return weights
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true })
    throw error
  }
}

/**
 * Returns whether an exported file ships unchanged. The framework's own files never do, including the copies of page
 * data that only it reads (`about-us.txt`, `about-us/__next….txt`).
 */
const isAsset = (file: string, all: ReadonlySet<string>) =>
  !/\.html$|^_next\/|(^|\/)__next\.[^/]+$/.test(file) &&
  !(file.endsWith('.txt') && all.has(file.replace(/txt$/, 'html')))

/** Writes all scripts, removing those already bundled from `files`. */
async function writeScripts(
  stage: Stage,
  files: Files,
  pages: readonly Page[],
  problems: Problems,
): Promise<ScriptsOf> {
  // Modules have no integrity attribute, but their names contain a hash, in a script whose integrity the page names.
  const written = new Map<string, ScriptFile>()
  const write = (path: string) => {
    let code = String(files.get(path))
    for (const [module, file] of written) code = code.replaceAll(`"${module}"`, `"${file.path}"`)
    const script = stage.writeHashed(path.slice(1), code)
    written.set(path, script)
    files.delete(path)
    return script
  }
  for (const path of MODULES) write(path)
  const [own, loader, react] = [write(PAGE_SCRIPT), write('/islands.js'), write('/react.js')]
  const names = [...new Set(pages.flatMap(({ islands }) => islands))].sort()
  const built = await buildIslands(names, problems)
  const byName = new Map(built.map(([name, code]) => [name, stage.writeHashed(`${name}.js`, code)]))
  return ({ islands }) =>
    islands.length === 0
      ? { before: [own], after: [] }
      : { before: [own, loader], after: [react, ...islands.map((name) => byName.get(name) as ScriptFile)] }
}

/** Writes the file that proves to search engines that IndexNow announcements come from this site. */
function writeIndexNowKey(stage: Stage, key: string | undefined, problems: Problems): void {
  if (!key) return
  if (/^[\da-zA-Z-]{8,128}$/.test(key)) stage.write(`${key}.txt`, key)
  else problems.add('the INDEXNOW_KEY file', `the key "${key}"`, '8 to 128 letters, digits and hyphens')
}

/** Returns a function that writes the fonts in styles and makes their URLs valid from any page. */
function fontWriter(stage: Stage): (css: string) => string {
  const written = new Map<string, string>()
  return (css) =>
    css.replace(/url\("?\.\/(fonts\/\w+\.woff2)"?\)/g, (_, font: string) => {
      const path = written.get(font) ?? stage.writeHashed(basename(font), readFileSync(join('app', font))).path
      written.set(font, path)
      return `url(${path})`
    })
}

/**
 * Returns what replaces HEAD_MARK. The policy comes first because it governs only what follows.
 *
 * Scripts are files, not inline: one file for all pages is cached from the second page on, and the policy needs no
 * script hashes. `defer` rather than `async` because the script needs the page's elements. Neither delays first paint,
 * nor does the print sheet, which browsers fetch last. For fonts see docs/decisions/no-font-preload.md.
 */
function headMarkup(page: Page, css: string, print: ScriptFile, scriptsOf: ScriptsOf): string {
  const { before, after } = scriptsOf(page)
  const files = after.map(({ path, integrity }) => `${path}#${integrity}`).join(' ')
  const scripts = before.map(({ path, integrity }, index) => {
    const data = index > 0 ? ` data-files="${files}"` : ''
    return `<script defer src="${path}" integrity="${integrity}"${data}></script>`
  })
  const policy = metaPolicy(integrityOf(css), page.islands)
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>${css}</style>`,
    `<link rel="stylesheet" href="${print.path}" integrity="${print.integrity}" media="${ELSEWHERE}">`,
    ...scripts,
  ].join('')
}

async function weigh(stage: Stage, pages: readonly Page[], scriptsOf: ScriptsOf, css: string): Promise<Weights> {
  const absolute = (path: string) => join(stage.dir, path)
  const sizes = await compressFiles([...stage.files].map(absolute))
  const part = (name: string): Part => ({ name, bytes: sizes.get(absolute(name)) ?? 0 })
  const partOf = ({ path }: ScriptFile) => part(path)
  return {
    pages: pages.map((page) => ({
      ...page,
      bytes: part(page.file).bytes,
      html: () => readFile(absolute(page.file), 'utf8'),
      scriptBeforeLoad: scriptsOf(page).before.map(partOf),
      scriptAfterLoad: scriptsOf(page).after.map(partOf),
    })),
    styles: { name: 'longest', bytes: (await brotli(Buffer.from(css))).length },
    files: [...stage.files].map(part),
  }
}
