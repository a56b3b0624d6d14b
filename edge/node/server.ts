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
export interface RunningServer {
  port: number
  pages: number
  /** Takes no new request, finishes those at work within `graceMs`, then cuts them off. */
  close(graceMs?: number): Promise<void>
}

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
 * @throws where `outDir` cannot be read, `dataDir` cannot be written, or the port cannot be had (`code` says why).
 */
export async function startServer(options: {
  config: Config
  outDir: string
  /** Where messages are kept. Without it nothing is: for programs that only look at pages. */
  dataDir?: string
  log: Log
}): Promise<RunningServer> {
  const { config, dataDir, log } = options
  const index = await indexFiles(options.outDir)
  if (!agreesOnLeadTracking(config, index)) log('lead-tracking.not-built')
  const mailbox = await openNodeMailbox(config, dataDir, log)
  const kept = new Map<string, unknown>()
  const news = createNews({
    ...{ config, log, leadsInside, now: Date.now },
    fetch: (url, init) => fetch(url, init),
    store: {
      get: async <T>(key: string) => kept.get(key) as T,
      put: async (key, value) => kept.set(key, value),
    },
  })
  const addresses = clientAddresses(config.trustedProxies)
  const isOver = createBudgets(config.tuning.ratePerAddress)
  let warned = false
  const app = createApp({
    ...{ runtime: 'node', config, news, mailbox, log },
    assets: createNodeAssets(options.outDir, index),
    overBudget: async (address) => isOver(address),
    clientAddress: ({ env, req }) => {
      const peer = (env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
      const forwardedFor = req.header('X-Forwarded-For') ?? null
      if (forwardedFor !== null && !warned && !addresses.isTrusted(peer ?? '')) {
        warned = true
        log('edge.proxy-not-trusted', { remedy: 'Name it in TRUSTED_PROXIES' })
      }
      return addresses.of(peer, forwardedFor)
    },
  })

  const listener = getRequestListener(app.fetch, {
    // For HTTP/1.0 clients such as simple health checks, which may name none.
    hostname: 'localhost',
    // Reached only by what is no proper request (a broken path or host) or by a fault of the adapter.
    errorHandler: (error) => {
      const isRequest = error instanceof Error && error.name === 'RequestError'
      if (!isRequest) log('edge.broke', errorFields(error))
      return isRequest ? refusal(400, sentences.badRequest) : refusal(500, sentences.broke)
    },
  })
  const atWork = new Map<Socket, ServerResponse | undefined>()
  let stopping = false
  const server = createServer(
    {
      headersTimeout: config.tuning.headTimeoutMs,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Answered below, with our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      atWork.set(incoming.socket, outgoing)
      outgoing.once('close', () => atWork.has(incoming.socket) && atWork.set(incoming.socket, undefined))
      if (stopping) outgoing.setHeader('Connection', 'close')
      if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined) {
        incoming.socket.end(rawRefusal(400))
        return
      }
      void listener(incoming, outgoing)
    },
  )
  server.on('connection', (socket: Socket) => {
    atWork.set(socket, undefined)
    socket.once('close', () => atWork.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET')
      socket.end(rawRefusal(STATUS_OF[error.code ?? ''] ?? 400))
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  }).catch(async (error) => {
    await mailbox.stop(0)
    throw error
  })

  return {
    port: (server.address() as AddressInfo).port,
    pages: index.pages.size,
    async close(graceMs = GRACE_MS) {
      stopping = true
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      for (const [socket, answer] of atWork) {
        if (!answer) socket.destroy()
        else if (!answer.headersSent) answer.setHeader('Connection', 'close')
      }
      const begun = Date.now()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
      await mailbox.stop(Math.max(0, graceMs - (Date.now() - begun)))
    },
  }
}

const STATUS_OF: Readonly<Record<string, 408 | 431>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const REASONS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const

/** The answer to what never became a request, as bytes: with the headers of every other answer. */
function rawRefusal(status: keyof typeof REASONS): string {
  const { headers } = refusal(status, sentences.badRequest)
  const body = JSON.stringify({
    ok: false,
    message: status === 408 ? sentences.tooSlow : sentences.badRequest,
  })
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines}Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** The pages decide, as their policies name the script's host: a script that they were built without is never loaded. */
function agreesOnLeadTracking({ leadTrackingSrc }: Config, { files }: FileIndex): boolean {
  if (leadTrackingSrc === undefined) return true
  const { origin } = new URL(leadTrackingSrc)
  return [...files.values()].some(({ policy }) => policy?.includes(` ${origin}`))
}
