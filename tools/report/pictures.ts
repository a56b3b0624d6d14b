/** Both sides of a page as a browser shows them. */
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import type { Change } from './compare.ts'
import type { Pictures } from './render.ts'

/** WebP knows no picture higher than 16,383 pixels. */
const [WIDTH, MOST_HEIGHT] = [1280, 16_000]

async function picture(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: WIDTH, height: 900 } })
  try {
    await page.goto(url, { waitUntil: 'load' })
    // As high as the page, so that all of it comes into view and loads what it loads by itself.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: WIDTH, height: Math.min(height, MOST_HEIGHT) })
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
  const serve = (outDir: string) => startServer({ config: readConfig({ PORT: '0' }), outDir, log: () => {} })
  const [before, after] = await Promise.all([serve(sides.before), serve(sides.after)])
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const taken = new Map<string, Pictures>()
  try {
    for (const change of changes) {
      const see = async ({ port }: { port: number }, page: Change['before']) =>
        page && picture(browser, `http://localhost:${port}${page.path}`)
      taken.set(change.path, {
        before: await see(before, change.before),
        after: await see(after, change.after),
      })
    }
  } finally {
    await browser.close()
    await Promise.all([before.close(0), after.close(0)])
  }
  return taken
}
