/**
 * `node scripts/fonts.ts`: subsets the site's two fonts to the characters and weights it may show, for pages into
 * `app/fonts` and for share images into `lib/seo/fonts`. Run it again for characters the fonts lack, or a bolder
 * weight.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
// @ts-expect-error: it has no types.
import subsetFont from 'subset-font'
import { readCommandLine } from '#lib/commandLine.ts'

readCommandLine(
  `Usage: node scripts/fonts.ts
Subsets the two fonts to the characters that the site may show.`,
  {},
)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const ASCII = range(0x20, 0x7e)

/** What external headlines, names and search results may contain at any time: Latin-1 and typographic punctuation. */
const WESTERN = [...ASCII, ...range(0xa0, 0xff), ...'‘’“”‚„…–—•×−←↑→↓≤≥≠≈']

/** The sources of all other characters that pages can show. */
const SOURCES = '{app,components,content,lib}/**/*.{mdx,yaml,ts,tsx,scss,svg}'

/** Other features, such as small capitals and fractions, would add many glyphs. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/** Titles and names on share images: Latin with European accents, and typographic characters. */
const TITLES = [...range(0x20, 0x17f), ...'ȘșȚțẞ–—‘’“”„…•×−']

/** The files of a font for share images, by what is added to its name: one has the letters that the other lacks. */
const PARTS = { '': 'latin', '-ext': 'latin-ext' }

const FONTS = [
  { from: 'schibsted-grotesk', to: 'grotesk', always: WESTERN, bold: 700 },
  { from: 'geist-mono', to: 'mono', always: ASCII, bold: 500 },
]

const shown = globSync(SOURCES, { exclude: ['**/*.test.*'] }).map((file) =>
  readFileSync(file, 'utf8'),
)

for (const { from, to, always, bold } of FONTS) {
  const fileOf = (part: string) =>
    readFileSync(
      `node_modules/@fontsource-variable/${from}/files/${from}-${part}-wght-normal.woff2`,
    )
  const font = await subsetFont(fileOf('latin'), [...shown, ...always].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  writeFileSync(`app/fonts/${to}.woff2`, font)
  console.log(`app/fonts/${to}.woff2: ${(font.length / 1024).toFixed(1)} KB`)
  const options = { targetFormat: 'truetype', variationAxes: { wght: bold } } as const
  for (const [end, part] of Object.entries(PARTS))
    writeFileSync(
      `lib/seo/fonts/${to}${end}.ttf`,
      await subsetFont(fileOf(part), TITLES.join(''), options),
    )
}
