/** The revision that a report compares with: found in git, checked out beside this one and built there. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfPath, pathOfFile } from '#lib/content/files.ts'

/** What the caller has to mend; its message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Where the revision is checked out. It is below the repository, so that packages can be linked and not copied. */
const WORKTREE = '.cache/report/base'

/** Lines of a failed build that are kept: what is wrong stands at its end. */
const LAST_LINES = 40

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}

const commitOf = (name: string) =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim()

/** First signs of a commit's id, as people quote it. */
export const shortId = (commit: string) => commit.slice(0, 8)

export interface Revisions {
  /** Where this side left the other. */
  base: string
  head: string
  /** Whether files differ from the last commit. */
  uncommitted: boolean
}

/**
 * Finds what to compare: this side, uncommitted changes included, with the commit where it left a revision.
 *
 * @throws UsageError where git does not know the revision or where the two have met.
 */
export function findRevisions(name: string): Revisions {
  const head = commitOf('HEAD')
  if (!head) throw new UsageError('This folder has no git history, so there is nothing to compare with.')
  const known = commitOf(name)
  if (!known) {
    const remote = commitOf(`origin/${name}`)
    throw new UsageError(
      remote
        ? `There is no revision "${name}" here, but there is "origin/${name}": give that as --base.`
        : `There is no revision "${name}" here. Fetch it with: git fetch origin ${name.replace(/^origin\//, '')}`,
    )
  }
  const base = git('merge-base', known, head)?.trim()
  if (!base) {
    const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
    throw new UsageError(
      isShallow
        ? `The history here ends before this side and "${name}" meet. Fetch the rest of it with: git fetch --unshallow origin`
        : `This side and "${name}" have no commit in common.`,
    )
  }
  return { base, head, uncommitted: (git('status', '--porcelain') ?? '') !== '' }
}

/** Old and new path of each page whose file was renamed since a commit. */
export function renamesSince(commit: string): [string, string][] {
  const said =
    git('diff', '--name-status', '--find-renames=50%', '--diff-filter=R', commit, '--', 'content') ?? ''
  return [...said.matchAll(/^R\d+\t(\S+\.mdx)\t(\S+\.mdx)$/gm)].map(([, from = '', to = '']) => [
    pathOfFile(from),
    pathOfFile(to),
  ])
}

/** The page above another one, as its file said in a commit. */
export function parentAt(commit: string, path: string): string | undefined {
  const source = git('show', `${commit}:./${fileOfPath(path)}`) ?? ''
  return /^parent:\s*(\/\S*)/m.exec(source)?.[1]
}

/** Whether the two sides want the same packages. */
export function samePackages(commit: string): boolean {
  return git('diff', '--name-only', commit, '--', 'package-lock.json')?.trim() === ''
}

/** The same files under a second folder, without a second copy of them. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(one, other)
    else if (entry.isFile()) linkSync(one, other)
    else cpSync(one, other, { verbatimSymlinks: true })
  }
}

export type Built = { out: string } | { failure: string[] }

/** Builds the site in a folder; where that fails, its last words. */
export function build(folder: string): Built {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  if (status === 0) return { out: join(folder, 'out') }
  return { failure: `${stdout}${stderr}`.trimEnd().split('\n').slice(-LAST_LINES) }
}

/** Takes the worktree away, also one that an interrupted report has left behind. */
export function removeBase(root: string): void {
  git('worktree', 'remove', '--force', WORKTREE)
  rmSync(join(root, WORKTREE), { recursive: true, force: true })
  git('worktree', 'prune')
}

/**
 * Checks a commit out and builds it with the packages that are installed here. They are linked file by file: the
 * bundler follows no symbolic link that leads out of its folder.
 */
export function buildBase(root: string, commit: string): Built {
  const folder = join(root, WORKTREE)
  removeBase(root)
  mkdirSync(join(root, '.cache/report'), { recursive: true })
  if (git('worktree', 'add', '--force', '--detach', folder, commit) === undefined) {
    return { failure: [`git could not check out ${shortId(commit)} into ${WORKTREE}.`] }
  }
  if (existsSync(join(root, 'node_modules')))
    linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))
  return build(folder)
}
