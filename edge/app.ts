import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { CONTACT_ENDPOINT, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { answer, otherMethod, refusal, seeOther, sentences } from './answers.ts'
import { createBudget } from './budget.ts'
import type { Config } from './config.ts'
import { acceptContact } from './contact/accept.ts'
import { createMailbox } from './contact/mailbox.ts'
import { inPlace, mailApi, type Provider } from './contact/provider.ts'
import { bodyKind } from './contact/request.ts'
import { openStore, type Sql } from './contact/store.ts'
import { errorFields, type Log } from './log.ts'
import type { Fetch } from './network.ts'
import { createNews, type NewsOptions } from './news/news.ts'

/** What differs between runtimes. */
export interface RuntimeParts extends Pick<NewsOptions, 'leadsInside'> {
  runtime: 'node' | 'workers'
  config: Config
  sql: Sql
  log: Log
  /** In place of the mail provider's call. */
  provider?: Provider | undefined
  /** The client's address as far as the runtime can tell, for its budget only. */
  clientAddress: (context: Context) => string
  /** There is something to deliver. */
  wake: () => unknown
  fetch?: Fetch
  now?: () => number
}

export type Edge = Awaited<ReturnType<typeof openEdge>>

/**
 * The API: `/api/news` and the pictures of its articles, `/api/contact`, `/api/health`. Web-standard code only.
 *
 * @returns the API, and what delivers the messages that are due and says when there is something to do again.
 * @throws where the database cannot be used.
 */
export async function openEdge(parts: RuntimeParts) {
  const { config, sql, log, clientAddress, wake, now = Date.now } = parts
  const { mail, tuning } = config
  const fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const store = await openStore(sql, tuning)
  const news = createNews({ ...parts, notes: store, fetch, now })
  const provider =
    parts.provider ?? (mail ? mailApi(mail, { fetch, timeoutMs: tuning.mailTimeoutMs, now }) : inPlace)
  const mailbox = createMailbox({ config, store, provider, log, now })
  const budget = createBudget(tuning.ratePerAddress, now)

  const app = new Hono()
  const onlyBy = (path: string, ...methods: string[]) =>
    app.all(path, ({ req }) => otherMethod(req.method, ...methods))

  app.get(NEWS_ENDPOINT, () => news.articles())
  onlyBy(NEWS_ENDPOINT, 'GET', 'HEAD')

  const image = `${NEWS_IMAGES}:key` as const
  app.get(image, etag(), ({ req }) => news.image(req.param('key')))
  onlyBy(image, 'GET', 'HEAD')

  app.post(CONTACT_ENDPOINT, async (context) => {
    const parts = { mailbox, log, tuning, budget }
    const answer = await acceptContact(context.req.raw, clientAddress(context), parts)
    // Also for a message that is known: whoever died before its delivery had stored it.
    if (answer.ok || answer.status === 303) await wake()
    return answer
  })
  onlyBy(CONTACT_ENDPOINT, 'POST')

  // Nothing in it tells an address, a key or anything about a visitor. Somebody has to see to `problems`: messages cannot be
  // stored, the provider refuses them or has not taken one for several tries, or some were given up after a day.
  app.get('/api/health', async () => {
    const { writable, stuck, waiting, dead, lastDelivery } = await mailbox.health().catch(() => UNREADABLE)
    const { primary, fallback } = config.news
    const worked = news.lastSuccess()
    const hasMail = provider !== inPlace
    const problems = [
      ...(writable ? [] : ['store']),
      ...(stuck > 0 ? ['delivery'] : []),
      ...(dead > 0 ? ['dead-letters'] : []),
    ]
    return answer(problems.length === 0 ? 200 : 503, {
      status: problems.length === 0 ? 'ok' : 'failing',
      problems,
      runtime: parts.runtime,
      upstreams: {
        newsPrimary: upstream(primary, worked.primary),
        newsFallback: upstream(fallback, worked.fallback),
        mail: upstream(hasMail, lastDelivery),
      },
      messages: { waiting, dead },
      // What stands in for upstreams that are not configured.
      defaults: { news: primary || fallback ? null : 'sample', mail: hasMail ? null : 'outbox' },
    })
  })
  onlyBy('/api/health', 'GET', 'HEAD')

  // Also for `/api` itself.
  app.all('/api/*', () => refusal(404, sentences.notFound))
  app.onError(whenBroken(log))
  return { app, deliver: mailbox.deliver }
}

/** For what nobody has foreseen. A bare form is shown a page, as its browser shows whatever comes back. */
export const whenBroken =
  (log: Log) =>
  (error: unknown, { req }: Context) => {
    log('edge.broke', { alarm: true, ...errorFields(error) })
    if (bodyKind(req.raw.headers) === 'form') return seeOther(RESULT_PAGES.notSent)
    return refusal(500, sentences.broke)
  }

/** Of a mailbox that does not even answer. */
const UNREADABLE = { writable: false, waiting: 0, dead: 0, stuck: 0, lastDelivery: null }

const upstream = (configured: unknown, at: number | null | undefined) => ({
  configured: Boolean(configured),
  lastSuccess: configured && at ? new Date(at).toISOString() : null,
})
