import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { refusal } from '../answers.ts'
import { type Edge, openEdge } from '../app.ts'
import { clientAddresses, trustOf } from '../clientAddress.ts'
import type { Config } from '../config.ts'
import { MINUTE_MS } from '../durations.ts'
import { errorFields, type Log } from '../log.ts'
import { pageRoute } from '../pages.ts'
import type { Tuning } from '../tuning.ts'
import { superviseConnections } from './connections.ts'
import { isPrivateHost } from './privateHosts.ts'
import { assetsOf, readSite } from './siteFiles.ts'
import { smtp } from './smtp.ts'
import { openSqlite } from './sqlite.ts'

/** Orchestrators kill after ten seconds. */
const GRACE_MS = 8_000

/** Another process on the same folder may exit before delivering what it accepted; checking costs nothing. */
const MAX_SLEEP_MS = MINUTE_MS

/** Serves `out/` and the API. Without a `dataDir` nothing is stored, for programs that only need the pages. */
export async function startServer(options: {
  config: Config
  outDir: string
  dataDir?: string
  log: Log
}) {
  const { config, outDir, dataDir, log } = options
  const { smtpUrl, transportSecurity, tuning } = config
  const site = await readSite(outDir)
  const assets = assetsOf(site)
  const storage = createStorage(dataDir)
  const delivery = startDelivery((isStopping) => edge.deliver(isStopping))
  const addressOf = clientAddresses(config.trustedProxies)
  const edge: Edge = await openEdge({
    config,
    openSql: storage.open,
    assets,
    log,
    isPrivateHost,
    wake: delivery.wake,
    isStart: true,
    provider: smtpUrl ? smtp(smtpUrl, tuning.mailTimeoutMs) : undefined,
    clientAddress: ({ env, req }) =>
      addressOf((env as HttpBindings).incoming.socket.remoteAddress, req.header('X-Forwarded-For')),
    isOperator: ({ env }) => isLocal((env as HttpBindings).incoming),
  })
  // The adapter lets a host through that no URL may have.
  edge.app.all('*', ({ req }) =>
    URL.canParse(req.url) ? pageRoute(req.raw, assets) : refusal(400),
  )
  const listener = createListener(edge, log)
  const isProxy = trustOf(config.trustedProxies)
  const warnOfProxy = warningOfProxy(isProxy, log)
  let stopping = false
  const server = createServer(limitsOf(tuning))
  // A client may say that it sends nothing more, and wait: without this switch of Node's, it would get no answer.
  Object.assign(server, { httpAllowHalfOpen: true })
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    warnOfProxy(incoming)
    if (stopping || hasUnreadBody(incoming)) outgoing.setHeader('Connection', 'close')
    return listener(incoming, outgoing)
  }
  const connections = superviseConnections(server, answer, { isProxy, log, transportSecurity })
  // Ends connections whose clients ask and then do not read the answer.
  server.timeout = tuning.stallTimeoutMs
  try {
    await once(server.listen(config.port, config.host), 'listening')
  } catch (error) {
    storage.close()
    throw error
  }
  delivery.wake()

  return {
    port: (server.address() as AddressInfo).port,
    pages: site.pages.length,
    /** Why messages cannot be stored, if they cannot. */
    storeProblem: edge.storeProblem(),
    /** Starts nothing new, lets requests and deliveries in progress finish within `graceMs`, then cuts them off. */
    async close(graceMs = GRACE_MS): Promise<void> {
      stopping = true
      const closed = new Promise((resolve) => server.close(resolve))
      connections.closeIdle()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await Promise.all([closed, delivery.stop(graceMs)])
      clearTimeout(timer)
      storage.close()
    },
  }
}

/** Returns what answers Node's requests: an adapter that turns them into those of the web. */
const createListener = ({ app }: Edge, log: Log) =>
  getRequestListener(app.fetch, {
    // HTTP/1.0 clients such as simple health checks may send no host.
    hostname: 'localhost',
    // Reached only by malformed requests (a broken path or host) or a bug in the adapter.
    errorHandler: (error) => {
      if (error instanceof Error && error.name === 'RequestError') return refusal(400)
      log('edge.broke', { alarm: true, ...errorFields(error) })
      return refusal(500)
    },
  })

/** What Node itself enforces, in milliseconds. */
const limitsOf = ({ headTimeoutMs }: Tuning): ServerOptions => ({
  // `superviseConnections` refuses requests without a host, with the usual headers.
  requireHostHeader: false,
  headersTimeout: headTimeoutMs,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
  // Longer than reverse proxies keep idle connections (nginx: 60 s), so that they never reuse one we just closed.
  keepAliveTimeout: 65_000,
})

/**
 * Opens the database, again if need be, and closes it. One that was open is not made anew: its volume may be away for a
 * moment, and what is stored in its place meanwhile would be hidden when it is back.
 */
export function createStorage(dataDir: string | undefined) {
  let opened: ReturnType<typeof openSqlite> | undefined
  let isStart = true
  let isKnown = false
  return {
    open() {
      opened?.close()
      opened = undefined
      // Only at the start may this wait for a lock: later, all requests would wait, too.
      const options = isStart ? {} : { waitMs: 0, isKnown }
      isStart = false
      opened = openSqlite(dataDir, options)
      isKnown = true
      return opened
    },
    close: () => opened?.close(),
  }
}

/** What a proxy adds. We go by the first one alone, and only if it comes from a proxy that we trust. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

const isForwarded = ({ headers }: IncomingMessage) => PROXY_HEADERS.some((name) => name in headers)

/**
 * Logs the first request of a proxy that is not trusted, or that is and names its visitors by another header: behind it, all
 * of them count as one. Only the first one, since anybody who reaches the server directly can forge those headers.
 */
function warningOfProxy(isTrusted: (address?: string) => boolean, log: Log) {
  let hasWarned = false
  return (incoming: IncomingMessage): void => {
    if (hasWarned || !isForwarded(incoming)) return
    const isProxy = isTrusted(incoming.socket.remoteAddress)
    if (isProxy && 'x-forwarded-for' in incoming.headers) return
    hasWarned = true
    if (isProxy) log('edge.mute-proxy', { alarm: true, header: 'X-Forwarded-For' })
    else log('edge.untrusted-proxy', { alarm: true, setting: 'TRUSTED_PROXIES' })
  }
}

/** Whether a request comes from this machine itself and not through a proxy on it. */
function isLocal(incoming: IncomingMessage): boolean {
  const { socket, headers } = incoming
  const host = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    !isForwarded(incoming) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host) &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  )
}

/** Whether a visit brings along a body, which nobody reads, and which may have no end. */
const hasUnreadBody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)

/** Delivers messages whenever some are due, once it has been woken. */
export function startDelivery(deliver: Edge['deliver']) {
  let stopped = false
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()

  async function run(): Promise<void> {
    let next = Number.POSITIVE_INFINITY
    for (;;) {
      const timer = setTimeout(wake, Math.min(Math.max(0, next - Date.now()), MAX_SLEEP_MS)).unref()
      await woken.promise
      clearTimeout(timer)
      if (stopped) return
      // Before the delivery, which may miss what is accepted meanwhile.
      woken = Promise.withResolvers()
      next = (await deliver(() => stopped)) ?? Number.POSITIVE_INFINITY
    }
  }
  const running = run()

  /** Waits for deliveries in progress. Messages not marked in time remain stored. */
  async function stop(graceMs: number): Promise<void> {
    stopped = true
    wake()
    await Promise.race([running, delay(graceMs, undefined, { ref: false })])
  }

  return { wake, stop }
}
