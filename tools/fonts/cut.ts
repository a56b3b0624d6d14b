/**
 * `npm run fonts`: subsets the site's two fonts to the characters and weights it may show, into `app/fonts`. Run it again
 * when pages show characters the fonts lack, or when a style sheet needs a bolder weight.
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

const FONTS = [
  { from: 'schibsted-grotesk', to: 'grotesk', always: WESTERN, weights: { min: 400, max: 700 } },
  { from: 'geist-mono', to: 'mono', always: ASCII, weights: { min: 400, max: 700 } },
]

const characters = new Set<string>()
for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.*'] }))
  for (const character of await readFile(join(ROOT, file), 'utf8')) characters.add(character)

for (const { from, to, always, weights } of FONTS) {
  const path = `node_modules/@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`
  const font = await subsetFont(await readFile(join(ROOT, path)), [...characters, ...always].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(join(ROOT, `app/fonts/${to}.woff2`), font)
  console.log(`app/fonts/${to}.woff2: ${(font.length / 1024).toFixed(1)} KB`)
}
