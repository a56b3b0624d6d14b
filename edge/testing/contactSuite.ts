import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { messages } from '#lib/contact/messages.ts'
import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import {
  draft,
  expectSentence,
  from,
  MAIL_KEY,
  QUICK,
  type Rig,
  SLACK_MS,
  until,
  VISITOR,
  WORDS,
} from './rig.ts'
import { type Behaviour, flood, hang, hangInBody, inTurn, json, late, reset, status, text } from './stub.ts'

/** Messages of visitors, whatever the mail provider does. */
export function contactSuite(rig: Rig): void {
  it('makes the call that is specified', async () => {
    rig.stub.on('/mail', json({ messageId: '1' }, 201))
    const body = draft()
    const { response, body: answer } = await rig.post(rig.quick, body)
    expect(response.status).toBe(200)
    expect(JSON.parse(answer)).toEqual({
      ok: true,
      heading: messages.sentHeading,
      message: messages.sentText,
    })
    const [call] = rig.stub.received('/mail')
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
    rig.stub.on('/mail', json({}))
    await rig.post(rig.quick, {
      ...draft(),
      to: [{ email: 'victim@example.org' }],
      sender: { email: 'bank@example.org' },
      subject: 'Free money',
      cc: 'victim@example.org',
    })
    const [message] = rig.sent()
    expect(message.to).toEqual([{ email: 'hello@plumbline.example', name: 'Plumbline' }])
    expect(JSON.stringify(message)).not.toMatch(/victim|bank@|Free money/)
  })

  it('trims, and says something where nothing was said', async () => {
    rig.stub.on('/mail', json({}))
    await rig.post(rig.quick, { email: `  ${VISITOR}@example.org\n`, id: randomUUID() })
    expect(rig.sent()).toMatchObject([
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
    rig.stub.on('/mail', behaviour)
    const body = draft()
    expect((await rig.post(rig.quick, body)).response.status).toBe(200)
    expect(rig.stub.received('/mail')).toHaveLength(calls)
    expect(new Set(rig.stub.received('/mail').map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([body.id]),
    )
    // A retry of the same draft is answered with the same success and sends nothing.
    expect((await rig.post(rig.quick, body)).response.status).toBe(200)
    expect(rig.stub.received('/mail')).toHaveLength(calls)
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
      rig.stub.on('/mail', behaviour)
      rig.stub.on('/mail-elsewhere', json({}))
      const body = draft()
      const begun = Date.now()
      const { response, body: answer } = await rig.post(rig.quick, body)
      expect(Date.now() - begun).toBeLessThan(2 * QUICK.mailTimeoutMs + SLACK_MS)
      expect(response.status).toBe(502)
      expect(JSON.parse(answer)).toEqual({ ok: false, message: messages.sendFailed })
      expect(rig.stub.received('/mail')).toHaveLength(calls)
      expect(rig.stub.received('/mail-elsewhere')).toHaveLength(0)

      rig.stub.on('/mail', json({}))
      expect((await rig.post(rig.quick, body)).response.status).toBe(200)
      expect(rig.sent()).toHaveLength(1)
    },
  )

  it('sends once for a double click and for many', async () => {
    rig.stub.on('/mail', late(200, json({})))
    const body = draft()
    const all = await Promise.all(Array.from({ length: 12 }, () => rig.post(rig.quick, body)))
    expect(all.map(({ response }) => response.status)).toEqual(all.map(() => 200))
    expect(rig.sent()).toHaveLength(1)
  })

  it('gives all that wait the same failure, and sends again afterwards', async () => {
    rig.stub.on('/mail', late(200, status(400)))
    const body = draft()
    const all = await Promise.all(Array.from({ length: 4 }, () => rig.post(rig.quick, body)))
    expect(all.map(({ response }) => response.status)).toEqual([502, 502, 502, 502])
    expect(rig.stub.received('/mail')).toHaveLength(1)
    rig.stub.on('/mail', json({}))
    expect((await rig.post(rig.quick, body)).response.status).toBe(200)
  })

  it('sends a draft again when its words have changed since it was sent', async () => {
    rig.stub.on('/mail', json({}))
    const body = draft()
    await rig.post(rig.quick, body)
    const changed = { ...body, comment: `${WORDS} and more` }
    expect((await rig.post(rig.quick, changed)).response.status).toBe(200)
    expect((await rig.post(rig.quick, changed)).response.status).toBe(200)
    expect(rig.sent().map(({ textContent }) => textContent)).toEqual([body.comment, changed.comment])
    const keys = rig.stub.received('/mail').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  it.each([undefined, null, 7, '', 'short', 'with space in it', 'x\r\nInjected: 1', 'x'.repeat(65), {}])(
    'delivers with an id that is none (%p), once for the same words',
    async (id) => {
      rig.stub.on('/mail', json({}))
      const body = draft({ id, comment: `${WORDS} ${randomUUID()}` })
      expect((await rig.post(rig.quick, body)).response.status).toBe(200)
      expect((await rig.post(rig.quick, body)).response.status).toBe(200)
      const [call, ...more] = rig.stub.received('/mail')
      expect(more).toHaveLength(0)
      expect(call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
      expect(call?.headers.injected).toBeUndefined()
    },
  )

  it('finishes a message whose sender has gone, and does not send it twice', async () => {
    rig.stub.on('/mail', late(300, json({})))
    const body = draft()
    const text = JSON.stringify(body)
    const socket = connect(rig.quick.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    )
    await until(() => rig.stub.received('/mail').length === 1)
    socket.destroy()
    expect((await rig.post(rig.quick, body)).response.status).toBe(200)
    expect(rig.sent()).toHaveLength(1)
  })

  describe('the bare form', () => {
    const fields = () => ({ email: `${VISITOR}@example.org`, comment: `${WORDS}\r\n${randomUUID()}` })

    it('is sent on to the page that says thank you', async () => {
      rig.stub.on('/mail', json({}))
      const sentFields = fields()
      const { response } = await rig.postForm(rig.quick, sentFields)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact-us/sent'])
      expect(rig.sent()).toMatchObject([{ textContent: sentFields.comment.replace('\r\n', '\n') }])
    })

    it('is sent on to the page that says sorry', async () => {
      rig.stub.on('/mail', status(400))
      const { response } = await rig.postForm(rig.quick, fields())
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact-us/not-sent'])
    })

    it('is sent once by a double click', async () => {
      rig.stub.on('/mail', late(150, json({})))
      const same = fields()
      await Promise.all([rig.postForm(rig.quick, same), rig.postForm(rig.quick, same)])
      expect(rig.sent()).toHaveLength(1)
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
      rig.stub.on('/mail', json({}))
      const body = draft(more)
      if ('startedAt' in more) body.startedAt = Date.now() - 200
      expect((await rig.post(rig.quick, body, headers)).response.status).toBe(200)
      expect(rig.sent()).toMatchObject([
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
      rig.stub.on('/mail', json({}))
      await rig.post(rig.quick, draft(more), headers)
      expect(rig.sent()).toMatchObject([{ subject: `${VISITOR}@example.org visited the website` }])
    })

    it('and not where its origin is the host', async () => {
      rig.stub.on('/mail', json({}))
      await rig.post(rig.quick, draft(), { Origin: rig.quick.url })
      expect(rig.sent()).toMatchObject([{ subject: `${VISITOR}@example.org visited the website` }])
    })
  })

  it('keeps every accepted message in the outbox where there is no provider', async () => {
    const bodies = Array.from({ length: 6 }, () => draft({ comment: `${WORDS} ${randomUUID()}` }))
    const results = await Promise.all([...bodies, bodies[0]].map((body) => rig.post(rig.usual, body)))
    expect(results.map(({ response }) => response.status)).toEqual(results.map(() => 200))
    const kept = (await rig.usual.outbox()).map(({ message }) => message.textContent)
    expect(kept.toSorted()).toEqual(bodies.map(({ comment }) => comment).toSorted())
  })

  it('slows down one address, and says when to try again', async () => {
    const headers = from('198.51.100.7')
    const codes: number[] = []
    let last = await rig.post(rig.usual, {}, headers)
    for (let count = 1; count <= 30 && last.response.status !== 429; count++) {
      codes.push(last.response.status)
      last = await rig.post(rig.usual, {}, headers)
    }
    expect(last.response.status).toBe(429)
    // Ten a minute; the windows of one runtime are minutes of the clock, and one may begin meanwhile.
    expect(codes.length).toBeGreaterThanOrEqual(10)
    const seconds = Number(last.response.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(JSON.parse(last.body)).toMatchObject({ ok: false, retryAfter: seconds })
    expectSentence(last.body)
    const form = await rig.postForm(rig.usual, {}, headers)
    expect([form.response.status, form.response.headers.get('Location')]).toEqual([
      303,
      '/contact-us/not-sent',
    ])
    // Others are not affected.
    expect((await rig.post(rig.usual, {}, from('198.51.100.8'))).response.status).toBe(422)
  })
}
