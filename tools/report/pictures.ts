/** Takes screenshots of both sides of a page. */
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openSites } from '#tools/site.ts'
import type { Change, Sides } from './compare.ts'

/** WebP limits height to 16,383 pixels. */
const [WIDTH, MAX_HEIGHT] = [1280, 16_000]

async function picture(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: WIDTH, height: 900 } })
  await page.goto(url, { waitUntil: 'load' })
  // As high as the page, so that everything is in view and lazy content loads.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: WIDTH, height: Math.min(height, MAX_HEIGHT) })
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return `data:image/webp;base64,${(await sharp(png).webp({ quality: 60 }).toBuffer()).toString('base64')}`
}

export async function takePictures(changes: readonly Change[], out: Sides) {
  if (changes.length === 0) return
  const { browser, urlOf, close } = await openSites([out.before, out.after])
  for (const change of changes)
    for (const side of ['before', 'after'] as const) {
      const page = change[side]
      if (page) page.picture = await picture(browser, urlOf(out[side], page.path))
    }
  await close()
}
