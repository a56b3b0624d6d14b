/** Finishes an export: from what Next wrote into `out/` to what is shipped. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SPECULATION_PATH, SPECULATION_RULES } from '#lib/site/speculation.ts'
import { MODULES, type ModulePath } from '../search/addresses.ts'
import { KEY, keyPath } from '../site/indexNowKey.ts'
import { headerPolicy, type PageNeeds } from '../site/policy.ts'
import { SHARE_IMAGES } from '../site/url.ts'
import { checkBudget, type PageWeight } from './budget.ts'
import { Chunks } from './chunks.ts'
import { readClientModules } from './clientBoundaries.ts'
import { compressFiles } from './compress.ts'
import { type SortedFiles, sortFiles } from './files.ts'
import { missingSigns, type Subset, subsetFonts, unknownFeatures, withFonts } from './fonts.ts'
import { headMarkup, type ScriptFile } from './head.ts'
import { integrityOf } from './integrity.ts'
import { buildConsent, type Consent, consentPolicy, withConsent } from './leadTracking.ts'
import { buildLoader } from './loader.ts'
import { type FinishManifest, manifestPath } from './manifest.ts'
import { examinePage, HEAD_MARK, type Runtime } from './page.ts'
import { inParallel } from './parallel.ts'
import { Problems } from './problems.ts'
import { restoreLastRelease } from './release.ts'
import { PAGE_SCRIPT, startOrder, withModules } from './scripts.ts'
import { Sheets } from './sheets.ts'
import { checkSitemap, SITEMAP } from './sitemap.ts'
import { Stage } from './stage.ts'
import { StyleBook, wordsOf } from './styles.ts'
import { total, weighPage } from './weigh.ts'

export interface Export {
  /** The repository's root. */
  root: string
  /** Of the site within a larger repository, with a slash at its end; by default it is all there is. */
  folder?: string
  /** Where Next wrote the export. The finished one takes its place. */
  outDir: string
  /** Next's own folder, with its manifests. */
  distDir: string
  /** All files of the export, relative to `outDir`, with forward slashes. */
  files: readonly string[]
  /** Key for IndexNow, whose file belongs to the site. */
  indexNowKey?: string | undefined
  /** Address of the lead-tracking script; undefined for a site without any. */
  leadTracking?: string | undefined
}

