import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { messages } from '#lib/contact/messages.ts'
import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import { messages as newsMessages } from '#lib/news/messages.ts'
import type { NewsAnswer } from '#lib/news/types.ts'
import { SECURITY_HEADERS } from '#lib/site/headers.ts'
import { badInputs } from './badInputs.ts'
import type { Engine, StartEngine } from './engines.ts'
import { rawRequest } from './raw.ts'
import { siteFiles } from './site.ts'
import {
  type Behaviour,
  flood,
  hang,
  hangInBody,
  inTurn,
  json,
  late,
  reset,
  type Stub,
  startStub,
  status,
  text,
} from './stub.ts'

/** Planted keys: none may ever show in an answer or in anything that an engine prints. */
const NEWS_KEY = 'planted-news-key-7c1e'
const FEED_KEY = 'planted-feed-key-4b2d'
const MAIL_KEY = 'planted-mail-key-93af'

/** Planted words of visitors: none may show in anything that an engine prints. */
const VISITOR = 'visitor-4711'
const WORDS = 'Words-that-only-the-visitor-knows'

/** Short enough for tests, long enough for a busy machine. No caching, so that each request shows what happens. */
const QUICK = {
  newsTimeoutMs: 700,
  newsFreshMs: 0,
  newsStaleMs: 0,
  newsPauseMs: 0,
  mailTimeoutMs: 1200,
  mailBackoffMs: 20,
  bodyTimeoutMs: 700,
  ratePerAddress: 100_000,
  rateInAll: 100_000,
}

/** For how long the other engine takes news for fresh: a moment in place of a quarter of an hour. */
const FRESH_MS = 1500

/** Beyond its time limits an answer may take this long, as other work runs on the machine. */
const SLACK_MS = 2500

const article = (number: number) => ({
  title: `Title ${number}`,
  body: `${'Body text. '.repeat(20)}`,
  description: `${'Description. '.repeat(12)}`,
  url: `https://news.example/${number}`,
  image: `https://news.example/${number}.jpg`,
  urlToImage: `https://news.example/${number}.png`,
})

const primaryAnswer = { articles: { results: [article(1), article(2), article(3), article(4)] } }
const feedAnswer = { articles: [article(11), article(12), article(13), article(14)] }

/**
 * What holds for both engines, over real sockets, with the upstreams on loopback told how to behave.
 */
