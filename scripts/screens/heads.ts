/** The heads of all pages with a document of the trade side by side, so that one look tells whether they differ. */
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { builtPaths, openSites } from '#scripts/support/builtSite.ts'
import { writeSheet } from './sheet.ts'

const LAPTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 } }

/** How large each picture is, and how many stand in a row. */
const SHEETS = [
  { name: 'light', options: { ...LAPTOP, colorScheme: 'light' }, width: 400, columns: 6 },
  { name: 'dark', options: { ...LAPTOP, colorScheme: 'dark' }, width: 400, columns: 6 },
  { name: 'phone', options: PHONE, width: 240, columns: 8 },
  { name: 'alone', options: LAPTOP, width: 400, columns: 6 },
] as const

type Sheet = (typeof SHEETS)[number]

/** Takes a picture of a window, or of a document. On a phone the document stands further down than the first screen. */
async function pictureOf(page: Page, url: string, { name }: Sheet): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  if (name === 'phone')
    await page.locator('.artifact').evaluate((artifact) => artifact.scrollIntoView())
  if (name === 'alone')
    await page.addStyleTag({ content: '.artifact-name { display: none !important }' })
  const shown = name === 'alone' ? page.locator('.artifact-sheet') : page
  return shown.screenshot({ animations: 'disabled' })
}

/** Takes four sheets of pictures. */
export async function takeHeads(): Promise<void> {
  const paths = builtPaths().filter((path) => existsSync(fileOfArtifact(path)))
  const { browser, urlOf, close } = await openSites(['out'])
  for (const sheet of SHEETS) {
    const { name, options, width, columns } = sheet
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
    const height = Math.round((width * options.viewport.height) / options.viewport.width)
    const pictures: Buffer[] = []
    for (const path of paths) pictures.push(await pictureOf(page, urlOf('out', path), sheet))
    await page.close()
    await writeSheet(name, pictures, { width, height, columns })
  }
  await close()
}
