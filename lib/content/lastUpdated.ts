/** The day a page's text last changed, taken from git; undefined if the history cannot tell. */
import { dayOf } from './days.ts'
import { repositoryRoot } from './files.ts'
import { git } from './git.ts'
import type { Page } from './schema.ts'

const LOG =
  '-c core.quotepath=false log --format=%x00%cI%d --numstat --ignore-all-space --ignore-blank-lines --no-renames ' +
  // No reader sees when a page will be reviewed.
  '-I^reviewBy: --relative --no-color --no-ext-diff --no-textconv --no-show-signature --diff-merges=off -- content'

/** The latest day for each file in a log. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [, time = '', decoration = ''] = /^(\S+)(.*)/.exec(commit) ?? []
    // The oldest commit of a shallow clone seems to add every file.
    if (decoration.includes('grafted')) break
    for (const [, file = ''] of commit.matchAll(/^\d+\t\d+\t(.+)$/gm))
      if (!days.has(file)) days.set(file, dayOf(new Date(time)))
  }
  return days
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** The day of the last commit that changed a page's text, such as `2027-06-30`; undefined as in a shallow clone. */
export function lastUpdated({ file }: Pick<Page, 'file'>, root = repositoryRoot()): string | undefined {
  const days = known.get(root) ?? daysIn(git(LOG.split(' '), root) ?? '')
  known.set(root, days)
  return days.get(file)
}
