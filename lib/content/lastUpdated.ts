/**
 * The day on which a page was last changed: that of the last commit that changed its body. Front matter, white space
 * and other spellings of the same Markdown do not count. Where the history cannot tell, there is no day.
 */
import { spawnSync } from 'node:child_process'
import { dayOf } from './days.ts'
import { repositoryRoot } from './files.ts'
import { findPages } from './load.ts'

/** Each change carries the whole file, so that its body can be told from its front matter. */
const LOG =
  '-c core.quotepath=false log --format=%x00%cI%d --patch --unified=1000000 --find-renames=50% --relative ' +
  '--no-color --no-ext-diff --no-textconv --no-show-signature --diff-merges=off --src-prefix=a/ --dst-prefix=b/ -- content'

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

/** The file before and after, as one part of a diff names them; a file that is not there has no name. */
function namesIn(head: string): { from?: string | undefined; to?: string | undefined } {
  // Git ends a name that holds a space with a tab.
  const name = (pattern: RegExp) => pattern.exec(head)?.[1]?.replace(/\t$/, '')
  return { from: name(/^(?:rename from |--- a\/)(.*)$/m), to: name(/^(?:rename to |\+\+\+ b\/)(.*)$/m) }
}

/** Whether a part of a diff changes the text of the page. */
function changesText(diff: string): boolean {
  const lines = diff.split('\n').slice(1)
  const without = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) || line.startsWith('\\') ? [] : line.slice(1))).join('\n')
  return essence(without('+')) !== essence(without('-'))
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
  for (const commit of log.split('\0').slice(1)) {
    const [, time = '', decoration = ''] = /^(\S+)(.*)/.exec(commit) ?? []
    // The oldest commit of a shallow clone looks as if it had added every file.
    if (decoration.includes('grafted') || sought.size === 0) break
    // A line of a file never starts with "diff": each has a sign before it.
    for (const part of commit.split(/^diff --git .*$/m).slice(1)) {
      const [head = '', ...hunks] = part.split(/^(?=@@ )/m)
      const { from, to = '' } = namesIn(head)
      const file = sought.get(to)
      if (file === undefined) continue
      if (from === undefined || changesText(hunks.join(''))) {
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

const known = new Map<string, ReadonlyMap<string, string>>()

/** The days of all pages of a folder; git is asked once. Without git, or outside of a repository, there are none. */
function daysOf(root: string): ReadonlyMap<string, string> {
  const { status, stdout } = spawnSync('git', LOG.split(' '), {
    cwd: root,
    env: process.env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? bodyDays(stdout, findPages(root)) : new Map()
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
