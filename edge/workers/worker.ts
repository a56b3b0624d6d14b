import { pagePathOf } from '#lib/site/url.ts'
import { refusal, sentences } from '../answers.ts'
import { createApp } from '../app.ts'
import { countedAs } from '../clientAddress.ts'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import type { Mailbox } from '../contact/mailbox.ts'
import { createLog } from '../log.ts'
import type { Assets } from '../pages.ts'
import { type Bindings, createWorkersState } from './state.ts'

export { Ledger } from './ledger.ts'
export { Mailbox } from './mailbox.ts'

type Handler = (request: Request, env: Bindings, context: unknown) => Response | Promise<Response>

let handler: Handler | undefined

/**
 * Entry of the Workers runtime. The environment comes with the first request, so that is when it is checked, once
 * per instance; a wrong one is logged by name, and the API refuses while the pages go on.
 */
export default {
  fetch(request: Request, env: Bindings, context: unknown): Response | Promise<Response> {
    handler ??= createHandler(env)
    return handler(request, env, context)
  },
}

function createHandler(env: Bindings): Handler {
  const write = (line: string) => console.log(line)
  try {
    const config = readConfig(env as unknown as Record<string, unknown>)
    if (config.smtpUrl)
      throw new ConfigError(['SMTP_URL works on Node only. Set MAIL_API_URL and MAIL_API_KEY here.'])
    const state = createWorkersState(env)
    const log = createLog(write, secretsOf(config))
    log('edge.start', {
      runtime: state.runtime,
      defaults: embeddedDefaults(config, 'the Durable Object MAILBOX'),
    })
    const app = createApp({
      config,
      state,
      assets: workerAssets(env),
      log,
      mailbox: mailboxOf(env),
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
function mailboxOf({ MAILBOX }: Bindings): Mailbox {
  const stub = () => MAILBOX.get(MAILBOX.idFromName('contact'))
  return { accept: (submission) => stub().accept(submission), health: () => stub().health() }
}

/**
 * The site's files through the assets binding, which knows types, ETags and the 404 page. The host calls the worker
 * only for `run_worker_first` in `wrangler.jsonc`: the API, and paths with a capital letter. All other pages,
 * redirects from `_redirects` and headers from `_headers` come from the host without it.
 */
function workerAssets(env: Bindings): Assets {
  return {
    async knownAmong(paths) {
      const known = new Set<string>()
      for (const path of paths) {
        // Every address of HTML is a page unless the host itself would answer with a redirect or the 404 page.
        const response = await env.ASSETS.fetch(
          new Request(`https://assets.invalid${path}`, { method: 'HEAD' }),
        )
        const type = response.headers.get('Content-Type') ?? ''
        if (response.status === 200 && type.startsWith('text/html')) known.add(path)
      }
      return known
    },
    async fetch(request) {
      const response = await env.ASSETS.fetch(request)
      // The host serves the 404 page under its own name like any other.
      if (response.status !== 200 || pagePathOf(`${new URL(request.url).pathname.slice(1)}.html`))
        return response
      return new Response(response.body, { status: 404, headers: response.headers })
    },
  }
}