/** Finishes the export in place. Throws a FinishError, and leaves no `out/`, where anything is not as it should be. */
export async function finishExport(unfinished: Export): Promise<FinishManifest> {
  rmSync(manifestPath(unfinished.distDir), { force: true })
  try {
    const stage = new Stage(join(unfinished.distDir, 'finished'))
    const manifest = await new Finisher(unfinished, stage).finish()
    restoreLastRelease(unfinished.root, stage.dir)
    stage.replace(unfinished.outDir)
    writeFileSync(manifestPath(unfinished.distDir), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  } catch (error) {
    // What is half finished must not be shipped by a script that overlooks the failure.
    rmSync(unfinished.outDir, { recursive: true, force: true })
    throw error
  }
}

/** What is known of a page between its two ways through. */
interface Page {
  file: string
  islands: string[]
  styleSheets: string[]
  /** The rules it uses, with the fonts' unfinished addresses. Pages that use the same share one text. */
  css: string
  imageSources: string[]
  hidden: boolean
  runtime?: Runtime
}

/** The small scripts of our own, and those made of what stood inline on pages with islands. */
interface Scripts {
  page: ScriptFile
  /** What scripts fetch when they are asked for: finished paths by those of the export. */
  modules: Readonly<Record<ModulePath, string>>
  loader: ScriptFile
  /** The script that asks about lead tracking, in builds with that. */
  consent?: Consent & ScriptFile
  flights: ReadonlyMap<Page, ScriptFile>
  starts: ReadonlyMap<Page, ScriptFile>
}

interface Weights {
  weights: PageWeight[]
  modules: Record<ModulePath, number>
}

/**
 * Pages go through twice, a few at a time and not all at once, so that memory does not grow with their number: first
 * each is examined and written without the finisher's part of its head; then, when the signs of all pages are known
 * and with them the fonts, it gets that part.
 */
class Finisher {
  private readonly problems = new Problems()
  private readonly styleBook = new StyleBook()
  private readonly codePoints = new Set<number>()
  private readonly unfinished: Export
  private readonly stage: Stage
  private readonly sheets: Sheets
  private readonly chunks: Chunks

  constructor(unfinished: Export, stage: Stage) {
    this.unfinished = unfinished
    this.stage = stage
    this.sheets = new Sheets(unfinished.outDir)
    this.chunks = new Chunks(unfinished.outDir)
  }

  async finish(): Promise<FinishManifest> {
    const { problems, stage, unfinished } = this
    const sorted = sortFiles(unfinished.files, problems)
    const loaderCode = await buildLoader(unfinished.root)
    const pages = await this.examinePages(sorted, wordsOf(loaderCode))
    checkSitemap(await readFile(join(unfinished.outDir, SITEMAP), 'utf8'), pages, problems)
    problems.stop()

    const fonts = await this.finishFonts()
    const scripts = await this.writeScripts(pages, loaderCode)
    await inParallel(sorted.assets, (file) => stage.copy(unfinished.outDir, file))
    await stage.write(SPECULATION_PATH, `${JSON.stringify(SPECULATION_RULES)}\n`)
    await this.writeIndexNowKey()
    const policies = await inParallel(pages, (page) => this.completePage(page, fonts, scripts))
    problems.stop()

    const weights = await this.weigh(pages, scripts, fonts)
    problems.stop()
    return this.describe(pages, policies, weights, fonts)
  }

  private async examinePages({ pages }: SortedFiles, loaderWords: ReadonlySet<string>): Promise<Page[]> {
    const { root, folder, outDir, distDir } = this.unfinished
    const modules = readClientModules(distDir, folder)
    const notice = readFileSync(join(root, 'lib/client/islands/notice.css'), 'utf8')
    const examined = await inParallel(pages, async (file): Promise<Page | undefined> => {
      const source = await readFile(join(outDir, file), 'utf8')
      const page = examinePage(file, source, modules, this.codePoints, this.problems)
      if (!page) return undefined
      const { islands, imageSources, hidden, runtime, tokens } = page
      const css = this.sheets.join(page.styleSheets)
      await this.stage.write(file, page.html)
      return {
        file,
        islands,
        imageSources,
        hidden,
        styleSheets: page.styleSheets.map((path) => path.slice('/_next/'.length)),
        css: await this.styleBook.prune(
          runtime
            ? {
                css: `${css}\n${notice}`,
                tokens,
                scriptWords: this.chunks.wordsOf(runtime.islandChunks).union(loaderWords),
              }
            : { css, tokens, scriptWords: new Set() },
        ),
        ...(runtime && { runtime }),
      }
    })
    return examined.filter((page) => page !== undefined)
  }

  private async finishFonts(): Promise<Subset[]> {
    const css = this.sheets.all()
    for (const feature of unknownFeatures(css)) {
      this.problems.add(
        'style sheets',
        feature,
        'a feature that the fonts keep; the list is in lib/postbuild/fonts.ts',
      )
    }
    const fonts = await subsetFonts(css, this.codePoints, (url) =>
      readFileSync(join(this.unfinished.outDir, url)),
    )
    for (const { path, bytes } of fonts) await this.stage.write(path, bytes)
    return fonts
  }

  private async writeIndexNowKey(): Promise<void> {
    const { stage, problems, unfinished } = this
    const key = unfinished.indexNowKey
    if (key === undefined) return
    if (KEY.test(key)) await stage.write(keyPath(key), key)
    else problems.add('the file of INDEXNOW_KEY', `the key "${key}"`, '8 to 128 letters, digits and hyphens')
  }

  private async writeScripts(pages: readonly Page[], loaderCode: string): Promise<Scripts> {
    const { stage, problems, chunks } = this
    const flights = new Map<Page, ScriptFile>()
    const starts = new Map<Page, ScriptFile>()
    for (const page of pages) {
      if (!page.runtime) continue
      await chunks.ship(page.runtime.chunks, stage, problems)
      const renderer = chunks.rendererOf(page.runtime.chunks)
      if (renderer === undefined) {
        problems.add(
          page.file,
          'chunks without the renderer',
          'one that has hydrateRoot (lib/postbuild/chunks.ts)',
        )
      }
      const { flight, start } = page.runtime
      const ahead = startOrder({ ...start, runtimeModuleIds: [renderer ?? 0] })
      flights.set(page, await stage.writeScript('flight', `${flight}${ahead}`))
      starts.set(page, await stage.writeScript('start', startOrder(start)))
    }
    const modules = await this.writeModules()
    return {
      page: await stage.writeScript('site', withModules(await this.source(PAGE_SCRIPT), modules)),
      modules,
      loader: await stage.writeScript('islands', loaderCode),
      ...(await this.writeConsent()),
      flights,
      starts,
    }
  }

  private source(path: string): Promise<string> {
    return readFile(join(this.unfinished.outDir, path), 'utf8')
  }

  /** Writes what scripts fetch when they are asked for. */
  private async writeModules(): Promise<Record<ModulePath, string>> {
    const written: Partial<Record<ModulePath, string>> = {}
    for (const module of MODULES) {
      const code = withModules(await this.source(module), written)
      const { path } = await this.stage.writeScript(module.slice(1, -'.js'.length), code)
      written[module] = path
    }
    return written as Record<ModulePath, string>
  }

  private async writeConsent(): Promise<Pick<Scripts, 'consent'>> {
    const { leadTracking, root } = this.unfinished
    if (leadTracking === undefined) return {}
    const consent = await buildConsent(root, leadTracking)
    return { consent: { ...consent, ...(await this.stage.writeScript('consent', consent.code)) } }
  }

  /** What the loader of a page fetches; the file that starts everything comes last. */
  private runtimeFiles(page: Page, { flights, starts }: Scripts): ScriptFile[] {
    const flight = flights.get(page)
    const start = starts.get(page)
    if (!flight || !start || !page.runtime) return []
    return [flight, ...page.runtime.chunks.map((path) => this.chunks.file(path)), start]
  }

  /** @returns the page's policy. */
  private async completePage(page: Page, fonts: readonly Subset[], scripts: Scripts): Promise<string> {
    const css = withFonts(page.css, fonts)
    const needs: PageNeeds = {
      styles: [integrityOf(css)],
      scripts: true,
      islands: page.islands,
      images: [...page.imageSources, ...(/url\(["']?data:/.test(css) ? ['data:'] : [])],
    }
    const head = headMarkup({
      needs,
      css,
      pageScript: scripts.page,
      ...(fonts[0] && { font: fonts[0].path }),
      ...(page.runtime && { loader: { ...scripts.loader, files: this.runtimeFiles(page, scripts) } }),
    })
    const examined = await this.stage.read(page.file)
    const html = examined.replace(HEAD_MARK, () => head)
    const { consent } = scripts
    await this.stage.write(page.file, consent ? withConsent(html, consent, consent) : html)
    return consent ? consentPolicy(headerPolicy(needs), consent) : headerPolicy(needs)
  }

  private async weigh(pages: readonly Page[], scripts: Scripts, fonts: readonly Subset[]): Promise<Weights> {
    const { stage, problems } = this
    const absolute = (path: string) => join(stage.dir, path)
    const sizes = await compressFiles([...stage.files].map(absolute))
    const sizeOf = (path: string) => sizes.get(absolute(path)) ?? 0
    const weights = pages.map((page) =>
      weighPage(
        page.file,
        page.runtime !== undefined,
        {
          before: [scripts.page.path, ...(page.runtime ? [scripts.loader.path] : [])],
          after: this.runtimeFiles(page, scripts).map(({ path }) => path),
          consent: scripts.consent ? [scripts.consent.path] : [],
        },
        () => stage.read(page.file),
        sizeOf,
      ),
    )
    const fontParts = fonts.map(({ path, bytes }) => ({ name: path, bytes: bytes.length }))
    const shareImages = [...stage.files]
      .filter((file) => file.startsWith(SHARE_IMAGES))
      .map((file) => ({ name: file, bytes: statSync(absolute(file)).size }))
    const modules = Object.fromEntries(
      MODULES.map((module) => [module, sizeOf(scripts.modules[module])]),
    ) as Record<ModulePath, number>
    await checkBudget(weights, fontParts, shareImages, modules, problems)
    return { weights, modules }
  }

  private async describe(
    pages: readonly Page[],
    policies: readonly string[],
    { weights, modules }: Weights,
    fonts: readonly Subset[],
  ): Promise<FinishManifest> {
    const described = weights.map((weight, index) => ({
      file: weight.file,
      policy: policies[index] ?? '',
      islands: pages[index]?.islands ?? [],
      styleSheets: pages[index]?.styleSheets ?? [],
      bytes: {
        html: weight.bytes,
        scriptBeforeLoad: total(weight.scriptBeforeLoad),
        scriptAfterLoad: total(weight.scriptAfterLoad),
      },
    }))
    return {
      pages: Object.fromEntries(described.map((page) => [page.file, page])),
      hashed: [...this.stage.hashed].sort(),
      modules,
      fonts: Object.fromEntries(fonts.map(({ path, bytes }) => [path.slice(1), bytes.length])),
      missingSigns: await missingSigns(
        this.codePoints,
        fonts.map(({ bytes }) => bytes),
      ),
    }
  }
}
