/** Takes screenshots of both sides of a page. */
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openSites } from '#scripts/support/builtSite.ts'
import type { Change, Sides } from './compare.ts'

/** WebP limits height to 16,383 pixels. */
const WIDTH = 1280
const MAX_HEIGHT = 16_000

async function picture(browser: Browser, url: string, file: string): Promise<void> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: WIDTH, height: 900 },
  })
  await page.goto(url, { waitUntil: 'load' })
  // As high as the page, so that everything is in view and lazy content loads.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: WIDTH, height: Math.min(height, MAX_HEIGHT) })
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 60 })
    .toFile(file)
  await page.close()
}

/** Writes pictures into a folder, such as `services-devops.before.webp` and `services-devops.after.webp`. */
export async function takePictures(
  changes: readonly Change[],
  sides: Sides,
  folder: string,
): Promise<void> {
  const { browser, urlOf, close } = await openSites([sides.before, sides.after])
  for (const change of changes)
    for (const side of ['before', 'after'] as const) {
      const name = change.path.slice(1).replaceAll('/', '-') || 'home'
      const path = change[side]?.path
      // The frame around the pages shows in the pictures of pages.
      if (path?.startsWith('/'))
        await picture(browser, urlOf(sides[side], path), join(folder, `${name}.${side}.webp`))
    }
  await close()
}
