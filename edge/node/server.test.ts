/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  DEFAULT_TRANSPORT_SECURITY,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '#lib/site/headers.ts'
import { readConfig } from '../config.ts'
import { rawRequest } from '../testing/raw.ts'
import { writeSite } from '../testing/smallSite.ts'
import { startServer } from './server.ts'

let dir: string
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-http-'))
  await writeSite(join(dir, 'out'))
  await writeFile(join(dir, 'out/long.txt'), 'x'.repeat(2 ** 25))
  server = await startServer({
    config: readConfig({ PORT: '0', EDGE_TUNING: '{"headTimeoutMs":300,"stallTimeoutMs":1000}' }),
    outDir: join(dir, 'out'),
    log: () => {},
  })
})

afterAll(async () => {
  await server?.close(0)
  await rm(dir, { recursive: true, force: true })
})

const lines = (...head: string[]) => `${head.join('\r\n')}\r\n\r\n`

describe('odd requests to the Node runtime', () => {
  it.each([
    ['without a host, as of old', lines('GET /about-us HTTP/1.0'), 200],
    ['without a host', lines('GET /about-us HTTP/1.1'), 400],
    [
      'with an address for a path',
      lines('GET http://other.example/about-us HTTP/1.1', 'Host: x'),
      200,
    ],
    ['with two slashes', lines('GET //about-us HTTP/1.1', 'Host: x'), 301],
    ['with a backslash', lines('GET /\\evil.example HTTP/1.1', 'Host: x'), 400],
    ['with a broken host', lines('GET / HTTP/1.1', 'Host: a b'), 400],
    ['with an address of five numbers for a host', lines('GET / HTTP/1.1', 'Host: 1.2.3.4.5'), 400],
    ['for nothing in particular', lines('OPTIONS * HTTP/1.1', 'Host: x'), 400],
    ['of an unknown method', lines('BREW / HTTP/1.1', 'Host: x'), 400],
    ['of a method for other things', lines('PROPFIND /about-us HTTP/1.1', 'Host: x'), 405],
    ['for another host', lines('CONNECT other.example:443 HTTP/1.1', 'Host: x'), 405],
    ['that traces', lines('TRACE /about-us HTTP/1.1', 'Host: x'), 405],
    [
      'to become a socket',
      lines('GET / HTTP/1.1', 'Host: x', 'Connection: upgrade', 'Upgrade: websocket'),
      200,
    ],
    [
      'of two lengths',
      lines('POST /api/contact HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
    [
      'of a length and none',
      lines(
        'POST /api/contact HTTP/1.1',
        'Host: x',
        'Content-Length: 5',
        'Transfer-Encoding: chunked',
      ),
      400,
    ],
    ['with two hosts', lines('GET /about-us HTTP/1.1', 'Host: x', 'host: y'), 400],
    ['that expects a miracle', lines('GET / HTTP/1.1', 'Host: x', 'Expect: a miracle'), 417],
    ['with a header of 64 KB', lines('GET / HTTP/1.1', 'Host: x', `X: ${'x'.repeat(65_536)}`), 431],
    ['that is no HTTP', '\u0016\u0003\u0001\u0002\u0000', 400],
  ])('%s', async (_name, bytes, status) => {
    const answer = await rawRequest(server.port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const headers = { ...SECURITY_HEADERS, [TRANSPORT_SECURITY]: DEFAULT_TRANSPORT_SECURITY }
    for (const [name, value] of Object.entries(headers))
      expect(answer.toLowerCase()).toContain(
        `\r\n${name.toLowerCase()}: ${value.toLowerCase()}\r\n`,
      )
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im)
  })

  it('serves a page while forty requests carry a header that is slow to read carelessly', async () => {
    const type = `Content-Type: a${' '.repeat(7900)}b`
    const head = lines('POST /api/contact HTTP/1.1', 'Host: x', type, 'Content-Length: 0')
    const refused = Array.from({ length: 40 }, () => rawRequest(server.port, head))
    const begun = Date.now()
    await rawRequest(server.port, lines('GET /about-us HTTP/1.1', 'Host: x'))
    // It took fifteen seconds.
    expect(Date.now() - begun).toBeLessThan(3000)
    for (const answer of await Promise.all(refused)) expect(answer).toMatch(/^HTTP\/1\.1 415 /)
  })

  it('closes a connection whose headers never end', async () => {
    const begun = Date.now()
    const answer = await rawRequest(server.port, 'GET /about-us HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expect(Date.now() - begun).toBeLessThan(3000)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([
    ['Transfer-Encoding: chunked', 'close'],
    ['Content-Length: 5', 'close'],
    ['Content-Length: 0', 'keep-alive'],
  ])('answers a visit with %s, and reads none of its body', async (header, connection) => {
    const visit = lines('GET /about-us HTTP/1.1', 'Host: x', header)
    const answer = await rawRequest(server.port, visit)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain(`\r\nconnection: ${connection}\r\n`)
  })

  it('answers a message whose sender has closed its half of the connection', async () => {
    const body = 'email=a%40b.co'
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.end(
      lines(
        'POST /api/contact HTTP/1.1',
        'Host: x',
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
      ) + body,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 303 [\s\S]*\nlocation: \/contact-us\/sent/i)
  })

  it('closes a connection that asks and does not read', async () => {
    const stalled = connect(server.port, '127.0.0.1')
    stalled.write(lines('GET /long.txt HTTP/1.1', 'Host: x'))
    // Each later one is cut off, too, when it has been as idle.
    for (let later = 0; later < 3; later++) {
      const silent = connect(server.port, '127.0.0.1').resume()
      silent.write(
        lines(
          'POST /api/contact HTTP/1.1',
          'Host: x',
          'Content-Type: application/json',
          'Content-Length: 5',
        ),
      )
      await once(silent, 'close')
    }
    let received = 0
    stalled
      .on('error', () => {})
      .on('data', (bytes) => {
        received += bytes.length
      })
    await once(stalled, 'close')
    expect(received).toBeLessThan(2 ** 25)
  })

  it('listens on localhost only unless told otherwise', async () => {
    await expect(fetch(`http://127.0.0.2:${server.port}/`)).rejects.toThrow()
    const open = await startServer({
      config: readConfig({ PORT: '0', HOST: '0.0.0.0' }),
      outDir: join(dir, 'out'),
      log: () => {},
    })
    expect((await fetch(`http://127.0.0.2:${open.port}/`)).status).toBe(200)
    await open.close(0)
  })

  it('never redirects a visitor to another host', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/about-us/',
      '/\t/evil.example',
      '/%2f/evil.example/',
      '/.//evil.example',
    ]) {
      const answer = await rawRequest(server.port, lines(`GET ${path} HTTP/1.1`, 'Host: x'))
      expect(answer).not.toMatch(/^location: (\w+:|\/\/)/im)
    }
  })
})
