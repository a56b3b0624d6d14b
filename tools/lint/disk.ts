/** The check on a disk: where it reads, with the dictionary of English, and where `--fix` writes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileOfData } from '#lib/content/data.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'
import { fixSite } from './fix.ts'
import { type Checked, lint } from './lint.ts'
import { type Problem, reporter, say } from './problems.ts'
import { changesReport, githubReport, isAskedFor, summary, textReport } from './report.ts'
import type { English } from './rules/spelling.ts'
import type { Files, Site } from './site.ts'

/** What differs from the branch that the work is meant for, or where it is done there, from the last commit. */
function changesIn(root: string): Files['before'] {
  const bases = ['origin/main', 'main'].map((branch) => git(['merge-base', 'HEAD', branch], root))
  const from = bases.find(Boolean)?.trim() ?? 'HEAD'
  const inContent = (...args: string[]) => git([...args, '--', 'content'], root)
  const differing = inContent('diff', '--name-only', '--no-renames', '--relative', '-z', from)
  if (differing === undefined) return undefined
  const files = differing + (inContent('ls-files', '--others', '--exclude-standard', '-z') ?? '')
  // Of a file that was added git has nothing to show.
  const before = (file: string) => git(['show', `${from}:./${file}`], root)
  return new Map(files.split('\0').flatMap((file) => (file ? [[file, before(file)]] : [])))
}

/** The files of a folder that holds `content/`. */
export function filesIn(root: string): Files {
  const names = ['content', 'public']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
  const before = changesIn(root)
  return {
    ...(before && { before }),
    list: () => names,
    read: (file) => readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, ''),
    bytes: (file) => readFileSync(join(root, file)),
  }
}

/** Checks a folder, by default this repository, without its spelling. */
export const checkFolder = (root = repositoryRoot()): Checked => lint(filesIn(root))

/** What a page of evidence is about: a change of it makes the figures those of another site. */
const CODE = ['app', 'components', 'edge', 'lib', 'package-lock.json']

/** Advice where code has changed since the site was measured; none where the history cannot tell. */
function agedEvidence(root: string, { data }: Site): Problem[] {
  const commit = data.evidence?.find(({ of }) => of === 'tests')?.commit
  if (!commit) return []
  const last = git(['log', '-1', '--format=%h', `${commit}..HEAD`, '--', ...CODE], root)?.trim()
  const problems: Problem[] = []
  reporter(problems, fileOfData('evidence'))(
    undefined,
    last ? say('evidence.aged', { commit, last }) : undefined,
  )
  return problems
}

export interface Options {
  /** Folder that holds `content/`. */
  root: string
  format?: 'text' | 'github'
  /** Makes first the fixes that are possible in one way only. */
  fix?: boolean | undefined
  /** Files, folders or addresses of pages; all where there are none. */
  asked?: readonly string[]
  /** Reads the dictionary in which words are looked up; they are not, where it is left out. */
  readEnglish?: (() => English) | undefined
}

/** What `npm run content:check` prints, and whether an error is in it. */
export function contentCheck({ root, format = 'text', fix = false, asked = [], readEnglish }: Options) {
  const started = performance.now()
  const english = readEnglish?.()
  const check = (files: Files) => lint(files, { english })
  const files = filesIn(root)
  const isAsked = (file: string) => isAskedFor(file, asked)
  const fixed = fix ? fixSite(files, check, isAsked) : undefined
  for (const [file, text] of fixed?.written ?? []) writeFileSync(join(root, file), text)
  const { site, problems: all } = fixed?.checked ?? check(files)
  const problems = [...all, ...agedEvidence(root, site)].filter(({ file }) => isAsked(file))
  const report = format === 'github' ? githubReport : textReport
  const time = (performance.now() - started) / 1000
  const parts = [
    ...(fixed ? [changesReport(fixed.changes)] : []),
    ...(problems.length > 0 ? [report(problems)] : []),
    summary(site.pages.length, site.dataFiles.length, problems, time),
  ]
  return { output: `${parts.join('\n\n')}\n`, failed: problems.some(({ severity }) => severity === 'error') }
}
