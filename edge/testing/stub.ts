import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A request received by the stub. */
export interface Received {
  method: string
  /** Path and query. */
  url: string
  /** When it was fully received. */
  at: number
  headers: IncomingHttpHeaders
  body: string
}

/** How the stub answers a path. `call` counts from 1 since the behavior was set. */
export type Behavior = (response: ServerResponse, call: number, received: Received) => void

/** A stub for the upstreams on loopback, whose behavior each test sets. */
export interface Stub {
  url(path: string): string
  /** Sets a path's behavior and forgets the requests it received. */
  on(path: string, behavior: Behavior): void
  /** The requests a path received since its behavior was set. */
  received(path: string): readonly Received[]
  close(): Promise<void>
}

export async function startStub(): Promise<Stub> {
  const behaviors = new Map<string, Behavior>()
  const log = new Map<string, Received[]>()
  const sockets = new Set<Socket>()
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stub').pathname
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    response.on('error', () => {})
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const received = {
        method,
        url,
        at: Date.now(),
        headers,
        body: Buffer.concat(chunks).toString(),
      }
      const calls = log.get(path) ?? []
      calls.push(received)
      log.set(path, calls)
      const behavior = behaviors.get(path) ?? status(500)
      behavior(response, calls.length, received)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    on(path, behavior) {
      behaviors.set(path, behavior)
      log.set(path, [])
    },
    received: (path) => log.get(path) ?? [],
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function json(body: unknown, code = 200): Behavior {
  return text(JSON.stringify(body), 'application/json', code)
}

export function text(body: string, type = 'text/plain', code = 200): Behavior {
  return (response) => {
    response.writeHead(code, { 'Content-Type': type })
    response.end(body)
  }
}

export function status(code: number, headers: Record<string, string> = {}): Behavior {
  return (response) => {
    response.writeHead(code, headers)
    response.end('{"message":"as told"}')
  }
}

/** The mail provider accepts a mail. */
export const taken: Behavior = json({ messageId: '<1@provider.example>' }, 201)

/** Accepts the request and never responds. */
export const hang: Behavior = () => {}

/** Sends headers and half a body, then nothing more. */
export const hangInBody: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"articles":')
}

/** Drops the connection before any response. */
export const reset: Behavior = (response) => {
  response.socket?.destroy()
}

/** Sends 50 MB as fast as the client reads. */
export const floodOf =
  (type: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type })
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    let left = 50
    const more = () => {
      while (left-- > 0 && !response.destroyed)
        if (!response.write(chunk)) return void response.once('drain', more)
      response.end('{}')
    }
    more()
  }

export const flood = floodOf('application/json')

/** 50 MB that take 50 KB on the way. Made here, since whoever asks for them does not wait long. */
const COMPRESSED = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))

export const compressedFlood: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
  response.end(COMPRESSED)
}

/** Sends a byte now and then, without end. */
export const dripOf =
  (type: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type })
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  }

/** Responds after a delay. */
export function late(ms: number, then: Behavior): Behavior {
  return (response, call, received) => {
    setTimeout(() => then(response, call, received), ms)
  }
}

/** Applies behaviors in turn; the last one stays. */
export function inTurn(...behaviors: [Behavior, ...Behavior[]]): Behavior {
  return (response, call, received) => {
    const behavior = behaviors[Math.min(call, behaviors.length) - 1] as Behavior
    behavior(response, call, received)
  }
}
