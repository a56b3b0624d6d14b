/** @jest-environment node */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Assets } from '../pages.ts'
import { siteFiles, writeSite } from '../testing/site.ts'
import { writeHostFiles } from '../workers/hostFiles.ts'
import { createNodeAssets } from './assets.ts'
import { indexFiles } from './files.ts'

const LARGE = Buffer.alloc(700_000, 'abcdefghij')

let dir: string
let assets: Assets

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return assets.fetch(new Request(`http://site.example${path}`, { method, headers }))
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-assets-'))
  await writeSite(dir)
  await writeHostFiles(dir)
  await writeFile(join(dir, 'large.png'), LARGE)
  await writeFile(join(dir, 'a b.txt'), 'space')
  await writeFile(join(dir, 'empty.txt'), '')
  await writeFile(join(dir, 'archive.gz'), 'an archive of its own')
  await symlink('/etc/passwd', join(dir, 'passwd.txt'))
  assets = createNodeAssets(dir, await indexFiles(dir))
})

afterAll(() => rm(dir, { recursive: true, force: true }))

describe('files on one machine', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/_next/static/chunks/Main-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/fonts/sans.3f9a2b1c.woff2', 'font/woff2'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/large.png', 'image/png'],
    ['/a%20b.txt', 'text/plain; charset=utf-8'],
    ['/archive.gz', 'application/gzip'],
  ])('%s is %s', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
    expect(response.headers.get('Content-Length')).toBe(String((await response.arrayBuffer()).byteLength))
  })

  it.each([
    '/about-us.html',
    '/about-us.html.br',
    '/_headers',
    '/_redirects',
    '/.assetsignore',
    '/passwd.txt',
    '/404.html',
    '/_next',
    '/_next/',
    '/%zz',
    '/a%2fb',
    '/%00',
  ])('%s is not there', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, siteFiles['404.html']])
  })

  it('sends the compressed copy that the client takes', async () => {
    const plain = await get('/about-us')
    const br = await get('/about-us', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/about-us', { 'Accept-Encoding': 'gzip' })
    const refusing = await get('/about-us', { 'Accept-Encoding': 'br;q=0, gzip; q=0.0' })
    const codings = [plain, br, gzip, refusing].map(({ headers }) => headers.get('Content-Encoding'))
    expect(codings).toEqual([null, 'br', 'gzip', null])
    for (const { headers } of [plain, br, gzip]) expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(siteFiles['about-us.html'])
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(siteFiles['about-us.html'])
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers.get('Vary')).toBeNull()
  })

  it('answers 304 to a client that has the file', async () => {
    const first = await get('/robots.txt')
    const etag = first.headers.get('ETag') ?? ''
    const modified = first.headers.get('Last-Modified') ?? ''
    for (const headers of [
      { 'If-None-Match': etag },
      { 'If-None-Match': etag.replace('W/', '') },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
    ] as Record<string, string>[]) {
      const response = await get('/robots.txt', headers)
      expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', etag])
    }
    for (const headers of [
      { 'If-None-Match': '"other"', 'If-Modified-Since': modified },
      { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'If-Modified-Since': 'soon' },
    ] as Record<string, string>[]) {
      expect((await get('/robots.txt', headers)).status).toBe(200)
    }
  })

  it('does not say "unchanged" of a page that is not there', async () => {
    expect((await get('/missing', { 'If-None-Match': '*' })).status).toBe(404)
  })

  it('sends a large file whole', async () => {
    const whole = await get('/large.png', { Range: 'bytes=5-14' })
    expect(Buffer.from(await whole.arrayBuffer()).equals(LARGE)).toBe(true)
  })

  it('sends an empty file', async () => {
    const response = await get('/empty.txt')
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([
      200,
      '0',
      '',
    ])
  })

  it('does without a 404 page', async () => {
    const bare = createNodeAssets(dir, { pages: new Set(), files: new Map(), notFound: undefined })
    const response = await bare.fetch(new Request('http://site.example/x'))
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.\n'])
  })
})
