import { pagePathOf } from '#lib/site/url.ts'
import { refusal, sentences } from '../answers.ts'
import { createApp } from '../app.ts'
import { countedAs } from '../clientAddress.ts'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import type { Mailbox } from '../contact/mailbox.ts'
import { createLog } from '../log.ts'
import type { News } from '../news/news.ts'
import type { Assets } from '../pages.ts'

export { Mailbox, News } from './objects.ts'

/** The one Durable Object of a name, called over RPC. */
interface Objects<Stub> {
  idFromName(name: string): unknown
  get(id: unknown): Stub
}

/** The bindings that `wrangler.jsonc` declares. */
interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> }
  NEWS: Objects<News>
  MAILBOX: Objects<Mailbox>
  RATE_ADDRESS: { limit(options: { key: string }): Promise<{ success: boolean }> }
}

interface Execution {
  waitUntil(work: Promise<unknown>): void
}

type Handler = (request: Request, env: Bindings, context: Execution) => Response | Promise<Response>

let handler: Handler | undefined

/**
 * Entry of the Workers runtime. The environment comes with the first request, so that is when it is checked, once
 * per instance; a wrong one is logged by name, and the API refuses while the pages go on.
 */
export default {
  fetch(request: Request, env: Bindings, context: Execution): Promise<Response> {
    handler ??= createHandler(env)
    const response = Promise.resolve(handler(request, env, context))
    // A visitor who closes the tab in this moment has sent the message all the same.
    context.waitUntil(response.catch(() => {}))
    return response
  },
}

function createHandler(env: Bindings): Handler {
  const write = (line: string) => console.log(line)
  try {
    const config = readConfig(env as unknown as Record<string, unknown>)
    if (config.smtpUrl)
      throw new ConfigError(['SMTP_URL works on Node only. Set MAIL_API_URL and MAIL_API_KEY here.'])
    const log = createLog(write, secretsOf(config))
    const defaults = embeddedDefaults(config, 'the Durable Object MAILBOX')
    log('edge.start', { runtime: 'workers', defaults })
    const app = createApp({
      ...{ runtime: 'workers', config, log },
      news: newsNearby(env),
      mailbox: {
        accept: (submission) => only(env.MAILBOX, 'contact').accept(submission),
        health: () => only(env.MAILBOX, 'contact').health(),
      },
      assets: workerAssets(env),
      overBudget: async (key) => !(await env.RATE_ADDRESS.limit({ key })).success,
      clientAddress: ({ req }) => countedAs(req.header('CF-Connecting-IP') ?? ''),
    })
    return (request, bindings, context) => app.fetch(request, bindings, context as never)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    createLog(write, [])('edge.misconfigured', { problems: error.problems })
    return (request) =>
      new URL(request.url).pathname.startsWith('/api')
        ? refusal(503, sentences.misconfigured)
        : env.ASSETS.fetch(request)
  }
}

/** A new stub for each call: a stub belongs to the request that made it. */
const only = <Stub>(objects: Objects<Stub>, name: string) => objects.get(objects.idFromName(name))

/** News and pictures from the cache of the place at hand, for as long as their headers say; otherwise from the object. */
function newsNearby({ NEWS }: Bindings): News {
  const news = () => only(NEWS, 'news')
  const nearby = async (key: string, ask: () => Promise<Response>) => {
    const cache = (caches as unknown as { default: Cache }).default
    // The name is never looked up: the Cache API wants an address as its key.
    const address = `https://nearby.invalid/${encodeURIComponent(key)}`
    const kept = await cache.match(address)
    if (kept) return kept
    const response = await ask()
    if (response.status === 200) await cache.put(address, response.clone())
    return response
  }
  return {
    articles: () => nearby('articles', () => news().articles()),
    image: (key) => nearby(`image ${key}`, () => news().image(key)),
    lastSuccess: () => news().lastSuccess(),
  }
}

/**
 * The site's files through the assets binding, which knows types, ETags and the 404 page. The host calls the worker
 * only for `run_worker_first` in `wrangler.jsonc`: the API, and paths with a capital letter. All other pages,
 * redirects from `_redirects` and headers from `_headers` come from the host without it.
 */
function workerAssets({ ASSETS }: Bindings): Assets {
  return {
    async knownAmong(paths) {
      const known = new Set<string>()
      for (const path of paths) {
        // Every address of HTML is a page unless the host itself would answer with a redirect or the 404 page.
        const response = await ASSETS.fetch(new Request(`https://assets.invalid${path}`, { method: 'HEAD' }))
        const type = response.headers.get('Content-Type') ?? ''
        if (response.status === 200 && type.startsWith('text/html')) known.add(path)
      }
      return known
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
