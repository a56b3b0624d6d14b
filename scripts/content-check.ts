/**
 * `npm run content:check`: every problem of every page and data file, without Next.
 *
 *   node scripts/content-check.ts [--fix] [--format text|github] [file, folder or address of a page …]
 *
 * With --fix it first mends what can be mended in one way only, and says what it changed.
 * Exits 1 when there are errors, 0 when there is nothing or only advice, 2 when called wrongly.
 */
import { parseArgs } from 'node:util'
import { repositoryRoot } from '#lib/content/files.ts'
import { fixSite } from '#lib/content/fix.ts'
import { proofread } from '#lib/content/proofread.ts'
import { changesReport, githubReport, isAskedFor, summary, textReport } from '#lib/content/report.ts'

const USAGE =
  'Usage: npm run content:check -- [--fix] [--format text|github] [file, folder or address of a page …]'

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
    allowPositionals: true,
  })
  if (values.format !== 'text' && values.format !== 'github') {
    throw new Error(`--format takes text or github, not ${values.format}.`)
  }
  return {
    report: values.format === 'github' ? githubReport : textReport,
    fix: values.fix,
    asked: positionals,
  }
}

function main(): number {
  const started = performance.now()
  const { report, fix, asked } = readArguments()
  const { changes, checked } = fix
    ? fixSite(repositoryRoot(), proofread, asked)
    : { changes: [], checked: proofread() }
  if (fix) process.stdout.write(`${changesReport(changes)}\n\n`)
  const { site, problems: all } = checked
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
