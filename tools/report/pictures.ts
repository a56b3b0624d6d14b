/** Both sides of a page as a browser shows them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import type { Change } from './compare.ts'

/** Addresses of data, so that a report is one file. */
export interface Pictures {
  before?: string
  after?: string
}

/** Higher than any page; WebP knows no picture higher than 16,383 pixels. */
const SIZE = { width: 1280, height: 16_000 }

async function picture(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: SIZE.width, height: 900 },
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    // As high as the page, so that all of it comes into view and loads what it loads by itself.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: SIZE.width, height: Math.min(height, SIZE.height) })
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot({ animations: 'disabled' })
    return `data:image/webp;base64,${(await sharp(png).webp({ quality: 60 }).toBuffer()).toString('base64')}`
  } finally {
    await page.close()
  }
}

/** Takes pictures of pages, by their paths. */
export async function takePictures(
  executablePath: string,
  changes: readonly Change[],
  sides: { before: string; after: string },
): Promise<Map<string, Pictures>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'report-'))
  const serve = (outDir: string) =>
    startServer({ config: readConfig({ PORT: '0' }), outDir, dataDir, log: () => {} })
  const [before, after] = await Promise.all([serve(sides.before), serve(sides.after)])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const taken = new Map<string, Pictures>()
  try {
    for (const change of changes) {
      const see = (port: number, page: Change['before']) =>
        page && picture(browser, `http://localhost:${port}${page.path}`)
      const [old, now] = [await see(before.port, change.before), await see(after.port, change.after)]
      taken.set(change.path, { ...(old && { before: old }), ...(now && { after: now }) })
    }
  } finally {
    await browser.close()
    await Promise.all([before.close(0), after.close(0)])
    await rm(dataDir, { recursive: true, force: true })
  }
  return taken
}
