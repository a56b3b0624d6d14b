/** Which photographs the site accepts, and why it rejects others. */
import { type Finding, say } from '#check/problems.ts'
import { slugOf } from '#check/source.ts'
import { type Header, readHeader } from './header.ts'

/** Whether a file is meant as a photograph, judging by its name; includes rejected formats. */
export const isPhotograph = (file: string): boolean =>
  /\.(?:jpe?g|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i.test(file)

/** Minimum pixels of the shorter side: a portrait fills 300 CSS pixels, and good screens have a density of 2. */
const MIN_SIDE = 600

/** Minimum pixels of the longer side in a page's text, where a photograph fills up to 580 CSS pixels. */
const MIN_IN_PAGE = 1200

/** The resolution of the best phones. Decoding needs several bytes of memory per pixel. */
export const MAX_PIXELS = 50_000_000

/** Limited because every copy of the repository keeps each photograph forever. */
const MAX_BYTES = 10_000_000

/** Returns a file name with lower-case letters, digits and hyphens that ends like a photograph's. */
export function photoName(name: string, format: Header['format']): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const other = format === 'PNG' ? '.png' : '.jpg'
  return `${slugOf(stem) || 'photograph'}${/^\.(?:jpe?g|png)$/i.test(ending) ? ending.toLowerCase() : other}`
}

/** Returns why a photograph is rejected, judging by its header; damage further down shows when it is decoded. */
export function photoRefusal(name: string, bytes: Uint8Array): Finding | undefined {
  const { format, size } = readHeader(bytes)
  if (format === 'HEIC') return say('photo.heic')
  if (format === 'unknown') return say('photo.format')
  if (!size) return say('photo.damaged')
  const { width, height } = size
  const pixels = width * height
  const millions = (number: number) => (number / 1e6).toFixed(number < 100e6 ? 1 : 0)
  if (bytes.length > MAX_BYTES)
    return say('photo.heavy', { size: millions(bytes.length), most: MAX_BYTES / 1e6 })
  if (pixels > MAX_PIXELS)
    return say('photo.large', { ...size, size: millions(pixels), most: MAX_PIXELS / 1e6 })
  if (Math.min(width, height) < MIN_SIDE) return say('photo.small', { ...size, least: MIN_SIDE })
  const better = photoName(name, format)
  return name === better ? undefined : say('photo.name', { name, better })
}

export const inPageRefusal = (size: { width: number; height: number }): Finding | undefined =>
  Math.max(size.width, size.height) >= MIN_IN_PAGE
    ? undefined
    : say('photo.small-in-page', { ...size, least: MIN_IN_PAGE })
