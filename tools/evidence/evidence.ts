/**
 * `npm run evidence`, after `npm test`: writes the results of that run and of the benchmarks into
 * `content/data/evidence.yaml`, builds the site with them, and prints the documents under /evidence as PDFs into
 * `public/print`, so that the next build links them. `--no-print` only writes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { fileOfData } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { evidence, type Result, type ResultName } from '#lib/content/evidence.ts'
import { pageFile } from '#lib/site/url.ts'
import { currentCommit, machine, recordedResults } from '#tools/bench/results.ts'
import { buildSite, builtPaths, openSites } from '#tools/site.ts'
import * as measure from './measure.ts'

/** Prints what to do and exits. */
function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

const built = statSync('out/sitemap.xml', { throwIfNoEntry: false })?.mtimeMs ?? 0
if (!built) refuse('There is no finished site in out/. Run "npm test", which builds it, first.')

/** Reads a report of the last test run, which must be about the current build. */
function report<T>(file: string): T {
  if (!existsSync(file)) refuse(`${file} is missing. Run "npm test", which writes it, first.`)
  if (statSync(file).mtimeMs < built)
    refuse(`${file} is older than the build in out/, so it is about a different site. Run "npm test" first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

const jest = report<measure.JestReport>('reports/jest.json')
const playwright = report<measure.PlaywrightReport>('reports/playwright.json')

const paths = builtPaths()
const weightOf = (file: string) => statSync(`out/${file}.br`).size
const pages = paths.map((path) => {
  const file = pageFile(path)
  const html = readFileSync(`out/${file}`, 'utf8')
  const sources = Array.from(html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g), ([, source = '']) => source)
  return { html, bytes: weightOf(file), scripts: sources.reduce((sum, source) => sum + weightOf(source), 0) }
})

type Recorded = NonNullable<ReturnType<typeof recordedResults>>

/** A benchmark's recorded results in docs/benchmarks.md, as a page shows them. */
function ofBench(part: string, show: (recorded: Recorded) => Partial<Result> | undefined = () => ({})) {
  const recorded = recordedResults(part)
  const shown = recorded && show(recorded)
  return shown && { ...recorded, ...shown }
}

const run = { day: dayOf(new Date(built)), commit: currentCommit(), conditions: `${machine()}.` }
const ofTests = (shown: ReturnType<typeof measure.linksResult>) => shown && { ...run, ...shown }

const all: [of: ResultName, command: string, result: Omit<Result, 'of' | 'command'> | undefined][] = [
  ['tests', 'npm test', ofTests(measure.testsResult(jest, playwright, process.cwd()))],
  ['axe', 'npm test', ofTests(measure.axeResult(playwright))],
  ['links', 'npm test', ofTests(measure.linksResult(playwright))],
  ['policy', 'npm test', ofTests(measure.policyResult(pages))],
  ['weights', 'npm test', ofTests(measure.weightsResult(pages))],
  ['paint', 'npm run bench', ofBench('bench', measure.paintResult)],
  ['lighthouse', 'npm run lighthouse', ofBench('lighthouse')],
  ['load', 'npm run bench:edge', ofBench('bench:edge')],
  ['steps', 'npm run bench:edge', ofBench('bench:edge steps', measure.stepsResult)],
  ['spread', 'npm run bench:edge', ofBench('bench:edge steps', measure.spreadResult)],
  ['durability', 'npm run test:durability', ofBench('test:durability', measure.joined)],
  ['digest', 'npm run reproducible', ofBench('reproducible')],
]
const grouped = (cell: string) => cell.replace(/^\d{4,}$/, (digits) => Number(digits).toLocaleString('en-US'))
const results = all.flatMap(([of, command, result]) =>
  result ? [{ of, command, ...result, rows: result.rows.map((cells) => cells.map(grouped)) }] : [],
)
for (const [of, command, result] of all)
  if (!result) console.log(`Left out: ${of}, which has no recorded results. "${command}" measures it.`)

const file = fileOfData('evidence')
writeFileSync(file, `# Written by \`npm run evidence\`, and by nobody else.\n${stringify(evidence.parse(results))}`)
console.log(`Wrote ${results.length} results to ${file}.`)

if (!process.argv.includes('--no-print')) {
  buildSite()
  const documents = paths.filter((path) => path.startsWith('/evidence'))
  rmSync('public/print', { recursive: true, force: true })
  const { browser, urlOf, close } = await openSites(['out'])
  for (const path of documents) {
    const file = join('public/print', `${path}.pdf`)
    mkdirSync(dirname(file), { recursive: true })
    // Without motion, because a page still animating out of its blur would be printed as one large image.
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(urlOf('out', path))
    // With tags and outline for screen readers.
    await page.pdf({ path: file, preferCSSPageSize: true, format: 'A4', tagged: true, outline: true })
  }
  await close()
  console.log(`Printed ${documents.length} documents. The next "npm run build" links them.`)
}
