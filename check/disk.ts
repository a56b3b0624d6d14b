/** The check on disk: reads a folder and the English dictionary, and writes what `--fix` changes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfData } from '#lib/content/data.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'
import { filesIn as filesBelow } from '#lib/site/folder.ts'
import { fixSite } from './fix.ts'
import { type Checked, lint } from './lint.ts'
import { type Problem, reporter, say } from './problems.ts'
import { changesReport, githubReport, isAskedFor, summary, textReport } from './report.ts'
import type { English } from './rules/spelling.ts'
import type { Files, Site } from './site.ts'

/** Returns the files changed since this branch left main (on main, since the last commit), as they were. */
function changesIn(root: string): Files['before'] {
  const bases = ['origin/main', 'main'].map((branch) => git(['merge-base', 'HEAD', branch], root))
  const from = bases.find(Boolean)?.trim() ?? 'HEAD'
  const inContent = (...args: string[]) => git([...args, '--', 'content'], root)
  const differing = inContent('diff', '--name-only', '--no-renames', '--relative', '-z', from)
  if (differing === undefined) return undefined
  const files = differing + (inContent('ls-files', '--others', '--exclude-standard', '-z') ?? '')
  // Undefined for an added file, which git cannot show.
  const before = (file: string) => git(['show', `${from}:./${file}`], root)
  return new Map(files.split('\0').flatMap((file) => (file ? [[file, before(file)]] : [])))
}

export function filesIn(root: string): Files {
  const names = ['content', 'public']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
  const before = changesIn(root)
  return {
    ...(before && { before }),
    list: () => names,
    // The build reads JSON as it is.
    read: (file) =>
      readFileSync(join(root, file), 'utf8').replace(file.endsWith('.json') ? '' : /^\uFEFF/, ''),
    bytes: (file) => readFileSync(join(root, file)),
    parsed: new Map(),
  }
}

/** Checks all but the spelling in a folder. */
export const checkFolder = (root = repositoryRoot()): Checked => lint(filesIn(root))

/** Advises to measure again once the code that the published measurements are about has changed; git may be missing. */
function agedEvidence(root: string, { data }: Site): Problem[] {
  const code = ['app', 'components', 'edge', 'lib', 'package-lock.json']
  const commit = data.evidence?.find(({ of }) => of === 'tests')?.commit
  const last =
    commit && git(['log', '-1', '--format=%h', `${commit}..HEAD`, '--', ...code], root)?.trim()
  const problems: Problem[] = []
  if (last)
    reporter(problems, fileOfData('evidence'))(undefined, say('evidence.aged', { commit, last }))
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
}

/** Returns what `npm run content:check` prints, and whether that includes errors. */
export function contentCheck({
  root,
  format = 'text',
  fix = false,
  asked = [],
  readEnglish,
}: Options) {
  const started = performance.now()
  const english = readEnglish?.()
  const check = (files: Files) => lint(files, { english })
  const files = filesIn(root)
  const isAsked = (file: string) => isAskedFor(file, asked)
  const fixed = fix ? fixSite(files, check, isAsked) : undefined
  for (const [file, text] of fixed?.written ?? []) writeFileSync(join(root, file), text)
  const { site, problems: all } = fixed?.checked ?? check(files)
  const problems = [...all, ...agedEvidence(root, site)].filter(({ file }) => isAsked(file))
  const known = [...files.list(), ...all.map(({ file }) => file)]
  const unknown = asked.find((one) => !known.some((file) => isAskedFor(file, [one])))
  if (unknown) throw new Error(`There is no page, file or folder ${unknown}.`)
  const report = format === 'github' ? githubReport : textReport
  const parts = [
    ...(fixed ? [changesReport(fixed.changes)] : []),
    ...(problems.length > 0 ? [report(problems)] : []),
    summary(
      site.pages.length,
      site.dataFiles.length,
      problems,
      (performance.now() - started) / 1000,
    ),
  ]
  return {
    output: `${parts.join('\n\n')}\n`,
    failed: problems.some(({ severity }) => severity === 'error'),
  }
}
