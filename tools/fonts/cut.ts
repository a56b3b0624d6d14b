/**
 * `npm run fonts`: subsets the site's two fonts to the characters and weights it may show, for pages into `app/fonts` and
 * for share images into `lib/seo/fonts`. Run it again when pages show characters the fonts lack, or when a style sheet
 * needs a bolder weight.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = join(import.meta.dirname, '../..')

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

const characters = new Set<string>()
for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.*'] }))
  for (const character of await readFile(join(ROOT, file), 'utf8')) characters.add(character)

for (const { from, to, always, bold } of FONTS) {
  const path = `node_modules/@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`
  const whole = await readFile(join(ROOT, path))
  const font = await subsetFont(whole, [...characters, ...always].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(join(ROOT, `app/fonts/${to}.woff2`), font)
  console.log(`app/fonts/${to}.woff2: ${(font.length / 1024).toFixed(1)} KB`)
  const options = { targetFormat: 'truetype', variationAxes: { wght: bold } } as const
  await writeFile(join(ROOT, `lib/seo/fonts/${to}.ttf`), await subsetFont(whole, TITLES.join(''), options))
}
