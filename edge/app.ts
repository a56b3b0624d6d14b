import { type Context, Hono } from 'hono'
import { answer, otherMethod, refusal, sentences } from './answers.ts'
import { inBackground } from './background.ts'
import type { Config } from './config.ts'
import { contactRoute } from './contact/route.ts'
import { createContactService } from './contact/service.ts'
import { healthReport } from './health.ts'
import { errorFields, type Log } from './log.ts'
import { newsRoutes } from './news/routes.ts'
import { type Assets, pageRoute } from './pages.ts'
import type { State } from './state.ts'
import type { Fetch } from './upstream.ts'

export interface AppOptions {
  config: Config
  state: State
  assets: Assets
  log: Log
  /** The client's address as far as the runtime can tell, for rate limits only. */
  clientAddress: (context: Context) => string
  /** Whether a public name leads into the runtime's own network; a runtime without one knows no such name. */
  leadsInside?: (host: string) => Promise<boolean>
  /** For tests: time in milliseconds since the epoch, and the way out to the upstreams. */
  now?: () => number
  fetch?: Fetch
}

/**
 * The worker: `/api/news` and the pictures of its articles, `/api/contact`, `/api/health`, and the site's files for everything else. Web-standard
 * code only; what differs between runtimes comes in through the options.
 */
export function createApp(options: AppOptions): Hono {
  const { config, state, assets, log, clientAddress } = options
  const now = options.now ?? Date.now
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const parts = { config, state, log, now, fetch }
  const service = createContactService(parts)
  const app = new Hono()

  app.route('/', newsRoutes({ ...parts, leadsInside: options.leadsInside ?? (async () => false) }))

  app.post('/api/contact', (context) => {
    const work = contactRoute(context.req.raw, clientAddress(context), { config, state, log, now, service })
    // A visitor who closes the tab in this moment has sent the message all the same.
    inBackground(context, work)
    return work
  })
  app.all('/api/contact', ({ req }) => otherMethod(req.method, ['POST']))

  app.get('/api/health', async () => answer(200, await healthReport(config, state)))
  app.all('/api/health', ({ req }) => otherMethod(req.method, ['GET', 'HEAD']))

  app.all('/api', () => refusal(404, sentences.notFound))
  app.all('/api/*', () => refusal(404, sentences.notFound))

  app.all('*', ({ req }) => pageRoute(req.raw, assets))

  app.onError((error) => {
    log('edge.broke', errorFields(error))
    return refusal(500, sentences.broke)
  })
  return app
}
