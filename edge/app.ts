import { type Context, Hono } from 'hono'
import { answer, otherMethod, refusal, sentences } from './answers.ts'
import { inBackground } from './background.ts'
import type { Config } from './config.ts'
import { acceptContact } from './contact/accept.ts'
import type { Mailbox } from './contact/mailbox.ts'
import { sentPage } from './contact/sentPage.ts'
import { healthReport } from './health.ts'
import { errorFields, type Log } from './log.ts'
import { newsRoutes } from './news/routes.ts'
import { type Assets, pageRoute } from './pages.ts'
import type { State } from './state.ts'
import type { Fetch } from './upstream.ts'

export interface AppOptions {
  config: Config
  state: State
  mailbox: Mailbox
  assets: Assets
  log: Log
  /** The client's address as far as the runtime can tell, for its budget only. */
  clientAddress: (context: Context) => string
  /** Counts one message of an address, and says whether it is one too many for this minute. */
  overBudget: (address: string) => Promise<boolean>
  /** Whether a public name leads into the runtime's own network; a runtime without one knows no such name. */
  leadsInside?: (host: string) => Promise<boolean>
  /** For tests: time in milliseconds since the epoch, and the way out to the upstreams. */
  now?: () => number
  fetch?: Fetch
}

/**
 * The worker: `/api/news` and the pictures of its articles, `/api/contact`, `/api/health`, and the site's files for
 * everything else. Web-standard code only; what differs between runtimes comes in through the options.
 */
export function createApp(options: AppOptions): Hono {
  const { config, state, assets, mailbox, log, clientAddress, leadsInside = async () => false } = options
  const now = options.now ?? Date.now
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const app = new Hono()

  app.route('/', newsRoutes({ config, state, log, now, fetch, leadsInside }))

  app.post('/api/contact', (context) => {
    const work = acceptContact(context.req.raw, clientAddress(context), { ...options, now })
    // A visitor who closes the tab in this moment has sent the message all the same.
    inBackground(context, work)
    return work
  })
  app.all('/api/contact', ({ req }) => otherMethod(req.method, ['POST']))

  app.get('/api/health', async () => {
    const report = await healthReport(config, state, mailbox)
    return answer(report.status === 'ok' ? 200 : 503, report)
  })
  app.all('/api/health', ({ req }) => otherMethod(req.method, ['GET', 'HEAD']))

  app.all('/api', () => refusal(404, sentences.notFound))
  app.all('/api/*', () => refusal(404, sentences.notFound))

  app.all('*', async ({ req }) => (await sentPage(req.raw, assets)) ?? pageRoute(req.raw, assets))

  app.onError((error) => {
    log('edge.broke', errorFields(error))
    return refusal(500, sentences.broke)
  })
  return app
}
