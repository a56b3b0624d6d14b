import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { CONTACT_ENDPOINT, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { answer, otherMethod, refusal, seeOther } from './answers.ts'
import { createBudget } from './budget.ts'
import type { Config } from './config.ts'
import { acceptContact, bodyKind } from './contact/accept.ts'
import { createMailbox } from './contact/mailbox.ts'
import { inPlace, mailApi, type Provider } from './contact/provider.ts'
import { openStore, type Sql } from './contact/store.ts'
import { errorFields, type Log } from './log.ts'
import type { Fetch } from './network.ts'
import { createNews, type NewsOptions } from './news/news.ts'

export interface RuntimeParts extends Pick<NewsOptions, 'leadsInside'> {
  config: Config
  sql: Sql
  log: Log
  /** Replaces the call to the mail provider. */
  provider?: Provider | undefined
  /** Used only for rate limits. */
  clientAddress: (context: Context) => string
  /** Called when there is something to deliver. */
  wake: () => unknown
  fetch?: Fetch
  now?: () => number
}

export type Edge = Awaited<ReturnType<typeof openEdge>>

/** The API of both runtimes, and a function that delivers due messages and returns when to call it next. */
export async function openEdge(parts: RuntimeParts) {
  const { config, sql, log, clientAddress, wake, now = Date.now } = parts
  const { mail, tuning } = config
  const fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const store = await openStore(sql, tuning)
  const news = createNews({ ...parts, notes: store, fetch, now })
  const provider =
    parts.provider ??
    (mail ? mailApi(mail, { fetch, timeoutMs: tuning.mailTimeoutMs, now }) : inPlace)
  const mailbox = createMailbox({ config, store, provider, log, now })
  const budget = createBudget(tuning.ratePerAddress, now)

  const app = new Hono()
  const image = `${NEWS_IMAGES}:key` as const
  app.get(NEWS_ENDPOINT, () => news.articles())
  app.get(image, etag(), ({ req }) => news.image(req.param('key')))
  app.post(CONTACT_ENDPOINT, async (context) => {
    const parts = { mailbox, log, tuning, budget }
    const answer = await acceptContact(context.req.raw, clientAddress(context), parts)
    // Even for a known message: the process that stored it may have died before delivering it.
    if (answer.ok || answer.status === 303) await wake()
    return answer
  })

  // Somebody has to look at `problems`: messages cannot be stored, the provider refuses them or has failed several tries
  // in a row, or some were given up after a day.
  app.get('/api/health', async () => {
    const unreadable = { writable: false, waiting: 0, dead: 0, stuck: 0 }
    const { writable, stuck, waiting, dead } = await mailbox.health().catch(() => unreadable)
    const found = { store: !writable, delivery: stuck > 0, 'dead-letters': dead > 0 }
    const problems = Object.entries(found).flatMap(([name, isFound]) => (isFound ? name : []))
    const [code, status] = problems.length === 0 ? [200, 'ok'] : [503, 'failing']
    const upstreams = { news: news.source(), mail: provider.name }
    return answer(code, { status, problems, messages: { waiting, dead }, ...upstreams })
  })

  for (const path of [NEWS_ENDPOINT, image, '/api/health'])
    app.all(path, ({ req }) => otherMethod(req.method, 'GET', 'HEAD'))
  app.all(CONTACT_ENDPOINT, ({ req }) => otherMethod(req.method, 'POST'))
  // Covers `/api` itself, too.
  app.all('/api/*', () => refusal(404))
  app.onError(whenBroken(log))
  return { app, deliver: mailbox.deliver }
}

/** Handles unexpected errors. A form sent without script gets a page, because the browser displays the response. */
export const whenBroken =
  (log: Log) =>
  (error: unknown, { req }: Context) => {
    log('edge.broke', { alarm: true, ...errorFields(error) })
    return bodyKind(req.raw.headers) === 'form' ? seeOther(RESULT_PAGES.notSent) : refusal(500)
  }
