import { expect, it } from '@jest/globals'
import {
  article,
  expectSentence,
  NEWS_KEY,
  primaryAnswer,
  QUICK,
  type Rig,
  SLACK_MS,
} from './rig.ts'
import {
  type Behavior,
  compressedFlood,
  dripOf,
  flood,
  hang,
  hangInBody,
  json,
  late,
  reset,
  status,
  text,
} from './stub.ts'

/** XML that a parser which follows entities would read from a file, and multiply. */
const ENTITIES =
  '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;&a;">]><rss>&b;&b;</rss>'

/** JSON that would take a parser which calls itself to the end of its stack. */
const DEEP = `${'{"articles":'.repeat(50_000)}[]${'}'.repeat(50_000)}`

/** The news, whatever its sources do. */
export function newsSuite(rig: Rig): void {
  it('makes the specified call, and passes on three articles', async () => {
    rig.stub.on('/primary', json(primaryAnswer))
    const { status: code, answer } = await rig.news(rig.quick)
    expect(code).toBe(200)
    expect(answer).toEqual({
      articles: [1, 2, 3].map((number) => ({
        title: `Title ${number}`,
        description: `${'Body text. '.repeat(9)}B…`,
        url: `https://news.example/${number}`,
        image: expect.stringMatching(/^\/api\/news\/image\/[\da-f]{32}$/),
      })),
      source: 'primary',
    })
    const [call] = rig.stub.received('/primary')
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

  const failures: [string, Behavior][] = [
    ['answers 401', status(401)],
    ['answers 503', status(503)],
    ['redirects', status(302, { Location: '/feed' })],
    [
      'answers JSON that is cut off',
      text('{"articles":{"results":[{"title":"a","bo', 'application/json'),
    ],
    ['answers nothing', text('', 'application/json')],
    ['has an error in place of articles', json({ error: 'No tokens left' })],
    ['has no articles', json({ articles: { results: [] } })],
    [
      'has articles of no use only',
      json({ articles: { results: [null, 7, { title: 'a', url: 'data:x' }] } }),
    ],
    ['answers XML, with entities that multiply', text(ENTITIES, 'application/rss+xml')],
    ['answers JSON deeper than a stack', text(DEEP, 'application/json')],
    ['answers bytes that are no text', (response) => response.end(Buffer.alloc(1024, 0xff))],
    ['sends 50 MB', flood],
    ['sends 50 MB compressed to a few', compressedFlood],
    ['sends a byte now and then', dripOf('application/json')],
    ['hangs', hang],
    ['hangs in the middle', hangInBody],
    ['cuts the connection', reset],
  ]

  it.each(failures)('falls back if the service %s', async (_name, behavior) => {
    rig.stub.on('/primary', behavior)
    rig.stub.on('/feed', json({ articles: [article(11), article(12), article(13), article(14)] }))
    const { status: code, answer, ms } = await rig.news(rig.quick)
    expect([code, answer.source, answer.articles.length]).toEqual([200, 'fallback', 3])
    expect(answer.articles[0]).toMatchObject({
      title: 'Title 11',
      description: `${'Description. '.repeat(7)}Descripti…`,
      url: 'https://news.example/11',
    })
    expect(ms).toBeLessThan(QUICK.newsTimeoutMs + SLACK_MS)
    expect(rig.stub.received('/primary')).toHaveLength(1)
    expect(rig.stub.received('/feed').map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
    ])
  })

  it('reports that there is no news if the feed fails as well', async () => {
    rig.stub.on('/primary', status(500))
    rig.stub.on('/feed', reset)
    const { status: code, answer } = await rig.news(rig.quick)
    expect([code, answer]).toEqual([502, { articles: [], source: null }])
  })

  it('lets nothing hostile through', async () => {
    const url = 'https://news.example/1'
    const title = '<script>alert(1)</script> \u202eevil\u202c \u0007bell\r\nnext'
    const results = [
      { title: 'Script link', body: 'x', url: 'javascript:alert(1)' },
      { title: '\u202e\u0000 \n', body: 'x', url },
      {
        title,
        body: `${'a'.repeat(99)}😀bcd`,
        url: 'http://news.example/a b',
        image: 'javascript:alert(2)',
      },
    ]
    rig.stub.on('/primary', json({ articles: { results } }))
    expect((await rig.news(rig.quick)).answer.articles).toEqual([
      {
        title: '<script>alert(1)</script> evil bell next',
        description: `${'a'.repeat(99)}😀…`,
        url: 'https://news.example/a%20b',
        image: null,
      },
    ])
  })

  it('shows what can be read of titles with bytes that are no text', async () => {
    const [before = '', after = ''] = JSON.stringify({
      articles: { results: [{ title: 'One @ two', body: 'b', url: 'https://news.example/1' }] },
    }).split('@')
    rig.stub.on('/primary', (response) =>
      response.end(Buffer.concat([Buffer.from(before), Buffer.of(0xc3, 0x28), Buffer.from(after)])),
    )
    expect((await rig.news(rig.quick)).answer.articles).toMatchObject([
      { title: 'One \ufffd( two' },
    ])
  })

  it('makes one call for concurrent requests', async () => {
    rig.stub.on('/primary', late(150, json(primaryAnswer)))
    const crowd = await Promise.all(Array.from({ length: 100 }, () => rig.news(rig.usual)))
    expect(new Set(crowd.map(({ status: code }) => code))).toEqual(new Set([200]))
    expect(rig.stub.received('/primary')).toHaveLength(1)
  })

  it('allows only GET and HEAD', async () => {
    expect((await rig.ask(rig.usual, '/api/news', { method: 'HEAD' })).response.status).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { response, body } = await rig.ask(rig.usual, '/api/news', { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
      expectSentence(body)
    }
  })
}
