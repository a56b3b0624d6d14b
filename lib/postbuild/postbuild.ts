/** From what Next wrote into `out/` to what ships. */
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MODULES } from '../search/documents.ts'
import { SPECULATION_PATH, SPECULATION_RULES } from '../site/files.ts'
import { isHashed } from '../site/headers.ts'
import { metaPolicy } from '../site/policy.ts'
import { checkBudget, type Part, type Weights } from './budget.ts'
import { brotli, compressFiles } from './compress.ts'
import { filesIn, inParallel, integrityOf, type ScriptFile, Stage } from './files.ts'
import { buildConsent, type Consent, leadTrackingSrc, withConsent } from './leadTracking.ts'
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

interface Scripts {
  /** The script of every page. */
  page: ScriptFile
  /** The loader of islands. */
  loader: ScriptFile
  react: ScriptFile
  /** By their names. */
  islands: Map<string, ScriptFile>
  consent?: Consent & ScriptFile
}

type Environment = Readonly<Record<string, string | undefined>>

/** Pages for which nobody asks: `404.html` says the same as the first, and the second never shows without script. */
const UNASKED = new Set(['_not-found.html', '_global-error.html'])

/**
 * Finishes the export in place. Throws where anything is not as it should be, and then leaves no `out/`, so that
 * nothing half finished is shipped by a script that overlooks the failure.
 *
 * @param root the repository's root, with `out/` and `.next/` in it.
 * @param exported settles when Next has written the export.
 * @param content and `reader` make what there is beside pages: from the content, and from the pages.
 */
