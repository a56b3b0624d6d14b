/** Which photographs the site accepts, and why it rejects others. */

import { type Finding, rule } from '#check/problems.ts'
import { type Header, MAX_PIXELS, photoName, readHeader } from '#lib/content/photoFile.ts'

/** The rule for photographs. */
export const photo = rule(
  'photo',
  'A photograph must be sharp, named and described wherever it is shown',
)

/** Minimum pixels of the shorter side: a portrait fills 300 CSS pixels, and good screens have a density of 2. */
const MIN_SIDE = 600

/** Minimum pixels of the longer side in a page's text, where a photograph fills up to 580 CSS pixels. */
const MIN_IN_PAGE = 1200

/** Limited because every copy of the repository keeps each photograph forever. */
const MAX_BYTES = 10_000_000

/** A number in millions: `16.0`, `3600`. */
const millions = (number: number) => (number / 1e6).toFixed(number < 100e6 ? 1 : 0)

/** Reports a photograph that is incomplete. */
export const damaged = (): Finding =>
  photo({
    found: 'the photograph is incomplete',
    why: 'The file is damaged or was only partly copied',
    remedy: 'Copy it again, or export it again as JPEG',
  })

function formatRefusal({ format, size }: Header): Finding | undefined {
  if (format === 'HEIC')
    return photo({
      found: 'the photograph is a HEIC file from an iPhone; the site takes JPEG and PNG',
      remedy:
        'Export it as JPEG: on a Mac with File > Export in Preview, on an iPhone by emailing it to yourself, on Windows with Save as in Photos',
    })
  if (format === 'unknown')
    return photo({
      found: 'the file is neither JPEG nor PNG, whatever its name says',
      remedy: "Use the camera's original, or open it in an image editor and save it as JPEG",
    })
  return size ? undefined : damaged()
}

const tooSmall = (found: string) =>
  photo({
    found,
    why: 'It would look blurry on a good screen',
    remedy: "Use the camera's original, not a copy from a chat or website",
  })

/** Returns why a photograph is rejected, judging by its header; damage further down shows when it is decoded. */
export function photoRefusal(name: string, bytes: Uint8Array): Finding | undefined {
  const header = readHeader(bytes)
  const { format, size } = header
  if (!size) return formatRefusal(header)
  const { width, height } = size
  const pixels = width * height
  const smaller = 'Save it as JPEG at quality 90, at most 4000 pixels wide'
  if (bytes.length > MAX_BYTES)
    return photo({
      found: `the photograph has ${millions(bytes.length)} MB; at most ${MAX_BYTES / 1e6} MB are allowed`,
      why: 'Every copy of the repository keeps it forever',
      remedy: smaller,
    })
  if (pixels > MAX_PIXELS)
    return photo({
      found: `the photograph is ${width} × ${height} pixels, ${millions(pixels)} million; at most ${MAX_PIXELS / 1e6} million are allowed`,
      why: 'The build would run out of memory',
      remedy: smaller,
    })
  if (Math.min(width, height) < MIN_SIDE)
    return tooSmall(
      `the photograph is ${width} × ${height} pixels; it must be at least ${MIN_SIDE} × ${MIN_SIDE}`,
    )
  const better = photoName(name, format)
  if (name === better) return undefined
  return photo({
    found: `the photograph is named ${name}; names have lower-case letters, digits and hyphens and end in .jpg or .png`,
    remedy: `Rename it to ${better}`,
  })
}

/** Returns why a photograph is too small for a page's text, if it is. */
export function inPageRefusal({
  width,
  height,
}: {
  width: number
  height: number
}): Finding | undefined {
  if (Math.max(width, height) >= MIN_IN_PAGE) return undefined
  return tooSmall(
    `the photograph is ${width} × ${height} pixels; in a page, its longer side needs at least ${MIN_IN_PAGE}`,
  )
}
