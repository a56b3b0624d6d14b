import { DurableObject } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { cache } from 'hono/cache'
import { etag } from 'hono/etag'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { refusal, sentences } from '../answers.ts'
import { type Edge, openEdge, whenBroken } from '../app.ts'
import { countedAs } from '../clientAddress.ts'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import { createLog } from '../log.ts'
import { type Assets, pageRoute } from '../pages.ts'

const MINUTE_MS = 60_000

const write = (line: string) => console.log(line)

/**
 * The API, and all messages, in SQLite. Of this object there is one in the world; what it has answered is on several
 * disks. An alarm wakes it for deliveries, also after it was moved or restarted.
 */
export class Mailbox extends DurableObject {
  private opened: Promise<Edge> | undefined

  /** What the first who asks begins, and where that failed, the next. */
  private edge(): Promise<Edge> {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async open(): Promise<Edge> {
    const { storage } = this.ctx
    const config = readConfig(this.env as Record<string, unknown>)
    if (config.smtpUrl)
      throw new ConfigError(['SMTP_URL works on Node only. Set MAIL_API_URL and MAIL_API_KEY here.'])
    const log = createLog(write, secretsOf(config))
    log('edge.start', { runtime: 'workers', defaults: embeddedDefaults(config) })
    return openEdge({
      ...{ runtime: 'workers', config, log },
      sql: {
        all: <Row>(statement: string, ...values: (string | number | null)[]) =>
          storage.sql.exec(statement, ...values).toArray() as Row[],
        // The runtime lets no answer out before what was written is on disk.
        commit: async (work) => storage.transactionSync(work),
      },
      clientAddress: ({ req }) => countedAs(req.header('CF-Connecting-IP')),
      wake: () => this.wakeAt(Date.now()),
    })
  }

  /** The environment is checked when it is first needed; a wrong one is logged by name. */
  override async fetch(request: Request): Promise<Response> {
    try {
      return (await this.edge()).app.fetch(request)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      createLog(write, [])('edge.misconfigured', { problems: error.problems })
      return refusal(503, sentences.misconfigured)
    }
  }

  override async alarm(): Promise<void> {
    // The host gives up an alarm that fails six times, and a wrong environment can stand for longer.
    const next = await this.edge().then(
      ({ deliver }) => deliver(),
      () => Date.now() + MINUTE_MS,
    )
    if (next !== undefined) await this.wakeAt(Math.max(next, Date.now()))
  }

  /** There is one alarm: an earlier one stays. */
  private async wakeAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }
}

interface Host {
  fetch(request: Request): Promise<Response>
}

/** The bindings that `wrangler.jsonc` declares. */
interface Bindings {
  ASSETS: Host
  MAILBOX: { idFromName(name: string): unknown; get(id: unknown): Host }
}

const app = new Hono<{ Bindings: Bindings }>()

/** The API is the one object's; a copy of its answer, as those of others cannot be changed. */
async function api({ req, env: { MAILBOX } }: Context<{ Bindings: Bindings }>): Promise<Response> {
  const response = await MAILBOX.get(MAILBOX.idFromName('contact')).fetch(req.raw)
  return new Response(response.body, response)
}

// News and pictures come from the cache of the place at hand, for as long as their headers say.
const nearby = cache({ cacheName: 'news', keyGenerator: ({ req }) => req.path, onCacheNotAvailable: false })
app.get(NEWS_ENDPOINT, nearby, api)
app.get(`${NEWS_IMAGES}:key`, etag(), nearby, api)
app.all('/api/*', api)
app.all('*', ({ req, env }) => pageRoute(req.raw, assetsOf(env)))
app.onError(whenBroken(createLog(write, [])))

/** Entry of the Workers runtime. */
export default {
  fetch(
    request: Request,
    env: Bindings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    const response = Promise.resolve(app.fetch(request, env, context as never))
    // A visitor who closes the tab in this moment has sent the message all the same.
    context.waitUntil(response.catch(() => {}))
    return response
  },
}

/**
 * The site's files through the assets binding, which knows types, ETags and the 404 page. The host calls the worker
 * only for `run_worker_first` in `wrangler.jsonc`: the API, and paths with a capital letter. All other pages,
 * redirects from `_redirects` and headers from `_headers` come from the host without it.
 */
function assetsOf({ ASSETS }: Bindings): Assets {
  return {
    /** Every address of HTML is a page unless the host itself would answer with a redirect or the 404 page. */
    async isPage(path) {
      const { status, headers } = await ASSETS.fetch(
        new Request(`https://assets.invalid${path}`, { method: 'HEAD' }),
      )
      return status === 200 && headers.get('Content-Type')?.startsWith('text/html') === true
    },
    async fetch(request) {
      const response = await ASSETS.fetch(request)
      // The host serves the 404 page under its own name like any other.
      if (response.status !== 200 || pagePathOf(`${new URL(request.url).pathname.slice(1)}.html`))
        return response
      return new Response(response.body, { status: 404, headers: response.headers })
    },
  }
}