export async function postbuild(
  root: string,
  environment: Environment,
  {
    exported = Promise.resolve() as Promise<unknown>,
    content = filesOfContent(),
    reader = pageReader(),
  } = {},
): Promise<Weights> {
  const outDir = join(root, 'out')
  const stage = new Stage(join(root, '.next/postbuild'))
  const problems = new Problems()
  try {
    const [styles, made] = await Promise.all([readStyles(), content, exported])
    rmSync(stage.dir, { recursive: true, force: true })

    const exportedFiles = new Set(filesIn(outDir))
    const pages: Page[] = []
    await inParallel(exportedFiles, async (file) => {
      if (isAsset(file, exportedFiles)) stage.copy(outDir, file)
      if (!file.endsWith('.html') || UNASKED.has(file)) return
      const { html, document, islands } = stripPage(
        file,
        await readFile(join(outDir, file), 'utf8'),
        problems,
      )
      await reader.read(file, document)
      pages.push({ file, islands })
      stage.write(file, html)
    })
    problems.stop()

    for (const [path, text] of reader.files()) made.set(path, text)
    const scripts = await writeScripts(stage, made, pages, environment, problems)
    for (const [path, text] of made) stage.write(path, text)
    stage.write(SPECULATION_PATH, `${JSON.stringify(SPECULATION_RULES)}\n`)
    writeIndexNowKey(stage, environment.INDEXNOW_KEY?.trim(), problems)
    problems.stop()

    const withFonts = fontWriter(stage)
    const print = stage.writeHashed('print.css', styles.print)
    let most = ''
    await inParallel(pages, async (page) => {
      const html = await readFile(join(stage.dir, page.file), 'utf8')
      const { consent } = scripts
      const css = withFonts(styles.of(html))
      if (page.islands.length === 0 && css.length > most.length) most = css
      const finished = html.replace(HEAD_MARK, () => headMarkup(page, css, print, scripts))
      stage.write(page.file, consent ? withConsent(finished, consent, consent) : finished)
    })
    const weights = await weigh(stage, pages, scripts, most)
    // Copies of the site with more pages than it has are over a few budgets, see tools/scale.
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
 * Whether a file of the export ships as it is. Of the framework's own files none does; pages have copies of their data
 * beside them (`about-us.txt`, `about-us/__next….txt`), which only the framework reads.
 */
const isAsset = (file: string, all: ReadonlySet<string>) =>
  !/\.html$|^_next\/|(^|\/)__next\.[^/]+$/.test(file) &&
  !(file.endsWith('.txt') && all.has(file.replace(/txt$/, 'html')))

async function writeScripts(
  stage: Stage,
  made: Files,
  pages: readonly Page[],
  environment: Environment,
  problems: Problems,
): Promise<Scripts> {
  // Modules have no integrity attribute. The hash in the name of each stands in a script whose integrity a page names.
  const written = new Map<string, ScriptFile>()
  const write = (path: string) => {
    let code = String(made.get(path))
    for (const [module, file] of written) code = code.replaceAll(`"${module}"`, `"${file.path}"`)
    const script = stage.writeHashed(path.slice(1), code)
    written.set(path, script)
    made.delete(path)
    return script
  }
  for (const path of MODULES) write(path)
  const names = [...new Set(pages.flatMap(({ islands }) => islands))].sort()
  const islands = await buildIslands(names, problems)
  const scripts: Scripts = {
    page: write(PAGE_SCRIPT),
    loader: write('/islands.js'),
    react: write('/react.js'),
    islands: new Map(islands.map(([name, code]) => [name, stage.writeHashed(`${name}.js`, code)])),
  }
  const src = leadTrackingSrc(environment)
  if (src === undefined) return scripts
  const consent = await buildConsent(src)
  return { ...scripts, consent: { ...consent, ...stage.writeHashed('consent.js', consent.code) } }
}

/** The file by which a site shows search engines that what is announced in its name comes from itself. */
function writeIndexNowKey(stage: Stage, key: string | undefined, problems: Problems): void {
  if (!key) return
  if (/^[\da-zA-Z-]{8,128}$/.test(key)) stage.write(`${key}.txt`, key)
  else problems.add('the file of INDEXNOW_KEY', `the key "${key}"`, '8 to 128 letters, digits and hyphens')
}

/** Writes the fonts that styles name, and gives styles with addresses that hold from any page. */
function fontWriter(stage: Stage): (css: string) => string {
  const written = new Map<string, string>()
  return (css) =>
    css.replace(/url\("?\.\/(fonts\/\w+\.woff2)"?\)/g, (_, font: string) => {
      const path =
        written.get(font) ?? stage.writeHashed(basename(font), readFileSync(join('app', font))).path
      written.set(font, path)
      return `url(${path})`
    })
}

/** What the islands of a page need, when they are needed. */
const islandFiles = ({ islands }: Page, scripts: Scripts) =>
  islands.length === 0
    ? []
    : [scripts.react, ...islands.map((name) => scripts.islands.get(name) as ScriptFile)]

/**
 * The part of the head that comes from here. The policy comes first, since it rules only what follows.
 *
 * Scripts are files, not inline: one file for all pages is in the browser's cache from the second page on, the policy
 * stays the same when the script changes, and no hash of a script has to be in it. `defer` rather than `async`, as the
 * script looks for the page's elements and must not come before them. Neither delays the first paint, nor does the
 * sheet for paper, which browsers fetch last. Nor is a font preloaded: see docs/decisions/no-font-preload.md.
 */
function headMarkup(page: Page, css: string, print: ScriptFile, scripts: Scripts): string {
  const { islands } = page
  const files = islandFiles(page, scripts).map(({ path, integrity }) => `${path}#${integrity}`)
  const script = ({ path, integrity }: ScriptFile, more = '') =>
    `<script defer src="${path}" integrity="${integrity}"${more}></script>`
  const policy = metaPolicy({ styles: [integrityOf(css)], islands })
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<style>${css}</style>`,
    `<link rel="stylesheet" href="${print.path}" integrity="${print.integrity}" media="${ELSEWHERE}">`,
    script(scripts.page),
    islands.length > 0 ? script(scripts.loader, ` data-files="${files.join(' ')}"`) : '',
  ].join('')
}

async function weigh(stage: Stage, pages: readonly Page[], scripts: Scripts, css: string): Promise<Weights> {
  const absolute = (path: string) => join(stage.dir, path)
  const sizes = await compressFiles([...stage.files].map(absolute))
  const part = (name: string): Part => ({ name, bytes: sizes.get(absolute(name)) ?? 0 })
  const partOf = ({ path }: ScriptFile) => part(path)
  return {
    pages: pages.map((page) => ({
      ...page,
      bytes: part(page.file).bytes,
      html: () => readFile(absolute(page.file), 'utf8'),
      scriptBeforeLoad: [scripts.page, ...(page.islands.length > 0 ? [scripts.loader] : [])].map(partOf),
      scriptAfterLoad: islandFiles(page, scripts).map(partOf),
    })),
    styles: { name: 'all of them', bytes: (await brotli(Buffer.from(css))).length },
    files: [...stage.files].map(part),
  }
}
