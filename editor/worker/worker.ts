import { headersFor } from '../../lib/site/headers.ts'
import { createApp } from '../server/app.ts'
import { type Config, configSchema } from './config.ts'
import { githubAs } from './github.ts'
import { signInWith } from './signIn.ts'

type Bindings = { ASSETS: { fetch(request: Request): Promise<Response> } } & Record<string, unknown>

function appOf(config: Config, assets: Bindings['ASSETS']) {
  const signIn = signInWith(config)
  return createApp({
    async authorOf(context) {
      const { login, token } = await signIn.session(context)
      return login && token ? githubAs(login, token, config) : undefined
    },
    assets: ({ req }) => assets.fetch(req.raw),
    signIn,
  })
}

let app: ReturnType<typeof appOf> | undefined

/** Entry point of the editor's worker. The environment is checked on the first request, when it becomes available. */
export default {
  async fetch(
    request: Request,
    env: Bindings,
    context: { waitUntil(work: Promise<unknown>): void },
  ) {
    const config = configSchema.safeParse(env)
    if (!config.success) {
      // Names only: a value could be a key.
      const wrong = config.error.issues.map(({ path: [name] }) => name)
      console.error(
        JSON.stringify({
          event: 'editor.misconfigured',
          wrong,
          explained: 'docs/editor.md, Secrets',
        }),
      )
      const error = 'The editor is not fully set up. Its log says what is missing.'
      return Response.json({ error }, { status: 503, headers: headersFor('api') })
    }
    app ??= appOf(config.data, env.ASSETS)
    const response = Promise.resolve(app.fetch(request))
    // Even if the author closes the page right now, the change is proposed.
    context.waitUntil(response.catch(() => {}))
    return response
  },
}
