import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Author, type Forge, refused, UPDATE } from '../server/forge.ts'
import type { Config } from './config.ts'

/** How long a call to GitHub may take. */
export const TIMEOUT_MS = 25_000

type Sha = { sha: string }
type Ref = { object: Sha }
type Tree = { tree: { path: string; mode: string; sha: string }[]; truncated: boolean }
type Pull = {
  title: string
  html_url: string
  created_at: string
  updated_at: string
  state: string
  merged_at: string | null
  head: { ref: string; sha: string; repo: { full_name: string } | null }
}

/** Whose token it is. */
export const loginOf = async (token: string, config: Config) =>
  (await callsWith(token, config)<{ login: string }>('GET', '/user')).login

function callsWith(token: string, { GITHUB_API_URL }: Config) {
  return async <Answer>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Answer> => {
    const response = await fetch(GITHUB_API_URL + path, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'User-Agent': 'site-editor',
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw refused(502, 'GitHub could not be reached. Nothing is lost; try again in a moment.')
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusalOf(response)
    }
    // Nothing was to be done, as where a branch has all of main already.
    if (response.status === 204) return null as Answer
    return (response.json() as Promise<Answer>).catch(() => {
      throw refused(
        502,
        'GitHub’s answer could not be read. Nothing is lost; try again in a moment.',
      )
    })
  }
}

/** Returns undefined instead of failing with a given status. */
const unless = <Answer>(status: number, answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error) => {
    if (error instanceof HTTPException && error.cause === status) return undefined
    throw error
  })

/** GitHub, as an author with a token may use it. */
export function githubAs(login: string, token: string, config: Config): Author {
  const branches = `edit/${login.toLowerCase()}/`
  const ask = callsWith(token, config)
  const repository = `/repos/${config.GITHUB_REPOSITORY}`
  const git = `${repository}/git`
  const make = async (kind: string, body: object) =>
    (await ask<Sha>('POST', `${git}/${kind}`, body)).sha
  const treeOf = async (commit: string) =>
    (await ask<{ tree: Sha }>('GET', `${git}/commits/${commit}`)).tree.sha
  const blob = (sha: string) =>
    readCached(
      sha,
      async () => (await ask<{ content: string }>('GET', `${git}/blobs/${sha}`)).content,
    )

  /** The author's open proposals, or all that were ever made from a branch. */
  const pullsOf = async (branch?: string) => {
    const [owner] = config.GITHUB_REPOSITORY.split('/')
    const which = branch ? { state: 'all', head: `${owner}:${branch}` } : { state: 'open' }
    const search = new URLSearchParams({ base: 'main', per_page: '100', ...which })
    const found = await ask<Pull[]>('GET', `${repository}/pulls?${search}`)
    // A fork's branch can have any name.
    const isHere = ({ head: { repo } }: Pull) =>
      repo?.full_name.toLowerCase() === config.GITHUB_REPOSITORY.toLowerCase()
    return found.filter((pull) => isHere(pull) && pull.head.ref.startsWith(branches))
  }

  const forge: Forge = {
    head: async (branch) =>
      (await unless(404, ask<Ref>('GET', `${git}/ref/heads/${branch}`)))?.object.sha,
    async origin(commit) {
      // Its second page leaves out the files, which come with the first.
      const compared = `${repository}/compare/main...${commit}?per_page=1&page=2`
      return (await unless(404, ask<{ merge_base_commit: Sha }>('GET', compared)))
        ?.merge_base_commit.sha
    },
    async files(commit) {
      const sha = await unless(404, treeOf(commit))
      if (!sha) throw refused(422, 'The version you opened no longer exists. Reopen the page.')
      const { tree, truncated } = await ask<Tree>('GET', `${git}/trees/${sha}?recursive=1`)
      if (truncated)
        throw refused(502, 'The repository is too large for GitHub to list it at once.')
      return new Map(tree.map((entry) => [entry.path, entry]))
    },
    blobs: (shas) => Promise.all(shas.map(blob)),
    async commit({ branch, there, parent, message, changes }) {
      const entries = changes.map(async ([path, content]) => {
        const file = { path, mode: '100644', type: 'blob' }
        if (typeof content === 'string') return { ...file, content }
        return {
          ...file,
          sha: content && (await make('blobs', { content: content.base64, encoding: 'base64' })),
        }
      })
      const tree = await make('trees', {
        base_tree: await treeOf(parent),
        tree: await Promise.all(entries),
      })
      const sha = await make('commits', { message, tree, parents: [parent] })
      const ref = `refs/heads/${branch}`
      // GitHub refuses if the branch already exists or has moved.
      const put = there
        ? ask<Ref>('PATCH', `${git}/${ref}`, { sha, force: false })
        : ask<Ref>('POST', `${git}/refs`, { ref, sha })
      return (await unless(422, put)) && sha
    },
    pulls: async (branch) =>
      (await pullsOf(branch)).map(
        ({
          title,
          html_url: url,
          state,
          created_at,
          updated_at: changedAt,
          head: { ref, sha },
        }) => {
          const day = created_at.slice(0, 10)
          return { branch: ref, title, url, head: sha, isOpen: state === 'open', day, changedAt }
        },
      ),
    async update(branch) {
      const body = { base: branch, head: 'main', commit_message: UPDATE }
      const merge = ask('POST', `${repository}/merges`, body).then(() => true)
      // Both changed the same lines, or main changed what the editor may not, such as workflows.
      return (await unless(409, unless(403, merge))) ?? false
    },
    isAccepted: async (branch) =>
      (await pullsOf(branch)).some(({ merged_at }) => merged_at !== null),
    openPull: async (branch, title, body) =>
      (await ask<Pull>('POST', `${repository}/pulls`, { title, body, head: branch, base: 'main' }))
        .html_url,
  }
  return { login, branches, forge }
}

/** Reads a blob through the local data center's cache; a blob never changes under its hash. */
async function readCached(
  sha: string,
  load: () => Promise<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const cache = (caches as unknown as { default: Cache }).default
  // This host is never contacted; the Cache API just needs a URL as its key.
  const address = `https://nearby.invalid/${sha}`
  const kept = await cache.match(address)
  if (kept) return kept.bytes()
  const bytes = Uint8Array.fromBase64(await load())
  await cache.put(address, new Response(bytes, { headers: { 'Cache-Control': 'max-age=604800' } }))
  return bytes
}

/** Translates GitHub's refusal into ours, with its status as the cause. */
function refusalOf({ status: cause, headers }: Response): HTTPException {
  const asksToWait = headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0'
  const as = (status: ContentfulStatusCode, message: string) =>
    new HTTPException(status, { message, cause })
  if (cause === 401)
    return as(401, 'You are no longer signed in. Sign in again; your words are safe.')
  if (cause === 429 || (cause === 403 && asksToWait))
    return as(429, 'GitHub is asking us to wait. Nothing is lost; try again in a few minutes.')
  if (cause === 403 || cause === 404)
    return as(403, 'Your GitHub account is not allowed to do this. Ask for write access.')
  if (cause === 422) return as(422, 'GitHub rejected this change. Ask a developer for help.')
  return as(502, 'GitHub is not responding properly. Nothing is lost; try again in a moment.')
}
