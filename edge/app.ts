import { type Context, Hono } from 'hono'
import { CONTACT_ENDPOINT } from '#lib/contact/protocol.ts'
import { NEWS_ENDPOINT, NEWS_IMAGES } from '#lib/news/answer.ts'
import { answer, otherMethod, refusal, sentences } from './answers.ts'
import { acceptContact, type ContactParts } from './contact/accept.ts'
import { healthReport, type Runtime } from './health.ts'
import { errorFields } from './log.ts'
import { unlessKnown } from './news/images.ts'
import type { News } from './news/news.ts'
import { type Assets, pageRoute } from './pages.ts'

export interface AppOptions extends ContactParts {
  runtime: Runtime
  news: News
  assets: Assets
  /** The client's address as far as the runtime can tell, for its budget only. */
  clientAddress: (context: Context) => string
}

/**
 * The worker: `/api/news` and the pictures of its articles, `/api/contact`, `/api/health`, and the site's files for
 * everything else. Web-standard code only; what differs between runtimes comes in through the options.
 */
export function createApp(options: AppOptions): Hono {
  const { runtime, config, news, mailbox, assets, log, clientAddress } = options
  const app = new Hono()
  const onlyBy = (path: string, ...methods: string[]) =>
    app.all(path, ({ req }) => otherMethod(req.method, methods))

  app.get(NEWS_ENDPOINT, () => news.articles())
  onlyBy(NEWS_ENDPOINT, 'GET', 'HEAD')

  const image = `${NEWS_IMAGES}:key` as const
  app.get(image, async ({ req }) => unlessKnown(req.raw, await news.image(req.param('key'))))
  onlyBy(image, 'GET', 'HEAD')

  app.post(CONTACT_ENDPOINT, (context) => acceptContact(context.req.raw, clientAddress(context), options))
  onlyBy(CONTACT_ENDPOINT, 'POST')

  app.get('/api/health', async () => {
    const report = await healthReport(runtime, config, news, mailbox)
    return answer(report.status === 'ok' ? 200 : 503, report)
  })
  onlyBy('/api/health', 'GET', 'HEAD')

  // Also for `/api` itself.
  app.all('/api/*', () => refusal(404, sentences.notFound))

  app.all('*', ({ req }) => pageRoute(req.raw, assets))

  app.onError((error) => {
    log('edge.broke', errorFields(error))
    return refusal(500, sentences.broke)
  })
  return app
}
