import { type Context, type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { sha256 } from 'hono/utils/crypto'
import type * as z from 'zod/mini'
import {
  DEFAULT_TRANSPORT_SECURITY,
  headersFor,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../lib/site/headers.ts'
import { type Author, type Forge, refused } from './forge.ts'
import { MAX_REQUEST_BYTES, propose, refuseOthers } from './propose.ts'
import {
  COMMIT,
  type Fate,
  isText,
  proposalSchema,
  type Tree,
  type Updated,
  updateSchema,
} from './protocol.ts'

/** Only the editor's own files, and no code from text. The preview frame inherits it, so nothing in a page can run. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; " +
  "img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': PAGE_POLICY,
  'X-Robots-Tag': 'noindex',
}

/** The branch of a proposal. */
const PROPOSAL = /^edit\/(?:[a-z0-9_-]+\/)?[a-z0-9-]+$/

interface Options {
  authorOf: (context: Context) => Promise<Author | undefined>
  assets: Handler
  /** The only host names it answers to; any by default. */
  hosts?: readonly string[]
  /** Omitted if no sign-in is needed. */
  signIn?: { routes: Hono; end: (context: Context) => void }
}

/** The editor's server. It acts as the signed-in author, and refuses anything that is not one of its routes. */
export function createApp({ authorOf, assets, hosts, signIn }: Options) {
  const app = new Hono()

  async function signedIn(context: Context): Promise<Author> {
    const author = await authorOf(context)
    if (!author) throw refused(401, 'You are not signed in. Sign in; your words are safe.')
    return author
  }

  app.use(async (context, next) => {
    await next()
    const isData = /^\/(?:api|auth)\//.test(context.req.path)
    // Asset names contain a digest.
    const isLasting = context.res.ok && context.req.path.startsWith('/assets/')
    const kept = isLasting ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = isData ? headersFor('api') : { ...PAGE_HEADERS, 'Cache-Control': kept }
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    context.header(TRANSPORT_SECURITY, DEFAULT_TRANSPORT_SECURITY)
  })

  // Only the editor's own page may call: no other site, and no form.
  app.on('ALL', ['/api/*', '/auth/sign-out'], async ({ req }, next) => {
    const { origin, hostname } = new URL(req.url)
    const site = req.header('Sec-Fetch-Site') ?? 'same-origin'
    const isOwn = req.method === 'GET' || req.header('Origin') === origin
    if (!isOwn || !['same-origin', 'none'].includes(site) || (hosts && !hosts.includes(hostname)))
      throw refused(403, 'Only the editor’s own page may use this.')
    await next()
  })

  app.get('/api/tree', async (context) => {
    const { forge, login } = await signedIn(context)
    const { at = 'main', part } = context.req.query()
    const head = await commitAt(forge, at, part === 'origin')
    return context.json<Tree>({ ...(signIn && { author: login }), ...(await treeAt(forge, head)) })
  })

  app.get('/api/photograph', async (context) => {
    const { forge } = await signedIn(context)
    const { at: ref = '', path = '' } = context.req.query()
    const sha = COMMIT.test(ref) && !isText(path) && (await contentAt(forge, ref)).get(path)
    const [bytes] = sha ? await forge.blobs([sha]) : []
    if (!bytes) throw refused(403, 'Only existing photographs under content/ can be opened.')
    return context.body(bytes)
  })

  app.get('/api/proposals', async (context) =>
    context.json(await (await signedIn(context)).forge.pulls()),
  )

  app.get('/api/fate', async (context) => {
    const { forge, branches } = await signedIn(context)
    const { branch = '', at = '' } = context.req.query()
    refuseOthers(branches, branch)
    if (!COMMIT.test(at)) throw refused(403, 'Only commits can be looked for.')
    return context.json<Fate>({ isAccepted: await forge.isAccepted(branch, at) })
  })

  const onError = async ({ req }: Context) => {
    // Browsers do not read a response before they have sent the whole request.
    await req.raw.body?.pipeTo(new WritableStream())
    throw refused(413, 'This is too much at once. Propose one photograph at a time, at most 10 MB.')
  }
  app.post('/api/propose', bodyLimit({ maxSize: MAX_REQUEST_BYTES, onError }), async (context) => {
    const author = await signedIn(context)
    const proposal = await readBody(context, proposalSchema)
    const digest = await sha256(await context.req.arrayBuffer())
    return context.json(await propose(author, proposal, digest ?? ''))
  })

  app.post('/api/update', bodyLimit({ maxSize: MAX_REQUEST_BYTES, onError }), async (context) => {
    const { forge, branches } = await signedIn(context)
    const { branch } = await readBody(context, updateSchema)
    refuseOthers(branches, branch)
    if (!(await forge.head(branch))) throw refused(422, 'This proposal no longer exists.')
    return context.json<Updated>({ isCurrent: await forge.update(branch) })
  })

  if (signIn) app.route('/auth', signIn.routes)

  app.all('/*', (context, next) => {
    if (
      !['GET', 'HEAD'].includes(context.req.method) ||
      /^\/(?:api|auth)(?:\/|$)/.test(context.req.path)
    )
      throw refused(
        403,
        'You can only open pages and photographs here, and propose changes to them.',
      )
    return assets(context, next)
  })

  app.onError((error, context) => {
    const known = error instanceof HTTPException ? error : undefined
    if (!known)
      console.error(signIn ? JSON.stringify({ event: 'editor.broke', name: error.name }) : error)
    if (known?.status === 401) signIn?.end(context)
    const message = known?.message ?? 'Something broke on our side. Your words are safe.'
    return context.json({ error: message, ...Object(known?.cause) }, known?.status ?? 500)
  })
  return app
}

async function readBody<S extends z.ZodMiniType>({ req }: Context, schema: S) {
  const isJson = /^application\/json\b/i.test(req.header('Content-Type') ?? '')
  const body = schema.safeParse(isJson && (await req.json().catch(() => undefined)))
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw refused(422, issue?.path[0] === 'message' ? issue.message : 'This proposal cannot be read.')
}

/** The commit of a name that may be opened, or where it left main. */
async function commitAt(forge: Forge, name: string, isOrigin: boolean): Promise<string> {
  if (!COMMIT.test(name) && name !== 'main' && !PROPOSAL.test(name))
    throw refused(403, 'Only main, proposals and commits can be opened.')
  const opened = COMMIT.test(name) ? name : await forge.head(name)
  const commit = opened && isOrigin ? await forge.origin(opened) : opened
  if (!commit) throw refused(name === 'main' ? 403 : 422, 'There is nothing you can open.')
  return commit
}

/** What the editor needs of a commit at once: all texts, and the names of the photographs. */
async function treeAt(forge: Forge, head: string): Promise<Omit<Tree, 'author'>> {
  const content = await contentAt(forge, head)
  const texts = [...content].filter(([path]) => isText(path))
  const blobs = await forge.blobs(texts.map(([, sha]) => sha))
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  return {
    head,
    files: Object.fromEntries(texts.map(([path], index) => [path, utf8.decode(blobs[index])])),
    photographs: [...content.keys()].filter((path) => !isText(path)),
  }
}

/** The hashes of the files under `content/` that the author may read. */
async function contentAt(forge: Forge, commit: string): Promise<Map<string, string>> {
  const files = [...(await forge.files(commit))]
  const readable = files.filter(
    ([path, { mode }]) => mode.startsWith('100') && path.startsWith('content/'),
  )
  return new Map(readable.map(([path, { sha }]) => [path, sha]))
}
