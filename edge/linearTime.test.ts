/** @jest-environment node */
import { globSync } from 'node:fs'
import { afterAll, describe, expect, it } from '@jest/globals'
import { CONTACT_ENDPOINT, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { readArticles } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary, safeUrl } from '#lib/news/normalize.ts'
import { wordsOfPath } from '#lib/search/terms.ts'
import { openEdge } from './app.ts'
import { clientAddresses, countedAs } from './clientAddress.ts'
import { readConfig } from './config.ts'
import { bodyKind } from './contact/accept.ts'
import { brevo } from './contact/brevo.ts'
import { isPublicAddress } from './news/images.ts'
import { assetsOf } from './node/site.ts'
import { openSqlite } from './node/sqlite.ts'
import { pageRoute } from './pages.ts'
import { NO_LIMITS } from './testing/noLimits.ts'
import { regularExpressionsIn } from './testing/regularExpressions.ts'

// Its Java and native programs are faster, but not there on every machine.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Expressions that need not be linear, by why not. Everything else that runs where requests arrive must be. */
const EXEMPT: Readonly<Record<string, string>> = {
  '/%.+$/': 'ipaddr.js: addresses are at most 80 characters (clientAddress.ts)',
  '/\\{[^}]+\\}/g': 'Hono: our own routes',
  '/\\{(?:\\{[\\d,]+\\}|[^}])+\\}/g': 'Hono: our own routes',
  '/^-+|-+$/g': 'Zod: names of our own fields',
  '/<meta http-equiv="Content-Security-Policy" content="([\\w \'+/=:;.*-]+)"/':
    'the head of our own pages',
  '/\\w+\\.\\w+\\.js/': 'the address of our own script',
  '/^(\\w*[aeiouy]\\w*?)([^aeiou])\\2?(?:ing|ed)$/': 'words of at most 40 characters (terms.ts)',
  '/[^.!?]*$/': 'our own text',
  '/[.…]+$/': 'our own text',
  '/.*(?= \\|)/': 'our own title',
}

/** The code of both runtimes and of the editor's worker, and whatever runs in a visitor's browser. */
const external = ['cloudflare:*', 'node:*']
const visited = [
  'lib/client/main.ts',
  'lib/client/islands/main.ts',
  'lib/search/main.ts',
  ...globSync(['components/islands/*/*.tsx', 'lib/calculators/*.ts']),
].filter((file) => !file.includes('.test.'))

const expressions = new Set([
  // It talks to the owner's own mail server.
  ...(await regularExpressionsIn(['edge/node/serve.ts', 'edge/workers/worker.ts'], {
    external: [...external, 'nodemailer'],
  })),
  ...(await regularExpressionsIn(['editor/worker/worker.ts'], { external, packages: 'external' })),
  ...(await regularExpressionsIn(visited, { packages: 'external' })),
])

describe('regular expressions that may see a request', () => {
  it('are all found, and those exempt still exist', () => {
    expect([...expressions]).toContain('/^[\\w-]{8,64}$/')
    expect(Object.keys(EXEMPT).filter((text) => !expressions.has(text))).toEqual([])
  })

  it('take linear time, by static analysis', () => {
    const slow: string[] = []
    for (const text of expressions) {
      if (text in EXEMPT) continue
      const end = text.lastIndexOf('/')
      const source = text.slice(1, end)
      const flags = text.slice(end + 1)
      // Where it tries random texts, the same ones in each run.
      const verdict = checkSync(source, flags, { timeout: 20_000, randomSeed: 1 })
      if (verdict.status === 'vulnerable') slow.push(`${text}: ${verdict.complexity.summary}`)
      if (verdict.status === 'unknown') slow.push(`${text}: not judged (${verdict.error.kind})`)
    }
    expect(slow).toEqual([])
  })

  it('would be found if they did not', () => {
    expect(checkSync('\\s*;\\s*', '').status).toBe('vulnerable')
  })
})

/** Quadratic time would be ten seconds and more. */
const MAX_MICROSECONDS = 1_000_000

/** As much as any reader is given: headers are limited to 16 KB, and bodies to 128 KB. */
const LENGTH = 128 * 1024

/** Text that makes careless readers start over at each character. */
const hostile: string[] = [
  ' ',
  '\t',
  ';',
  ',',
  '/',
  '.',
  '-',
  '%',
  '%2f',
  '%25',
  '"',
  '"\\',
  '=',
  '&',
  ':',
  '[',
  '@',
  'a',
  '0',
  'W/',
  '../',
  'a.',
  'a@',
  'a@b.',
  '::',
  '1.',
  ' ;',
  ', ',
  'a=1;',
  '\r',
  '\u200b',
  '=?',
  '&#',
  '{{',
  '?a',
  '<',
  '0x',
  '\u0301',
  '\ud83d',
  'ing',
  'a b',
].flatMap((unit) => {
  const text = unit.repeat(LENGTH / unit.length)
  return [text, `a${text}!`]
})

