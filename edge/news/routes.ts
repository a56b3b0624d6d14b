import { Hono } from 'hono'
import { messages, NEWS_ENDPOINT, NEWS_IMAGES, type NewsAnswer } from '#lib/news/answer.ts'
import { headersFor } from '#lib/site/headers.ts'
import { answer, otherMethod } from '../answers.ts'
import { inBackground } from '../background.ts'
import { errorFields } from '../log.ts'
import { createNewsImages, IMAGE_CACHING } from './images.ts'
import { createNewsService } from './service.ts'

/** Browsers and proxies may keep news for a minute; the edge itself keeps it longer. */
const CACHING = { 'Cache-Control': 'public, max-age=60' }

/** `/api/news`, and the pictures of its articles. */
export function newsRoutes(options: Omit<Parameters<typeof createNewsImages>[0], 'addresses'>): Hono {
  const { log, now } = options
  const news = createNewsService(options)
  const image = createNewsImages({ ...options, addresses: news.images })
  const routes = new Hono()

  routes.get(NEWS_ENDPOINT, async (context) => {
    const kept = await news
      .get((work) => inBackground(context, work))
      .catch((error) => log('news.broke', errorFields(error)))
    const fetchedAt = new Date(kept?.fetchedAt ?? now()).toISOString()
    if (kept) {
      const { articles, source } = kept
      return answer(200, { articles, source, fetchedAt } satisfies NewsAnswer, CACHING)
    }
    const message = messages.unavailable
    return answer(502, { articles: [], source: null, fetchedAt, message } satisfies NewsAnswer)
  })

  routes.get(`${NEWS_IMAGES}:key`, async (context) => {
    const work = image(context.req.param('key'))
    // Others may wait for the same picture: it is fetched to its end even if this visitor leaves.
    inBackground(context, work)
    const response = await work
    const etag = response.headers.get('ETag')
    const known = context.req.header('If-None-Match')
    if (etag === null || (known !== '*' && !known?.includes(etag))) return response
    response.body?.cancel().catch(() => {})
    // Not the length of a body that does not come.
    const headers = { ...headersFor('api'), ...IMAGE_CACHING, ETag: etag }
    return new Response(null, { status: 304, headers })
  })

  const others = ({ req }: { req: { method: string } }) => otherMethod(req.method, ['GET', 'HEAD'])
  routes.all(NEWS_ENDPOINT, others)
  routes.all(`${NEWS_IMAGES}:key`, others)
  return routes
}
