/**
 * `npm run content:check`: every problem of every page and data file, without Next.
 *
 *   node scripts/content-check.ts [--format text|github] [file, folder or address of a page …]
 *
 * Exits 1 when there are errors, 0 when there is nothing or only advice, 2 when called wrongly.
 */
import { parseArgs } from 'node:util'
import { checkSite } from '#lib/content/check.ts'
import { githubReport, isAskedFor, summary, textReport } from '#lib/content/report.ts'

const USAGE = 'Usage: npm run content:check -- [--format text|github] [file, folder or address of a page …]'

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { format: { type: 'string', default: 'text' } },
    allowPositionals: true,
  })
  if (values.format !== 'text' && values.format !== 'github') {
    throw new Error(`--format takes text or github, not ${values.format}.`)
  }
  return { report: values.format === 'github' ? githubReport : textReport, asked: positionals }
}

function main(): number {
  const started = performance.now()
  const { report, asked } = readArguments()
  const { site, problems: all } = checkSite()
  const problems = all.filter((problem) => isAskedFor(problem.file, asked))
  if (problems.length > 0) process.stdout.write(`${report(problems)}\n\n`)
  const time = (performance.now() - started) / 1000
  process.stdout.write(`${summary(site.pages.length, site.files.length, problems, time)}\n`)
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
