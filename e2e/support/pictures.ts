import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Box = { left: number; top: number; right: number; bottom: number }

/** Of 255 levels: where two colors meet on one pixel, a browser rounds their mix up at one time and down at another. */
const ROUNDING = 2

/**
 * A picture of the whole page, come to rest; of a page that is scrolled only what the window shows, as the browser
 * draws what is outside of it anew and not always on the same half of a pixel.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  const scrolled = await page.evaluate(() => scrollY > 0)
  return page.screenshot({ fullPage: !scrolled, animations: 'disabled' })
}

/** Says where two pictures of the page that is still open differ, or nothing where they are the same. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<string | undefined> {
  if (before.equals(after)) return undefined
  const one = await readPixels(before)
  const other = await readPixels(after)
  const { width, height, channels } = one.info
  if (width !== other.info.width || height !== other.info.height)
    return `${width} × ${height} px before, ${other.info.width} × ${other.info.height} px after`
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (const [index, level] of one.data.entries()) {
    if (Math.abs(level - (other.data[index] ?? 0)) <= ROUNDING) continue
    const pixel = Math.floor(index / channels)
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  if (box.right === 0) return undefined
  return `from ${box.left}, ${box.top} to ${box.right}, ${box.bottom} px, in ${await elementAround(page, box)}`
}

const readPixels = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true })

/** Start tag of the innermost element that holds a part of the picture. */
const elementAround = (page: Page, box: Box) =>
  page.evaluate(({ left, top, right, bottom }) => {
    const holding = Array.from(document.querySelectorAll('body, body *')).filter((element) => {
      const rect = element.getBoundingClientRect()
      return rect.left <= left && rect.top <= top && rect.right >= right && rect.bottom >= bottom
    })
    return (holding.at(-1)?.cloneNode() as Element | undefined)?.outerHTML.replace(/<\/.*/, '') ?? 'the page'
  }, box)