/** What a header may contain once Node has parsed it. */
const headerOf = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '?').trim()

const config = readConfig({
  TRUSTED_PROXIES: '10.0.0.0/8',
  EDGE_TUNING: JSON.stringify(NO_LIMITS),
})
const sql = openSqlite(undefined)
afterAll(() => sql.close())
const { app } = await openEdge({
  config,
  openSql: () => sql,
  log: () => {},
  clientAddress: ({ req }) => countedAs(req.header('X-Forwarded-For')),
  wake: () => {},
})
const addressOf = clientAddresses(config.trustedProxies)
const error = {
  headers: { 'Content-Type': 'text/html', ETag: 'W/"1"' },
  copies: new Map(),
  body: Buffer.from(''),
}
const assets = assetsOf({ files: new Map([['404.html', error]]), pages: [RESULT_PAGES.sent] })

const inHeader = (name: string) => (text: string) =>
  app.request(CONTACT_ENDPOINT, {
    method: 'POST',
    body: 'email=someone%40example.org',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', [name]: headerOf(text) },
  })
const inBody = (type: string, bodyOf: (text: string) => string) => (text: string) =>
  app.request(CONTACT_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: bodyOf(text).slice(0, LENGTH - 1),
  })
const page = (text: string, init: RequestInit = {}) => {
  const url = `http://x/${text}`
  if (URL.canParse(url)) return pageRoute(new Request(url, init), assets)
}
const provider = (text: string) =>
  brevo(
    { url: 'https://mail.example/', key: 'key' },
    {
      fetch: async () =>
        new Response(text, { status: 429, headers: { 'Retry-After': headerOf(text) } }),
      timeoutMs: 1000,
      now: Date.now,
    },
  )
    .find?.({ reference: text, tags: [text] } as never)
    .catch(() => {})

/** Every function that is given a visitor's, a publisher's or the provider's text. */
const readers: Record<string, (text: string) => unknown> = {
  'the type of a body': (text) => bodyKind(new Headers({ 'Content-Type': headerOf(text) })),
  'addresses forwarded': (text) => addressOf('10.0.0.1', text),
  'addresses forwarded by trusted proxies': (text) => addressOf('10.0.0.1', `${text},10.1.1.1`),
  'an address': countedAs,
  'an email': (email) => validateContact({ email }),
  'a comment': (comment) => validateContact({ email: 'a@b.c', comment }),
  'a message in JSON': inBody('application/json', (text) =>
    JSON.stringify({ email: text, id: text }),
  ),
  'a message in broken JSON': inBody('application/json', (text) => text),
  'a form': inBody('application/x-www-form-urlencoded', (text) => `email=${text}`),
  ...Object.fromEntries(
    ['Content-Type', 'Content-Encoding', 'Origin', 'Sec-Fetch-Site', 'X-Forwarded-For'].map(
      (name) => [`the header ${name}`, inHeader(name)],
    ),
  ),
  'a path': page,
  'a path of the API': (text) => {
    const url = `http://x/api/${text}`
    if (URL.canParse(url)) return app.request(url)
  },
  'a key of a picture': (text) =>
    app.request(`http://x/api/news/image/${encodeURIComponent(text.toWellFormed())}`),
  'the codings a browser accepts': (text) =>
    page('', { headers: { 'Accept-Encoding': headerOf(text) } }),
  'a version a browser has': (text) =>
    app.request('/api/news', { headers: { 'If-None-Match': headerOf(text) } }),
  'a reference in the query': (text) => page(`contact-us/sent?reference=${text}`),
  'an answer of the provider': provider,
  'an article': (text) =>
    fromPrimary({ articles: { results: [{ title: text, body: text, url: text, image: text }] } }),
  'an article of the feed': (text) => fromFallback({ articles: [{ title: text, url: text }] }),
  'articles in the browser': (text) => readArticles({ articles: [{ title: text, url: text }] }),
  'the address of an article': safeUrl,
  'the address of a picture': (text) => isPublicAddress(`https://${text}`),
  'a path that no page has, in the browser': wordsOfPath,
}

describe('readers of long hostile texts', () => {
  it.each(Object.keys(readers))('%s', async (name) => {
    const slow: [start: string, microseconds: number][] = []
    for (const text of hostile) {
      // Of this process: other ones may be busy.
      const before = process.cpuUsage()
      await readers[name]?.(text)
      const { user } = process.cpuUsage(before)
      if (user > MAX_MICROSECONDS) slow.push([text.slice(0, 9), user])
    }
    expect(slow).toEqual([])
  })
})
