/** The revision that a report compares with: found in git, checked out beside this one and built there. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathOfFile } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'

/** What the caller has to change; its message says how. */
export class UsageError extends Error {}

const WORKTREE = '.cache/report/base'

function run(command: string, args: readonly string[], cwd = '.') {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  return spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, env })
}

/** Finds this side, uncommitted changes included, and the commit where it left a revision; throws where git knows none. */
export function findRevisions(name: string) {
  const head = git(['rev-parse', 'HEAD'])?.trim()
  const base = git(['merge-base', name, 'HEAD'])?.trim()
  if (!head || !base)
    throw new UsageError(
      `No commit is known where this side left "${name}". Fetch it with: git fetch origin ${name.replace(/^origin\//, '')}, after a shallow clone with: git fetch --unshallow origin`,
    )
  return { base, head, uncommitted: git(['status', '--porcelain']) !== '' }
}

/** Old and new path of each page whose file was renamed since a commit. */
export function renamesSince(commit: string): [string, string][] {
  const said = git(`diff --name-status --find-renames=50% --diff-filter=R ${commit} -- content`.split(' '))
  const renames = (said ?? '').matchAll(/^R\d+\t(\S+\.mdx)\t(\S+\.mdx)$/gm)
  return [...renames].map(([, from = '', to = '']) => [pathOfFile(from), pathOfFile(to)])
}

/** Where a site was built, or the last words of a build that failed. */
export type Built = { out: string } | { failure: string }

export function build(folder: string): Built {
  const { status, stdout, stderr } = run('npm', ['run', '--silent', 'build'], folder)
  if (status === 0) return { out: join(folder, 'out') }
  // What is wrong stands at the end.
  return { failure: `${stdout}${stderr}`.trimEnd().split('\n').slice(-40).join('\n') }
}

/** Takes the worktree away, also one that an interrupted report has left behind. */
export function removeBase(): void {
  git(['worktree', 'remove', '--force', WORKTREE])
  rmSync(WORKTREE, { recursive: true, force: true })
  git(['worktree', 'prune'])
}

/**
 * Checks a commit out and builds it with the packages that are installed here. They are linked file by file: the
 * bundler follows no symbolic link that leads out of its folder.
 */
export function buildBase(commit: string): Built {
  removeBase()
  if (git(['worktree', 'add', '--force', '--detach', WORKTREE, commit]) === undefined)
    return { failure: `git could not check out ${commit} into ${WORKTREE}.` }
  if (existsSync('node_modules')) run('cp', ['-Rl', 'node_modules', WORKTREE])
  return build(WORKTREE)
}
