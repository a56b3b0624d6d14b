/** Which photographs the site takes, and what is said of the others. */
import { readHeader } from './header.ts'

/** Pixels of the shorter side: a portrait fills 300 CSS pixels, and good screens show two for each. */
export const LEAST_SIDE = 600

/** Every copy of the repository carries each photograph for ever. */
export const MOST_BYTES = 15_000_000

export interface Refusal {
  found: string
  expected?: string
  why?: string
  remedy: string
}

const AS_JPEG =
  'Export it as JPEG: on a Mac open it in Preview and choose File, Export; on Windows open it in Photos and choose Save as; on an iPhone choose Settings, Camera, Formats, Most Compatible for new ones'

/** What is wrong with the name of a photograph, or nothing. */
function nameRefusal(name: string): Refusal | undefined {
  if (/^[a-z0-9-]+\.(?:jpg|jpeg|png)$/.test(name)) return undefined
  const better = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+(?=.*\.[a-z]+$)/g, '-')
    .replace(/^-|-(?=\.)/g, '')
  return {
    found: `the photograph is named ${name}`,
    expected: 'while names hold lower-case letters, digits and hyphens, and end in .jpg or .png',
    remedy: `Rename it to ${better}`,
  }
}

/**
 * Why a photograph is refused, or nothing. Says what its first bytes show; whether the rest can be read shows when it
 * is decoded.
 *
 * @param name of the file, without its folder
 */
export function photoRefusal(name: string, bytes: Buffer): Refusal | undefined {
  const { format, size } = readHeader(bytes)
  if (format === 'heic') {
    return {
      found: 'the photograph is a HEIC file',
      expected: 'which browsers and this build cannot read',
      remedy: AS_JPEG,
    }
  }
  if (format === 'other') {
    return {
      found: 'the file is no JPEG or PNG photograph, whatever its name says',
      remedy: 'Open it in an image program and save it as JPEG',
    }
  }
  if (!size || size.width === 0 || size.height === 0) return unreadable()
  if (bytes.length > MOST_BYTES) {
    return {
      found: `the photograph has ${(bytes.length / 1e6).toFixed(1)} MB`,
      expected: `at most ${MOST_BYTES / 1e6}`,
      why: 'Every copy of the repository carries it for ever',
      remedy: 'Save it as JPEG with a quality of 90, at most 4000 pixels wide',
    }
  }
  if (Math.min(size.width, size.height) < LEAST_SIDE) {
    return {
      found: `the photograph is ${size.width} × ${size.height} pixels`,
      expected: `at least ${LEAST_SIDE} × ${LEAST_SIDE}`,
      why: 'On a good screen it would be blurred',
      remedy: 'Use the original from the camera, not a copy from a chat or a website',
    }
  }
  return nameRefusal(name)
}

/** What is said of a file that is damaged. */
export function unreadable(): Refusal {
  return {
    found: 'the photograph cannot be read to its end',
    why: 'The file is damaged or was not copied whole',
    remedy: 'Copy it again, or export it anew as JPEG',
  }
}
