/** The site's own fonts: only the signs and weights that it shows. */
import { basename } from 'node:path'
import postcss from 'postcss'
import subsetFont from 'subset-font'
import { codePointsOf } from './cmap.ts'
import { hashedPath } from './integrity.ts'

/** A font file that the style sheets refer to. */
export interface Face {
  family: string
  /** Address as the style sheets have it. */
  url: string
  weights: Range
}

export interface Range {
  min: number
  max: number
}

export interface Subset extends Face {
  /** Address of the finished file. */
  path: string
  bytes: Uint8Array
}

/**
 * Signs that no page need show when it is written, but that islands may: names and headlines in the languages of
 * Western Europe, and what editors put between words. In the text face only; the other one labels drawings.
 */
export const ISLAND_SIGNS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'‘’“”‚„…–—•×−'.split('').map((sign) => sign.charCodeAt(0)),
]

/** What labels may show of their own accord: counters, times and codes. */
export const LABEL_SIGNS = range(0x20, 0x7e)

/** Features of the fonts that the site uses; others, such as small capitals and fractions, bring many more signs. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/** Values of CSS that ask for a feature kept above. Anything else stops the build. */
const KNOWN_FEATURE_VALUES = new Set(['normal', 'none', 'tabular-nums', 'no-common-ligatures', 'inherit'])

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The faces with files of their own, in the order of the style sheet; the first one is the text face. */
export function facesOf(css: string): Face[] {
  const faces: Face[] = []
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const declared = new Map<string, string>()
    rule.walkDecls(({ prop, value }) => {
      declared.set(prop, value)
    })
    const url = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(declared.get('src') ?? '')?.[1]
    if (url === undefined || faces.some((face) => face.url === url)) return
    const [min = 400, max = min] = (declared.get('font-weight') ?? '').match(/\d+/g)?.map(Number) ?? []
    const family = (declared.get('font-family') ?? '').replace(/^["']|["']$/g, '')
    faces.push({ family, url, weights: { min, max } })
  })
  return faces
}

/** Lightest and boldest weight that style sheets ask for. Plain text is 400, and `<strong>` is 700 unasked. */
export function weightsOf(css: string): Range {
  let [min, max] = [400, 700]
  postcss.parse(css).walkDecls(/^font(-weight)?$/, (declaration) => {
    if (declaration.parent?.type === 'atrule') return
    const value =
      declaration.prop === 'font' ? /^(?:[a-z]+ )?(\d+) /.exec(declaration.value)?.[1] : declaration.value
    const weight = Number(value)
    if (Number.isNaN(weight)) return
    min = Math.min(min, weight)
    max = Math.max(max, weight)
  })
  return { min, max }
}

/** Requests for features that the subsets do not keep, as `property: value`. */
export function unknownFeatures(css: string): string[] {
  const unknown: string[] = []
  postcss.parse(css).walkDecls(/^font-(feature-settings|variant.*)$/, ({ prop, value }) => {
    if (!value.split(/\s+/).every((one) => KNOWN_FEATURE_VALUES.has(one))) unknown.push(`${prop}: ${value}`)
  })
  return unknown
}

/** The code points of a style sheet, of what it puts before and after elements among others. */
export function codePointsOfCss(css: string): Set<number> {
  const points = new Set<number>()
  for (const sign of css) points.add(sign.codePointAt(0) ?? 0)
  for (const [, hex = ''] of css.matchAll(/\\([\da-f]{1,6})/gi)) points.add(Number.parseInt(hex, 16))
  return points
}

/**
 * Cuts all fonts of a style sheet down to what pages show of them.
 *
 * @param shown code points of all pages.
 * @param read gives the content of a font by its address.
 */
export async function subsetFonts(
  css: string,
  shown: ReadonlySet<number>,
  read: (url: string) => Uint8Array,
): Promise<Subset[]> {
  const weights = weightsOf(css)
  const all = shown.union(codePointsOfCss(css))
  const subsets: Subset[] = []
  // One after the other: the packages keep their work in one memory, and two fonts at a time get mixed up in it.
  for (const [index, face] of facesOf(css).entries()) {
    const more = new Set(index === 0 ? ISLAND_SIGNS : LABEL_SIGNS)
    subsets.push(await subsetFace(face, read(face.url), all.union(more), weights))
  }
  return subsets
}

/**
 * Cuts one font down to the given code points and weights.
 *
 * @param codePoints those that the font lacks are passed over; `missingSigns` finds them.
 */
export async function subsetFace(
  face: Face,
  font: Uint8Array,
  codePoints: ReadonlySet<number>,
  weights: Range,
): Promise<Subset> {
  const own = await codePointsOf(font)
  const text = [...codePoints]
    .filter((point) => own.has(point))
    .sort((a, b) => a - b)
    .map((point) => String.fromCodePoint(point))
    .join('')
  const min = Math.max(weights.min, face.weights.min)
  const max = Math.min(weights.max, face.weights.max)
  const bytes = await subsetFont(Buffer.from(font), text, {
    targetFormat: 'woff2',
    ...(face.weights.min < face.weights.max && { variationAxes: { wght: { min, max } } }),
    keepFeatures: FEATURES,
    noHinting: true,
  })
  const name = basename(face.url).split('.')[0] ?? 'font'
  return { ...face, path: hashedPath(`media/${name}`, 'woff2', bytes), bytes }
}

/** Puts the finished fonts' addresses into a style sheet. */
export function withFonts(css: string, fonts: readonly Subset[]): string {
  return fonts.reduce((text, { url, path }) => text.replaceAll(url, path), css)
}

/** Signs that no font has to draw: spaces and control characters, soft hyphens among them. */
const UNSEEN = /^[\p{C}\p{Z}]$/u

/** Of the given code points those that none of the fonts can show, written as themselves and as `U+2192`. */
export async function missingSigns(
  codePoints: Iterable<number>,
  fonts: readonly Uint8Array[],
): Promise<string[]> {
  const known = new Set<number>()
  for (const font of fonts) for (const point of await codePointsOf(font)) known.add(point)
  return [...codePoints]
    .filter((point) => !known.has(point) && !UNSEEN.test(String.fromCodePoint(point)))
    .sort((a, b) => a - b)
    .map((point) => `${String.fromCodePoint(point)} (U+${point.toString(16).toUpperCase().padStart(4, '0')})`)
}
