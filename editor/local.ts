/**
 * `npm run edit`: the editor on this machine, for the repository in this folder or in the one that is named. Propose
 * makes a branch and a commit in it. Nobody signs in, and nobody else can reach it.
 */
import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { buildEditor, OUTPUT } from './build.ts'
import { PAGE_POLICY } from './policy.ts'
import { COMMIT, proposalSchema, type Session } from './protocol.ts'
import { Refusal, Repository } from './repository.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

export function localApp(repository: Repository, output: string) {
  const app = new Hono()

  // Another site that is open in the same browser must not write here, under no other name for this machine either.
  app.use(async ({ req }, next) => {
    const { hostname, origin } = new URL(req.url)
    const isOwn = req.method === 'GET' || req.header('Origin') === origin
    if (!isOwn || !['localhost', '127.0.0.1'].includes(hostname))
      throw new Refusal(403, 'This is for the editor’s own page only.')
    await next()
  })

  app.get('/api/session', (context) => context.json<Session>({ author: repository.author(), local: true }))
  app.get('/api/tree', (context) => context.json(repository.tree(context.req.query('at'))))
  app.get('/api/photograph', (context) => {
    const { at = '', path = '' } = context.req.query()
    if (!COMMIT.test(at)) throw new Refusal(422, 'A photograph is read at a commit.')
    return context.body(new Uint8Array(repository.photograph(at, path)))
  })
  app.get('/api/proposals', (context) => context.json(repository.proposals()))
  app.post('/api/propose', async (context) => {
    const proposal = proposalSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!proposal.success)
      throw new Refusal(422, proposal.error.issues[0]?.message ?? 'This proposal could not be read.')
    return context.json(repository.propose(proposal.data))
  })

  app.get('/*', ({ req, body }) => {
    const file = req.path === '/' ? 'index.html' : req.path
    const known = /^(?:index\.html|\/assets\/[\w.-]+)$/.test(file)
    if (!known) throw new Refusal(422, 'There is nothing here.')
    const cache = file === 'index.html' ? 'no-cache' : 'max-age=31536000, immutable'
    return body(new Uint8Array(readFileSync(join(output, file))), 200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': cache,
    })
  })

  app.onError((error, context) => {
    if (!(error instanceof Refusal)) {
      console.error(error)
      return context.json({ error: `${error.message}. Your words stay.` }, 500)
    }
    return context.json({ error: error.message, head: error.head }, error.status)
  })
  return app
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? '.')
  if (process.env.EDITOR_BUILD !== '0') await buildEditor()
  const app = localApp(new Repository(root), OUTPUT)
  const port = Number(process.env.PORT ?? 3100)
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () =>
    console.log(`Edit the pages of ${root} at http://localhost:${port}`),
  )
}
