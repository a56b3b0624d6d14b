/** The operations of GitHub's API that the editor uses, on a repository of the test. */
import { spawnSync } from 'node:child_process'
import { type Change, NONE, OWNER, REPOSITORY, type Repository } from './repository.ts'

export interface Pull {
  number: number
  title: string
  body: string
  branch: string
  login: string
  state: string
  merged_at?: string
}

export type Answer = [status: number, body?: unknown]

interface Asked {
  params: Record<string, string>
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: it has been held against its description.
  body: any
  login: string
}

const invalid = (message: string): Answer => [422, { message }]

const REPO = '/repos/{owner}/{repo}'

/** Returns the operations by their names in GitHub's description; pull requests are kept in `pulls`. */
export function operationsOn(
  { dir, git, line, works, headOf, makeTree, makeCommit }: Repository,
  pulls: Pull[],
): Record<string, (asked: Asked) => Answer> {
  const refAnswer = (ref: string, sha: string) => ({ ref, object: { sha, type: 'commit' } })
  const pullAnswer = ({ branch, login, ...pull }: Pull) => ({
    ...pull,
    created_at: '2026-11-30T09:00:00Z',
    updated_at: '2026-11-30T09:00:00Z',
    html_url: `https://github.example/${REPOSITORY}/pull/${pull.number}`,
    user: { login },
    head: { ref: branch, sha: headOf(branch), repo: { full_name: REPOSITORY } },
  })

  return {
    'GET /user': ({ login }) => [200, { login }],

    [`GET ${REPO}/git/ref/{ref}`]: ({ params: { ref = '' } }) => {
      const sha = headOf(ref.replace('heads/', ''))
      return sha ? [200, refAnswer(`refs/${ref}`, sha)] : [404]
    },

    [`GET ${REPO}/compare/{basehead}`]: ({ params: { basehead = '' } }) => {
      const [base = '', head = ''] = basehead.split('...')
      return works('cat-file', '-e', head)
        ? [200, { merge_base_commit: { sha: line(['merge-base', base, head]) } }]
        : [404]
    },

    [`GET ${REPO}/git/commits/{commit_sha}`]: ({ params: { commit_sha: sha = '' } }) => {
      const { stdout } = spawnSync('git', [
        '-C',
        dir,
        'rev-parse',
        '--verify',
        '--quiet',
        `${sha}^{tree}`,
      ])
      const tree = stdout.toString().trim()
      return tree ? [200, { sha, tree: { sha: tree } }] : [404]
    },

    [`GET ${REPO}/git/trees/{tree_sha}`]: ({ params: { tree_sha: sha = '' }, query }) => {
      const listed = line(['ls-tree', '-z', ...(query.has('recursive') ? ['-r', '-t'] : []), sha])
      const tree = listed.split('\0').flatMap((entry) => {
        const [, mode, type, object, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(entry) ?? []
        return path ? [{ path, mode, type, sha: object }] : []
      })
      return [200, { sha, truncated: false, tree }]
    },

    [`GET ${REPO}/git/blobs/{file_sha}`]: ({ params: { file_sha: sha = '' } }) => {
      const content = git(['cat-file', 'blob', sha]).toString('base64').replace(/.{60}/g, '$&\n')
      return [200, { sha, encoding: 'base64', content }]
    },

    [`POST ${REPO}/git/blobs`]: ({ body: { content, encoding } }) => {
      return [201, { sha: line(['hash-object', '-w', '--stdin'], Buffer.from(content, encoding)) }]
    },

    [`POST ${REPO}/git/trees`]: ({ body: { base_tree: base, tree } }) => {
      const isGone = ({ sha, path }: Change) =>
        sha === null && !works('cat-file', '-e', `${base}:${path}`)
      return tree.some(isGone)
        ? invalid('GitRPC::BadObjectState')
        : [201, { sha: makeTree(base, tree), tree: [] }]
    },

    [`POST ${REPO}/git/commits`]: ({ body: { message, tree, parents }, login }) => {
      const sha = makeCommit(login, message, tree, parents)
      return [201, { sha, message, tree: { sha: tree } }]
    },

    [`POST ${REPO}/git/refs`]: ({ body: { ref, sha } }) =>
      works('update-ref', ref, sha, NONE)
        ? [201, refAnswer(ref, sha)]
        : invalid('Reference already exists'),

    [`PATCH ${REPO}/git/refs/{ref}`]: ({ params: { ref = '' }, body: { sha, force } }) => {
      if (ref === 'heads/main') return invalid('Repository rule violations found')
      if (!force && !works('merge-base', '--is-ancestor', `refs/${ref}`, sha))
        return invalid('Update is not a fast forward')
      git(['update-ref', `refs/${ref}`, sha])
      return [200, refAnswer(`refs/${ref}`, sha)]
    },

    [`POST ${REPO}/merges`]: ({ body: { base, head, commit_message: message }, login }) => {
      const there = headOf(base)
      const main = headOf(head)
      if (works('merge-base', '--is-ancestor', main, there)) return [204]
      if (!works('merge-tree', '--write-tree', there, main))
        return [409, { message: 'Merge conflict' }]
      const tree = line(['merge-tree', '--write-tree', there, main])
      const sha = makeCommit(login, message, tree, [there, main])
      git(['update-ref', `refs/heads/${base}`, sha])
      return [201, { sha }]
    },

    [`GET ${REPO}/pulls`]: ({ query }) => {
      const state = query.get('state') ?? 'open'
      const head = query.get('head')
      const isAsked = (pull: Pull) =>
        (state === 'all' || pull.state === state) && (!head || head === `${OWNER}:${pull.branch}`)
      return [200, pulls.filter(isAsked).map(pullAnswer)]
    },

    [`POST ${REPO}/pulls`]: ({ body: { title, body, head: branch }, login }) => {
      if (!headOf(branch)) return invalid('head is invalid')
      if (pulls.some((pull) => pull.branch === branch && pull.state === 'open'))
        return invalid('A pull request already exists')
      const pull = { number: pulls.length + 1, title, body, branch, login, state: 'open' }
      pulls.push(pull)
      return [201, pullAnswer(pull)]
    },
  }
}
