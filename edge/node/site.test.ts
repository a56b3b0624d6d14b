/** @jest-environment node */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Assets } from '../pages.ts'
import { siteFiles, writeSite } from '../testing/smallSite.ts'
import { writeHostFiles } from '../workers/hostFiles.ts'
import { assetsOf, readSite } from './siteFiles.ts'

let dir: string
let assets: Assets

const get = (path: string, headers: Record<string, string> = {}) =>
  assets.fetch(new Request(`http://site.example${path}`, { headers }))

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-site-'))
  await writeSite(dir)
  await writeHostFiles(dir)
  await writeFile(join(dir, 'a b.txt'), 'space')
  await writeFile(join(dir, 'empty.txt'), '')
  await writeFile(join(dir, 'archive.gz'), 'an archive of its own')
  await symlink('/etc/passwd', join(dir, 'passwd.txt'))
  assets = assetsOf(await readSite(dir))
})

afterAll(() => rm(dir, { recursive: true, force: true }))

describe('files on one machine', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/_next/static/chunks/Main-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/photos/anna-640.3f9a2b1c.webp', 'image/webp'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
    ['/a%20b.txt', 'text/plain; charset=utf-8'],
    ['/empty.txt', 'text/plain; charset=utf-8'],
    ['/archive.gz', 'application/gzip'],
  ])('%s is %s', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
    expect(response.headers.get('Content-Length')).toBe(
      String((await response.arrayBuffer()).byteLength),
    )
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

  it('sends the compressed copy the client accepts', async () => {
    const plain = await get('/about-us')
    const br = await get('/about-us', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/about-us', { 'Accept-Encoding': 'GZIP' })
    const codings = [plain, br, gzip].map(({ headers }) => headers.get('Content-Encoding'))
    expect(codings).toEqual([null, 'br', 'gzip'])
    for (const { headers } of [plain, br, gzip]) expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(siteFiles['about-us.html'])
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(siteFiles['about-us.html'])
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers.get('Vary')).toBeNull()
  })

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip; q=0.0', null],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0.5, *;q=0', 'br'],
    ['identity, br;q=0.5', null],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity, br', 'br'],
    ['compress', null],
  ])('weigh the codings of "%s"', async (accepted, coding) => {
    const { headers } = await get('/about-us', { 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(coding)
  })

  it('stay as they were at startup, whatever a new build does to the folder', async () => {
    await writeFile(join(dir, 'index.html'), 'of a new build')
    await rm(join(dir, 'contact-us.html'))
    expect(await (await get('/')).text()).toBe(siteFiles['index.html'])
    expect((await get('/contact-us')).status).toBe(200)
  })
})