export function engineSuite(startEngine: StartEngine): void {
  let stub: Stub
  /** With keys, short limits and no caching. */
  let quick: Engine
  /** With news but no mail provider, and everything as in production. */
  let usual: Engine
  /** All that was ever answered, to be searched for keys. */
  const answers: string[] = []
  let client = 0

  async function ask(
    engine: Engine,
    path: string,
    init: RequestInit = {},
  ): Promise<{ response: Response; body: string }> {
    const response = await fetch(engine.url + path, { redirect: 'manual', ...init })
    const body = await response.text()
    answers.push(JSON.stringify([...response.headers]), body)
    return { response, body }
  }

  /** Headers that make each engine see a client of this address. */
  function from(address: string): Record<string, string> {
    return { 'X-Forwarded-For': address, 'CF-Connecting-IP': address }
  }

  function nextClient(): string {
    client += 1
    return `203.0.113.${client % 250}`
  }

  function draft(more: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      email: `${VISITOR}@example.org`,
      comment: `${WORDS} <b>&"'\nsecond line`,
      id: randomUUID(),
      ...more,
    }
  }

  function post(engine: Engine, body: unknown, headers: Record<string, string> = {}) {
    return ask(engine, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(nextClient()), ...headers },
      body: JSON.stringify(body),
    })
  }

  function postForm(engine: Engine, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return ask(engine, '/api/contact', {
      method: 'POST',
      headers: { ...from(nextClient()), ...headers },
      body: new URLSearchParams(fields),
    })
  }

  async function news(engine: Engine): Promise<{ status: number; answer: NewsAnswer; ms: number }> {
    const begun = Date.now()
    const { response, body } = await ask(engine, '/api/news')
    return { status: response.status, answer: JSON.parse(body), ms: Date.now() - begun }
  }

  const sent = () => stub.received('/mail').map((received) => JSON.parse(received.body))

  beforeAll(async () => {
    stub = await startStub()
    const newsEnv = {
      NEWS_API_URL: stub.url('/primary'),
      NEWS_API_KEY: NEWS_KEY,
      NEWS_FALLBACK_URL: stub.url(`/feed?apiKey=${FEED_KEY}`),
    }
    ;[quick, usual] = await Promise.all([
      startEngine({
        env: {
          ...newsEnv,
          MAIL_API_URL: stub.url('/mail'),
          MAIL_API_KEY: MAIL_KEY,
          CONTACT_TO_EMAIL: 'hello@plumbline.example',
          CONTACT_TO_NAME: 'Plumbline',
          CONTACT_SENDER_EMAIL: 'website@plumbline.example',
          CONTACT_SENDER_NAME: 'Plumbline website',
          EDGE_TUNING: JSON.stringify(QUICK),
        },
      }),
      startEngine({ env: { ...newsEnv, EDGE_TUNING: JSON.stringify({ newsFreshMs: FRESH_MS }) } }),
    ])
  }, 60_000)

  afterAll(async () => {
    await Promise.all([quick?.stop(), usual?.stop()])
    await stub?.close()
  })

  describe('pages', () => {
    it.each([
      ['/', 'index.html'],
      ['/about-us', 'about-us.html'],
      ['/services/devops', 'services/devops.html'],
      ['/services/ai_engineering', 'services/ai_engineering.html'],
      ['/contact-us', 'contact-us.html'],
      ['/contact-us/sent', 'contact-us/sent.html'],
      ['/contact-us?a=1', 'contact-us.html'],
    ])('%s is a page', async (path, file) => {
      const { response, body } = await ask(quick, path)
      expect(response.status).toBe(200)
      expect(body).toBe(siteFiles[file])
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    })

    it.each([
      ['/about-us/', '/about-us'],
      ['/about-us.html', '/about-us'],
      ['/About-Us', '/about-us'],
      ['/SERVICES/DevOps/', '/services/devops'],
      ['/services/devops/?utm_source=a&b=%2F', '/services/devops?utm_source=a&b=%2F'],
      ['/Services/DevOps?utm_source=a', '/services/devops?utm_source=a'],
      ['/continuous-integration', '/continous-integration'],
      ['/Continuous-Integration/', '/continous-integration'],
      ['/services/ai-engineering', '/services/ai_engineering'],
      ['/services/ai-engineering/', '/services/ai_engineering'],
      ['/index', '/'],
      ['/index.html', '/'],
      ['/Index.html', '/'],
    ])('%s moves for good to %s', async (path, to) => {
      const { response } = await ask(quick, path)
      expect([response.status, response.headers.get('Location')]).toEqual([301, to])
    })

    it.each([
      '/missing',
      '/Missing',
      '/services',
      '/about-us/more',
      '/404',
      '/_redirects',
      '/_headers',
      '/.assetsignore',
    ])('%s is not there, with the page that says so', async (path) => {
      const { response, body } = await ask(quick, path)
      expect(response.status).toBe(404)
      expect(body).toBe(siteFiles['404.html'])
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    })

    it.each([
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//etc/passwd',
      '/about-us%00',
    ])('%s leads nowhere', async (path) => {
      const answer = await rawRequest(
        quick.port,
        `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400|307) /)
      expect(answer).not.toContain('root:')
      expect(answer).not.toMatch(/^location: (https?:)?\/\//im)
    })

    it('answers HEAD like GET, without a body', async () => {
      const { response, body } = await ask(quick, '/about-us', { method: 'HEAD' })
      expect([response.status, body]).toEqual([200, ''])
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    })

    it('confirms an unchanged page with 304', async () => {
      const headers = { 'Accept-Encoding': 'identity' }
      const etag = (await ask(quick, '/about-us', { headers })).response.headers.get('ETag') ?? ''
      expect(etag).toMatch(/^(W\/)?".+"$/)
      const again = await ask(quick, '/about-us', { headers: { ...headers, 'If-None-Match': etag } })
      expect([again.response.status, again.body]).toEqual([304, ''])
    })

    it('caches hashed files for ever', async () => {
      for (const path of ['/_next/static/chunks/Main-1a2b3c4d.js', '/fonts/sans.3f9a2b1c.woff2']) {
        const { response } = await ask(quick, path)
        expect(response.status).toBe(200)
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      }
      expect((await ask(quick, '/robots.txt')).response.headers.get('Cache-Control')).not.toMatch(/immutable/)
    })

    it('refuses other methods', async () => {
      const { response } = await ask(quick, '/about-us', { method: 'POST', body: 'x' })
      expect(response.status).toBe(405)
    })

    it.each([
      '/',
      '/missing',
      '/api/news',
      '/api/health',
      '/api/none',
      '/_next/static/chunks/Main-1a2b3c4d.js',
    ])('sends the security headers with %s, each once', async (path) => {
      const { response } = await ask(quick, path)
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect([name, response.headers.get(name)]).toEqual([name, value])
      }
      if (!path.startsWith('/_next/')) {
        expect(response.headers.get('Content-Security-Policy')).toMatch(/^[^,]*frame-ancestors 'none'[^,]*$/)
      }
    })
  })

  describe('news', () => {
    it('makes the call that is specified, and passes on three articles', async () => {
      stub.on('/primary', json(primaryAnswer))
      const { status: code, answer } = await news(quick)
      expect(code).toBe(200)
      expect(answer).toEqual({
        articles: [1, 2, 3].map((number) => ({
          title: `Title ${number}`,
          description: `${'Body text. '.repeat(9)}B…`,
          url: `https://news.example/${number}`,
          image: expect.stringMatching(/^\/api\/news\/image\/[\da-f]{32}$/),
        })),
        source: 'primary',
        fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      const [call] = stub.received('/primary')
      expect(call?.method).toBe('POST')
      expect(call?.headers['content-type']).toBe('application/json')
      expect(JSON.parse(call?.body ?? '')).toEqual({
        action: 'getArticles',
        keyword: 'AI,Healthcare',
        sourceLocationUri: [
          'http://en.wikipedia.org/wiki/United_States',
          'http://en.wikipedia.org/wiki/India',
          'http://en.wikipedia.org/wiki/United_Kingdom',
        ],
        ignoreSourceGroupUri: 'paywall/paywalled_sources',
        articlesPage: 1,
        articlesCount: 3,
        articlesSortBy: 'date',
        articlesSortByAsc: false,
        dataType: ['news'],
        forceMaxDataTimeWindow: 31,
        resultType: 'articles',
        apiKey: NEWS_KEY,
      })
    })

    const failures: [string, Behaviour][] = [
      ['answers 400', status(400)],
      ['answers 401', status(401)],
      ['answers 429', status(429)],
      ['answers 500', status(500)],
      ['answers 503', status(503)],
      ['redirects', status(302, { Location: '/feed' })],
      ['redirects for good to another host', status(301, { Location: 'http://127.0.0.1:1/' })],
      ['answers garbage', text('\u0000\u0001\ufffd{{{{', 'application/json')],
      ['answers JSON that is cut off', text('{"articles":{"results":[{"title":"a","bo', 'application/json')],
      ['answers HTML', text('<!doctype html><h1>Welcome</h1>', 'text/html')],
      ['answers nothing', text('', 'application/json')],
      ['answers null', json(null)],
      ['answers a list', json([article(1)])],
      ['has no results', json({ articles: { results: [] } })],
      ['has results of another shape', json({ articles: { results: { 0: article(1) } } })],
      ['has an error in place of results', json({ error: 'No tokens left' })],
      [
        'has articles without titles only',
        json({ articles: { results: [{ body: 'x', url: 'https://a.example/' }] } }),
      ],
      [
        'has articles of no use only',
        json({ articles: { results: [null, 7, 'x', [], { title: 'a', url: 'data:x' }] } }),
      ],
      ['sends 50 MB', flood],
      ['hangs', hang],
      ['hangs in the middle', hangInBody],
      ['is too late', late(1200, json(primaryAnswer))],
      ['cuts the connection', reset],
    ]

    it.each(failures)('falls back where the primary service %s', async (_name, behaviour) => {
      stub.on('/primary', behaviour)
      stub.on('/feed', json(feedAnswer))
      const { status: code, answer, ms } = await news(quick)
      expect([code, answer.source, answer.articles.length]).toEqual([200, 'fallback', 3])
      expect(answer.articles[0]).toEqual({
        title: 'Title 11',
        description: `${'Description. '.repeat(7)}Descripti…`,
        url: 'https://news.example/11',
        image: expect.stringMatching(/^\/api\/news\/image\/[\da-f]{32}$/),
      })
      expect(ms).toBeLessThan(QUICK.newsTimeoutMs + SLACK_MS)
      expect(stub.received('/primary')).toHaveLength(1)
      expect(stub.received('/feed').map(({ method, body }) => [method, body])).toEqual([['GET', '']])
    })

    it.each(failures)(
      'says that there is none where both sources fail and the feed %s',
      async (_name, behaviour) => {
        stub.on('/primary', status(500))
        stub.on('/feed', behaviour)
        const { status: code, answer, ms } = await news(quick)
        expect(code).toBe(502)
        expect(answer).toMatchObject({ articles: [], source: null, message: newsMessages.unavailable })
        expect(ms).toBeLessThan(QUICK.newsTimeoutMs + SLACK_MS)
      },
    )

    it('lets nothing hostile through', async () => {
      const emojiAt100 = `${'a'.repeat(99)}😀bcd`
      const family = '👩‍👩‍👧‍👦'
      stub.on(
        '/primary',
        json({
          articles: {
            results: [
              { title: 'Script link', body: 'x', url: 'javascript:alert(1)' },
              { title: 'Script link in disguise', body: 'x', url: ' \u0001java\nscript:alert(1)' },
              { title: 'Data link', body: 'x', url: 'data:text/html,<script>alert(1)</script>' },
              { title: 'User in link', body: 'x', url: 'https://bank.example@evil.example/' },
              { title: 'Relative link', body: 'x', url: '//evil.example/' },
              { title: '\u202e\u0000 \n', body: 'x', url: 'https://news.example/no-title' },
              { title: { toString: 'x' }, body: 'x', url: 'https://news.example/' },
              {
                title: '<script>alert(1)</script> \u202eevil\u202c \u0007bell\r\nnext',
                body: emojiAt100,
                url: 'http://news.example/a b',
                image: 'javascript:alert(2)',
              },
              { title: 'No body', url: 'https://news.example/2', image: 'http://news.example/i.png' },
              {
                title: 'x'.repeat(100_000),
                body: `${'b'.repeat(98)}${family}`,
                url: 'https://news.example/3',
              },
            ],
          },
        }),
      )
      const { answer } = await news(quick)
      expect(answer.articles).toEqual([
        {
          title: '<script>alert(1)</script> evil bell next',
          description: `${'a'.repeat(99)}😀…`,
          url: 'https://news.example/a%20b',
          image: null,
        },
        {
          title: 'No body',
          description: 'No description available.',
          url: 'https://news.example/2',
          image: expect.stringMatching(/^\/api\/news\/image\/[\da-f]{32}$/),
        },
        {
          title: `${'x'.repeat(200)}…`,
          description: `${'b'.repeat(98)}…`,
          url: 'https://news.example/3',
          image: null,
        },
      ])
    })

    it('asks once for a crowd, serves what it has while it asks again, and while nobody answers', async () => {
      // The local front of the distributed engine is slow to open connections; it is not what is measured.
      const crowdSize = usual.name === 'node' ? 1000 : 100
      const crowd = async (since: number) => {
        const visits = await Promise.all(Array.from({ length: crowdSize }, () => news(usual)))
        // One call, and on a machine that is so busy that the news grows old meanwhile, one more for each time.
        expect(stub.received('/primary').length).toBeGreaterThanOrEqual(1)
        expect(stub.received('/primary').length).toBeLessThanOrEqual(1 + (Date.now() - since) / FRESH_MS)
        expect(new Set(visits.map(({ status: code }) => code))).toEqual(new Set([200]))
        return visits.map(({ answer }) => answer)
      }
      const firstTitle = async () => (await news(usual)).answer.articles[0]?.title

      stub.on('/primary', late(150, json(primaryAnswer)))
      stub.on('/feed', status(500))
      const first = await crowd(Date.now())

      await pause(FRESH_MS)
      stub.on('/primary', late(200, json({ articles: { results: [article(5)] } })))
      const changed = Date.now()
      const early = await news(usual)
      expect(early.answer).toEqual(first.at(-1))
      await until(async () => (await firstTitle()) === 'Title 5')
      const second = await crowd(changed)
      expect(new Set(second.map(({ articles }) => articles[0]?.title))).toEqual(new Set(['Title 5']))

      await pause(FRESH_MS)
      stub.on('/primary', status(500))
      for (let visit = 0; visit < 3; visit++) {
        expect(await firstTitle()).toBe('Title 5')
        await pause(50)
      }
      await until(() => stub.received('/feed').length > 0)
      expect(stub.received('/primary')).toHaveLength(1)
      expect(stub.received('/feed')).toHaveLength(1)
    }, 30_000)

    it('takes GET and HEAD only', async () => {
      expect((await ask(usual, '/api/news', { method: 'HEAD' })).response.status).toBe(200)
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { response, body } = await ask(usual, '/api/news', { method })
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
        expectSentence(body)
      }
    })
  })

  describe('contact', () => {
    it('makes the call that is specified', async () => {
      stub.on('/mail', json({ messageId: '1' }, 201))
      const body = draft()
      const { response, body: answer } = await post(quick, body)
      expect(response.status).toBe(200)
      expect(JSON.parse(answer)).toEqual({
        ok: true,
        heading: messages.sentHeading,
        message: messages.sentText,
      })
      const [call] = stub.received('/mail')
      expect(call?.method).toBe('POST')
      expect(call?.headers).toMatchObject({
        'api-key': MAIL_KEY,
        'content-type': 'application/json',
        'idempotency-key': body.id,
      })
      expect(JSON.parse(call?.body ?? '')).toEqual({
        sender: { name: 'Plumbline website', email: 'website@plumbline.example' },
        to: [{ email: 'hello@plumbline.example', name: 'Plumbline' }],
        replyTo: { email: `${VISITOR}@example.org` },
        subject: `${VISITOR}@example.org visited the website`,
        htmlContent: `<p dir="auto">${WORDS} &lt;b&gt;&amp;&quot;&#39;<br>second line</p>`,
        textContent: `${WORDS} <b>&"'\nsecond line`,
        headers: { 'Idempotency-Key': body.id },
      })
    })

    it('takes the recipient from nowhere but the configuration', async () => {
      stub.on('/mail', json({}))
      await post(quick, {
        ...draft(),
        to: [{ email: 'victim@example.org' }],
        sender: { email: 'bank@example.org' },
        subject: 'Free money',
        cc: 'victim@example.org',
      })
      const [message] = sent()
      expect(message.to).toEqual([{ email: 'hello@plumbline.example', name: 'Plumbline' }])
      expect(JSON.stringify(message)).not.toMatch(/victim|bank@|Free money/)
    })

    it('trims, and says something where nothing was said', async () => {
      stub.on('/mail', json({}))
      await post(quick, { email: `  ${VISITOR}@example.org\n`, id: randomUUID() })
      expect(sent()).toMatchObject([
        { replyTo: { email: `${VISITOR}@example.org` }, textContent: '(No comment was left.)' },
      ])
    })

    const accepted: [string, Behaviour, number][] = [
      ['answers garbage with 200', text('<<<', 'text/html'), 1],
      ['answers 202 with nothing', status(202), 1],
      ['answers 200 with 50 MB', flood, 1],
      ['answers 200 and hangs in the body', hangInBody, 1],
      ['is slow, within the limit', late(250, json({})), 1],
      ['fails once with 500', inTurn(status(500), json({})), 2],
      ['fails twice with 503', inTurn(status(503), status(503), json({})), 3],
      ['asks for patience once', inTurn(status(429), json({})), 2],
      ['cuts the connection once', inTurn(reset, json({})), 2],
    ]

    it.each(accepted)('succeeds where the provider %s', async (_name, behaviour, calls) => {
      stub.on('/mail', behaviour)
      const body = draft()
      expect((await post(quick, body)).response.status).toBe(200)
      expect(stub.received('/mail')).toHaveLength(calls)
      expect(new Set(stub.received('/mail').map(({ headers }) => headers['idempotency-key']))).toEqual(
        new Set([body.id]),
      )
      // A retry of the same draft is answered with the same success and sends nothing.
      expect((await post(quick, body)).response.status).toBe(200)
      expect(stub.received('/mail')).toHaveLength(calls)
    })

    const refused: [string, Behaviour, number][] = [
      ['answers 400', status(400), 1],
      ['answers 401', status(401), 1],
      ['answers 404', status(404), 1],
      ['redirects', status(302, { Location: '/mail-elsewhere' }), 1],
      ['redirects with 307', status(307, { Location: '/mail-elsewhere' }), 1],
      ['answers 429 each time', status(429), 3],
      ['answers 500 each time', status(500), 3],
      ['cuts the connection each time', reset, 3],
      ['hangs', hang, 1],
    ]

    it.each(refused)(
      'fails with the words specified where the provider %s, and can be tried again',
      async (_name, behaviour, calls) => {
        stub.on('/mail', behaviour)
        stub.on('/mail-elsewhere', json({}))
        const body = draft()
        const begun = Date.now()
        const { response, body: answer } = await post(quick, body)
        expect(Date.now() - begun).toBeLessThan(2 * QUICK.mailTimeoutMs + SLACK_MS)
        expect(response.status).toBe(502)
        expect(JSON.parse(answer)).toEqual({ ok: false, message: messages.sendFailed })
        expect(stub.received('/mail')).toHaveLength(calls)
        expect(stub.received('/mail-elsewhere')).toHaveLength(0)

        stub.on('/mail', json({}))
        expect((await post(quick, body)).response.status).toBe(200)
        expect(sent()).toHaveLength(1)
      },
    )

    it('sends once for a double click and for many', async () => {
      stub.on('/mail', late(200, json({})))
      const body = draft()
      const all = await Promise.all(Array.from({ length: 12 }, () => post(quick, body)))
      expect(all.map(({ response }) => response.status)).toEqual(all.map(() => 200))
      expect(sent()).toHaveLength(1)
    })

    it('gives all that wait the same failure, and sends again afterwards', async () => {
      stub.on('/mail', late(200, status(400)))
      const body = draft()
      const all = await Promise.all(Array.from({ length: 4 }, () => post(quick, body)))
      expect(all.map(({ response }) => response.status)).toEqual([502, 502, 502, 502])
      expect(stub.received('/mail')).toHaveLength(1)
      stub.on('/mail', json({}))
      expect((await post(quick, body)).response.status).toBe(200)
    })

    it('sends a draft again when its words have changed since it was sent', async () => {
      stub.on('/mail', json({}))
      const body = draft()
      await post(quick, body)
      const changed = { ...body, comment: `${WORDS} and more` }
      expect((await post(quick, changed)).response.status).toBe(200)
      expect((await post(quick, changed)).response.status).toBe(200)
      expect(sent().map(({ textContent }) => textContent)).toEqual([body.comment, changed.comment])
      const keys = stub.received('/mail').map(({ headers }) => headers['idempotency-key'])
      expect(new Set(keys).size).toBe(2)
    })

    it.each([undefined, null, 7, '', 'short', 'with space in it', 'x\r\nInjected: 1', 'x'.repeat(65), {}])(
      'delivers with an id that is none (%p), once for the same words',
      async (id) => {
        stub.on('/mail', json({}))
        const body = draft({ id, comment: `${WORDS} ${randomUUID()}` })
        expect((await post(quick, body)).response.status).toBe(200)
        expect((await post(quick, body)).response.status).toBe(200)
        const [call, ...more] = stub.received('/mail')
        expect(more).toHaveLength(0)
        expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
        expect(call?.headers.injected).toBeUndefined()
      },
    )

    it('finishes a message whose sender has gone, and does not send it twice', async () => {
      stub.on('/mail', late(300, json({})))
      const body = draft()
      const text = JSON.stringify(body)
      const socket = connect(quick.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
      )
      await until(() => stub.received('/mail').length === 1)
      socket.destroy()
      expect((await post(quick, body)).response.status).toBe(200)
      expect(sent()).toHaveLength(1)
    })

    describe('the bare form', () => {
      const fields = () => ({ email: `${VISITOR}@example.org`, comment: `${WORDS}\r\n${randomUUID()}` })

      it('is sent on to the page that says thank you', async () => {
        stub.on('/mail', json({}))
        const sentFields = fields()
        const { response } = await postForm(quick, sentFields)
        expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact-us/sent'])
        expect(sent()).toMatchObject([{ textContent: sentFields.comment.replace('\r\n', '\n') }])
      })

      it('is sent on to the page that says sorry', async () => {
        stub.on('/mail', status(400))
        const { response } = await postForm(quick, fields())
        expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact-us/not-sent'])
      })

      it('is sent once by a double click', async () => {
        stub.on('/mail', late(150, json({})))
        const same = fields()
        await Promise.all([postForm(quick, same), postForm(quick, same)])
        expect(sent()).toHaveLength(1)
      })
    })

    describe('a message that looks automatic is marked, and sent', () => {
      const marked: [string, Record<string, unknown>, Record<string, string>][] = [
        ['the trap is filled', { [HONEYPOT_FIELD]: 'x' }, {}],
        ['it was written in a second', { startedAt: Date.now() + 3_600_000 }, {}],
        ['it comes from another site', {}, { 'Sec-Fetch-Site': 'cross-site' }],
        ['it comes from a sister site', {}, { 'Sec-Fetch-Site': 'same-site' }],
        ['its origin is another host', {}, { Origin: 'https://other.example' }],
        ['its origin is hidden', {}, { Origin: 'null' }],
      ]

      it.each(marked)('where %s', async (_name, more, headers) => {
        stub.on('/mail', json({}))
        const body = draft(more)
        if ('startedAt' in more) body.startedAt = Date.now() - 200
        expect((await post(quick, body, headers)).response.status).toBe(200)
        expect(sent()).toMatchObject([
          { subject: `[Suspected spam] ${VISITOR}@example.org visited the website` },
        ])
      })

      const unmarked: [string, Record<string, unknown>, Record<string, string>][] = [
        ['nothing is known', {}, {}],
        ['the trap is empty', { [HONEYPOT_FIELD]: '' }, {}],
        ['it took a minute', { startedAt: Date.now() - 60_000 }, {}],
        ['the clock is an hour ahead', { startedAt: Date.now() + 3_600_000 }, {}],
        ['the start is no number', { startedAt: 'soon' }, {}],
        ['it comes from the site', {}, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
      ]

      it.each(unmarked)('and not where %s', async (_name, more, headers) => {
        stub.on('/mail', json({}))
        await post(quick, draft(more), headers)
        expect(sent()).toMatchObject([{ subject: `${VISITOR}@example.org visited the website` }])
      })

      it('and not where its origin is the host', async () => {
        stub.on('/mail', json({}))
        await post(quick, draft(), { Origin: quick.url })
        expect(sent()).toMatchObject([{ subject: `${VISITOR}@example.org visited the website` }])
      })
    })

    describe('bad input', () => {
      it('is a table of sixty and more', () => {
        expect(badInputs.length).toBeGreaterThanOrEqual(60)
      })

      it.each(badInputs)(
        '$name: $status',
        async ({ type, body, headers = {}, status: expected, location }) => {
          stub.on('/mail', json({}))
          const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
          const { response, body: answer } = await ask(quick, '/api/contact', {
            method: 'POST',
            // Bytes, as the client would add a type to a string.
            body: bytes as Uint8Array<ArrayBuffer>,
            headers: {
              ...(type === undefined ? {} : { 'Content-Type': type }),
              ...from(nextClient()),
              ...headers,
            },
          })
          expect(response.status).toBe(expected)
          expect(response.headers.get('Location')).toBe(location ?? null)
          if (!location) expectSentence(answer)
          if (expected === 422) expect(Object.keys(JSON.parse(answer).errors)).not.toHaveLength(0)
          expect(sent()).toHaveLength(0)
        },
      )

      it('tells the two messages for an e-mail apart', async () => {
        const errors = async (email: unknown) => JSON.parse((await post(quick, draft({ email }))).body).errors
        expect(await errors('')).toEqual({ email: messages.emailRequired })
        expect(await errors('someone')).toEqual({ email: messages.emailInvalid })
      })

      it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is not a way to send', async (method) => {
        const { response, body } = await ask(quick, '/api/contact', { method })
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
        if (method !== 'HEAD') expectSentence(body)
      })

      it('OPTIONS names the methods and allows no other site to ask', async () => {
        const { response } = await ask(quick, '/api/contact', {
          method: 'OPTIONS',
          headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
        })
        expect([response.status, response.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS'])
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      })

      it('stops reading a body of unknown length at the limit', async () => {
        const chunk = 'x'.repeat(16 * 1024)
        const answer = await rawRequest(
          quick.port,
          `POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(5)}`,
        )
        expect(answer).toMatch(/^HTTP\/1\.1 413 /)
      })

      it('lets go of a client that trickles', async () => {
        const begun = Date.now()
        const answer = await rawRequest(
          quick.port,
          'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":',
        )
        expect(answer).toMatch(/^HTTP\/1\.1 408 /)
        expect(Date.now() - begun).toBeLessThan(QUICK.bodyTimeoutMs + SLACK_MS)
      })

      it('is alive after all of it', async () => {
        expect((await ask(quick, '/')).response.status).toBe(200)
        expect((await ask(quick, '/api/health')).response.status).toBe(200)
      })
    })

    it('keeps every accepted message in the outbox where there is no provider', async () => {
      const bodies = Array.from({ length: 6 }, () => draft({ comment: `${WORDS} ${randomUUID()}` }))
      const results = await Promise.all([...bodies, bodies[0]].map((body) => post(usual, body)))
      expect(results.map(({ response }) => response.status)).toEqual(results.map(() => 200))
      const kept = (await usual.outbox()).map(({ message }) => message.textContent)
      expect(kept.toSorted()).toEqual(bodies.map(({ comment }) => comment).toSorted())
    })

    it('slows down one address, and says when to try again', async () => {
      const headers = from('198.51.100.7')
      const codes: number[] = []
      let last = await post(usual, {}, headers)
      for (let count = 1; count <= 30 && last.response.status !== 429; count++) {
        codes.push(last.response.status)
        last = await post(usual, {}, headers)
      }
      expect(last.response.status).toBe(429)
      // Ten a minute; the windows of one engine are minutes of the clock, and one may begin meanwhile.
      expect(codes.length).toBeGreaterThanOrEqual(10)
      const seconds = Number(last.response.headers.get('Retry-After'))
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(JSON.parse(last.body)).toMatchObject({ ok: false, retryAfter: seconds })
      expectSentence(last.body)
      const form = await postForm(usual, {}, headers)
      expect([form.response.status, form.response.headers.get('Location')]).toEqual([
        303,
        '/contact-us/not-sent',
      ])
      // Others are not affected.
      expect((await post(usual, {}, from('198.51.100.8'))).response.status).toBe(422)
    })
  })

  describe('health and secrets', () => {
    it('says what is configured and when it last worked', async () => {
      stub.on('/primary', json(primaryAnswer))
      stub.on('/mail', json({}))
      await news(quick)
      await post(quick, draft())
      const { response, body } = await ask(quick, '/api/health')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const worked = { configured: true, lastSuccess: expect.stringMatching(/^\d{4}-.*Z$/) }
      expect(JSON.parse(body)).toEqual({
        status: 'ok',
        engine: quick.name,
        upstreams: { newsPrimary: worked, newsFallback: worked, mail: worked },
        defaults: { news: null, mail: null },
      })
      expect(JSON.parse((await ask(usual, '/api/health')).body)).toMatchObject({
        upstreams: { mail: { configured: false, lastSuccess: null } },
        defaults: { news: null, mail: 'outbox' },
      })
    })

    it.each(['/api', '/api/', '/api/none', '/api/news/more', '/api/contact/', '/api/%00'])(
      '%s is no part of the API, and says so in JSON',
      async (path) => {
        const { response, body } = await ask(quick, path)
        expect(response.status).toBe(404)
        expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
        expectSentence(body)
      },
    )

    it('prints one line of JSON per event', () => {
      const lines = quick
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
      const events = new Set(lines.map((line) => JSON.parse(line).event))
      expect([...events]).toEqual(
        expect.arrayContaining([
          'edge.start',
          'news.loaded',
          'news.failed',
          'contact.sent',
          'contact.failed',
          'contact.invalid',
        ]),
      )
      expect([...events]).not.toContain('edge.broke')
    })

    it('shows a key nowhere, and prints nothing that a visitor wrote', () => {
      const printed = quick.output() + usual.output()
      expect(answers.length).toBeGreaterThan(300)
      for (const key of [NEWS_KEY, FEED_KEY, MAIL_KEY]) {
        expect(answers.filter((answer) => answer.includes(key))).toEqual([])
        expect(printed).not.toContain(key)
      }
      for (const word of [VISITOR, WORDS, 'someone', '203.0.113.', '198.51.100.'])
        expect(printed).not.toContain(word)
    })
  })
}

/** Every refusal carries a sentence for a person. */
function expectSentence(body: string): void {
  const { ok, message } = JSON.parse(body)
  expect(ok).toBe(false)
  expect(message).toMatch(/^[A-Z].{10,}/)
}

/** Waits for something to become true, for five seconds at most. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5000
  while (Date.now() < end && !(await condition())) await pause(10)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
