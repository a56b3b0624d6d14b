import { DurableObject } from 'cloudflare:workers'
import { type Context, type ExecutionContext, Hono } from 'hono'
import { cache } from 'hono/cache'
import { etag } from 'hono/etag'
import { ConfigError } from '#lib/configError.ts'
import { RESULT_PAGES } from '#lib/contact/protocol.ts'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { DEFAULT_TRANSPORT_SECURITY, TRANSPORT_SECURITY } from '#lib/site/headers.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { refusal, seeOther } from '../answers.ts'
import { answerToError, type Edge, openEdge } from '../app.ts'
import { countedAddress } from '../clientAddress.ts'
import { embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import { bodyKind } from '../contact/accept.ts'
import { createLog } from '../log.ts'
import { type Assets, fileRequest, pageRoute } from '../pages.ts'
import { MANIFEST_PATH, siteNameIn } from '../siteName.ts'

const write = (line: string) => console.log(line)

/** The bindings declared in `wrangler.jsonc`. */
interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> }
  API: { getByName(name: string): Bindings['ASSETS'] }
  STRICT_TRANSPORT_SECURITY?: string
}

/** The name of the deployed site, undefined if it has none. */
async function siteName({ ASSETS }: Bindings): Promise<string | undefined> {
  const manifest = await ASSETS.fetch(fileRequest(MANIFEST_PATH))
  return siteNameIn(await manifest.text())
}

/** The API and all messages: one instance worldwide, woken by its alarm for deliveries, even after a move or restart. */
export class ApiObject extends DurableObject<Bindings> {
  private opened: Promise<Edge> | undefined

  /** Started by the first request, or by the next one if that failed. */
  private edge(): Promise<Edge> {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async open(): Promise<Edge> {
    const { storage } = this.ctx
    const config = readConfig({ ...this.env }, await siteName(this.env))
    if (config.smtpUrl)
      throw new ConfigError([
        'SMTP_URL works on Node only. Set MAIL_API_URL and MAIL_API_KEY here.',
      ])
    const log = createLog(write, secretsOf(config))
    log('edge.start', { runtime: 'workers', defaults: embeddedDefaults(config) })
    return openEdge({
      config,
      log,
      assets: assetsOf(this.env as Bindings),
      openSql: () => ({
        all: <Row>(statement: string, ...values: (string | number | null)[]) =>
          storage.sql.exec(statement, ...values).toArray() as Row[],
        readVersion: () => storage.kv.get<number>('version') ?? 0,
        writeVersion: (version) => storage.kv.put('version', version),
        // The runtime holds back responses until writes are replicated to disks.
        commit: async (work) => storage.transactionSync(work),
      }),
      clientAddress: ({ req }) => countedAddress(req.header('CF-Connecting-IP')),
      wake: () => this.wakeAt(Date.now()),
    })
  }

  /** The environment is checked on first use; invalid variables are logged by name. */
  async fetch(request: Request): Promise<Response> {
    try {
      return (await this.edge()).app.fetch(request)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      createLog(write, [])('edge.misconfigured', { alarm: true, problems: error.problems })
      return bodyKind(request.headers) === 'form' ? seeOther(RESULT_PAGES.notSent) : refusal(503)
    }
  }

  async alarm(): Promise<void> {
    // The host gives up on an alarm after six failures, and a wrong environment may last longer.
    const next = await this.edge().then(
      ({ deliver }) => deliver(),
      () => Date.now() + 60_000,
    )
    if (next !== undefined) await this.wakeAt(Math.max(next, Date.now()))
  }

  /** There is only one alarm, so an earlier one stays. */
  private async wakeAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }
}

const app = new Hono<{ Bindings: Bindings }>()

/** Forwards to the single API object and copies its response, which is immutable. */
async function api({ req, env: { API } }: Context<{ Bindings: Bindings }>): Promise<Response> {
  const response = await API.getByName('contact').fetch(req.raw)
  return new Response(response.body, response)
}

app.use(async (context, next) => {
  await next()
  // Checked by the object, which lists what is wrong with the environment.
  const setting = context.env.STRICT_TRANSPORT_SECURITY?.trim()
  context.header(TRANSPORT_SECURITY, setting || DEFAULT_TRANSPORT_SECURITY)
})
// News and pictures come from the local data center's cache for as long as their headers allow.
const nearby = cache({
  cacheName: 'news',
  keyGenerator: ({ req }) => req.path,
  onCacheNotAvailable: false,
})
app.get(NEWS_ENDPOINT, nearby, api)
app.get(`${NEWS_IMAGES}:key`, etag(), nearby, api)
app.all('/api/*', api)
app.all('*', ({ req, env }) => pageRoute(req.raw, assetsOf(env)))
app.onError(answerToError(createLog(write, [])))

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    const response = Promise.resolve(app.fetch(request, env, context))
    // Even if the visitor closes the tab right now, the message counts as sent. What fails is returned below.
    context.waitUntil(response.catch(() => {}))
    return response
  },
}

/** Files of the host, which by itself serves all paths not in `run_worker_first` in `wrangler.jsonc`. */
function assetsOf({ ASSETS }: Bindings): Assets {
  return {
    // The host itself would answer others with a redirect or the 404 page.
    async isPage(path) {
      const { status, headers } = await ASSETS.fetch(fileRequest(path, { method: 'HEAD' }))
      return status === 200 && headers.get('Content-Type')?.startsWith('text/html') === true
    },
    async fetch(request) {
      const response = await ASSETS.fetch(request)
      // The host serves the 404 page under its own name, too, and with 200.
      const isError = !pagePathOf(`${new URL(request.url).pathname.slice(1)}.html`)
      if (response.status !== 404 && !isError) return response
      const page = await ASSETS.fetch(fileRequest('/404'))
      return new Response(page.body, { status: 404, headers: page.headers })
    },
  }
}
