/** @jest-environment node */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { until } from '../testing/rig.ts'
import { type Runtime, startNodeRuntime } from '../testing/runtimes.ts'
import { hang, type Stub, startStub } from '../testing/stub.ts'

/** As many as the server has at a time. */
const ALL = 1000

const PROXY = '127.0.0.1'

/** Answered with a hundred once the request is being handled. */
const EXPECT = 'Host: x\r\nExpect: 100-continue\r\n'
const BODY = JSON.stringify({ email: 'a@example.org' })
const SLOW_POST = `POST /api/contact HTTP/1.1\r\n${EXPECT}Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY[0]}`
const HANGING_GET = `GET /api/news HTTP/1.1\r\n${EXPECT}\r\n`

let stub: Stub
let runtime: Runtime
let sockets: Socket[] = []

beforeAll(async () => {
  stub = await startStub()
  stub.on('/news', hang)
  runtime = await startNodeRuntime({
    env: {
      TRUSTED_PROXIES: PROXY,
      NEWS_API_URL: stub.url('/news'),
      NEWS_API_KEY: 'a-key',
      EDGE_TUNING: JSON.stringify({ newsTimeoutMs: 60_000, bodyTimeoutMs: 60_000 }),
    },
  })
})

afterEach(async () => {
  const closed = sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  sockets = []
})

afterAll(async () => {
  await runtime?.stop()
  await stub?.close()
})

/** An address of this machine. */
const address = (number: number) => `127.1.${number >> 8}.${number & 255}`

/** Begins a request that stays under way. */
async function begin(request: string, localAddress: string): Promise<Socket> {
  const socket = connect({ port: runtime.port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  sockets.push(socket)
  socket.write(request)
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 100 /)
  return socket
}

async function fill(
  request: string,
  addressOf: (number: number) => string,
  end = ALL,
): Promise<void> {
  while (sockets.length < end) {
    const { length } = sockets
    const count = Math.min(50, end - length)
    await Promise.all(
      Array.from({ length: count }, (_, index) => begin(request, addressOf(length + index))),
    )
  }
}

/** The status that one more visitor gets. */
async function visit(localAddress = '127.0.0.9'): Promise<string | undefined> {
  const socket = connect({ port: runtime.port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.write('GET /about-us HTTP/1.1\r\nHost: x\r\n\r\n')
  const [bytes] = await once(socket, 'data')
  return /^HTTP\/1\.1 (\d+) /.exec(String(bytes))?.[1]
}

describe('with every connection busy, one more visitor', () => {
  it('takes the place of one of an address that has most of them, and of nobody else', async () => {
    const slow = await begin(SLOW_POST, '127.0.0.8')
    await fill(SLOW_POST, () => '127.0.0.7')
    for (let count = 0; count < 3; count++) expect(await visit()).toBe('200')
    slow.write(BODY.slice(1))
    const [bytes] = await once(slow, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('takes the place of the request that has been arriving for longest, of many addresses', async () => {
    await fill(SLOW_POST, address)
    const [first, second] = sockets
    expect(await visit()).toBe('200')
    if (first && !first.closed) await once(first, 'close')
    expect([first?.closed, second?.closed]).toEqual([true, false])
  })

  it('takes the place of no visitor behind a proxy who is being answered', async () => {
    await fill(HANGING_GET, () => PROXY, ALL / 2)
    await fill(SLOW_POST, address)
    expect(await visit(PROXY)).toBe('200')
    const slowest = sockets[ALL / 2]
    if (slowest && !slowest.closed) await once(slowest, 'close')
    expect(sockets.filter(({ closed }) => closed)).toEqual([slowest])
  })

  it('takes the place of one who has closed their half of the connection', async () => {
    await fill(HANGING_GET, address)
    const [first] = sockets
    first?.end()
    // Until the server has read that.
    await until(async () => (await visit()) === '200')
    await until(() => first?.closed === true)
    expect(sockets.slice(0, ALL).filter(({ closed }) => closed)).toEqual([first])
  })

  it('is told so if nobody can be done without', async () => {
    await fill(HANGING_GET, address)
    expect(await visit()).toBe('503')
  })

  it('makes one line in the log', () => {
    expect(
      runtime.output().match(/"event":"edge.crowded","alarm":true,"connections":1000/g),
    ).toHaveLength(1)
  })
})
