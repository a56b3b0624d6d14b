import { type Context, Hono } from 'hono'
import { CONTACT_ENDPOINT, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { answer, otherMethod, refusal, seeOther } from './answers.ts'
import type { Config } from './config.ts'
import { acceptMessage, bodyKind } from './contact/accept.ts'
import { brevo } from './contact/brevo.ts'
import { createMailbox } from './contact/mailbox.ts'
import { outbox, type Provider } from './contact/provider.ts'
import { NewerStoreError, STORE_VERSION } from './contact/schema.ts'
import type { Sql } from './contact/sql.ts'
import { openStore } from './contact/store.ts'
import { createTopics } from './contact/topics.ts'
import { createHealth } from './health.ts'
import { errorFields, type Log } from './log.ts'
import type { Fetch } from './network.ts'
import { createNews } from './news/news.ts'
import type { NewsOptions } from './news/options.ts'
import { createOpener } from './opener.ts'
import type { Assets } from './pages.ts'

/** When to try again to deliver if the store could not be opened. */
const RETRY_MS = 60_000

interface RuntimeParts extends Pick<NewsOptions, 'isPrivateHost'> {
  config: Config
  /** Opens the database. If it throws, pages and news are served all the same, and it is tried again. */
  openSql: () => Sql
  log: Log
  /** The files of the site, one of which lists the topics of messages. Without them, messages have none. */
  assets?: Pick<Assets, 'fetch'>
  /** Sends mail in place of the API in `config.mail`: SMTP, which only Node speaks, or a test's. */
  provider?: Provider | undefined
  /** Whom to count for quotas. */
  clientAddress: (context: Context) => string
  /** Whether a request comes from the machine itself. */
  isOperator?: (context: Context) => boolean
  /** Whether an operator has started the program, which ends pauses. A platform may start it at any time. */
  isStart?: boolean
  /** Called when there is something to deliver. */
  wake: () => unknown
  fetch?: Fetch
  now?: () => number
}

export type Edge = Awaited<ReturnType<typeof openEdge>>

/** The API of both runtimes, and a function that delivers due messages and returns when to call it next. */
export async function openEdge(parts: RuntimeParts) {
  const { config, openSql, log, clientAddress, wake, now = Date.now } = parts
  const { mail, tuning } = config
  const fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const provider =
    parts.provider ?? (mail ? brevo(mail, { fetch, timeoutMs: tuning.mailTimeoutMs, now }) : outbox)

  const mailbox = createOpener({
    async open() {
      const store = await openStore(openSql(), tuning, config.siteName)
      const opened = await createMailbox({ config, store, provider, log, now })
      if (parts.isStart) await opened.resume()
      return opened
    },
    isLost: (opened) => opened.isLost(),
    now,
    whenFailed: (error) => log('store.unavailable', { alarm: true, ...problemFields(error) }),
    whenRecovered: () => log('store.available'),
  })
  // A failure has been logged by now, and the next message or delivery tries again.
  await mailbox.get().catch(() => {})
  const notes = {
    read: (name: string) => mailbox.peek()?.notes.read(name) ?? '',
    write: async (name: string, value: string) => (await mailbox.get()).notes.write(name, value),
  }
  const news = createNews({ ...parts, notes, fetch, now })
  const topicOf = createTopics(parts.assets, log)
  const health = createHealth({ mailbox, news, provider, now })

  const app = new Hono()
  const image = `${NEWS_IMAGES}:key` as const
  app.get(NEWS_ENDPOINT, () => news.articles())
  app.get(image, ({ req }) => news.image(req.param('key'), req.raw.headers))
  app.post(CONTACT_ENDPOINT, async (context) => {
    const answer = await acceptMessage(context.req.raw, clientAddress(context), {
      accept: async (message) => (await mailbox.get()).accept(message),
      topicOf,
      log,
      tuning,
    })
    // Even for a known message: the process that stored it may have died before delivering it.
    if (answer.ok || answer.status === 303) await wake()
    return answer
  })
  // For load balancers: a server that answers this can serve pages, even if something else needs attention.
  app.get('/api/live', () => answer(200, { status: 'ok' }))
  app.get('/api/health', (context) => health(parts.isOperator?.(context) ?? false))

  for (const path of [NEWS_ENDPOINT, image, '/api/live', '/api/health'])
    app.all(path, ({ req }) => otherMethod(req.method, 'GET', 'HEAD'))
  app.all(CONTACT_ENDPOINT, ({ req }) => otherMethod(req.method, 'POST'))
  // Covers `/api` itself, too.
  app.all('/api/*', () => refusal(404))
  app.onError(answerToError(log))

  return {
    app,
    deliver: (isStopping?: () => boolean): Promise<number | undefined> =>
      mailbox.get().then(
        (opened) => opened.deliver(isStopping),
        () => now() + RETRY_MS,
      ),
    /** Why messages cannot be stored at the moment. */
    storeProblem: () => mailbox.problem(),
  }
}

const problemFields = (error: unknown) =>
  error instanceof NewerStoreError
    ? { problem: 'newer-version', version: error.version, supported: STORE_VERSION }
    : errorFields(error)

/** Handles unexpected errors. A form sent without script gets a page, because the browser displays the response. */
export const answerToError =
  (log: Log) =>
  (error: unknown, { req }: Context) => {
    log('edge.broke', { alarm: true, ...errorFields(error) })
    return bodyKind(req.raw.headers) === 'form' ? seeOther(RESULT_PAGES.notSent) : refusal(500)
  }
