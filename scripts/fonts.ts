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

/** Titles: Latin with Western European accents, and typographic characters. */
const TITLES = [...range(0x20, 0x17f), ...'–—‘’“”…•×−']

const FONTS = [
  { from: 'schibsted-grotesk', to: 'grotesk', always: WESTERN, bold: 700 },
  { from: 'geist-mono', to: 'mono', always: ASCII, bold: 500 },
]

const shown = globSync(SOURCES, { exclude: ['**/*.test.*'] }).map((file) =>
  readFileSync(file, 'utf8'),
)

for (const { from, to, always, bold } of FONTS) {
  const whole = readFileSync(
    `node_modules/@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`,
  )
  const font = await subsetFont(whole, [...shown, ...always].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  writeFileSync(`app/fonts/${to}.woff2`, font)
  console.log(`app/fonts/${to}.woff2: ${(font.length / 1024).toFixed(1)} KB`)
  const options = { targetFormat: 'truetype', variationAxes: { wght: bold } } as const
  writeFileSync(`lib/seo/fonts/${to}.ttf`, await subsetFont(whole, TITLES.join(''), options))
}
