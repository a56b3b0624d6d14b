/** The day on which the words of a page were last changed, as git knows it. Where the history cannot tell, there is no day. */
import { spawnSync } from 'node:child_process'
import { dayOf } from './days.ts'
import { repositoryRoot } from './files.ts'

const LOG =
  '-c core.quotepath=false log --format=%x00%cI%d --patch --unified=0 --ignore-all-space --ignore-blank-lines --no-renames ' +
  '--relative --no-color --no-ext-diff --no-textconv --no-show-signature --diff-merges=off --dst-prefix=b/ -- content'

/** A line that came or went, unless it only says when somebody has to look at a page. */
const CHANGE = /^[+-](?!reviewBy:)/m

/** The newest day for each file of a log. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [, time = '', decoration = ''] = /^(\S+)(.*)/.exec(commit) ?? []
    // The oldest commit of a shallow clone looks as if it had added every file.
    if (decoration.includes('grafted')) break
    for (const change of commit.split(/^diff --git .*$/m).slice(1)) {
      const [head = '', ...lines] = change.split(/^(?=@@ )/m)
      // Git ends a name that holds a space with a tab.
      const file = /^\+\+\+ b\/(.*?)\t?$/m.exec(head)?.[1]
      if (file && !days.has(file) && CHANGE.test(lines.join(''))) days.set(file, dayOf(new Date(time)))
    }
  }
  return days
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** Without git, or outside of a repository, there are none. */
function daysOf(root: string): ReadonlyMap<string, string> {
  const { status, stdout } = spawnSync('git', LOG.split(' '), {
    cwd: root,
    env: process.env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? daysIn(stdout) : new Map()
}

/**
 * The day of the last commit that changed the words of a page, as `2027-06-30`, or nothing where the history does not
 * say. Read once per process.
 *
 * @param file of a page, such as `content/services/devops.mdx`
 */
export function lastUpdated(file: string, root = repositoryRoot()): string | undefined {
  const days = known.get(root) ?? daysOf(root)
  known.set(root, days)
  return days.get(file)
}
