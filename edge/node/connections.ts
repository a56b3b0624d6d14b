import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from '../answers.ts'

/** More visitors at a time than one machine serves; each holds some tens of kilobytes even if idle. */
const MAX_CONNECTIONS = 1000

/** Requests that a client may send before it has read the first answer. Browsers send none. */
const MAX_WAITING = 16

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Connection {
  /** The answer under way. */
  answer: ServerResponse | undefined
  waiting: [IncomingMessage, ServerResponse][]
}

/**
 * Limits what clients can make the server hold in memory: one request of a connection is handled at a time, when the former
 * one's answer has been sent; none is handled whose client has gone; and idle connections make way for new ones.
 */
export function superviseConnections(server: Server, handle: Handle) {
  const connections = new Map<Socket, Connection>()

  function begin(
    connection: Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    connection.answer = outgoing
    outgoing.once('close', () => {
      connection.answer = undefined
      const next = connection.waiting.shift()
      if (next && !incoming.socket.destroyed) begin(connection, ...next)
    })
    void handle(incoming, outgoing)
  }

  function oldestIdle(): Socket | undefined {
    for (const [socket, { answer }] of connections) {
      if (!answer) return socket
    }
    return undefined
  }

  server.on('connection', (socket: Socket) => {
    if (connections.size >= MAX_CONNECTIONS) {
      const idle = oldestIdle()
      if (!idle) return void socket.destroy()
      idle.destroy()
      connections.delete(idle)
    }
    connections.set(socket, { answer: undefined, waiting: [] })
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
    if (!hasValidHost(incoming)) return sendRefusal(outgoing, 400)
    if (!connection.answer) begin(connection, incoming, outgoing)
    else if (connection.waiting.length < MAX_WAITING) connection.waiting.push([incoming, outgoing])
    else socket.destroy()
  })

  // Node's own answers would have no security headers.
  server.on('checkExpectation', (_incoming, outgoing) => sendRefusal(outgoing, 417))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswering = connections.get(socket)?.answer?.headersSent
    if (!socket.writable || isAnswering) return void socket.destroy()
    const { status, headers } = refusal(statusOf(error))
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    )
  })

  return {
    /** Closes connections on which nothing is under way, and lets the others end after their answer. */
    closeIdle(): void {
      for (const [socket, { answer }] of connections) {
        if (!answer) socket.destroy()
        else if (!answer.headersSent) answer.setHeader('Connection', 'close')
      }
    },
  }
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

function sendRefusal(outgoing: ServerResponse, status: Parameters<typeof refusal>[0]): void {
  outgoing.writeHead(status, {
    ...Object.fromEntries(refusal(status).headers),
    Connection: 'close',
  })
  outgoing.end()
}
