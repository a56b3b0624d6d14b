import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refusal, sentences } from '../answers.ts'
import { createApp } from '../app.ts'
import { clientAddresses, createBudgets } from '../clientAddress.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { createNews } from '../news/news.ts'
import { createNodeAssets } from './assets.ts'
import { type FileIndex, indexFiles } from './files.ts'
import { leadsInside } from './insideHosts.ts'
import { openNodeMailbox } from './mailbox.ts'

/** A running server. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Longer than a reverse proxy keeps its own connections (nginx: 60 s), so that it never uses one we just closed. */
const KEEP_ALIVE_MS = 65_000

/** For the whole of a request, and how often the time limits are looked at. */
const REQUEST_MS = 30_000
const CHECK_MS = 500

/** Orchestrators kill after ten seconds. */
const GRACE_MS = 8_000

/**
 * Serves `out/` and the API under Node's HTTP server.
 *
 * @param dataDir where messages are kept. Without it nothing is: for programs that only look at pages.
 * @throws where `outDir` cannot be read, `dataDir` cannot be written, or the port cannot be had (`code` says why).
 */
export async function startServer(options: { config: Config; outDir: string; dataDir?: string; log: Log }) {
  const { config, outDir, dataDir, log } = options
  const index = await indexFiles(outDir)
  if (!agreesOnLeadTracking(config, index)) log('lead-tracking.not-built')
  const mailbox = await openNodeMailbox(config, dataDir, log)
  const kept = new Map<string, unknown>()
  const store = {
    get: async <T>(key: string) => kept.get(key) as T,
    put: async (key: string, value: unknown) => kept.set(key, value),
  }
  const news = createNews({ config, store, log, now: Date.now, fetch: globalThis.fetch, leadsInside })
  const isOver = createBudgets(config.tuning.ratePerAddress)
  const app = createApp({
    ...{ runtime: 'node', config, news, mailbox, log },
    assets: createNodeAssets(outDir, index),
    overBudget: async (address) => isOver(address),
    clientAddress: clientOf(config, log),
  })
  const listener = getRequestListener(app.fetch, {
    // For HTTP/1.0 clients such as simple health checks, which may name none.
    hostname: 'localhost',
    // Reached only by what is no proper request (a broken path or host) or by a fault of the adapter.
    errorHandler: (error) => {
      if (error instanceof Error && error.name === 'RequestError') return refusal(400, sentences.badRequest)
      log('edge.broke', errorFields(error))
      return refusal(500, sentences.broke)
    },
  })

  /** All connections, each with the answer that is being made on it. */
  const atWork = new Map<Socket, ServerResponse | undefined>()
  let stopping = false
  const limits = {
    headersTimeout: config.tuning.headTimeoutMs,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createServer(limits, (incoming, outgoing) => {
    const { socket } = incoming
    atWork.set(socket, outgoing)
    outgoing.once('close', () => atWork.has(socket) && atWork.set(socket, undefined))
    if (stopping) outgoing.setHeader('Connection', 'close')
    void listener(incoming, outgoing)
  })
  server.on('connection', (socket: Socket) => {
    atWork.set(socket, undefined)
    socket.once('close', () => atWork.delete(socket))
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(config.port, config.host, resolve)
    })
  } catch (error) {
    await mailbox.stop(0)
    throw error
  }

  return {
    port: (server.address() as AddressInfo).port,
    pages: index.pages.size,
    /** Takes no new request, finishes those at work within `graceMs`, then cuts them off. */
    async close(graceMs = GRACE_MS): Promise<void> {
      stopping = true
      const until = Date.now() + graceMs
      const closed = new Promise((resolve) => server.close(resolve))
      for (const [socket, answer] of atWork) {
        if (!answer) socket.destroy()
        else if (!answer.headersSent) answer.setHeader('Connection', 'close')
      }
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
      await mailbox.stop(Math.max(0, until - Date.now()))
    },
  }
}

/** Whom a request counts for. Says once where a proxy is not believed, as all visitors then look like one. */
function clientOf({ trustedProxies }: Config, log: Log) {
  const addresses = clientAddresses(trustedProxies)
  let warned = false
  return ({ env, req }: { env: unknown; req: { header(name: string): string | undefined } }) => {
    const peer = (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
    const forwardedFor = req.header('X-Forwarded-For') ?? null
    if (forwardedFor !== null && !warned && !addresses.isTrusted(peer ?? '')) {
      warned = true
      log('edge.proxy-not-trusted', { remedy: 'Name it in TRUSTED_PROXIES' })
    }
    return addresses.of(peer, forwardedFor)
  }
}

/** The pages decide, as their policies name the script's host: a script that they were built without is never loaded. */
function agreesOnLeadTracking({ leadTrackingSrc }: Config, { files }: FileIndex): boolean {
  if (leadTrackingSrc === undefined) return true
  const { origin } = new URL(leadTrackingSrc)
  return [...files.values()].some(({ policy }) => policy?.includes(` ${origin}`))
}
