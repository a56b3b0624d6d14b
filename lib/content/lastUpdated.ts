/**
 * The day on which a page was last changed: that of the last commit that changed its body. What is between the two
 * lines of three hyphens, white space and other spellings of the same Markdown do not count.
 *
 * Where the history cannot tell, there is no day, and none is made up.
 */
import { spawnSync } from 'node:child_process'
import { dayOf } from './days.ts'
import { findFiles, repositoryRoot } from './files.ts'

/** A file as one commit changed it. */
interface Change {
  /** Its name before; absent where the commit added it. */
  from?: string
  /** Its name after; absent where the commit removed it. */
  to?: string
  /** Its whole text before and after, where the commit changed it. */
  before: string
  after: string
}

interface Commit {
  /** Time of the commit, ISO 8601. */
  time: string
  changes: Change[]
}

/** Starts a commit in the log (`%x00`); it stands in no text file. */
const START = '\0'

/** More lines than a page has: each change carries the whole file. */
const WHOLE = 1_000_000

const LOG = [
  '-c',
  'core.quotepath=false',
  'log',
  '--format=%x00%cI',
  '--patch',
  `--unified=${WHOLE}`,
  '--find-renames=50%',
  '--relative',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-show-signature',
  '--diff-merges=off',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--',
  'content',
]

/** The file that a line of a diff names; a file that is not there is `/dev/null`. */
function named(line: string, prefix: string): string | undefined {
  // Git ends a name that holds a space with a tab.
  const name = line.slice('--- '.length).replace(/\t$/, '')
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}

/** Reads one file of a diff; its first line has been taken off. */
function changeOf(lines: readonly string[]): Change {
  const change: Change = { before: '', after: '' }
  const before: string[] = []
  const after: string[] = []
  let inside = false
  for (const line of lines) {
    if (inside) {
      const [sign, text] = [line.charAt(0), line.slice(1)]
      if (sign === ' ' || sign === '-') before.push(text)
      if (sign === ' ' || sign === '+') after.push(text)
    } else if (line.startsWith('@@ ')) {
      inside = true
    } else if (line.startsWith('rename from ')) {
      change.from = line.slice('rename from '.length)
    } else if (line.startsWith('rename to ')) {
      change.to = line.slice('rename to '.length)
    } else if (line.startsWith('--- ')) {
      const name = named(line, 'a/')
      if (name) change.from = name
    } else if (line.startsWith('+++ ')) {
      const name = named(line, 'b/')
      if (name) change.to = name
    }
  }
  change.before = before.join('\n')
  change.after = after.join('\n')
  return change
}

/** Reads the output of `git log` in the form of {@link LOG}. */
function* commitsOf(log: string): Generator<Commit> {
  for (const part of log.split(START).slice(1)) {
    const end = part.indexOf('\n')
    const time = end === -1 ? part : part.slice(0, end)
    // A line of a file never starts with "diff": each has a sign before it.
    const files = (end === -1 ? '' : part.slice(end)).split(/^diff --git .*$/m).slice(1)
    yield { time, changes: files.map((file) => changeOf(file.split('\n'))) }
  }
}

/** What counts as the text of a page: without front matter, comments, white space and the choice of signs. */
export function essence(source: string): string {
  return source
    .replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, '')
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '')
    .replace(/^[ \t]*[*+-][ \t]+/gm, '- ')
    .replace(/__/g, '**')
    .replace(/(?<!\w)_|_(?!\w)/g, '*')
    .replace(/[‘’“”'"]/g, "'")
    .replace(/\s+/g, '')
}

/**
 * The day of the last change to the body of each file.
 *
 * @param log output of `git log`, newest commit first, each change with the whole file
 * @param files present names, relative to the repository's root
 * @returns days as `2027-06-30`, in UTC; without the files that the log does not know
 */
export function bodyDays(log: string, files: readonly string[]): Map<string, string> {
  const days = new Map<string, string>()
  /** Names that files had at the point reached in the past, with their present ones. */
  const sought = new Map(files.map((file) => [file, file]))
  for (const { time, changes } of commitsOf(log)) {
    if (sought.size === 0) break
    for (const { from, to, before, after } of changes) {
      const file = to === undefined ? undefined : sought.get(to)
      if (to === undefined || file === undefined) continue
      if (from === undefined || essence(before) !== essence(after)) {
        days.set(file, dayOf(new Date(time)))
        sought.delete(to)
      } else if (from !== to) {
        sought.delete(to)
        sought.set(from, file)
      }
    }
  }
  return days
}

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    env: process.env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}

/** The whole log of a folder; none without git, outside of a repository and in a shallow clone. */
function readLog(root: string): string | undefined {
  // A shallow clone shows its oldest commit as the one that added every file.
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined
  return git(root, ...LOG)
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** The days of all pages of a folder; git is asked once for all of them. */
function daysOf(root: string): ReadonlyMap<string, string> {
  const log = readLog(root)
  return log === undefined ? new Map() : bodyDays(log, findFiles(root).pages)
}

/**
 * The day of the last commit that changed the body of a page, as `2027-06-30`, or nothing where the history does not
 * say. Read once per process.
 *
 * @param file of a page, such as `content/services/devops.mdx`
 */
export function lastUpdated(file: string, root = repositoryRoot()): string | undefined {
  const days = known.get(root) ?? daysOf(root)
  known.set(root, days)
  return days.get(file)
}
