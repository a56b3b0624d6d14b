/** The bare git repository behind the test double for GitHub. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const OWNER = 'owner'
export const REPOSITORY = `${OWNER}/site`

/** Stands for a commit before the first one, and for a deleted file. */
export const NONE = '0'.repeat(40)

export interface Change {
  path: string
  sha?: string | null
  content?: string
}

export type Repository = ReturnType<typeof makeRepository>

/** Makes an empty repository in a temporary folder. */
export function makeRepository() {
  const dir = mkdtempSync(join(tmpdir(), 'forge-'))

  const git = (
    args: readonly string[],
    input: string | Buffer = '',
    more: Record<string, string> = {},
  ) => {
    const env = { ...process.env, ...more }
    return execFileSync('git', ['-C', dir, ...args], {
      input,
      env,
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    })
  }
  const line = (...args: Parameters<typeof git>) =>
    git(...args)
      .toString()
      .trim()
  const works = (...args: string[]) => spawnSync('git', ['-C', dir, ...args]).status === 0
  /** Read straight from git's files, because every call needs it. */
  const headOf = (branch: string) => {
    const file = join(dir, 'refs/heads', branch)
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  }

  function makeTree(base: string, changes: readonly Change[]): string {
    const env = { GIT_INDEX_FILE: join(dir, 'editing') }
    git(['read-tree', base], '', env)
    const lines = changes.map(({ path, sha, content }) => {
      const blob = content === undefined ? sha : line(['hash-object', '-w', '--stdin'], content)
      return blob === null ? `0 ${NONE}\t${path}\n` : `100644 ${blob}\t${path}\n`
    })
    git(['update-index', '--index-info'], lines.join(''), env)
    return line(['write-tree'], '', env)
  }

  function makeCommit(
    login: string,
    message: string,
    tree: string,
    parents: readonly string[],
  ): string {
    const email = `${login}@users.example`
    const author = { GIT_AUTHOR_NAME: login, GIT_AUTHOR_EMAIL: email }
    const committer = { GIT_COMMITTER_NAME: login, GIT_COMMITTER_EMAIL: email }
    const from = parents.flatMap((parent) => ['-p', parent])
    return line(['commit-tree', tree, ...from], message, { ...author, ...committer })
  }

  /** Commits to a branch on behalf of somebody else. */
  function commit(branch: string, changes: Readonly<Record<string, string | Buffer>>): string {
    const parent = headOf(branch)
    const data = (content: string | Buffer) => [
      `data ${Buffer.byteLength(content)}\n`,
      content,
      '\n',
    ]
    const parts = [
      `commit refs/heads/${branch}\ncommitter carl <carl@users.example> now\n`,
      ...data('Meanwhile'),
      ...(parent ? [`from ${parent}\n`] : []),
      ...Object.entries(changes).flatMap(([path, content]) => [
        `M 100644 inline ${path}\n`,
        ...data(content),
      ]),
    ]
    const input = Buffer.concat(parts.map((part) => Buffer.from(part)))
    git(['fast-import', '--quiet', '--date-format=now'], input)
    return headOf(branch)
  }

  git(['init', '-q', '--bare', '-b', 'main'])
  return {
    dir,
    git,
    line,
    works,
    headOf,
    makeTree,
    makeCommit,
    commit,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
