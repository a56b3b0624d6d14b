/** @jest-environment node */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { NewsAnswer } from '#lib/news/answer.ts'
import { rawRequest } from '../testing/raw.ts'
import { until } from '../testing/rig.ts'
import { type Runtime, startNodeRuntime } from '../testing/runtimes.ts'
import { json, type Stub, startStub } from '../testing/stub.ts'

const PICTURE_BYTES = 500 * 1024
const CONNECTIONS = 900
const PIPELINED = 12

/** What the process may use, in megabytes: pipelined pictures took gigabytes. */
const HEAP = 64
const MAX_MEMORY = 500

let stub: Stub
let runtime: Runtime
let picture: string

beforeAll(async () => {
  stub = await startStub()
  stub.on('/picture.jpg', (response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.end(Buffer.alloc(PICTURE_BYTES, 'x'))
  })
  const image = 'https://news.example/picture.jpg'
  const results = [{ title: 'a', body: 'b', url: 'https://news.example/a', image }]
  stub.on('/news', json({ articles: { results } }))
  runtime = await startNodeRuntime({
    env: { NEWS_API_URL: stub.url('/news'), NEWS_API_KEY: 'a-key' },
    publishers: stub.url(''),
    heapMegabytes: HEAP,
  })
  const { articles } = (await (await fetch(`${runtime.url}/api/news`)).json()) as NewsAnswer
  picture = articles[0]?.image ?? ''
  expect((await (await fetch(runtime.url + picture)).arrayBuffer()).byteLength).toBe(PICTURE_BYTES)
})

afterAll(async () => {
  await runtime?.stop()
  await stub?.close()
})

async function megabytes(): Promise<number> {
  const status = await readFile(`/proc/${runtime.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** Opens a connection and asks for the picture many times, without ever reading an answer. */
async function askWithoutReading(times: number): Promise<Socket> {
  const socket = connect(runtime.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${picture} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
  return socket
}

it('serves pages in a small heap while many ask for pictures and do not read them', async () => {
  const sockets: Socket[] = []
  for (let count = 0; count < CONNECTIONS; count += 50)
    sockets.push(
      ...(await Promise.all(Array.from({ length: 50 }, () => askWithoutReading(PIPELINED)))),
    )
  for (let count = 0; count < 10; count++) {
    const response = await fetch(`${runtime.url}/about-us`)
    expect(response.status).toBe(200)
    await response.text()
  }
  expect(await megabytes()).toBeLessThan(MAX_MEMORY)
  for (const socket of sockets) socket.destroy()
  expect((await fetch(`${runtime.url}/about-us`)).status).toBe(200)
})

it('closes a connection that asks for very much at a time', async () => {
  const socket = connect(runtime.port, '127.0.0.1')
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000))
  await closed
  expect((received.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(100)
})

it('answers pipelined requests one after the other, in their order', async () => {
  const socket = connect(runtime.port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
  })
  const paths = ['/about-us', '/missing', picture, '/api/live']
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  await until(() => (received.match(/HTTP\/1\.1 \d+/g) ?? []).length === paths.length)
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 404, 200, 200].map((code) => `HTTP/1.1 ${code}`),
  )
  socket.destroy()
})

it('lets idle connections make way for new ones', async () => {
  const sockets: Socket[] = []
  for (let count = 0; count < 1100; count++) {
    const socket = connect(runtime.port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    if (count % 50 === 0) await new Promise((resolve) => socket.once('connect', resolve))
  }
  const answer = await rawRequest(runtime.port, 'GET /about-us HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of sockets) socket.destroy()
})
