/**
 * `npm run screens`: puts the pages of `out/` that begin with a document of the trade side by side, so that one look tells
 * whether they can be told apart.
 */
import { existsSync, mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readCommandLine } from '#lib/commandLine.ts'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { builtPaths, openSites } from './builtSite.ts'

readCommandLine(
  `Usage: npm run screens
Takes pictures of the pages in out/ with a document at their head, side by side on four sheets: .cache/screens/light.png
and dark.png with their first screens, phone.png with the documents on a phone, and alone.png with what the documents show,
without a title: whoever looks at it should be able to name the subject of each page.`,
  {},
)

const FOLDER = '.cache/screens'
/** Between two pictures, in pixels. */
const GAP = 8

const LAPTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 } }

/** How large each picture is, and how many stand in a row. */
const SHEETS = [
  { name: 'light', options: { ...LAPTOP, colorScheme: 'light' }, width: 400, columns: 6 },
  { name: 'dark', options: { ...LAPTOP, colorScheme: 'dark' }, width: 400, columns: 6 },
  { name: 'phone', options: PHONE, width: 240, columns: 8 },
  { name: 'alone', options: LAPTOP, width: 400, columns: 6 },
] as const

const paths = builtPaths().filter((path) => existsSync(fileOfArtifact(path)))
const { browser, urlOf, close } = await openSites(['out'])

/** Takes a picture of a window, or of a document. On a phone the document stands further down than the first screen. */
async function pictureOf(page: Page, path: string, { name }: (typeof SHEETS)[number]) {
  await page.goto(urlOf('out', path), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  if (name === 'phone')
    await page.locator('.artifact').evaluate((artifact) => artifact.scrollIntoView())
  const shown = name === 'alone' ? page.locator('.artifact-body') : page
  return shown.screenshot({ animations: 'disabled' })
}

mkdirSync(FOLDER, { recursive: true })
for (const sheet of SHEETS) {
  const { name, options, width, columns } = sheet
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
  const height = Math.round((width * options.viewport.height) / options.viewport.width)
  const placed = []
  for (const [index, path] of paths.entries())
    placed.push({
      input: await sharp(await pictureOf(page, path, sheet))
        .resize(width, height, { fit: 'contain', background: 'white' })
        .toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    })
  await page.close()
  const rows = Math.ceil(paths.length / columns)
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) }
  const file = `${FOLDER}/${name}.png`
  await sharp({ create: { ...size, channels: 3, background: 'gray' } })
    .composite(placed)
    .toFile(file)
  console.log(`${file}: ${paths.length} pages`)
}
await close()
