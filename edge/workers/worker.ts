import { type Context, Hono } from 'hono'
import { cache } from 'hono/cache'
import { etag } from 'hono/etag'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { whenBroken } from '../app.ts'
import { createLog } from '../log.ts'
import { type Assets, pageRoute } from '../pages.ts'

export { Mailbox } from './mailbox.ts'

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
app.onError(whenBroken(createLog((line) => console.log(line), [])))

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
