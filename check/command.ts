/** `npm run content:check` on a folder: checks it, writes what `--fix` changes, and returns what to print. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfData } from '#lib/content/data.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { type Checked, checkSite } from './check.ts'
import { fixSite } from './fix.ts'
import type { ParsedFiles, Site } from './parse/site.ts'
import { type Problem, reporter, rule } from './problems.ts'
import { filesIn } from './read/disk.ts'
import type { English } from './read/english.ts'
import type { Files } from './read/files.ts'
import { githubReport } from './report/github.ts'
import { changesReport, isAskedFor, summary, textReport } from './report/text.ts'
import type { Specification } from './rules/specification/specification.ts'

const evidence = rule(
  'evidence',
  'Readers take the figures for those of the site they are looking at',
)

/** Checks all but the spelling in a folder. */
export const checkFolder = (root = repositoryRoot()): Checked => checkSite(filesIn(root))

/** What the published measurements are about. */
const MEASURED_CODE = ['app', 'components', 'edge', 'lib', 'package-lock.json']

/** Advises to measure again once the code that the published measurements are about has changed; git may be missing. */
function agedEvidence(root: string, { data }: Site): Problem[] {
  const commit = data.evidence?.find(({ of: result }) => result === 'tests')?.commit
  const range = `${commit}..HEAD`
  const last =
    commit && git(['log', '-1', '--format=%h', range, '--', ...MEASURED_CODE], root)?.trim()
  const problems: Problem[] = []
  if (last)
    reporter(problems, fileOfData('evidence'))(
      undefined,
      evidence({
        found: `the figures were measured at ${commit}; the code has changed since, most recently in ${last}`,
        remedy: 'Run "npm test", then "npm run evidence"',
        severity: 'advice',
      }),
    )
  return problems
}

interface Options {
  /** Folder that contains `content/`. */
  root: string
  format?: 'text' | 'github'
  fix?: boolean | undefined
  /** Files, folders or page addresses to report on; everything if empty. */
  asked?: readonly string[]
  /** Without it, spelling is not checked. */
  readEnglish?: (() => English) | undefined
  /** Default: that of this site. */
  specification?: Specification | undefined
  /** When the command started, by `performance.now()`, for the time in the last line. Default: now. */
  started?: number
}

/** Returns what `npm run content:check` prints, and whether that includes errors. */
export function contentCheck({
  root,
  format = 'text',
  fix = false,
  asked = [],
  readEnglish,
  specification,
  started = performance.now(),
}: Options) {
  const english = readEnglish?.()
  const parsed: ParsedFiles = new Map()
  const check = (files: Files) =>
    checkSite(files, { english, parsed, ...(specification && { specification }) })
  const files = filesIn(root)
  const isAsked = (file: string) => isAskedFor(file, asked)
  const fixed = fix ? fixSite(files, check, isAsked) : undefined
  for (const [file, text] of fixed?.written ?? []) writeFileSync(join(root, file), text)
  const { site, problems: all } = fixed?.checked ?? check(files)
  const problems = [...all, ...agedEvidence(root, site)].filter(({ file }) => isAsked(file))
  const known = [...files.list(), ...all.map(({ file }) => file)]
  const unknown = asked.find((name) => !known.some((file) => isAskedFor(file, [name])))
  if (unknown) throw new ExplainedError(`There is no page, file or folder ${unknown}.`)
  const report = format === 'github' ? githubReport : textReport
  const seconds = (performance.now() - started) / 1000
  const parts = [
    ...(fixed ? [changesReport(fixed.changes, fixed.unsettled)] : []),
    ...(problems.length > 0 ? [report(problems)] : []),
    summary(site.pages.length, site.dataFiles.length, problems, seconds),
  ]
  return {
    output: `${parts.join('\n\n')}\n`,
    failed: problems.some(({ severity }) => severity === 'error'),
  }
}
