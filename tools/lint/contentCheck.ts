/** What `npm run content:check` does, from its options to its output. */
import { checkSite } from './check.ts'
import { type Fixed, fixSite } from './fix.ts'
import { proofread } from './proofread.ts'
import { changesReport, githubReport, isAskedFor, summary, textReport } from './report.ts'

export interface Options {
  /** Folder that holds `content/`. */
  root: string
  format: 'text' | 'github'
  /** Mends first what can be mended in one way only. */
  fix: boolean
  /** Looks words up in the dictionary; a build goes without. Default: yes. */
  spelling?: boolean
  /** Files, folders or addresses of pages; all where there are none. */
  asked: readonly string[]
}

/** The output, and whether an error is in it. */
export function contentCheck({ root, format, fix, spelling = true, asked }: Options): {
  output: string
  failed: boolean
} {
  const started = performance.now()
  const check = () => (spelling ? proofread(root) : checkSite(root))
  const { changes, checked }: Fixed = fix ? fixSite(root, check, asked) : { changes: [], checked: check() }
  const { site, problems: all } = checked
  const problems = all.filter((problem) => isAskedFor(problem.file, asked))
  const report = format === 'github' ? githubReport : textReport
  const time = (performance.now() - started) / 1000
  const parts = [
    ...(fix ? [changesReport(changes)] : []),
    ...(problems.length > 0 ? [report(problems)] : []),
    summary(site.pages.length, site.files.length, problems, time),
  ]
  return {
    output: `${parts.join('\n\n')}\n`,
    failed: problems.some((problem) => problem.severity === 'error'),
  }
}
