/** The revision a report compares with: finds it in git, checks it out in a worktree and builds it there. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { pathOfFile } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'
import { buildSite } from '#tools/site.ts'

/** A usage error whose message says what to change. */
export class UsageError extends Error {}

const WORKTREE = '.cache/report/base'

/** Finds this side's commit and its common ancestor with a revision. Throws if git knows none. */
export function findRevisions(name: string) {
  const head = git(['rev-parse', 'HEAD'])?.trim()
  const base = git(['merge-base', name, 'HEAD'])?.trim()
  if (!head || !base)
    throw new UsageError(
      `There is no known common ancestor with "${name}". Fetch it with: git fetch origin ${name.replace(/^origin\//, '')}, after a shallow clone with: git fetch --unshallow origin`,
    )
  return { base, head, uncommitted: git(['status', '--porcelain']) !== '' }
}

/** The old and new paths of pages renamed since a commit. */
export function renamesSince(commit: string): [string, string][] {
  const output = git(`diff --name-status --find-renames=50% --diff-filter=R ${commit} -- content`.split(' '))
  const renames = (output ?? '').matchAll(/^R\d+\t(\S+\.mdx)\t(\S+\.mdx)$/gm)
  return [...renames].map(([, from = '', to = '']) => [pathOfFile(from), pathOfFile(to)])
}

/** Removes the worktree, even one left behind by an interrupted report. */
export function removeBase(): void {
  rmSync(WORKTREE, { recursive: true, force: true })
  git(['worktree', 'prune'])
}

/**
 * Checks out a commit and builds it with the packages installed here. They are hard-linked file by file, because the
 * bundler does not follow symbolic links out of its folder. Throws if either fails.
 */
export function buildBase(commit: string): string {
  removeBase()
  if (git(['worktree', 'add', '--force', '--detach', WORKTREE, commit]) === undefined)
    throw new Error(`git could not check out ${commit} into ${WORKTREE}.`)
  if (existsSync('node_modules')) spawnSync('cp', ['-Rl', 'node_modules', WORKTREE])
  return buildSite({}, WORKTREE)
}
