/**
 * `npm run lighthouse`: scores every page of `out/` with Lighthouse's slow phone, served by our own server. Writes the
 * lowest scores into `docs/benchmarks.md`, and exits 1 unless all are 100.
 */
import type { Result } from 'lighthouse'
import { median } from '#build/budget.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { record } from '#scripts/bench/results.ts'
import { builtPaths } from '#scripts/site.ts'
import { startVisits } from './visits.ts'

readCommandLine(
  `Usage: npm run lighthouse
Visits every page of out/ with Lighthouse. Updates docs/benchmarks.md; exits 1 if a score is below 100.`,
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

const paths = builtPaths()
const { visit, close } = await startVisits(['out'])
const scores: number[][] = []
for (const path of paths) {
  const result = await visit('out', path, { onlyCategories: CATEGORIES })
  const page = CATEGORIES.map((category) => scoreOf(result, category))
  const performance = [page[0] ?? 0]
  while (page[0] !== 100 && performance.length < VISITS)
    performance.push(
      scoreOf(await visit('out', path, { onlyCategories: ['performance'] }), 'performance'),
    )
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
