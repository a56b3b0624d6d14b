/** A git repository as the editor's local server uses it: by plumbing alone, so the author's own folder stays as it is. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  fileProblem,
  isText,
  type OpenProposal,
  type Proposal,
  type Proposed,
  type Tree,
} from './protocol.ts'

/** What the author is told, with the status of the answer. */
export class Refusal extends Error {
  readonly status: 403 | 409 | 413 | 422
  /** Of a change meanwhile, where the branch is now. */
  readonly head: string | undefined
  constructor(status: Refusal['status'], message: string, head?: string) {
    super(message)
    this.status = status
    this.head = head
  }
}

interface Entry {
  mode: string
  sha: string
}

const NOTHING = '0'.repeat(40)

export class Repository {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  #git(args: readonly string[], input?: string | Uint8Array, env?: Record<string, string>): Buffer {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: this.#root,
      input,
      env: { ...process.env, ...env },
      maxBuffer: 1 << 28,
    })
    if (status !== 0) throw error ?? new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout
  }

  #line(...args: string[]): string {
    return this.#git(args).toString('utf8').trim()
  }

  /** The commit of a name, if there is one. */
  #commit(name: string): string | undefined {
    try {
      return this.#line('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
    } catch {
      return undefined
    }
  }

  #entries(commit: string): Map<string, Entry> {
    const list = this.#git(['ls-tree', '-r', '-z', '--full-tree', commit, 'content/']).toString('utf8')
    const rows = [...list.matchAll(/(\d+) blob (\w+)\t([^\0]+)\0/g)]
    return new Map(rows.map(([, mode = '', sha = '', path = '']) => [path, { mode, sha }]))
  }

  author(): string {
    try {
      // A commit wants both.
      this.#line('config', 'user.email')
      return this.#line('config', 'user.name')
    } catch {
      throw new Error(
        'git does not know you yet: git config --global user.name "Your Name", and user.email in the same way',
      )
    }
  }

  /** What a proposal starts from: main, or where there is none, what is checked out. */
  main(): string {
    const head = this.#commit('refs/heads/main') ?? this.#commit('HEAD')
    if (!head) throw new Error(`There is no commit in ${this.#root}.`)
    return head
  }

  tree(at?: string): Tree {
    if (at && at !== 'main' && !/^(?:[0-9a-f]{40}|edit\/[a-z0-9_/-]+)$/.test(at))
      throw new Refusal(403, 'Only main, proposals and commits can be opened.')
    const head = at && at !== 'main' ? this.#commit(at) : this.main()
    if (!head) throw new Refusal(422, 'This proposal is not there anymore.')
    const entries = [...this.#entries(head)]
    const texts = entries.filter(([path]) => isText(path))
    const batch = this.#git(['cat-file', '--batch'], texts.map(([, { sha }]) => `${sha}\n`).join(''))
    let offset = 0
    const files = texts.map(([path]) => {
      const start = batch.indexOf('\n', offset) + 1
      const size = Number(batch.toString('latin1', offset, start).split(' ')[2])
      offset = start + size + 1
      return [path, batch.toString('utf8', start, start + size)]
    })
    const photographs = entries.map(([path]) => path).filter((path) => !isText(path))
    return { head, files: Object.fromEntries(files), photographs }
  }

  photograph(commit: string, path: string): Buffer {
    const entry = this.#entries(commit).get(path)
    if (!entry || isText(path)) throw new Refusal(422, 'There is no such photograph.')
    return this.#git(['cat-file', 'blob', entry.sha])
  }

  proposals(): OpenProposal[] {
    const format = '--format=%(refname:short)%00%(objectname)%00%(contents:subject)'
    const list = this.#line('for-each-ref', '--no-merged', this.main(), format, 'refs/heads/edit/')
    return list.split('\n').flatMap((row) => {
      const [branch, head, title] = row.split('\0')
      return branch && head && title ? [{ branch, head, title }] : []
    })
  }

  /** Makes one commit of a proposal, on a branch of its own or on the one that it continues. */
  propose({ base, branch: continued, message, files }: Proposal): Proposed {
    for (const [path, content] of Object.entries(files)) {
      const problem = fileProblem(path, content)
      if (problem) throw new Refusal(problem.status, problem.error)
    }
    if (continued && !/^edit\/[a-z0-9-]{1,80}$/.test(continued))
      throw new Refusal(403, 'This editor writes to proposals only.')
    const there = continued && this.#commit(`refs/heads/${continued}`)
    if (continued && !there) throw new Refusal(422, 'This proposal is not there anymore. Make a new one.')
    const parent = there || this.main()
    const [now, opened] = [this.#entries(parent), this.#entries(base)]
    const changes = Object.entries(files).flatMap(([path, content]) => {
      const bytes =
        content !== null && typeof content === 'object' ? Buffer.from(content.base64, 'base64') : content
      const sha =
        bytes === null ? NOTHING : this.#git(['hash-object', '-w', '--stdin'], bytes).toString().trim()
      const known = now.get(path)?.sha ?? NOTHING
      if (sha === known) return []
      if (known !== (opened.get(path)?.sha ?? NOTHING)) throw new Refusal(409, 'Changed meanwhile.', parent)
      return `${bytes === null ? '0' : '100644'} ${sha}\t${path}\n`
    })
    if (changes.length === 0) throw new Refusal(422, 'Nothing differs from what is there already.')
    const head = this.#commitOf(parent, changes.join(''), message)
    const branch = continued ?? `edit/${nameOf(message)}-${randomBytes(3).toString('hex')}`
    this.#git(['update-ref', `refs/heads/${branch}`, head, there || NOTHING])
    return { branch, head }
  }

  /** A commit on top of another, by an index of its own. */
  #commitOf(parent: string, changes: string, message: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'edit-'))
    const index = { GIT_INDEX_FILE: join(folder, 'index') }
    try {
      this.#git(['read-tree', parent], undefined, index)
      this.#git(['update-index', '--index-info'], changes, index)
      const tree = this.#git(['write-tree'], undefined, index).toString().trim()
      return this.#git(['commit-tree', tree, '-p', parent], message).toString().trim()
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

const nameOf = (message: string) =>
  (message.toLowerCase().match(/[a-z0-9]+/g) ?? ['change']).slice(0, 6).join('-').slice(0, 50)
