/** Which photographs the site takes, and what is said of the others. */
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
const MOST_BYTES = 15_000_000

export interface Refusal {
  found: string
  expected?: string
  why?: string
  remedy: string
}

/** What is said of a file that is damaged. */
export const UNREADABLE: Refusal = {
  found: 'the photograph cannot be read to its end',
  why: 'The file is damaged or was not copied whole',
  remedy: 'Copy it again, or export it anew as JPEG',
}

const blurred = (width: number, height: number, expected: string): Refusal => ({
  found: `the photograph is ${width} × ${height} pixels`,
  expected,
  why: 'On a good screen it would be blurred',
  remedy: 'Use the original from the camera, not a copy from a chat or a website',
})

const tooMuch = (found: string, expected: string, why: string): Refusal => ({
  found,
  expected,
  why,
  remedy: 'Save it as JPEG with a quality of 90, at most 4000 pixels wide',
})

/** What is wrong with the name of a photograph, or nothing. */
function nameRefusal(name: string, format: 'JPEG' | 'PNG'): Refusal | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  const known = (format === 'PNG' ? /^\.png$/i : /^\.jpe?g$/i).test(ending)
  const slug = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const better = `${slug || 'photograph'}${known ? ending.toLowerCase() : format === 'PNG' ? '.png' : '.jpg'}`
  if (name === better) return undefined
  const remedy = `Rename it to ${better}`
  if (!known)
    return {
      found: `the photograph ${name} is a ${format} file by another name`,
      why: 'Programs go by the ending',
      remedy,
    }
  const expected = 'while names hold lower-case letters, digits and hyphens, and end in .jpg or .png'
  return { found: `the photograph is named ${name}`, expected, remedy }
}

/**
 * Why a photograph is refused, or nothing. Goes by its header; whether the rest can be read shows when it is decoded.
 *
 * @param name of the file, without its folder
 */
export function photoRefusal(name: string, bytes: Uint8Array): Refusal | undefined {
  const { format, size } = readHeader(bytes)
  if (format === 'HEIC')
    return {
      found: 'the photograph is a HEIC file, as iPhones write them',
      expected: 'while the site takes JPEG and PNG',
      remedy:
        'Export it as JPEG: on a Mac by File, Export in Preview, on an iPhone by mailing it to yourself, on Windows by Save as in Photos',
    }
  if (format === 'unknown')
    return {
      found: 'the file is neither a JPEG nor a PNG, whatever its name says',
      remedy: 'Use the original from the camera, or open it in an image program and save it as JPEG',
    }
  if (!size) return UNREADABLE
  const { width, height } = size
  const millions = (number: number) => (number / 1e6).toFixed(number < 100e6 ? 1 : 0)
  if (bytes.length > MOST_BYTES) {
    const found = `the photograph has ${millions(bytes.length)} MB`
    return tooMuch(found, `at most ${MOST_BYTES / 1e6}`, 'Every copy of the repository carries it for ever')
  }
  if (width * height > MOST_PIXELS) {
    const found = `the photograph is ${width} × ${height} pixels, ${millions(width * height)} million`
    return tooMuch(found, `at most ${MOST_PIXELS / 1e6} million`, 'The build would run out of memory')
  }
  if (Math.min(width, height) < LEAST_SIDE)
    return blurred(width, height, `at least ${LEAST_SIDE} × ${LEAST_SIDE}`)
  return nameRefusal(name, format)
}

/** Why a photograph cannot stand in the text of a page, where it is shown larger than a portrait, or nothing. */
export function inPageRefusal({ width, height }: { width: number; height: number }): Refusal | undefined {
  if (Math.max(width, height) >= LEAST_IN_PAGE) return undefined
  return blurred(
    width,
    height,
    `while the text of a page takes one of ${LEAST_IN_PAGE} at least on its longer side`,
  )
}
