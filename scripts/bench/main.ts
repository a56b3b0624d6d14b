/**
 * `npm run bench`: measures what a page costs a visitor on a throttled phone, in five forms in one run: ours, ours with
 * preloaded fonts, without fonts and scripts, its text in hand-written HTML, and Next's own export. Leaves a build in `out/`.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '#build/compress.ts'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { median } from '#lib/median.ts'
import { pageFile } from '#lib/site/url.ts'
import { buildSite } from '#scripts/support/builtSite.ts'
import { record } from '#scripts/support/results.ts'
import { startVisits, type Visit } from './visits.ts'

const { beside } = readCommandLine(
  `Usage: npm run bench -- [--beside <folder>]
Measures what a page costs a visitor on a slow phone, beside the same words in hand-written HTML.
Updates docs/benchmarks.md, and leaves a build in out/.
  --beside  another build's out/, such as that of the last release, visited in the same run`,
  { options: { beside: { type: 'string' } } },
).values

/** One page of each kind. */
const PAGES = ['/etl-testing', '/', '/contact-us']
const VISITS = 15

/** How late the largest paint of ours may come at most, as a multiple of that of the hand-written page. */
const AIM = 1.1

/** Column title, what of a visit it shows, and number of decimals. */
const COLUMNS = [
  ['First paint (ms)', 'firstPaint', 0],
  ['Largest paint (ms)', 'largestPaint', 0],
  ['Blocking (ms)', 'blocking', 0],
  ['Shift', 'shift', 3],
  ['Bytes', 'bytes', 0],
] as const

function withPreloads(html: string): string {
  const fonts = Array.from(html.matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, url]) => url)
  const links = fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  )
  return html.replace('<title>', `${links.join('')}<title>`)
}

const withoutFontsAndScripts = (html: string) =>
  html
    // It allows styles by hash, which changes with them.
    .replace(/<meta[^>]*Content-Security-Policy[^>]*>/, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')

const STYLE =
  '<style>body{font:18px/1.6 system-ui,sans-serif;max-width:42em;margin:2em auto;padding:0 1em;color:#10141b;background:#f7f5ef}</style>'

function writtenByHand(html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0]
  const words = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(svg|script|picture|template|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/ (?:class|id|data-[\w-]+|aria-[\w-]+|role)=(?:"[^"]*"|[^\s>]+)/g, '')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${STYLE}${words}</html>`
}

const OURS = 'ours'
const BY_HAND = 'hand-written'

/** How each form but the framework's own rewrites a page of ours. */
const FORMS: Record<string, (html: string) => string> = {
  [OURS]: (html) => html,
  'ours, fonts preloaded': withPreloads,
  'ours, without fonts and scripts': withoutFontsAndScripts,
  [BY_HAND]: writtenByHand,
}
const NEXT = 'Next alone'
const EARLIER = 'earlier build'

if (beside !== undefined)
  for (const file of PAGES.map(pageFile))
    if (!existsSync(join(beside, file)))
      endWith(`--beside takes the out/ of a build, with ${file} in it, which ${beside} has not.`, 2)

const forms = [...Object.keys(FORMS), NEXT]
if (beside !== undefined) forms.push(EARLIER)

const folderOf = (form: string) => join('.cache/bench', form)

rmSync('.cache/bench', { recursive: true, force: true })
buildSite({ POSTBUILD: '0' })
cpSync('out', folderOf(NEXT), { recursive: true })
// Compressed like ours, although Next does not compress its files.
await compressFiles('.', globSync(`${folderOf(NEXT)}/**/*.{html,js,css}`))
buildSite()
for (const [form, rewrite] of Object.entries(FORMS)) {
  cpSync('out', folderOf(form), { recursive: true })
  const pages = PAGES.map((path) => join(folderOf(form), pageFile(path)))
  for (const file of pages) writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
  await compressFiles('.', pages)
}
if (beside !== undefined) cpSync(beside, folderOf(EARLIER), { recursive: true })

const { visit, close } = await startVisits(forms.map(folderOf))
const rows: string[][] = []
for (const path of PAGES) {
  const visits = new Map(forms.map((form) => [form, [] as Visit[]]))
  // Alternating, so that a busy moment of the machine affects all of them.
  for (let round = 0; round < VISITS; round++)
    for (const [form, made] of visits) made.push(await visit(folderOf(form), path))
  const largestPaintOf = (form: string) =>
    median((visits.get(form) ?? []).map(({ largestPaint }) => largestPaint))
  const timesByHand = (form: string) => largestPaintOf(form) / largestPaintOf(BY_HAND)
  for (const [form, made] of visits) {
    const figures = COLUMNS.map(([, key, digits]) =>
      median(made.map((seen) => seen[key])).toFixed(digits),
    )
    const ratio = timesByHand(form).toFixed(2)
    rows.push([`\`${path}\`, ${form}`, ...figures, ratio])
    console.log(`${path}, ${form}: ${figures.join(' ')}, ${ratio} × by hand`)
  }
  if (timesByHand(OURS) > AIM)
    console.warn(`The largest paint of ${path} misses the aim, ${AIM} × by hand.`)
  // Paints can only be compared if they are of the same words.
  const largestTexts = (form: string) => (visits.get(form) ?? []).map((seen) => seen.largestText)
  const texts = new Set([...largestTexts(OURS), ...largestTexts(BY_HAND)])
  if (texts.size > 1)
    console.warn(
      `The largest element of ${path} is not the same text: "${[...texts].join('", "')}"`,
    )
}
await close()

record(
  'bench',
  ['Page, Form', ...COLUMNS.map(([title]) => title), 'Largest paint, × by hand'],
  rows,
  `, slowed 4 times, at 1.6 Mbit/s with 150 ms; medians of ${VISITS} visits, alternating. The bytes are all that were sent. The aim for ours is a largest paint of at most ${AIM} × by hand.`,
)
