import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refusal, sentences } from '../answers.ts'
import { createApp } from '../app.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { createNodeAssets } from './assets.ts'
import { clientAddress } from './clientAddress.ts'
import { type FileIndex, indexFiles } from './files.ts'
import { leadsInside } from './insideHosts.ts'
import { createNodeState } from './state.ts'

/** A running runtime. */
export interface RunningServer {
  port: number
  pages: number
  /** Takes no new request, waits for those at work for at most `graceMs`, then cuts them off. */
  close(graceMs?: number): Promise<void>
}

/** Longer than a reverse proxy keeps its own connections (nginx: 60 s), so that it never uses one we just closed. */
const KEEP_ALIVE_MS = 65_000

/** Longer than the longest request: two tries at the mail provider. */
const GRACE_MS = 25_000

/**
 * Starts the Node runtime: the worker under Node's HTTP server, with `out/` from disk.
 *
 * @throws where `outDir` cannot be read or the port cannot be had (`code` says why, as Node has it).
 */
export async function startServer(options: {
  config: Config
  outDir: string
  outboxDir: string
  log: Log
}): Promise<RunningServer> {
  const { config, log } = options
  const index = await indexFiles(options.outDir)
  if (!agreesOnLeadTracking(config, index)) log('lead-tracking.not-built')
  const { ratePerAddress, rateInAll } = config.tuning
  const app = createApp({
    config,
    state: createNodeState({ outboxDir: options.outboxDir, ratePerAddress, rateInAll }),
    assets: createNodeAssets(options.outDir, index),
    log,
    leadsInside,
    clientAddress: ({ env, req }) => {
      const { incoming } = env as { incoming: IncomingMessage }
      return clientAddress(incoming.socket.remoteAddress, req.header('X-Forwarded-For') ?? null)
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
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS },
    listener,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, () => {
      server.off('error', reject)
      resolve()
    })
  })

  return {
    port: (server.address() as AddressInfo).port,
    pages: index.pages.size,
    async close(graceMs = GRACE_MS) {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timer)
    },
  }
}

/** The pages decide, as their policies name the script's host: a script that they were built without is never loaded. */
function agreesOnLeadTracking({ leadTrackingSrc }: Config, { files }: FileIndex): boolean {
  if (leadTrackingSrc === undefined) return true
  const { origin } = new URL(leadTrackingSrc)
  return [...files.values()].some(({ policy }) => policy?.includes(` ${origin}`))
}
