import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { headersFor, SECURITY_HEADERS } from '#lib/site/headers.ts'
import { PAGE_POLICY } from '../policy.ts'
import {
  COMMIT,
  isText,
  MOST_REQUEST_BYTES,
  type OpenProposal,
  proposalSchema,
  type Session,
  type Tree,
} from '../protocol.ts'
import type { Config } from './config.ts'
import { type GitHub, githubAs, refused } from './github.ts'
import { branchesOf, propose } from './propose.ts'
import { sealedCookies } from './sealed.ts'
import { signInRoutes } from './signIn.ts'

export interface Assets {
  fetch(request: Request): Promise<Response>
}

const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': PAGE_POLICY,
  'X-Robots-Tag': 'noindex',
}

/** The editor's server. It can do what its routes say, as the author who asks, and everything else is refused. */
export async function createApp(config: Config, assets: Assets) {
  const cookies = await sealedCookies(config.SESSION_KEY)
  const [owner = ''] = config.GITHUB_REPOSITORY.split('/')
  const app = new Hono()

  /** What the author may do at GitHub; refused where nobody is signed in. */
  async function signedIn(context: Context) {
    const author = await cookies.get(context, 'session')
    if (!author) throw refused(401, 'You are not signed in. Sign in: your words stay.')
    return { login: author.login, github: githubAs(author.token, config) }
  }

  app.use(async (context, next) => {
    await next()
    const isData = /^\/(?:api|auth)\//.test(context.req.path)
    const headers = isData ? headersFor('api') : PAGE_HEADERS
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })

  // Only the page itself calls: no other site, and no form.
  app.use('/api/*', async ({ req }, next) => {
    const site = req.header('Sec-Fetch-Site') ?? 'same-origin'
    const isOwn = req.method === 'GET' || req.header('Origin') === new URL(req.url).origin
    if (!isOwn || !['same-origin', 'none'].includes(site))
      throw refused(403, 'This is for the editor’s own page only.')
    await next()
  })

  app.get('/api/session', async (context) => {
    const author = (await cookies.get(context, 'session'))?.login ?? null
    const answer: Session = { author, local: false, ...(author ? {} : { login: '/auth/login' }) }
    return context.json(answer)
  })

  app.post('/api/sign-out', (context) => {
    cookies.drop(context, 'session')
    return context.json({})
  })

  app.get('/api/tree', async (context) => {
    const { github } = await signedIn(context)
    const at = context.req.query('at') ?? 'main'
    if (!COMMIT.test(at) && at !== 'main' && !/^edit\/[a-z0-9_-]+\/[a-z0-9-]+$/.test(at))
      throw refused(403, 'Only main, proposals and commits can be opened.')
    const head = COMMIT.test(at) ? at : await github.head(at)
    if (!head) throw refused(at === 'main' ? 403 : 422, 'There is nothing that you could open.')
    const files = await contentAt(github, head)
    const texts = files.filter(({ path }) => isText(path))
    const read = texts.map(async ({ path, sha }) => {
      const bytes = await nearby(sha, () => github.blob(sha))
      return [path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]
    })
    return context.json<Tree>({
      head,
      files: Object.fromEntries(await Promise.all(read)),
      photographs: files.map(({ path }) => path).filter((path) => !isText(path)),
    })
  })

  app.get('/api/photograph', async (context) => {
    const { github } = await signedIn(context)
    const { at = '', path } = context.req.query()
    const files = COMMIT.test(at) ? await contentAt(github, at) : []
    const photograph = files.find((one) => one.path === path && !isText(path))
    if (!photograph) throw refused(422, 'There is no such photograph.')
    return context.body(await nearby(photograph.sha, () => github.blob(photograph.sha)))
  })

  app.get('/api/proposals', async (context) => {
    const { github, login } = await signedIn(context)
    const own = (await github.pulls({ state: 'open' })).filter(
      ({ head, user }) => user?.login === login && head.ref.startsWith(branchesOf(login)),
    )
    return context.json<OpenProposal[]>(
      own.map(({ title, head, html_url: url }) => ({ branch: head.ref, title, url, head: head.sha })),
    )
  })

  app.post('/api/propose', async (context) => {
    const { github, login } = await signedIn(context)
    const body = await bodyOf(context.req.raw)
    const proposal = proposalSchema.safeParse(body.value)
    if (!proposal.success) {
      const [issue] = proposal.error.issues
      throw refused(422, issue?.path[0] === 'message' ? issue.message : 'This proposal cannot be read.')
    }
    return context.json(await propose(github, login, owner, proposal.data, body.digest))
  })

  app.route('/auth', signInRoutes(config, cookies))

  app.all('/*', ({ req }) => {
    if (!['GET', 'HEAD'].includes(req.method) || /^\/(?:api|auth)(?:\/|$)/.test(req.path))
      throw refused(403, 'This cannot be done here.')
    return assets.fetch(req.raw)
  })

  app.onError((error, context) => {
    const known = error instanceof HTTPException ? error : undefined
    if (!known) console.error(JSON.stringify({ event: 'editor.broke', name: error.name }))
    if (known?.status === 401) cookies.drop(context, 'session')
    const body = { error: known?.message ?? 'Something broke on our side. Your words stay.' }
    const more = typeof known?.cause === 'object' ? known.cause : {}
    return context.json({ ...body, ...more }, known?.status ?? 500)
  })
  return app
}

/** The body as JSON, and what it is known by; no more of it than fits. */
async function bodyOf(request: Request): Promise<{ value: unknown; digest: string }> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw refused(422, 'A proposal comes as JSON.')
  // A browser always says how long it is.
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (length > MOST_REQUEST_BYTES) {
    // And reads no answer before it has sent all.
    await request.body?.pipeTo(new WritableStream())
    throw refused(413, 'This is too much at once: propose one photograph at a time, of 10 MB at most.')
  }
  const bytes = await request.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
  return { value: await new Response(bytes).json().catch(() => undefined), digest }
}

/** The plain files under `content/`, as far as the author may read them. */
async function contentAt(github: GitHub, commit: string) {
  const { entries } = await github.files(commit)
  return [...entries.values()].filter(({ path, mode }) => mode === '100644' && path.startsWith('content/'))
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
