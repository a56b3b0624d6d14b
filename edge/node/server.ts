import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { refusal, sentences } from '../answers.ts'
import { type Edge, openEdge } from '../app.ts'
import { clientAddresses } from '../clientAddress.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { pageRoute } from '../pages.ts'
import { leadsInside } from './insideHosts.ts'
import { assetsOf, readSite } from './site.ts'
import { smtp } from './smtp.ts'
import { openSqlite } from './sqlite.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Longer than reverse proxies keep idle connections (nginx: 60 s), so that they never reuse one we just closed. */
const KEEP_ALIVE_MS = 65_000

/** Time limit for a whole request, and how often limits are checked. */
const REQUEST_MS = 30_000
const CHECK_MS = 500

/** Orchestrators kill after ten seconds. */
const GRACE_MS = 8_000

/** Another process on the same folder may exit before delivering what it accepted; checking costs nothing. */
const MAX_SLEEP_MS = 60_000

/**
 * Serves `out/` and the API with Node's HTTP server.
 *
 * @param dataDir where messages are stored. Without it nothing is stored, for programs that only need the pages.
 * @throws if `outDir` cannot be read, `dataDir` cannot be written, or the port is unavailable (see `code`).
 */
export async function startServer(options: { config: Config; outDir: string; dataDir?: string; log: Log }) {
  const { config, outDir, dataDir, log } = options
  const { smtpUrl, tuning } = config
  const site = await readSite(outDir)
  const assets = assetsOf(site)
  const sql = openSqlite(dataDir)
  const delivery = startDelivery((isStopping) => edge.deliver(isStopping))
  const edge: Edge = await openEdge({
    ...{ config, sql, log, leadsInside, wake: delivery.wake },
    provider: smtpUrl ? smtp(smtpUrl, tuning.mailTimeoutMs) : undefined,
    clientAddress: clientOf(config, log),
  })
  edge.app.all('*', etag(), ({ req }) => pageRoute(req.raw, assets))
  const listener = getRequestListener(edge.app.fetch, {
    // HTTP/1.0 clients such as simple health checks may send no host.
    hostname: 'localhost',
    // Reached only by malformed requests (a broken path or host) or a bug in the adapter.
    errorHandler: (error) => {
      if (error instanceof Error && error.name === 'RequestError') return refusal(400, sentences.badRequest)
      log('edge.broke', { alarm: true, ...errorFields(error) })
      return refusal(500, sentences.broke)
    },
  })

  /** All connections, each with its latest response. */
  const connections = new Map<Socket, ServerResponse | undefined>()
  let stopping = false
  const limits = {
    headersTimeout: tuning.headTimeoutMs,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createServer(limits, (incoming, outgoing) => {
    connections.set(incoming.socket, outgoing)
    if (stopping) outgoing.setHeader('Connection', 'close')
    void listener(incoming, outgoing)
  })
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  try {
    await once(server.listen(config.port, config.host), 'listening')
  } catch (error) {
    sql.close()
    throw error
  }
  delivery.wake()

  return {
    port: (server.address() as AddressInfo).port,
    pages: site.pages.length,
    /** Starts nothing new, lets requests and deliveries in progress finish within `graceMs`, then cuts them off. */
    async close(graceMs = GRACE_MS): Promise<void> {
      stopping = true
      const closed = new Promise((resolve) => server.close(resolve))
      for (const [socket, answer] of connections) {
        if (!answer || answer.closed) socket.destroy()
        else if (!answer.headersSent) answer.setHeader('Connection', 'close')
      }
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await Promise.all([closed, delivery.stop(graceMs)])
      clearTimeout(timer)
      sql.close()
    },
  }
}

/** Delivers messages whenever some are due, once it has been woken for the first time. */
export function startDelivery(deliver: Edge['deliver']) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function work(): Promise<void> {
    let next = Number.POSITIVE_INFINITY
    for (; again && !stopped; next = (await deliver(() => stopped)) ?? Number.POSITIVE_INFINITY) again = false
    running = undefined
    if (!stopped) timer = setTimeout(wake, Math.min(Math.max(0, next - Date.now()), MAX_SLEEP_MS)).unref()
  }

  function wake(): void {
    clearTimeout(timer)
    again = true
    if (!stopped) running ??= work()
  }

  /** Starts no more deliveries and waits for those in progress. Messages not marked in time remain stored. */
  async function stop(graceMs: number): Promise<void> {
    stopped = true
    clearTimeout(timer)
    await Promise.race([running, delay(graceMs, undefined, { ref: false })])
  }

  return { wake, stop }
}

/** The client a request counts for. Warns once about an untrusted proxy, because all visitors then look like one. */
function clientOf({ trustedProxies }: Config, log: Log) {
  const addresses = clientAddresses(trustedProxies)
  let warned = false
  return ({ env, req }: Context) => {
    const peer = (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
    const forwardedFor = req.header('X-Forwarded-For')
    if (forwardedFor !== undefined && !warned && !addresses.isTrusted(peer)) {
      warned = true
      log('edge.proxy-not-trusted', { remedy: 'Name it in TRUSTED_PROXIES' })
    }
    return addresses.of(peer, forwardedFor)
  }
}
