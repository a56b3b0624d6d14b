import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { NEWS_IMAGES } from '#lib/news/answer.ts'
import type { Runtime, StartRuntime } from './runtimes.ts'
import {
  type Behaviour,
  floodOf,
  hang,
  json,
  late,
  reset,
  type Stub,
  startStub,
  status,
  text,
} from './stub.ts'

/** Short, as a picture that does not come is waited for. */
const TIMEOUT_MS = 700

/** Beyond its time limit an answer may take this long, as other work runs on the machine. */
const SLACK_MS = 2500

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const picture =
  (type = 'image/png', bytes: Uint8Array = PNG): Behaviour =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': 'seen=1', 'X-Tracker': '1' })
    response.end(bytes)
  }

/** Sends a byte from time to time, for ever. */
const drip: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'image/png' })
  const timer = setInterval(() => response.write('x'), 50)
  response.on('close', () => clearInterval(timer))
}

/** Pictures of articles, on either runtime: the publishers' hosts are a stand-in that behaves as told. */
export function imageSuite(startRuntime: StartRuntime): void {
  let stub: Stub
  let runtime: Runtime
  let count = 0

  beforeAll(async () => {
    stub = await startStub()
    runtime = await startRuntime({
      publishers: stub.url(''),
      env: {
        NEWS_API_URL: stub.url('/primary'),
        NEWS_API_KEY: 'a-key',
        // News is kept, and asked for again by each visit.
        EDGE_TUNING: JSON.stringify({ newsFreshMs: 0, newsPauseMs: 0, imageTimeoutMs: TIMEOUT_MS }),
      },
    })
  }, 60_000)

  afterAll(async () => {
    await runtime?.stop()
    await stub?.close()
  })

  /** A path at the publishers that no other test has. */
  const newPath = () => `/picture-${++count}.png`

  /** Makes the news of the moment hold one article with this picture. @returns what the site gives as its path. */
  async function publish(image: string): Promise<string | null> {
    const title = `Article ${++count}`
    stub.on(
      '/primary',
      json({ articles: { results: [{ title, body: 'b', url: 'https://news.example/', image }] } }),
    )
    for (;;) {
      const { articles } = await (await fetch(`${runtime.url}/api/news`)).json()
      if (articles[0]?.title === title) return articles[0].image
    }
  }

  const ask = (path: string | null, init: RequestInit = {}) =>
    fetch(runtime.url + path, { redirect: 'manual', ...init })

  async function look(image: string): Promise<Response> {
    const path = await publish(image)
    expect(path).toMatch(/^\/api\/news\/image\/[\da-f]{32}$/)
    return ask(path)
  }

  it('come from the site itself, byte by byte, without what else their host sent', async () => {
    const path = newPath()
    stub.on(path, picture())
    const response = await look(`https://news.example${path}`)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(response.headers.get('X-Tracker')).toBeNull()
  })

  it('are asked for without a word about the visitor, and once for many', async () => {
    const path = newPath()
    stub.on(path, late(200, picture()))
    const own = await publish(`https://news.example${path}`)
    const headers = { Cookie: 'a=1', Referer: 'https://plumbline.example/', 'X-Forwarded-For': '203.0.113.9' }
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(own, { headers })))
    expect(all.map((response) => response.status)).toEqual(all.map(() => 200))
    expect((await ask(own)).status).toBe(200)
    const [asked, ...more] = stub.received(path)
    expect(more).toEqual([])
    expect(asked?.method).toBe('GET')
    for (const name of ['cookie', 'referer', 'x-forwarded-for']) expect(asked?.headers[name]).toBeUndefined()
  })

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'IMAGE/PNG; charset=binary'])(
    'may be %s',
    async (type) => {
      const path = newPath()
      stub.on(path, picture(type))
      const response = await look(`https://news.example${path}`)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        type.split(';')[0]?.toLowerCase(),
      ])
    },
  )

  it('may be as large as two megabytes', async () => {
    const path = newPath()
    stub.on(path, picture('image/jpeg', Buffer.alloc(2 * 1024 * 1024, 7)))
    expect((await (await look(`https://news.example${path}`)).arrayBuffer()).byteLength).toBe(2 * 1024 * 1024)
  })

  it('may have moved, twice at most', async () => {
    const [first, second, third] = [newPath(), newPath(), newPath()]
    stub.on(first, status(302, { Location: `https://cdn.example${second}` }))
    stub.on(second, status(301, { Location: third }))
    stub.on(third, picture())
    expect((await look(`https://news.example${first}`)).status).toBe(200)
  })

  const hostile: [string, Behaviour][] = [
    ['is no picture', text('<!doctype html><script>alert(1)</script>', 'text/html')],
    [
      'is a drawing, which can hold scripts',
      text('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    ],
    ['says no type', (response) => response.end(PNG)],
    ['is larger than two megabytes', picture('image/png', Buffer.alloc(2 * 1024 * 1024 + 1))],
    ['has no end', floodOf('image/png')],
    ['is a flood of something else', floodOf('text/plain')],
    ['is missing', status(404)],
    ['is empty handed', status(204)],
    ['breaks its host', status(500)],
    ['hangs', hang],
    ['drips', drip],
    ['cuts the connection', reset],
    ['moves to plain HTTP', status(302, { Location: 'http://news.example/picture.png' })],
    ['moves into a private network', status(302, { Location: 'https://10.0.0.1/picture.png' })],
    ['moves to this machine', status(302, { Location: 'https://localhost/picture.png' })],
    ['moves to the metadata of a cloud', status(302, { Location: 'http://169.254.169.254/' })],
    ['moves to no address', status(302, { Location: 'https://:' })],
    ['moves, but does not say where', status(302)],
  ]

  it.each(hostile)('are refused where one %s', async (_name, behaviour) => {
    const path = newPath()
    stub.on(path, behaviour)
    stub.on('/picture.png', picture())
    const own = await publish(`https://news.example${path}`)
    const begun = Date.now()
    const response = await ask(own)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ ok: false })
    expect(Date.now() - begun).toBeLessThan(TIMEOUT_MS + SLACK_MS)
    expect(stub.received(path)).toHaveLength(1)
    expect(stub.received('/picture.png')).toEqual([])
  })

  it('are refused where one moves in a circle', async () => {
    const path = newPath()
    stub.on(path, status(302, { Location: path }))
    expect((await look(`https://news.example${path}`)).status).toBe(502)
    expect(stub.received(path)).toHaveLength(3)
  })

  it.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://169.254.169.254/a.png',
    'https://nas.local/a.png',
  ])('are left out of the news where their address is %s', async (address) => {
    expect(await publish(address)).toBeNull()
  })

  it('are no way to have anything else fetched', async () => {
    const path = newPath()
    stub.on(path, picture())
    const old = await publish(`https://news.example${path}`)
    await publish(`https://news.example${newPath()}`)
    const address = encodeURIComponent(`https://news.example${path}`)
    for (const key of ['', '0'.repeat(32), '__proto__', 'constructor', address, `?url=${address}`]) {
      expect([key, (await ask(NEWS_IMAGES + key)).status]).toEqual([key, 404])
    }
    // The picture of an article that is no longer in the news.
    expect((await ask(old)).status).toBe(404)
    expect(stub.received(path)).toEqual([])
  })

  it('take GET and HEAD only', async () => {
    const path = newPath()
    stub.on(path, picture())
    const own = await publish(`https://news.example${path}`)
    const head = await ask(own, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await ask(own, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })

  it('are refused where a public name leads into the network of a machine; the other runtime has none', async () => {
    const path = newPath()
    stub.on(path, picture())
    expect((await look(`https://inside.example${path}`)).status).toBe(runtime.name === 'node' ? 502 : 200)
    expect(stub.received(path)).toHaveLength(runtime.name === 'node' ? 0 : 1)
  })
}
