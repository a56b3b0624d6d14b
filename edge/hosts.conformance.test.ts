/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { headersFor } from '#lib/site/headers.ts'
import { type Engine, startNodeEngine, startWorkersEngine } from './testing/engines.ts'
import { writeFinishedSite } from './testing/finishedSite.ts'
import { type Expected, type HostName, type HostRequest, hostRequests } from './testing/hostRequests.ts'
import { startNginx } from './testing/nginx.ts'
import { askWire, type WireAnswer } from './testing/wire.ts'

const ports = {} as Record<HostName, number>
const running: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  const start = (engine: Promise<Engine>) =>
    engine.then((started) => {
      running.push(started)
      return started.port
    })
  const nginx = (port: number) =>
    startNginx(writeFinishedSite, `127.0.0.1:${port}`).then((started) => {
      running.push(started)
      return started.port
    })
  const node = start(startNodeEngine({ site: writeFinishedSite }))
  const workers = start(startWorkersEngine({ site: writeFinishedSite }))
  Object.assign(ports, { node: await node, nginx: await nginx(await node), workers: await workers })
}, 300_000)

afterAll(() => Promise.all(running.map((one) => one.stop())))

const title = ({ method = 'GET', path, ask, why }: HostRequest) =>
  `${method} ${path}${ask ? ` ${JSON.stringify(ask)}` : ''}${why ? ` (${why})` : ''}`

/** The one value of a header; a list where it came several times, null where it did not come. */
function headerOf(answer: WireAnswer, name: string): string | readonly string[] | null {
  const values = answer.headers.get(name.toLowerCase()) ?? []
  return values.length > 1 ? values : (values[0] ?? null)
}

function expectHeaders(answer: WireAnswer, headers: NonNullable<Expected['headers']>): void {
  const wanted = Object.entries(headers).filter(([, value]) => value !== undefined)
  const received = wanted.map(([name, value]) => {
    const found = headerOf(answer, name)
    return [name, value instanceof RegExp ? (found ?? '') : found]
  })
  expect(Object.fromEntries(received)).toEqual(
    Object.fromEntries(
      wanted.map(([name, value]) => [name, value instanceof RegExp ? expect.stringMatching(value) : value]),
    ),
  )
}

describe.each(['nginx', 'node', 'workers'] as const)('%s', (host) => {
  it.each(hostRequests.map((request) => [title(request), request] as const))(
    '%s',
    async (_title, request) => {
      const but = request.but?.[host]
      const { method, path, ask, status, body } = { ...request, ...but }
      const answer = await askWire(ports[host], path, {
        ...(method && { method }),
        ...(ask && { headers: ask }),
      })
      expect([status].flat()).toContain(answer.status)
      expectHeaders(answer, { ...request.headers, ...but?.headers })
      // Another status is another answer.
      if (body !== undefined && but?.status === undefined) expect(answer.body).toBe(body)
      expect(answer.body).not.toContain('root:')
    },
  )

  it.each(['/about-us', '/robots.txt'])('%s is unchanged for who has it, in each coding', async (path) => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': coding }
      const first = await askWire(ports[host], path, { headers })
      const etag = String(headerOf(first, 'ETag'))
      const strong = etag.replace(/^W\//, '')
      // The distributed host reads one only, and otherwise sends the file once more.
      const lists = host === 'workers' ? [] : [`"other", ${etag}`, '*']
      for (const known of [etag, `W/${strong}`, ...lists]) {
        const again = await askWire(ports[host], path, { headers: { ...headers, 'If-None-Match': known } })
        expect([known, again.status, again.body]).toEqual([known, 304, ''])
        if (host !== 'workers')
          expectHeaders(again, { ETag: etag, 'Cache-Control': /./, Vary: 'Accept-Encoding' })
      }
    }
  })
})

describe.each(['nginx', 'node'] as const)('%s, which knows when a file was written', (host) => {
  it('says "unchanged" by the date, too', async () => {
    const modified = String(headerOf(await askWire(ports[host], '/about-us'), 'Last-Modified'))
    const later = new Date(Date.parse(modified) + 60_000).toUTCString()
    for (const since of [modified, later]) {
      const answer = await askWire(ports[host], '/about-us', { headers: { 'If-Modified-Since': since } })
      expect([since, answer.status]).toEqual([since, 304])
    }
  })

  it('sends a part only of what the client has another part of', async () => {
    const etag = String(headerOf(await askWire(ports[host], '/about-us'), 'ETag'))
    for (const [ifRange, status] of [
      [etag, 206],
      ['"other"', 200],
    ] as const) {
      const headers = { Range: 'bytes=0-8', 'If-Range': ifRange }
      expect((await askWire(ports[host], '/about-us', { headers })).status).toBe(status)
    }
  })

  it('has another ETag for each coding', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (coding) =>
        headerOf(await askWire(ports[host], '/about-us', { headers: { 'Accept-Encoding': coding } }), 'ETag'),
      ),
    )
    expect(new Set(etags).size).toBe(3)
  })
})

describe('nginx before the engine', () => {
  it('passes a form on, and the answer back', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.nginx}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'someone@example.org', comment: 'Words' }),
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact-us/sent'])
  })

  it('says in JSON that the engine is away', async () => {
    const alone = await startNginx(writeFinishedSite, '127.0.0.1:9')
    try {
      const answer = await askWire(alone.port, '/api/news')
      expect(answer.status).toBe(502)
      expect(JSON.parse(answer.body)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^[A-Z].+\.$/),
      })
      expectHeaders(answer, headersFor('api'))
    } finally {
      await alone.stop()
    }
  }, 60_000)
})
