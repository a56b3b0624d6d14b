import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { TRANSPORT_SECURITY } from '#lib/site/headers.ts'
import { otherMethod, refusal } from '../answers.ts'
import { countedAddress } from '../clientAddress.ts'
import { HOUR_MS } from '../durations.ts'
import type { Log } from '../log.ts'

/** More visitors at a time than one machine serves; each holds some tens of kilobytes even if idle. */
const MAX_CONNECTIONS = 1000

/** More than the visitors of an office open at a time, who share an address. */
const MAX_OF_PEER = MAX_CONNECTIONS / 10

/** How often at most it is logged that there are too many. */
const WARNING_MS = HOUR_MS

/** Requests that a client may send before it has read the first answer. Browsers send none. */
const MAX_WAITING = 16

type Status = Parameters<typeof refusal>[0]

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Connection {
  /** The network address at its other end; undefined for a proxy, behind which are many visitors. */
  peer: string | undefined
  /** The request that is handled, and its answer. */
  current: { incoming: IncomingMessage; outgoing: ServerResponse; since: number } | undefined
  waiting: [IncomingMessage, ServerResponse][]
}

/** Oldest first. */
type Connections = ReadonlyMap<Socket, Connection>

interface Options {
  /** Whether an address is that of a proxy. */
  isProxy: (address?: string) => boolean
  log: Log
  /** What every answer says of HTTPS. */
  transportSecurity: string
}

/**
 * Limits what clients can make the server hold in memory: one request of a connection is handled at a time, when the former
 * one's answer has been sent; none is handled whose client has gone; and if there are too many connections, those that
 * others can do without make way for new ones.
 */
export function superviseConnections(
  server: Server,
  handle: Handle,
  { isProxy, log, transportSecurity }: Options,
) {
  const connections = new Map<Socket, Connection>()
  let warnedAt = Number.NEGATIVE_INFINITY

  function begin(
    connection: Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    connection.current = { incoming, outgoing, since: performance.now() }
    outgoing.once('close', () => {
      connection.current = undefined
      const next = connection.waiting.shift()
      if (next && !incoming.socket.destroyed) begin(connection, ...next)
    })
    void handle(incoming, outgoing)
  }

  /** Ends a connection for a new one. Returns whether there was one that others can do without. */
  function makeRoom(): boolean {
    const idle = oldestHalfClosed(connections) ?? oldestIdle(connections)
    if (!idle && performance.now() - warnedAt >= WARNING_MS) {
      warnedAt = performance.now()
      log('edge.crowded', { alarm: true, connections: connections.size })
    }
    const socket = idle ?? oldestOfGreediest(connections) ?? slowestSender(connections)
    if (!socket) return false
    socket.destroy()
    return connections.delete(socket)
  }

  /** Answers on a connection on which no answer has begun, and ends it. */
  function endWith(socket: Socket, answer: Response): void {
    answer.headers.set(TRANSPORT_SECURITY, transportSecurity)
    socket.end(headOf(answer))
  }

  /** Ends a connection on which nothing more can be understood, with an answer unless another one is under way. */
  function refuseRest(socket: Socket, answer: Response): void {
    const isAnswering = connections.get(socket)?.current?.outgoing.headersSent
    if (!socket.writable || isAnswering) return void socket.destroy()
    endWith(socket, answer)
  }

  server.on('connection', (socket: Socket) => {
    if (connections.size >= MAX_CONNECTIONS && !makeRoom()) {
      endWith(socket, refusal(503))
      return socket.destroySoon()
    }
    const { remoteAddress } = socket
    const peer = isProxy(remoteAddress) ? undefined : countedAddress(remoteAddress)
    connections.set(socket, { peer, current: undefined, waiting: [] })
    socket.once('close', () => {
      const connection = connections.get(socket)
      if (connection) connection.waiting = []
      connections.delete(socket)
    })
  })

  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    const connection = connections.get(socket)
    if (socket.destroyed || !connection) return
    outgoing.setHeader(TRANSPORT_SECURITY, transportSecurity)
    if (!hasValidHost(incoming)) return sendRefusal(outgoing, 400)
    if (!connection.current) begin(connection, incoming, outgoing)
    else if (connection.waiting.length < MAX_WAITING) connection.waiting.push([incoming, outgoing])
    else socket.destroy()
  })

  // Node's own answers would have no security headers.
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.setHeader(TRANSPORT_SECURITY, transportSecurity)
    sendRefusal(outgoing, 417)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseRest(socket, refusal(statusOf(error))),
  )
  // Node itself would hang up without a word on whoever takes this server for a proxy, and sets no time limit from here on.
  server.on('connect', ({ socket }) => {
    refuseRest(socket, otherMethod('CONNECT', 'GET', 'HEAD'))
    socket.destroySoon()
  })

  return {
    /** Closes connections on which nothing is under way, and lets the others end after their answer. */
    closeIdle(): void {
      for (const [socket, { current }] of connections) {
        if (!current) socket.destroy()
        else if (!current.outgoing.headersSent) current.outgoing.setHeader('Connection', 'close')
      }
    },
  }
}

/** The oldest connection whose client sends nothing more: most of these clients have gone, and wait for no answer. */
function oldestHalfClosed(connections: Connections): Socket | undefined {
  for (const socket of connections.keys()) {
    if (socket.readableEnded) return socket
  }
  return undefined
}

/** The oldest connection on which nothing is under way. */
function oldestIdle(connections: Connections): Socket | undefined {
  for (const [socket, { current }] of connections) {
    if (!current) return socket
  }
  return undefined
}

/** The oldest connection of the network address that has most of them, if it has more than anybody needs. */
function oldestOfGreediest(connections: Connections): Socket | undefined {
  const byPeer = Map.groupBy(connections, ([, { peer }]) => peer)
  byPeer.delete(undefined)
  const greediest = [...byPeer.values()].reduce<[Socket, Connection][]>(
    (most, those) => (those.length > most.length ? those : most),
    [],
  )
  return greediest.length > MAX_OF_PEER ? greediest[0]?.[0] : undefined
}

/** The connection whose request has been arriving for longest. */
function slowestSender(connections: Connections): Socket | undefined {
  const sending = [...connections].filter(([, { current }]) => current?.incoming.complete === false)
  const since = ([, { current }]: [Socket, Connection]) => current?.since ?? 0
  return sending.sort((a, b) => since(a) - since(b))[0]?.[0]
}

/** Whether a request names exactly one host; HTTP/1.0 needs none. If it named several, a proxy might go by another one. */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function statusOf({ code }: NodeJS.ErrnoException) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Status and headers of a response, as HTTP writes them, without a body and for a connection that ends. */
function headOf({ status, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`
}

function sendRefusal(outgoing: ServerResponse, status: Status): void {
  outgoing.writeHead(status, {
    ...Object.fromEntries(refusal(status).headers),
    Connection: 'close',
  })
  outgoing.end()
}
