/**
 * `npm run lighthouse`: scores every page of `out/` with Lighthouse's slow phone, served by our own server. Writes the
 * lowest scores into `docs/benchmarks.md`, and exits 1 unless all are 100. Where even a page of one sentence scores less,
 * the machine is too slow or too busy to judge pages, and nothing is written.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { compressFiles } from '#build/compress.ts'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { median } from '#lib/median.ts'
import { builtPaths } from '#scripts/support/builtSite.ts'
import { record } from '#scripts/support/results.ts'
import { startVisits } from './visits.ts'

readCommandLine(
  `Usage: npm run lighthouse
Visits every page of out/ with Lighthouse. Updates docs/benchmarks.md; exits 1 if a score is below 100,
and at once if even a page of one sentence scores less on this machine.`,
  {},
)

const NAMES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best Practices',
  seo: 'SEO',
}
const CATEGORIES = Object.keys(NAMES)

/** Visits whose median counts for a page that a busy machine may have slowed down. */
const VISITS = 3

const scoreOf = ({ categories }: Result, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100)

const PLAIN = '.cache/lighthouse'
const PLAIN_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><p>One sentence.</p></html>'

const paths = builtPaths()
rmSync(PLAIN, { recursive: true, force: true })
cpSync('out', PLAIN, { recursive: true })
writeFileSync(join(PLAIN, 'index.html'), PLAIN_PAGE)
await compressFiles('.', [join(PLAIN, 'index.html')])

const { visit, close } = await startVisits(['out', PLAIN])

async function performanceOf(folder: string, path: string): Promise<number> {
  const result = await visit(folder, path, { onlyCategories: ['performance'] })
  return scoreOf(result, 'performance')
}

const plain: number[] = []
while (plain.length < VISITS) plain.push(await performanceOf(PLAIN, '/'))
if (median(plain) < 100) {
  await close()
  endWith(
    `A page of one sentence scores ${plain.join(', ')} for performance here, so that scores say little about the site. Nothing was written. Close what else runs, or use a faster machine.`,
  )
}

const scores: number[][] = []
for (const path of paths) {
  const result = await visit('out', path, { onlyCategories: CATEGORIES })
  const page = CATEGORIES.map((category) => scoreOf(result, category))
  const performance = [page[0] ?? 0]
  while (page[0] !== 100 && performance.length < VISITS)
    performance.push(await performanceOf('out', path))
  page[0] = median(performance)
  scores.push(page)
  console.log(`${path}: ${page.join(' ')}`)
}
await close()

const rows = Object.values(NAMES).map((name, index) => {
  const column = scores.map((page) => page[index] ?? 0)
  return [name, Math.min(...column), column.filter((score) => score === 100).length]
})
const head = ['Category', 'Lowest score', `Pages with 100, of ${scores.length}`]
const conditions = `; where performance was below 100 at first, the median of ${VISITS} visits.`
record('lighthouse', head, rows, conditions)
process.exitCode = scores.flat().every((score) => score === 100) ? 0 : 1
