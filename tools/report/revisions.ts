/** The revision a report compares with: finds it in git, checks it out in a worktree and builds it there. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathOfFile } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'

/** A usage error whose message says what to change. */
export class UsageError extends Error {}

const WORKTREE = '.cache/report/base'

function run(command: string, args: readonly string[], cwd = '.') {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  return spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, env })
}

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

/** The folder of a finished site, or the end of a failed build's output. */
export type Built = { out: string } | { failure: string }

export function build(folder: string): Built {
  const { status, stdout, stderr } = run('npm', ['run', '--silent', 'build'], folder)
  if (status === 0) return { out: join(folder, 'out') }
  // The error is at the end.
  return { failure: `${stdout}${stderr}`.trimEnd().split('\n').slice(-40).join('\n') }
}

/** Removes the worktree, even one left behind by an interrupted report. */
export function removeBase(): void {
  rmSync(WORKTREE, { recursive: true, force: true })
  git(['worktree', 'prune'])
}

/**
 * Checks out a commit and builds it with the packages installed here. They are hard-linked file by file, because the
 * bundler does not follow symbolic links out of its folder.
 */
export function buildBase(commit: string): Built {
  removeBase()
  if (git(['worktree', 'add', '--force', '--detach', WORKTREE, commit]) === undefined)
    return { failure: `git could not check out ${commit} into ${WORKTREE}.` }
  if (existsSync('node_modules')) run('cp', ['-Rl', 'node_modules', WORKTREE])
  return build(WORKTREE)
}
