import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { type Forge, type Pull, refused } from '../server/forge.ts'
import type { Config } from './config.ts'

const sha = z.string()
const user = z.object({ login: z.string() })
const ref = z.object({ object: z.object({ sha }) })
const commit = z.object({ sha, tree: z.object({ sha }) })
const entry = z.object({ path: z.string(), mode: z.string(), type: z.string(), sha })
const tree = z.object({ sha, truncated: z.boolean(), tree: z.array(entry) })
const content = z.object({ content: z.string() })
const made = z.object({ sha })
const pull = z.object({
  title: z.string(),
  html_url: z.string(),
  state: z.string(),
  user: z.nullable(user),
  head: z.object({ ref: z.string(), sha, repo: z.nullable(z.object({ full_name: z.string() })) }),
})

/** Who a token was given to. */
export const loginOf = async (token: string, config: Config) =>
  (await callsWith(token, config)(user, 'GET', '/user')).login

/** GitHub's interface with the token of an author. */
function callsWith(token: string, { GITHUB_API_URL }: Config) {
  return async function ask<Shape extends z.ZodMiniType>(
    shape: Shape,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<z.infer<Shape>> {
    const response = await fetch(GITHUB_API_URL + path, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'User-Agent': 'plumbline-editor',
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(25_000),
    }).catch(() => {
      throw refused(502, 'GitHub could not be reached. Nothing is lost: try again in a moment.')
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusalOf(response)
    }
    const read = shape.safeParse(await response.json().catch(() => undefined))
    if (read.success) return read.data
    throw refused(502, 'GitHub’s answer could not be read. Nothing is lost: try again in a moment.')
  }
}

/** In place of one certain refusal, undefined. */
const unless = <Answer>(status: number, answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error) => {
    if (error instanceof HTTPException && error.cause === status) return undefined
    throw error
  })

/** The repository at GitHub, as the author may use it. */
export function githubAs(login: string, branches: string, token: string, config: Config): Forge {
  const ask = callsWith(token, config)
  const repository = `/repos/${config.GITHUB_REPOSITORY}`
  const refs = `${repository}/git/refs`
  const make = async (kind: string, body: object) =>
    (await ask(made, 'POST', `${repository}/git/${kind}`, body)).sha
  const pullOf = ({ title, html_url: url, state, head }: z.infer<typeof pull>): Pull => {
    return { branch: head.ref, title, url, head: head.sha, isOpen: state === 'open' }
  }
  const blob = (sha: string) =>
    nearby(sha, async () => (await ask(content, 'GET', `${repository}/git/blobs/${sha}`)).content)

  return {
    head: async (branch) =>
      (await unless(404, ask(ref, 'GET', `${repository}/git/ref/heads/${branch}`)))?.object.sha,
    async files(sha) {
      const at = await unless(404, ask(commit, 'GET', `${repository}/git/commits/${sha}`))
      if (!at) throw refused(422, 'The version that was opened is not there anymore. Open the page anew.')
      const path = `${repository}/git/trees/${at.tree.sha}?recursive=1`
      const { tree: entries, truncated } = await ask(tree, 'GET', path)
      if (truncated) throw refused(502, 'The repository is too large for GitHub to list it at once.')
      return { tree: at.tree.sha, entries: new Map(entries.map((one) => [one.path, one])) }
    },
    blobs: (shas) => Promise.all(shas.map(blob)),
    makeBlob: (base64) => make('blobs', { content: base64, encoding: 'base64' }),
    makeTree: (base, changes) => make('trees', { base_tree: base, tree: changes }),
    makeCommit: (message, tree, parent) => make('commits', { message, tree, parents: [parent] }),
    putBranch: async (branch, sha, there) => {
      // GitHub refuses where the branch is there already, or has moved meanwhile.
      const put = there
        ? ask(ref, 'PATCH', `${refs}/heads/${branch}`, { sha, force: false })
        : ask(ref, 'POST', refs, { ref: `refs/heads/${branch}`, sha })
      return (await unless(422, put)) !== undefined
    },
    async pulls(branch) {
      const [owner = ''] = config.GITHUB_REPOSITORY.split('/')
      const which = branch ? { state: 'all', head: `${owner}:${branch}` } : { state: 'open' }
      const search = new URLSearchParams({ base: 'main', per_page: '100', ...which })
      const found = await ask(z.array(pull), 'GET', `${repository}/pulls?${search}`)
      // A fork can have a branch of any name.
      const isHere = ({ head: { repo } }: z.infer<typeof pull>) =>
        repo?.full_name.toLowerCase() === config.GITHUB_REPOSITORY.toLowerCase()
      const isOwn = ({ user, head }: z.infer<typeof pull>) =>
        branch !== undefined || (user?.login === login && head.ref.startsWith(branches))
      return found.filter((one) => isHere(one) && isOwn(one)).map(pullOf)
    },
    openPull: async (branch, title, body) =>
      (await ask(pull, 'POST', `${repository}/pulls`, { title, body, head: branch, base: 'main' })).html_url,
  }
}

/** A blob from the cache nearby, where it was read before: under its hash it never changes. */
async function nearby(sha: string, load: () => Promise<string>): Promise<Uint8Array<ArrayBuffer>> {
  const cache = (caches as unknown as { default: Cache }).default
  // The name is never looked up: the Cache API wants an address as its key.
  const address = `https://nearby.invalid/${sha}`
  const kept = await cache.match(address)
  if (kept) return kept.bytes()
  const bytes = Uint8Array.fromBase64(await load())
  await cache.put(address, new Response(bytes, { headers: { 'Cache-Control': 'max-age=604800' } }))
  return bytes
}

/** GitHub's refusal as ours. Its own status is the cause. */
function refusalOf({ status: cause, headers }: Response): HTTPException {
  const asksToWait = headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0'
  const as = (status: ContentfulStatusCode, message: string) => new HTTPException(status, { message, cause })
  if (cause === 401) return as(401, 'You are no longer signed in. Sign in again: your words stay.')
  if (cause === 429 || (cause === 403 && asksToWait))
    return as(429, 'GitHub asks to wait. Nothing is lost: try again in some minutes.')
  if (cause === 403 || cause === 404)
    return as(403, 'Your GitHub account may not do this here. Ask for the right to write.')
  if (cause === 422) return as(422, 'GitHub refuses this change. Ask a developer to look at it.')
  return as(502, 'GitHub does not answer as it should. Nothing is lost: try again in a moment.')
}
