/** A git repository on the author's machine, using plumbing commands only, so that the checkout never changes. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Author, type Forge, refused, UPDATE } from './forge.ts'

const NOTHING = '0'.repeat(40)

/** Opens a repository as the author that git knows. */
export function repositoryIn(root: string): Author {
  const options = { cwd: root, maxBuffer: 1 << 28 }
  const git = (args: readonly string[], input: string | Uint8Array = '', env = {}) =>
    execFileSync('git', args, { ...options, input, env: { ...process.env, ...env }, stdio: 'pipe' })
  const line = (...args: Parameters<typeof git>) => String(git(...args)).trim()
  const run = (...args: string[]) => spawnSync('git', args, { ...options, encoding: 'utf8' })
  const commitOf = (name: string) =>
    run('rev-parse', '--verify', '--quiet', `${name}^{commit}`).stdout.trim() || undefined
  // Without a main branch, the current checkout.
  const head = (branch: string) =>
    commitOf(`refs/heads/${branch}`) ?? (branch === 'main' ? commitOf('HEAD') : undefined)

  const treeOf = (commit: string) => run('rev-parse', `${commit}^{tree}`).stdout

  /** Whether main had all that a commit changed at any time since, by a merge or as one commit of its own. */
  const isMerged = (commit: string) => {
    const main = head('main') ?? NOTHING
    const files = run('diff', '--name-only', '-z', `${main}...${commit}`).stdout.split('\0')
    const changed = files.filter((file) => file !== '')
    if (changed.length === 0) return true
    // Later ones may have changed the same lines again.
    const commits = run('rev-list', `${commit}..${main}`, '--', ...changed).stdout.split('\n')
    return commits
      .filter((then) => then !== '')
      .some((then) => run('merge-tree', '--write-tree', then, commit).stdout === treeOf(then))
  }

  /** The sentence with which a proposal began, by which it is called however many commits follow, and the day of that. */
  const beginningOf = (branch: string) =>
    run('log', '--reverse', '--format=%cs %s', `${head('main')}..${branch}`).stdout.split('\n')[0]

  const forge: Forge = {
    head: async (branch) => head(branch),
    origin: async (commit) =>
      run('merge-base', head('main') ?? NOTHING, commit).stdout.trim() || undefined,
    async files(commit) {
      if (!commitOf(commit)) throw refused(422, 'The version you opened no longer exists.')
      const list = git(['ls-tree', '-r', '-t', '-z', '--full-tree', commit]).toString()
      const rows = list.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g)
      return new Map([...rows].map(([, mode = '', sha = '', path = '']) => [path, { mode, sha }]))
    },
    async blobs(shas) {
      // Each is a line with its size, its bytes, and a line feed.
      const batch = git(['cat-file', '--batch'], shas.join('\n'))
      let end = -1
      return shas.map(() => {
        const start = batch.indexOf('\n', end + 1) + 1
        end = start + Number(batch.toString('latin1', end + 1, start).split(' ')[2])
        return new Uint8Array(batch.subarray(start, end))
      })
    },
    async commit({ branch, there = NOTHING, parent, message, changes }) {
      const lines = changes.map(([path, content]) => {
        if (content === null) return `0 ${NOTHING}\t${path}\n`
        const bytes = typeof content === 'string' ? content : Buffer.from(content.base64, 'base64')
        return `100644 ${line(['hash-object', '-w', '--stdin'], bytes)}\t${path}\n`
      })
      const folder = mkdtempSync(join(tmpdir(), 'edit-'))
      const index = { GIT_INDEX_FILE: join(folder, 'index') }
      try {
        git(['read-tree', parent], '', index)
        git(['update-index', '--index-info'], lines.join(''), index)
        const commit = line(['commit-tree', line(['write-tree'], '', index), '-p', parent], message)
        return run('update-ref', `refs/heads/${branch}`, commit, there).status === 0
          ? commit
          : undefined
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    async pulls(branch = '') {
      const format =
        '--format=%(refname:short)%00%(objectname)%00%(committerdate:iso-strict)%00%(committerdate:short) %(contents:subject)'
      const list = line(['for-each-ref', format, `refs/heads/edit/${branch.slice(5)}`])
      const pulls = list.split('\n').flatMap((row) => {
        const [branch, head, changedAt, last] = row.split('\0')
        if (!branch || !head || !changedAt || !last) return []
        const [day = '', ...title] = (beginningOf(branch) || last).split(' ')
        return [{ branch, head, title: title.join(' '), isOpen: !isMerged(head), day, changedAt }]
      })
      return branch ? pulls : pulls.filter(({ isOpen }) => isOpen)
    },
    async update(branch) {
      const main = head('main') ?? NOTHING
      const there = head(branch) ?? NOTHING
      if (run('merge-base', '--is-ancestor', main, there).status === 0) return true
      const { status, stdout: tree } = run('merge-tree', '--write-tree', there, main)
      if (status !== 0) return false
      const commit = line(['commit-tree', tree.trim(), '-p', there, '-p', main], UPDATE)
      return run('update-ref', `refs/heads/${branch}`, commit, there).status === 0
    },
    isAccepted: async (_, commit) => commitOf(commit) !== undefined && isMerged(commit),
    openPull: async () => undefined,
  }

  const author = run('var', 'GIT_AUTHOR_IDENT')
  if (author.status !== 0)
    throw refused(
      403,
      'git does not know you: git config --global user.name "Your Name", and user.email likewise.',
    )
  return { login: author.stdout.replace(/ <.*/s, ''), branches: 'edit/', forge }
}
