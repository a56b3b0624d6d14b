/** A git repository on the author's machine, using plumbing commands only, so that the checkout never changes. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Author, type Entry, type Forge, refused } from './forge.ts'

const NOTHING = '0'.repeat(40)

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

  const forge: Forge = {
    head: async (branch) => head(branch),
    async files(commit) {
      if (!commitOf(commit)) throw refused(422, 'The version you opened no longer exists.')
      const list = git(['ls-tree', '-r', '-t', '-z', '--full-tree', commit]).toString()
      const rows = list.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g)
      const entries = [...rows].map(([, mode = '', sha = '', path = '']): Entry => ({ path, mode, sha }))
      return { tree: `${commit}^{tree}`, entries: new Map(entries.map((entry) => [entry.path, entry])) }
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
    makeBlob: async (base64) => line(['hash-object', '-w', '--stdin'], Buffer.from(base64, 'base64')),
    async makeTree(base, changes) {
      const lines = changes.map((change) => {
        const isText = 'content' in change
        const sha = isText ? line(['hash-object', '-w', '--stdin'], change.content) : change.sha
        return `${sha ? change.mode : '0'} ${sha ?? NOTHING}\t${change.path}\n`
      })
      const folder = mkdtempSync(join(tmpdir(), 'edit-'))
      const index = { GIT_INDEX_FILE: join(folder, 'index') }
      try {
        git(['read-tree', base], '', index)
        git(['update-index', '--index-info'], lines.join(''), index)
        return line(['write-tree'], '', index)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    makeCommit: async (message, tree, parent) => line(['commit-tree', tree, '-p', parent], message),
    putBranch: async (branch, commit, there = NOTHING) =>
      run('update-ref', `refs/heads/${branch}`, commit, there).status === 0,
    async pulls(branch = '') {
      const format = '--format=%(refname:short)%00%(objectname)%00%(contents:subject)'
      const pattern = `refs/heads/edit/${branch.slice(5)}`
      const list = line(['for-each-ref', `--no-merged=${head('main')}`, format, pattern])
      return list.split('\n').flatMap((row) => {
        const [branch, head, title] = row.split('\0')
        return branch && head && title ? [{ branch, head, title, isOpen: true }] : []
      })
    },
    openPull: async () => undefined,
  }

  const author = run('var', 'GIT_AUTHOR_IDENT')
  if (author.status !== 0)
    throw refused(
      403,
      'git does not know you yet: git config --global user.name "Your Name", and user.email in the same way.',
    )
  return { login: author.stdout.replace(/ <.*/s, ''), branches: 'edit/', forge }
}
