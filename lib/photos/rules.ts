/** Which photographs the site takes, and what is said of the others. */
import { type Header, isTaken, type PhotoFormat, readHeader } from './header.ts'

/** Pixels of the shorter side: a portrait fills 300 CSS pixels, and good screens show two for each. */
export const LEAST_SIDE = 600

/** Pixels of the longer side in the text of a page, where a photograph fills up to 580 CSS pixels. */
export const LEAST_IN_PAGE = 1200

/** As many as the best telephones take. Decoding needs several bytes of memory for each. */
export const MOST_PIXELS = 50_000_000

/** Every copy of the repository carries each photograph for ever. */
export const MOST_BYTES = 15_000_000

export interface Refusal {
  found: string
  expected?: string
  why?: string
  remedy: string
}

const ORIGINAL = 'Use the original from the camera, not a copy from a chat or a website'
const SMALLER = 'Save it as JPEG with a quality of 90, at most 4000 pixels wide'

/** Endings of file names, the usual one first. */
const ENDINGS: Record<PhotoFormat, readonly string[]> = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  HEIC: ['.heic'],
}

/** What is wrong with the name of a photograph, or nothing. */
function nameRefusal(name: string, format: PhotoFormat): Refusal | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const known = ENDINGS[format].includes(ending.toLowerCase())
  const slug = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const better = `${slug || 'photograph'}${known ? ending.toLowerCase() : ENDINGS[format][0]}`
  if (name === better) return undefined
  return known
    ? {
        found: `the photograph is named ${name}`,
        expected: 'while names hold lower-case letters, digits and hyphens, and end in .jpg, .png or .heic',
        remedy: `Rename it to ${better}`,
      }
    : {
        found: `the photograph ${name} is a ${format} file by another name`,
        why: 'Programs go by the ending',
        remedy: `Rename it to ${better}`,
      }
}

function formatRefusal(format: Exclude<Header['format'], PhotoFormat>): Refusal {
  return {
    found:
      format === 'unknown'
        ? 'the file is no photograph, whatever its name says'
        : `the photograph is ${format === 'AVIF' ? 'an' : 'a'} ${format} file, whatever its name says`,
    expected: 'while the site takes JPEG, PNG and HEIC',
    remedy: 'Use the original from the camera, or open it in an image program and save it as JPEG',
  }
}

/**
 * Why a photograph is refused, or nothing. Says what its header shows; whether the rest can be read shows when it is
 * decoded.
 *
 * @param name of the file, without its folder
 */
export function photoRefusal(name: string, bytes: Buffer): Refusal | undefined {
  const { format, size } = readHeader(bytes)
  if (!isTaken(format)) return formatRefusal(format)
  if (!size) return unreadable()
  const { width, height } = size
  if (bytes.length > MOST_BYTES) {
    return {
      found: `the photograph has ${(bytes.length / 1e6).toFixed(1)} MB`,
      expected: `at most ${MOST_BYTES / 1e6}`,
      why: 'Every copy of the repository carries it for ever',
      remedy: SMALLER,
    }
  }
  if (width * height > MOST_PIXELS) {
    return {
      found: `the photograph is ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} million`,
      expected: `at most ${MOST_PIXELS / 1e6} million`,
      why: 'The build would run out of memory',
      remedy: SMALLER,
    }
  }
  if (Math.min(width, height) < LEAST_SIDE) {
    return {
      found: `the photograph is ${width} × ${height} pixels`,
      expected: `at least ${LEAST_SIDE} × ${LEAST_SIDE}`,
      why: 'On a good screen it would be blurred',
      remedy: ORIGINAL,
    }
  }
  return nameRefusal(name, format)
}

/** Why a photograph cannot stand in the text of a page, where it is shown larger than a portrait, or nothing. */
export function inPageRefusal({ width, height }: NonNullable<Header['size']>): Refusal | undefined {
  if (Math.max(width, height) >= LEAST_IN_PAGE) return undefined
  return {
    found: `the photograph is ${width} × ${height} pixels`,
    expected: `while the text of a page takes one of ${LEAST_IN_PAGE} at least on its longer side`,
    why: 'On a good screen it would be blurred',
    remedy: ORIGINAL,
  }
}

/** What is said of a file that is damaged. */
export function unreadable(): Refusal {
  return {
    found: 'the photograph cannot be read to its end',
    why: 'The file is damaged or was not copied whole',
    remedy: 'Copy it again, or export it anew as JPEG',
  }
}
