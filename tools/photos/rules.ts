/** Which photographs the site takes, and what is said of the others. */
import { type Finding, say } from '#tools/lint/problems.ts'
import { slugOf } from '#tools/lint/source.ts'
import { readHeader } from './header.ts'

/** Whether a file was put there as a photograph, by its name; also of formats that are refused. */
export const isPhotograph = (file: string): boolean =>
  /\.(?:jpe?g|png|hei[cf]|webp|avif|gif|tiff?|bmp)$/i.test(file)

/** Pixels of the shorter side: a portrait fills 300 CSS pixels, and good screens show two for each. */
const LEAST_SIDE = 600

/** Pixels of the longer side in the text of a page, where a photograph fills up to 580 CSS pixels. */
const LEAST_IN_PAGE = 1200

/** As many as the best telephones take. Decoding needs several bytes of memory for each. */
export const MOST_PIXELS = 50_000_000

/** Every copy of the repository carries each photograph for ever. */
const MOST_BYTES = 10_000_000

function nameRefusal(name: string, format: 'JPEG' | 'PNG'): Finding | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const known = (format === 'PNG' ? /^\.png$/i : /^\.jpe?g$/i).test(ending)
  const better = `${slugOf(stem) || 'photograph'}${known ? ending.toLowerCase() : format === 'PNG' ? '.png' : '.jpg'}`
  if (name === better) return undefined
  return say(known ? 'photo.name' : 'photo.ending', { name, format, better })
}

/** Why a photograph is refused, by its header; whether the rest can be read shows when it is decoded. */
export function photoRefusal(name: string, bytes: Uint8Array): Finding | undefined {
  const { format, size } = readHeader(bytes)
  if (format === 'HEIC') return say('photo.heic')
  if (format === 'unknown') return say('photo.format')
  if (!size) return say('photo.damaged')
  const { width, height } = size
  const pixels = width * height
  const millions = (number: number) => (number / 1e6).toFixed(number < 100e6 ? 1 : 0)
  if (bytes.length > MOST_BYTES)
    return say('photo.heavy', { size: millions(bytes.length), most: MOST_BYTES / 1e6 })
  if (pixels > MOST_PIXELS)
    return say('photo.large', { ...size, size: millions(pixels), most: MOST_PIXELS / 1e6 })
  if (Math.min(width, height) < LEAST_SIDE) return say('photo.small', { ...size, least: LEAST_SIDE })
  return nameRefusal(name, format)
}

/** Why a photograph cannot stand in the text of a page, where it is shown larger than a portrait, or nothing. */
export const inPageRefusal = (size: { width: number; height: number }): Finding | undefined =>
  Math.max(size.width, size.height) >= LEAST_IN_PAGE
    ? undefined
    : say('photo.small-in-page', { ...size, least: LEAST_IN_PAGE })
