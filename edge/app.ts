import { type Context, Hono } from 'hono'
import { NEWS_IMAGES, type NewsAnswer, messages as newsMessages } from '#lib/news/answer.ts'
import { headersFor } from '#lib/site/headers.ts'
import { answer, otherMethod, refusal, sentences } from './answers.ts'
import type { Config } from './config.ts'
import { contactRoute } from './contact/route.ts'
import { createContactService } from './contact/service.ts'
import { healthReport } from './health.ts'
import { errorFields, type Log } from './log.ts'
import { bytesOf } from './news/fetchImage.ts'
import { createNewsImages } from './news/images.ts'
import { createNewsService, type News } from './news/service.ts'
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

/** Browsers and proxies may keep news for a minute; the edge itself keeps it longer. */
const NEWS_CACHING = { 'Cache-Control': 'public, max-age=60' }

/** A key stands for one address, and publishers give another picture another address. */
const IMAGE_CACHING = { 'Cache-Control': 'public, max-age=86400' }

/**
 * The worker: `/api/news` and the pictures of its articles, `/api/contact`, `/api/health`, and the site's files for everything else. Web-standard
 * code only; what differs between runtimes comes in through the options.
 */
export function createApp(options: AppOptions): Hono {
  const { config, state, assets, log, clientAddress } = options
  const now = options.now ?? Date.now
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const parts = { config, state, log, now, fetch }
  const news = createNewsService(parts)
  const images = createNewsImages({
    ...parts,
    leadsInside: options.leadsInside ?? (async () => false),
    addresses: news.images,
  })
  const service = createContactService(parts)
  const app = new Hono()

  app.get('/api/news', async (context) => {
    const kept = await news
      .get((work) => inBackground(context, work))
      .catch((error) => log('news.broke', errorFields(error)))
    if (kept) return answer(200, newsAnswer(kept), NEWS_CACHING)
    const nothing: NewsAnswer = {
      articles: [],
      source: null,
      fetchedAt: new Date(now()).toISOString(),
      message: newsMessages.unavailable,
    }
    return answer(502, nothing)
  })
  app.all('/api/news', ({ req }) => otherMethod(req.method, ['GET', 'HEAD']))

  app.get(`${NEWS_IMAGES}:key`, async (context) => {
    const work = images.get(context.req.param('key'))
    // Others may wait for the same picture: it is fetched to its end even if this visitor leaves.
    inBackground(context, work)
    const image = await work
    if (image === 'unknown') return refusal(404, sentences.notFound)
    if (image === 'failed') return refusal(502, sentences.broke)
    const headers = { ...headersFor('api'), ...IMAGE_CACHING, 'Content-Type': image.type }
    return new Response(bytesOf(image), { headers })
  })
  app.all(`${NEWS_IMAGES}:key`, ({ req }) => otherMethod(req.method, ['GET', 'HEAD']))

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

function newsAnswer(news: News): NewsAnswer {
  return { articles: news.articles, source: news.source, fetchedAt: new Date(news.fetchedAt).toISOString() }
}

/** Keeps a Workers runtime awake until `work` is done. On one machine the process lives on by itself. */
function inBackground(context: Context, work: Promise<unknown>): void {
  const settled = work.catch(() => {})
  try {
    context.executionCtx.waitUntil(settled)
  } catch {
    // Not a Workers runtime.
  }
}
