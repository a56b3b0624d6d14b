import { expect, it } from '@jest/globals'
import {
  draft,
  expectSentence,
  FEED_KEY,
  from,
  MAIL_KEY,
  NEWS_KEY,
  primaryAnswer,
  type Rig,
  until,
  VISITOR,
  WORDS,
} from './rig.ts'
import { json, taken } from './stub.ts'

/** Health reports and secrecy. Runs after all other suites, because it searches their responses. */
export function healthSuite(rig: Rig): void {
  it('reports that all is well, and where news and mail come from and go', async () => {
    rig.stub.on('/primary', json(primaryAnswer))
    rig.stub.on('/mail', taken)
    await rig.news(rig.quick)
    await rig.settled(rig.quick, await rig.accepted(rig.quick, draft()))
    const health = async () => JSON.parse((await rig.ask(rig.quick, '/api/health')).body)
    // Numbers are counted every few seconds only.
    await until(async () => (await health()).worked.mail !== null)
    const { response, body } = await rig.ask(rig.quick, '/api/health', {
      headers: from('203.0.113.9'),
    })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(body)).toEqual({
      status: 'ok',
      problems: [],
      attention: [],
      news: null,
      mail: 'api',
      worked: { news: null, mail: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    })
    expect(JSON.parse((await rig.ask(rig.usual, '/api/health')).body)).toMatchObject({
      news: 'primary',
      mail: 'outbox',
    })
  })

  it('tells only the machine itself how many messages there are', async () => {
    const { messages } = JSON.parse((await rig.ask(rig.quick, '/api/health')).body)
    // Workers have no machine.
    const counted = { waiting: 0, refused: 0, 'given-up': 0, kept: 0 }
    expect(messages).toEqual(rig.quick.name === 'node' ? counted : undefined)
  })

  it('tells load balancers that it is alive, whatever else is wrong', async () => {
    for (const runtime of [rig.quick, rig.usual, rig.strict]) {
      const { response, body } = await rig.ask(runtime, '/api/live')
      expect([response.status, JSON.parse(body)]).toEqual([200, { status: 'ok' }])
    }
  })

  it.each(['/api', '/api/', '/api/none', '/api/news/more', '/api/contact/', '/api/%00'])(
    '%s is no part of the API, and says so in JSON',
    async (path) => {
      const { response, body } = await rig.ask(rig.quick, path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      expectSentence(body)
    },
  )

  it('prints one line of JSON per event', () => {
    const lines = rig.quick
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const events = new Set(lines.map((line) => JSON.parse(line).event))
    expect([...events]).toEqual(
      expect.arrayContaining([
        'edge.start',
        'news.loaded',
        'news.failed',
        'message.accepted',
        'message.delivered',
        'message.failed',
        'message.invalid',
      ]),
    )
    expect([...events]).not.toContain('edge.broke')
  })

  it('never reveals a key, and logs nothing a visitor wrote', () => {
    const printed = rig.quick.output() + rig.usual.output() + rig.strict.output()
    expect(rig.answers.length).toBeGreaterThan(300)
    for (const key of [NEWS_KEY, FEED_KEY, MAIL_KEY]) {
      expect(rig.answers.filter((answer) => answer.includes(key))).toEqual([])
      expect(printed).not.toContain(key)
    }
    for (const word of [VISITOR, WORDS, 'someone', '203.0.113.', '198.51.100.'])
      expect(printed).not.toContain(word)
  })
}
