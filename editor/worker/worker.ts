import { headersFor } from '#lib/site/headers.ts'
import { type Assets, createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

type Bindings = { ASSETS: Assets } & Record<string, unknown>

let app: ReturnType<typeof createApp> | undefined

/** Entry of the editor's worker. The environment comes with the first request, so that is when it is checked. */
export default {
  async fetch(request: Request, env: Bindings, context: { waitUntil(work: Promise<unknown>): void }) {
    try {
      app ??= createApp(readConfig(env), env.ASSETS)
      const response = Promise.resolve((await app).fetch(request))
      // Whoever closes the page in this moment has proposed all the same.
      context.waitUntil(response.catch(() => {}))
      return await response
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      console.error(JSON.stringify({ event: 'editor.misconfigured', problems: error.problems }))
      const sentence = 'The editor is not set up completely. Its log says what is missing.'
      return Response.json({ error: sentence }, { status: 503, headers: headersFor('api') })
    }
  },
}
