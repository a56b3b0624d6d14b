/** The icons of the firm are files of fixed names and sizes, by which pages and the web app manifest ask for them. */

import type { SiteRule } from '#check/parse/site.ts'
import { type Finding, rule } from '#check/problems.ts'
import { readHeader } from '#lib/content/photoFile.ts'

const icon = rule('icon', 'Browsers and phones show it beside the name of the site')

/** The side of each in pixels; a drawing has none, and a file of several icons has many. */
const SIDES: Readonly<Record<string, number | undefined>> = {
  'public/favicon.svg': undefined,
  'public/favicon.ico': undefined,
  'public/apple-touch-icon.png': 180,
  'public/icon-192.png': 192,
  'public/icon-512.png': 512,
  'public/icon-maskable-512.png': 512,
}

function refusal(bytes: Uint8Array, side: number): Finding | undefined {
  const { format, size } = readHeader(bytes)
  if (size?.width === side && size.height === side && format === 'PNG') return undefined
  const actual = size
    ? `a ${format} file of ${size.width} × ${size.height} pixels`
    : 'no whole PNG file'
  return icon({
    found: `the icon is ${actual}; it takes a PNG file of ${side} × ${side}`,
    remedy: 'Export it again in that size',
  })
}

/** Reports icons that are missing or of another size. The editor knows no files of `public/`: the repository's check does. */
export const checkIcons: SiteRule = ({ files }, reportIn) => {
  const present = files.list().filter((file) => Object.hasOwn(SIDES, file))
  if (present.length === 0) return
  for (const [file, side] of Object.entries(SIDES)) {
    const report = reportIn(file)
    if (!present.includes(file))
      report(
        undefined,
        icon({ found: 'this icon is missing', remedy: 'Put a file of this name there' }),
      )
    else if (side) report(undefined, refusal(files.bytes(file), side))
  }
}
