/**
 * `npm run evidence`, after `npm test`: writes the results of that run and of the benchmarks into
 * `content/data/evidence.yaml`, builds the site with them, and prints the documents under /evidence as PDFs into
 * `public/print`, so that the next build links them. `--no-print` only writes.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { dataSchemas, fileOfData } from '#lib/content/data.ts'
import { dayOf } from '#lib/content/days.ts'
import { pageFile } from '#lib/site/url.ts'
import { buildSite, builtPaths, openSites } from '#scripts/support/builtSite.ts'
import { currentCommit, machine, recordedResults } from '#scripts/support/results.ts'
import * as measure from './measure.ts'
import { RUN_REPORT } from './runReport.ts'

const { values } = readCommandLine(
  `Usage: npm run evidence [-- --no-print]
After \`npm test\`: puts its results into content/data/evidence.yaml and prints the documents under /evidence as PDF.

  --no-print   prints no documents`,
  { options: { print: { type: 'boolean', default: true } }, allowNegative: true },
)

/** Ends where there are no results to write. */
function refuse(why: string): never {
  endWith(`${why} Run "npm test" first.`)
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const builtAt = changedAt('out/sitemap.xml')

/** Reads a report of a run of all tests, which must be about the build in `out/`. */
function report<T>(file: string): T {
  const writtenAt = changedAt(file)
  if (!builtAt || writtenAt < builtAt) refuse(`There is no ${file} about the build in out/.`)
  if (writtenAt > changedAt(RUN_REPORT)) refuse(`${file} is not of a run of all tests.`)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

const { failed } = report<{ failed: number }>(RUN_REPORT)
if (failed > 0) refuse('The last run of all tests failed.')
const jest = report<measure.JestReport>('reports/jest.json')
const playwright = report<measure.PlaywrightReport>('reports/playwright.json')

const paths = builtPaths()
const weightOf = (file: string) => statSync(`out/${file}.br`).size
const pages = paths.map((path) => {
  const file = pageFile(path)
  const html = readFileSync(`out/${file}`, 'utf8')
  const sources = Array.from(
    html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g),
    ([, source = '']) => source,
  )
  return {
    html,
    bytes: weightOf(file),
    scripts: sources.reduce((sum, source) => sum + weightOf(source), 0),
  }
})

const day = dayOf(new Date(builtAt))
const conditions = `${machine()}.`
const run = { command: 'npm test', day, commit: currentCommit(), conditions }
const bench = recordedResults('bench')
const steps = recordedResults('bench:edge steps')
const results = [
  { of: 'tests', ...run, ...measure.testsResult(jest, playwright, process.cwd()) },
  { of: 'axe', ...run, ...measure.axeResult(playwright) },
  { of: 'links', ...run, ...measure.linksResult(playwright) },
  { of: 'policy', ...run, ...measure.policyResult(pages) },
  { of: 'weights', ...run, ...measure.weightsResult(pages) },
  { of: 'paint', ...bench, ...measure.paintResult(bench) },
  { of: 'lighthouse', ...recordedResults('lighthouse') },
  { of: 'load', ...recordedResults('bench:edge') },
  { of: 'steps', ...steps, ...measure.stepsResult(steps) },
  { of: 'spread', ...steps, ...measure.spreadResult(steps) },
  { of: 'durability', ...recordedResults('test:durability') },
  { of: 'digest', ...recordedResults('reproducible') },
]
const grouped = (cell: string | number) =>
  String(cell).replace(/^\d{4,}$/, (digits) => Number(digits).toLocaleString('en-US'))
const shown = dataSchemas.evidence.parse(
  results.map((result) => ({ ...result, rows: result.rows.map((row) => row.map(grouped)) })),
)
writeFileSync(
  fileOfData('evidence'),
  `# Written by \`npm run evidence\`, and by nobody else.\n${stringify(shown)}`,
)
console.log(`Wrote ${results.length} results to ${fileOfData('evidence')}.`)

if (values.print) {
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
    await page.pdf({
      path: file,
      preferCSSPageSize: true,
      format: 'A4',
      tagged: true,
      outline: true,
    })
  }
  await close()
  console.log(`Printed ${documents.length} documents. The next "npm run build" links them.`)
}
