/** The site's own faces for share images, in the one format and the single weights that their renderer reads. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { repositoryRoot } from '#lib/content/files.ts'
import { missingSigns } from '#lib/postbuild/fonts.ts'

export interface ShareFont {
  name: string
  weight: 500 | 700
  data: Buffer
}

/** The faces that a share image is set in: file of the variable font, the name that the drawing uses, its weight. */
export const FACES = [
  {
    name: 'Schibsted Grotesk',
    file: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal',
    weight: 700,
  },
  { name: 'Geist Mono', file: 'geist-mono/files/geist-mono-latin-wght-normal', weight: 500 },
] as const

/** What titles may be written with: Latin with the accents of Western Europe, and typographic signs. */
const SIGNS = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20),
  ...[...'–—‘’“”…•×−'].map((sign) => sign.codePointAt(0) ?? 0),
)

async function cut({ name, file, weight }: (typeof FACES)[number]): Promise<ShareFont> {
  const font = await readFile(join(repositoryRoot(), 'node_modules/@fontsource-variable', `${file}.woff2`))
  const data = await subsetFont(font, SIGNS, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  return { name, weight, data }
}

let held: Promise<ShareFont[]> | undefined

/** Both faces, cut once per process: one after the other, since the cutter keeps its work in one memory. */
export function shareFonts(): Promise<ShareFont[]> {
  held ??= (async () => [await cut(FACES[0]), await cut(FACES[1])])()
  return held
}

/**
 * Refuses a text that the faces cannot show. The renderer would ask a font service on the network for the rest.
 *
 * @throws naming the text and the signs
 */
export async function refuseMissingSigns(text: string, fonts: readonly ShareFont[]): Promise<void> {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  for (const { name, data } of fonts) {
    const missing = await missingSigns(new Set(points), [data])
    if (missing.length > 0)
      throw new Error(
        `The share image of "${text}" needs ${missing.join(', ')}, which ${name} does not have. Write the title without it.`,
      )
  }
}
