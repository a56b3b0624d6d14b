import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { Config } from './config.ts'

/** A refusal with a sentence for the author, and what the page needs to go on. */
export const refused = (status: ContentfulStatusCode, message: string, more: object = {}) =>
  new HTTPException(status, { message, cause: more })

const sha = z.string()
const user = z.object({ login: z.string() })
const ref = z.object({ object: z.object({ sha }) })
const commit = z.object({ sha, tree: z.object({ sha }) })
const entry = z.object({ path: z.string(), mode: z.string(), type: z.string(), sha })
const tree = z.object({ sha, truncated: z.boolean(), tree: z.array(entry) })
const blob = z.object({ content: z.string() })
const made = z.object({ sha })
const pull = z.object({
  title: z.string(),
  html_url: z.string(),
  state: z.string(),
  user: z.nullable(user),
  head: z.object({ ref: z.string(), sha, repo: z.nullable(z.object({ full_name: z.string() })) }),
})

/** A file in a commit to be: new text, a blob that is there already, or null for one that goes. */
export type Change = { path: string; mode: '100644'; type: 'blob' } & (
  | { content: string }
  | { sha: string | null }
)

/** All that the editor ever asks of GitHub, with the token of an author. */
export function githubAs(token: string, { GITHUB_API_URL, GITHUB_REPOSITORY }: Config) {
  const repository = `/repos/${GITHUB_REPOSITORY}`
  const refs = `${repository}/git/refs`

  async function ask<Shape extends z.ZodMiniType>(
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

  /** Undefined in place of one certain refusal. */
  const unless = <Answer>(status: number, answer: Promise<Answer>): Promise<Answer | undefined> =>
    answer.catch((error) => {
      if (error instanceof HTTPException && error.cause === status) return undefined
      throw error
    })
  const make = async (kind: string, body: object) =>
    (await ask(made, 'POST', `${repository}/git/${kind}`, body)).sha

  return {
    user: () => ask(user, 'GET', '/user'),
    /** The commit of a branch; undefined where there is no such branch. */
    head: async (branch: string) =>
      (await unless(404, ask(ref, 'GET', `${repository}/git/ref/heads/${branch}`)))?.object.sha,
    /** All files of a commit by their paths, and the tree that they are. */
    async files(commitSha: string) {
      const at = await unless(404, ask(commit, 'GET', `${repository}/git/commits/${commitSha}`))
      if (!at) throw refused(422, 'The version that was opened is not there anymore. Open the page anew.')
      const path = `${repository}/git/trees/${at.tree.sha}?recursive=1`
      const { tree: entries, truncated } = await ask(tree, 'GET', path)
      if (truncated) throw refused(502, 'The repository is too large for GitHub to list it at once.')
      return { tree: at.tree.sha, entries: new Map(entries.map((one) => [one.path, one])) }
    },
    blob: async (blobSha: string) => (await ask(blob, 'GET', `${repository}/git/blobs/${blobSha}`)).content,
    makeBlob: (content: string) => make('blobs', { content, encoding: 'base64' }),
    makeTree: (base: string, changes: readonly Change[]) => make('trees', { base_tree: base, tree: changes }),
    makeCommit: (message: string, treeSha: string, parent: string) =>
      make('commits', { message, tree: treeSha, parents: [parent] }),
    /** Undefined where GitHub refuses, as it does where the branch is there already. */
    makeBranch: (branch: string, commitSha: string) =>
      unless(422, ask(ref, 'POST', refs, { ref: `refs/heads/${branch}`, sha: commitSha })),
    /** Undefined where GitHub refuses, as it does where the branch has moved meanwhile. */
    moveBranch: (branch: string, commitSha: string) =>
      unless(422, ask(ref, 'PATCH', `${refs}/heads/${branch}`, { sha: commitSha, force: false })),
    async pulls(query: Record<string, string>) {
      const search = new URLSearchParams({ base: 'main', per_page: '100', ...query })
      const found = await ask(z.array(pull), 'GET', `${repository}/pulls?${search}`)
      // A fork can have a branch of any name.
      const name = GITHUB_REPOSITORY.toLowerCase()
      return found.filter(({ head }) => head.repo?.full_name.toLowerCase() === name)
    },
    openPull: (branch: string, title: string, body: string) =>
      ask(pull, 'POST', `${repository}/pulls`, { title, body, head: branch, base: 'main' }),
  }
}

export type GitHub = ReturnType<typeof githubAs>

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
