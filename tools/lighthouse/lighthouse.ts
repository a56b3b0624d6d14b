/**
 * `npm run lighthouse`: scores every page of `out/` as Lighthouse does, on its slow phone, served by our own engine.
 * Prints what keeps a page from 100, writes the lowest scores into `docs/benchmarks.md`, and exits 1 unless all are 100.
 *
 * Paths of pages as arguments stand in place of all, and nothing is written then. `--no-write` prints only.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { machine, median, recordResults } from '#tools/bench/results.ts'
import { freePort } from '#tools/freePort.ts'
import { ensureBrowser } from '#tools/test/browser.ts'

const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
type Category = keyof typeof CATEGORIES

/** Of a page that a busy machine may have slowed down, the middle of so many visits counts. */
const VISITS = 3

interface Shortfall {
  path: string
  category: Category
  score: number
  audits: string[]
}

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
})

const found = ensureBrowser()
if ('missing' in found) {
  console.error(found.missing)
  process.exit(1)
}

const sitemap = readFileSync('out/sitemap.xml', 'utf8')
const paths =
  positionals.length > 0
    ? positionals
    : Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)

const server = await startServer({
  config: readConfig({ PORT: '0' }),
  outDir: 'out',
  log: () => {},
})
const port = await freePort()
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})

async function visit(path: string, categories: readonly Category[]): Promise<Result> {
  const url = `http://localhost:${server.port}${path}`
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not score ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return result.lhr
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** What weighs in a category and is not as it should be. */
function failing(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
    return [audit.displayValue ? `${audit.title} (${audit.displayValue})` : audit.title]
  })
}

/** The scores of a page, and what it lacks. */
async function score(path: string) {
  const all = Object.keys(CATEGORIES) as Category[]
  const result = await visit(path, all)
  const scores = new Map(all.map((category) => [category, scoreOf(result, category)]))
  if (scores.get('performance') !== 100) {
    const visits = [result]
    while (visits.length < VISITS) visits.push(await visit(path, ['performance']))
    scores.set('performance', median(visits.map((one) => scoreOf(one, 'performance'))))
  }
  const shortfalls: Shortfall[] = [...scores]
    .filter(([, value]) => value < 100)
    .map(([category, value]) => ({ path, category, score: value, audits: failing(result, category) }))
  return { scores, shortfalls }
}

const lowest = new Map<Category, { score: number; full: number }>()
const shortfalls: Shortfall[] = []
for (const path of paths) {
  const page = await score(path)
  shortfalls.push(...page.shortfalls)
  for (const [category, value] of page.scores) {
    const before = lowest.get(category) ?? { score: 100, full: 0 }
    lowest.set(category, {
      score: Math.min(before.score, value),
      full: before.full + (value === 100 ? 1 : 0),
    })
  }
  console.log(`${path}: ${[...page.scores.values()].join(' ')}`)
}
await browser.close()
await server.close(0)

for (const { path, category, score, audits } of shortfalls)
  console.log(
    `${path}, ${CATEGORIES[category]} ${score}: ${audits.join('; ') || 'fractions of several audits'}`,
  )

const text = [
  `| category | lowest score | pages with 100, of ${paths.length} |`,
  '| --- | ---: | ---: |',
  ...[...lowest].map(([category, { score, full }]) => `| ${CATEGORIES[category]} | ${score} | ${full} |`),
  '',
  `${machine()}; where performance was below 100 at first, the median of ${VISITS} visits.`,
].join('\n')
console.log(`\n${text}`)
if (values.write && positionals.length === 0) recordResults('lighthouse', text)
process.exitCode = shortfalls.length === 0 ? 0 : 1
