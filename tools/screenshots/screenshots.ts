/** Pages as a browser shows them, for the page passport: pictures, and what axe objects to. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { readConfig } from '#edge/config.ts'
import { type RunningServer, startServer } from '#edge/node/server.ts'
import type { PageChange } from '#tools/report/compare.ts'
import type { FinishedPage } from '#tools/report/finishedPage.ts'
import type { FinishedSite } from '#tools/report/finishedSite.ts'
import { type Look, looksOnly, type Picture, WIDTHS, type Width } from '#tools/report/passport.ts'
import { differingRows, type Rows } from '#tools/report/rows.ts'
import { violations } from '../../e2e/support/axe.ts'

/** Higher than any page; WebP knows no picture higher than 16,383 pixels. */
const MAX_HEIGHT = 16_000

/** Width of a share card in the report, in pixels. */
const CARD_WIDTH = 600

/** Pictures of all pages together, as they stand in the report: a larger one opens slowly everywhere. */
const MAX_PICTURE_BYTES = 24 * 1024 * 1024

/** How long a page may take to load what it loads by itself. */
const SETTLING_MS = 10_000

export interface Looks {
  before?: Look
  after?: Look
}

/** One side of a page as it was seen, its pictures not yet compared. */
interface Seen {
  pictures: Map<Width, Buffer>
  violations: string[]
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  try {
    const pictures = new Map<Width, Buffer>()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url, { waitUntil: 'load' })
      // As high as the page, so that all of it comes into view and loads what it loads by itself.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) })
      await page
        .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
          timeout: SETTLING_MS,
        })
        .catch(() => {})
      await page.evaluate(() => document.fonts.ready)
      pictures.set(width, await page.screenshot({ animations: 'disabled' }))
    }
    return { pictures, violations: await violations(page) }
  } finally {
    await page.close()
  }
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, height: info.height, stride: info.width * info.channels }
}

async function dataAddress(image: Sharp): Promise<string> {
  return `data:image/webp;base64,${(await image.webp({ quality: 60, effort: 3 }).toBuffer()).toString('base64')}`
}

async function toPicture(png: Buffer, differs: Rows | undefined): Promise<Picture> {
  const image = sharp(png)
  const { width, height } = await image.metadata()
  return { source: await dataAddress(image), width, height, ...(differs ? { differs } : {}) }
}

/** Pictures of both sides at one width, each with the rows in which it differs from the other. */
async function compared(before: Buffer | undefined, after: Buffer | undefined) {
  const rows = before && after ? differingRows(await pixelsOf(before), await pixelsOf(after)) : undefined
  return {
    ...(before ? { before: await toPicture(before, rows?.before) } : {}),
    ...(after ? { after: await toPicture(after, rows?.after) } : {}),
  }
}

/** The picture of the share card, where it is a file of the site. */
async function shareImage(site: FinishedSite, page: FinishedPage): Promise<string | undefined> {
  const path = URL.parse(page.share.image ?? '', page.address || 'https://site.invalid')?.pathname
  // An address cannot leave the folder: its dots have been resolved.
  const file = path && join(site.dir, path)
  if (!file || !existsSync(file)) return undefined
  try {
    return await dataAddress(sharp(file).resize({ width: CARD_WIDTH, withoutEnlargement: true }))
  } catch {
    // No picture that could be shown.
    return undefined
  }
}

async function lookOf(
  seen: Seen | undefined,
  pictures: Look['pictures'],
  site: FinishedSite,
  page: FinishedPage | undefined,
): Promise<Look | undefined> {
  if (!seen || !page) return undefined
  const image = await shareImage(site, page)
  return { pictures, violations: seen.violations, ...(image ? { shareImage: image } : {}) }
}

/** A browser, and the engine of the site for each side. */
async function open(executablePath: string, sites: { before: FinishedSite; after: FinishedSite }) {
  const serve = ({ dir }: FinishedSite) =>
    startServer({ config: readConfig({ PORT: '0' }), outDir: dir, log: () => {} })
  const [before, after] = await Promise.all([serve(sites.before), serve(sites.after)])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const see = async (server: RunningServer, page: FinishedPage | undefined) =>
    page && visit(browser, `http://localhost:${server.port}${page.path}`)
  return {
    async look(page: PageChange): Promise<Looks> {
      const old = await see(before, page.before)
      const now = await see(after, page.after)
      const pictures: Record<'before' | 'after', Look['pictures']> = { before: {}, after: {} }
      for (const width of WIDTHS) {
        const both = await compared(old?.pictures.get(width), now?.pictures.get(width))
        if (both.before) pictures.before[width] = both.before
        if (both.after) pictures.after[width] = both.after
      }
      const first = await lookOf(old, pictures.before, sites.before, page.before)
      const second = await lookOf(now, pictures.after, sites.after, page.after)
      return { ...(first ? { before: first } : {}), ...(second ? { after: second } : {}) }
    },
    async close(): Promise<void> {
      await browser.close()
      await Promise.all([before.close(0), after.close(0)])
    },
  }
}

const sizeOf = ({ before, after }: Looks) =>
  [before, after]
    .flatMap((look) => Object.values(look?.pictures ?? {}))
    .reduce((sum, { source }) => sum + source.length, 0)

/**
 * Looks at both sides of pages in a browser: those that changed in words before those that did in looks alone.
 *
 * @param limit pages at most
 * @returns looks by path; fewer than asked for where their pictures would make the report too large
 */
export async function lookAtPages(
  executablePath: string,
  pages: readonly PageChange[],
  sites: { before: FinishedSite; after: FinishedSite },
  limit: number,
): Promise<Map<string, Looks>> {
  const looks = new Map<string, Looks>()
  const chosen = pages.toSorted((a, b) => Number(looksOnly(a)) - Number(looksOnly(b))).slice(0, limit)
  const { look, close } = await open(executablePath, sites)
  try {
    let bytes = 0
    for (const [index, page] of chosen.entries()) {
      console.log(`Looking at ${page.path} (${index + 1} of ${chosen.length})`)
      const seen = await look(page)
      bytes += sizeOf(seen)
      if (bytes > MAX_PICTURE_BYTES) break
      looks.set(page.path, seen)
    }
  } finally {
    await close()
  }
  return looks
}
