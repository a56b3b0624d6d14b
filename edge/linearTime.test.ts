/** @jest-environment node */
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { calculators } from '#lib/calculators/all.ts'
import {
  type Fields,
  maxLength,
  problemOf,
  readFragment,
  readInput,
  writeFragment,
  writtenValue,
} from '#lib/calculators/fields.ts'
import { CONTACT_ENDPOINT, commentIn, RESULT_PAGES } from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import { readArticles } from '#lib/news/answer.ts'
import { fromFallback, fromPrimary, safeUrl } from '#lib/news/normalize.ts'
import { wordsOfPath } from '#lib/search/terms.ts'
import { createApp } from '../editor/server/app.ts'
import { proposalSchema } from '../editor/server/protocol.ts'
import { openEdge } from './app.ts'
import { clientAddresses, countedAddress } from './clientAddress.ts'
import { readConfig } from './config.ts'
import { bodyKind } from './contact/accept.ts'
import { brevo } from './contact/brevo.ts'
import { topicInReferrer } from './contact/topics.ts'
import { isPublicAddress } from './news/images.ts'
import { startServer } from './node/server.ts'
import { assetsOf } from './node/siteFiles.ts'
import { openSqlite } from './node/sqlite.ts'
import { pageRoute } from './pages.ts'
import { headerOf, LENGTH, slowTexts } from './testing/hostile.ts'
import { NO_LIMITS } from './testing/noLimits.ts'
import { rawRequest } from './testing/raw.ts'
import { regularExpressionsIn } from './testing/regularExpressions.ts'
import { writeSite } from './testing/smallSite.ts'

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
}

/** Whether an expression repeats something without a limit. Whatever does not takes as long as its limits allow. */
const isUnlimited = (source: string) => /[*+]|,\}/.test(source)

/** The code of both runtimes and of the editor's worker, and whatever runs in a visitor's browser. */
const external = ['cloudflare:*', 'node:*']
const visited = [
  'lib/client/main.ts',
  'lib/client/islands/main.ts',
  'lib/search/main.ts',
  ...globSync(['components/islands/*/*.tsx', 'lib/calculators/*.ts']),
].filter((file) => !file.includes('.test.'))

const expressions = new Set([
  // What it makes of a visitor's text is measured: `smtp.test.ts`.
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
      const end = text.lastIndexOf('/')
      const source = text.slice(1, end)
      if (text in EXEMPT || !isUnlimited(source)) continue
      const flags = text.slice(end + 1)
      // Where it tries random texts, the same ones in each run, however busy the machine is.
      const time = { timeout: 20_000, incubationTimeout: 20_000, attackTimeout: 20_000 }
      const verdict = checkSync(source, flags, { ...time, randomSeed: 1 })
      if (verdict.status === 'vulnerable') slow.push(`${text}: ${verdict.complexity.summary}`)
      if (verdict.status === 'unknown') slow.push(`${text}: not judged (${verdict.error.kind})`)
    }
    expect(slow).toEqual([])
  })

  it('would be found if they did not', () => {
    expect(checkSync('\\s*;\\s*', '').status).toBe('vulnerable')
  })
})

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
  clientAddress: ({ req }) => countedAddress(req.header('X-Forwarded-For')),
  wake: () => {},
})
/** The longest that Node takes, beside other headers. */
const MAX_HOST = 15_000

let dir: string
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-readers-'))
  await writeSite(dir)
  server = await startServer({ config: readConfig({ PORT: '0' }), outDir: dir, log: () => {} })
})
afterAll(async () => {
  await server?.close(0)
  await rm(dir, { recursive: true })
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

/** Reads a calculator's fields from an address, both as long as they may be and longer. */
function readValues(name: string, fields: Fields, text: string): void {
  readFragment(`#${name}?${text}`, name)
  for (const [key, field] of Object.entries(fields)) {
    const longest = text.slice(0, maxLength(field))
    readFragment(writeFragment(name, { [key]: longest }), name)
    problemOf(field, readInput(field, longest))
    writtenValue(field, longest)
  }
}

/** The editor's server, for an author who has signed in and may open nothing. */
const editorApp = createApp({
  authorOf: async () => ({
    login: 'anna',
    branches: 'edit/',
    forge: { head: async () => undefined } as never,
  }),
  assets: () => new Response(''),
})
const editor = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const url = `https://edit.example/${path}`
  if (URL.canParse(url))
    return editorApp.request(url, {
      ...init,
      headers: { Origin: 'https://edit.example', ...headers },
    })
}

/** Every function that is given a visitor's, an author's, a publisher's or the provider's text. */
const readers: Record<string, (text: string) => unknown> = {
  'the type of a body': (text) => bodyKind(new Headers({ 'Content-Type': headerOf(text) })),
  'addresses forwarded': (text) => addressOf('10.0.0.1', text),
  'addresses forwarded by trusted proxies': (text) => addressOf('10.0.0.1', `${text},10.1.1.1`),
  'an address': countedAddress,
  'an email': (email) => validateContact({ email }),
  'a comment': (comment) => validateContact({ email: 'a@b.c', comment }),
  'a message in JSON': inBody('application/json', (text) =>
    JSON.stringify({ email: text, id: text }),
  ),
  'a message in broken JSON': inBody('application/json', (text) => text),
  'a form': inBody('application/x-www-form-urlencoded', (text) => `email=${text}`),
  ...Object.fromEntries(
    [
      'Content-Type',
      'Content-Encoding',
      'Origin',
      'Referer',
      'Sec-Fetch-Site',
      'X-Forwarded-For',
    ].map((name) => [`the header ${name}`, inHeader(name)]),
  ),
  'the header Host': (text) =>
    rawRequest(
      server.port,
      `GET /api/health HTTP/1.1\r\nHost: ${headerOf(text).slice(0, MAX_HOST)}\r\n\r\n`,
    ),
  'a topic': inBody('application/json', (text) =>
    JSON.stringify({ email: 'someone@example.org', about: text }),
  ),
  'a topic in the address of the form': (text) =>
    topicInReferrer(
      new Request('http://x/', {
        headers: { Referer: `http://x/contact-us?about=${headerOf(text)}` },
      }),
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
  'a comment in the fragment of the form, in the browser': (text) => commentIn(`#write=${text}`),
  ...Object.fromEntries(
    Object.values(calculators).map(({ name, fields }) => [
      `values in the fragment of ${name}, in the browser`,
      (text: string) => readValues(name, fields, text),
    ]),
  ),
  ...Object.fromEntries(
    ['Content-Type', 'Origin', 'Sec-Fetch-Site'].map((name) => [
      `the header ${name}, in the editor`,
      (text: string) => editor('api/propose', { [name]: headerOf(text) }, { method: 'POST' }),
    ]),
  ),
  'a path, in the editor': (text) => editor(text),
  'a branch, in the editor': (text) => editor(`api/tree?at=${text}`),
  'a photograph, in the editor': (text) => editor(`api/photograph?at=${text}&path=${text}`),
  'a proposal, in the editor': (text) =>
    proposalSchema.safeParse({ base: text, branch: text, message: text, files: { [text]: text } }),
}

describe('readers of long hostile texts', () => {
  it.each(Object.entries(readers))('%s', async (_name, read) => {
    expect(await slowTexts(read)).toEqual([])
  })
})
