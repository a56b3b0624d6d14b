/**
 * `npm run fonts`: cuts the site's two fonts down to the characters and weights that it may show, into `app/fonts`. To be
 * run again when pages have come to show characters that the fonts lack, or when a style sheet asks for a bolder weight.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = join(import.meta.dirname, '../..')

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const ASCII = range(0x20, 0x7e)

/** What headlines from elsewhere, names and answers may hold at any time: Latin-1 and typographic punctuation. */
const WESTERN = [...ASCII, ...range(0xa0, 0xff), ...'‘’“”‚„…–—•×−←↑→↓≤≥≠≈']

/** What the sources hold besides: everything that a page shows comes from one of them. */
const SOURCES = '{app,components,content,lib}/**/*.{mdx,yaml,ts,tsx,scss,svg}'

/** Other features, such as small capitals and fractions, bring many more glyphs. */
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
