import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { HONEYPOT_FIELD, MAX_COMMENT_LENGTH, messages, REFERENCE } from '#lib/contact/protocol.ts'
import {
  draft,
  from,
  MAIL_KEY,
  RECIPIENT,
  type Rig,
  SENDER,
  STRICT,
  until,
  VISITOR,
  WORDS,
} from './rig.ts'
import { SITE_NAME } from './site.ts'
import {
  type Behavior,
  flood,
  hang,
  hangInBody,
  inTurn,
  json,
  reset,
  status,
  taken,
  text,
} from './stub.ts'

/** Waits for a line in the log, which may arrive after the response it reports. */
async function logged({ output }: { output: () => string }, line: RegExp): Promise<string> {
  await until(() => line.test(output()))
  expect(output()).toMatch(line)
  return line.exec(output())?.[0] ?? ''
}

const large = () => ({ comment: randomUUID().padEnd(9000, 'x') })

const sendFailed = [503, { ok: false, message: messages.sendFailed }]

/** Visitors' messages, whatever the mail provider does. */
export function contactSuite(rig: Rig): void {
  /** Spam signals of a message, from the log. */
  const signalsOf = async (reference: string): Promise<string[]> =>
    JSON.parse(
      await logged(rig.quick, new RegExp(`.*"message.accepted","reference":"${reference}".*`)),
    ).signals

  async function delivered(body: object = draft(), headers: Record<string, string> = {}) {
    const reference = await rig.accepted(rig.quick, body, headers)
    await rig.settled(rig.quick, reference)
    return reference
  }

  // Deliveries left over from one test must not count in the next.
  beforeEach(() => until(() => rig.quick.messages().every(({ state }) => state !== 'waiting')))

  it('stores a message, returns its reference, and makes the specified call', async () => {
    rig.stub.on('/mail', taken)
    const sent = draft()
    const { response, body } = await rig.post(rig.quick, sent)
    const { reference, ...words } = JSON.parse(body)
    expect(response.status).toBe(200)
    expect(words).toEqual({ ok: true, heading: messages.sentHeading, message: messages.sentText })
    expect(reference).toMatch(REFERENCE)
    await rig.settled(rig.quick, reference)
    const [call] = rig.stub.received('/mail')
    expect(call?.method).toBe('POST')
    expect(call?.headers).toMatchObject({ 'api-key': MAIL_KEY, 'content-type': 'application/json' })
    expect(JSON.parse(call?.body ?? '')).toEqual({
      sender: { name: `${SITE_NAME} website`, email: SENDER },
      to: [{ email: RECIPIENT, name: SITE_NAME }],
      replyTo: { email: `${VISITOR}@example.org` },
      subject: `${VISITOR}@example.org visited the website (${reference})`,
      htmlContent: `<p dir="auto">${WORDS} &lt;b&gt;&amp;&quot;&#39;<br>second line of ${sent.id}</p>`,
      textContent: sent.comment,
      tags: ['contact-form', reference],
      headers: {
        idempotencyKey: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        ),
      },
    })
    for (const event of ['message.accepted', 'message.delivered'])
      await logged(rig.quick, new RegExp(`"${event}","reference":"${reference}"`))
  })

  it('takes the recipient only from the configuration', async () => {
    rig.stub.on('/mail', taken)
    const to = [{ email: 'victim@example.org' }]
    const sender = { email: 'bank@example.org' }
    await delivered({ ...draft(), to, sender, subject: 'Free money', cc: 'victim@example.org' })
    expect(rig.mails()[0].to).toEqual([{ email: RECIPIENT, name: SITE_NAME }])
    expect(JSON.stringify(rig.mails()[0])).not.toMatch(/victim|bank@|Free money/)
  })

  it('trims, fills in for an empty comment or half an emoji, and keeps odd addresses out of headers', async () => {
    rig.stub.on('/mail', taken)
    await delivered({ email: `  ${VISITOR}@example.org\n`, id: randomUUID() })
    await delivered(draft({ email: `${VISITOR},b@c.d`, comment: '\ud83d' }))
    const [first, second] = rig.mails()
    expect(first).toMatchObject({
      replyTo: { email: `${VISITOR}@example.org` },
      textContent: '(No comment was left.)',
    })
    expect(second.subject).toMatch(`${VISITOR},b@c.d visited the website`)
    expect(second.replyTo).toBeUndefined()
    expect(second.textContent).toMatch(
      /^\[To answer, write to .+,b@c\.d: .* elsewhere\.\]\n\n\ufffd$/,
    )
    for (const email of [
      'a..b@example.org',
      'a.@example.org',
      'a@-example.org',
      'a@1.2.3.4',
      `${'a'.repeat(65)}@b.cd`,
    ])
      await delivered(draft({ email }))
    const odd = rig.mails().slice(2)
    expect(odd.map(({ replyTo }) => replyTo)).toEqual(Array(5).fill(undefined))
    await delivered(draft({ email: "o'neil+x@mail.example.co.uk" }))
    expect(rig.mails().at(-1).replyTo).toEqual({ email: "o'neil+x@mail.example.co.uk" })
  })

  it('begins with a topic of the site, and with no other text; the subject stays as it is', async () => {
    rig.stub.on('/mail', taken)
    const sent = draft({ about: 'ETL testing' })
    const reference = await delivered(sent)
    await delivered(draft({ about: 'test automation', comment: '' }))
    const [mail, empty] = rig.mails()
    expect(mail).toMatchObject({
      subject: `${VISITOR}@example.org visited the website (${reference})`,
      textContent: `About: ETL testing\n\n${sent.comment}`,
      htmlContent: expect.stringMatching(/^<p dir="auto">About: ETL testing<br><br>/),
    })
    expect(empty.textContent).toBe('About: test automation')
    const others = ['Free money', 'etl testing', 'ETL testing\nX', '', 7, null, {}, ['ETL testing']]
    for (const about of others) await delivered(draft({ about }))
    expect(rig.mails().filter(({ textContent }) => /^About/.test(textContent))).toHaveLength(2)
  })

  it('keeps words that look like the provider’s template language', async () => {
    rig.stub.on('/mail', taken)
    await delivered({ email: '{{x}}@example.org', comment: `${WORDS} {{{ contact }}} {% if %}` })
    const [{ subject, htmlContent, textContent }] = rig.mails()
    expect([subject, htmlContent, textContent].join()).not.toMatch(/\{[{%#]/)
    expect(textContent.replaceAll('\u2060', '')).toBe(`${WORDS} {{{ contact }}} {% if %}`)
    expect(htmlContent).toContain('&#123;&#123;{ contact }}} &#123;% if %}')
  })

  /** The provider's behavior at the first try; `taken` is its response to a message it remembers. */
  const hurdles: Record<string, Behavior> = {
    'answers 401': status(401),
    redirects: status(302, { Location: '/mail-elsewhere' }),
    'answers 503': status(503),
    'cuts the connection': reset,
    hangs: hang,
    'answers 201 and hangs in the body': hangInBody,
    'answers 200 with a login page': text('<!doctype html><h1>Log in</h1>', 'text/html'),
    'answers 200 with an error': json({ code: 'unauthorized', message: 'Key not found' }),
    'answers 201 with an empty id': json({ messageId: '' }, 201),
    'answers 202 with nothing': text('', 'application/json', 202),
    'answers 200 with 50 MB': flood,
    'took it, and its answer was lost': hang,
  }
  const known = json({ code: 'duplicate_parameter', message: 'Idempotency key' }, 400)

  it('accepts messages whatever the provider does, and delivers once it works', async () => {
    const names = Object.keys(hurdles)
    const calls = (name: string) =>
      rig.mails().filter(({ textContent }) => textContent.endsWith(`: ${name}`))
    rig.stub.on('/mail-elsewhere', taken)
    rig.stub.on('/mail', (response, _call, received) => {
      const name = JSON.parse(received.body).textContent.split(': ')[1]
      const behavior = inTurn(hurdles[name] ?? hang, name.includes('lost') ? known : taken)
      behavior(response, calls(name).length, received)
    })
    await Promise.all(names.map((name) => delivered(draft({ comment: `${WORDS}: ${name}` }))))
    for (const name of names) {
      const keys = calls(name).map(({ headers }) => headers.idempotencyKey)
      // On a very busy machine, the second try may be too late as well.
      expect([name, keys.length >= 2, new Set(keys).size]).toEqual([name, true, 1])
    }
    expect(rig.stub.received('/mail-elsewhere')).toHaveLength(0)
  })

  it('honors Retry-After for all messages', async () => {
    rig.stub.on('/mail', inTurn(status(429, { 'Retry-After': '1' }), taken))
    const begun = Date.now()
    const first = await rig.accepted(rig.quick, draft())
    await logged(rig.quick, new RegExp(`"message.failed","reference":"${first}"`))
    await delivered()
    await rig.settled(rig.quick, first)
    expect(rig.mails()).toHaveLength(3)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000)
  })

  it('counts a repeated message once, and one with other text separately', async () => {
    rig.stub.on('/mail', taken)
    const body = draft()
    const all = await Promise.all(Array.from({ length: 12 }, () => rig.accepted(rig.quick, body)))
    expect(new Set(all).size).toBe(1)
    const changed = { ...body, comment: `${WORDS} and more` }
    const other = await delivered(changed)
    expect(await rig.accepted(rig.quick, changed)).toBe(other)
    expect(other).not.toBe(all[0])
    // On a very busy machine, a call may be late and repeated with the same key.
    const texts = new Set(rig.mails().map(({ textContent }) => textContent))
    expect([...texts]).toEqual([body.comment, changed.comment])
    expect(new Set(rig.mails().map(({ headers }) => headers.idempotencyKey)).size).toBe(2)
  })

  it('ignores an invalid id or time', async () => {
    const odd: Record<string, unknown[]> = {
      id: [
        undefined,
        null,
        7,
        '',
        'short',
        'with space in it',
        'x\r\nInjected: 1',
        'x'.repeat(65),
        {},
      ],
      elapsed: [{}, [], 'soon', { toString: null, valueOf: null }, true, null],
    }
    for (const [name, values] of Object.entries(odd))
      for (const value of values) {
        const body = draft({ comment: `${WORDS} ${randomUUID()}`, [name]: value })
        const headers = from(rig.nextClient())
        const reference = await rig.accepted(rig.quick, body, headers)
        expect(await rig.accepted(rig.quick, body, headers)).toBe(reference)
        expect(await signalsOf(reference)).toEqual([])
      }
  })

  it('accepts a message once even if its sender disconnects', async () => {
    rig.stub.on('/mail', taken)
    const body = draft()
    const bytes = JSON.stringify(body)
    const socket = connect(rig.quick.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes}`,
    )
    await until(() => rig.mails().length === 1)
    socket.destroy()
    await delivered(body)
    expect(rig.mails()).toHaveLength(1)
  })

  describe('the bare form', () => {
    const fields = () => ({
      email: `${VISITOR}@example.org`,
      comment: `${WORDS}\r\n${randomUUID()}`,
    })
    const location = async (sent: Record<string, string>, headers = {}) => {
      const { response } = await rig.postForm(rig.quick, sent, headers)
      expect(response.status).toBe(303)
      return response.headers.get('Location') ?? ''
    }

    it('is redirected to a page with the same reference as the mail', async () => {
      rig.stub.on('/mail', taken)
      const sent = fields()
      const page = await location(sent)
      expect(page).toMatch(/^\/contact-us\/sent\?reference=PL-/)
      const reference = page.split('=')[1] ?? ''
      const { response, body } = await rig.ask(rig.quick, page)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(body).toContain(
        `<p data-reference="">Your reference number: <strong>${reference}</strong></p>`,
      )
      await rig.settled(rig.quick, reference)
      expect(rig.mails()).toMatchObject([
        {
          textContent: sent.comment.replace('\r\n', '\n'),
          subject: expect.stringContaining(reference),
        },
      ])
    })

    it('takes its topic from the address of its page', async () => {
      rig.stub.on('/mail', taken)
      const sent = fields()
      const page = `${rig.quick.url}/contact-us?about=ETL+testing`
      const reference = (await location(sent, { Referer: page })).split('=')[1] ?? ''
      await rig.settled(rig.quick, reference)
      const comment = sent.comment.replace('\r\n', '\n')
      expect(rig.mails()).toMatchObject([{ textContent: `About: ETL testing\n\n${comment}` }])
      for (const referrer of ['', 'no address', `${rig.quick.url}/contact-us?about=Free+money`])
        expect(await location(fields(), { Referer: referrer })).toContain('sent?reference=')
      await until(() => rig.mails().length === 4)
      expect(rig.mails().map(({ textContent }) => /^About/.test(textContent))).toEqual([
        true,
        false,
        false,
        false,
      ])
    })

    it.each(['', 'PL-0000-00', 'PL-7K3F-92<script>', 'x'])(
      'shows no made-up one: %s',
      async (reference) => {
        const { body } = await rig.ask(
          rig.quick,
          `/contact-us/sent?reference=${encodeURIComponent(reference)}`,
        )
        expect(body).toContain('<p data-reference="" hidden="">')
      },
    )

    it('accepts the longest comment in any script', async () => {
      const { email, comment } = fields()
      const sent = { email, comment: comment.padEnd(MAX_COMMENT_LENGTH, 'क') }
      expect(await location(sent)).toMatch('/contact-us/sent?reference=')
    })

    it('is redirected to the error page if another site posts it', async () => {
      expect(await location(fields(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(
        '/contact-us/not-sent',
      )
    })
  })

  describe('what looks automatic', () => {
    const cases: [string, Record<string, unknown>, Record<string, string>, string[]][] = [
      ['the honeypot is filled', { [HONEYPOT_FIELD]: 'x' }, {}, ['honeypot']],
      ['it was written in a moment', { elapsed: 200 }, {}, ['speed']],
      ['it comes from a sister site', {}, { 'Sec-Fetch-Site': 'same-site' }, ['origin']],
      ['its origin is another host', {}, { Origin: 'https://other.example' }, ['origin']],
      ['its origin is hidden', {}, { Origin: 'null' }, ['origin']],
      ['the honeypot is empty', { [HONEYPOT_FIELD]: '' }, {}, []],
      ['it took a minute', { elapsed: 60_000 }, {}, []],
      ['it comes from the site', {}, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, []],
    ]

    it('is marked, and delivered', async () => {
      rig.stub.on('/mail', taken)
      for (const [name, more, headers, signals] of cases) {
        const reference = await delivered(draft(more), headers)
        expect([name, await signalsOf(reference)]).toEqual([name, signals])
        const mail = rig.mails().find(({ subject }) => subject.includes(reference))
        expect(mail.subject).toBe(`${VISITOR}@example.org visited the website (${reference})`)
        const isMarked = mail.textContent.startsWith(`[Suspected spam: ${signals[0]}]\n`)
        const isSpam = signals.length > 0
        expect([isMarked, mail.tags.includes('suspected-spam')]).toEqual([isSpam, isSpam])
      }
    })

    it('is refused if another site posts it', async () => {
      const { response, body } = await rig.post(rig.quick, draft(), {
        'Sec-Fetch-Site': 'cross-site',
      })
      expect([response.status, JSON.parse(body).ok]).toEqual([403, false])
    })
  })

  it('keeps mail in the outbox if there is no provider', async () => {
    const references = await Promise.all(
      Array.from({ length: 3 }, () => rig.accepted(rig.usual, draft())),
    )
    for (const reference of references) {
      await rig.settled(rig.usual, reference, 'kept')
      await logged(rig.usual, new RegExp(`"message.kept","reference":"${reference}"`))
    }
  })

  it('answers with the specified error if the disk is full', async () => {
    // The local Workers runtime crashes on a full disk; in production its store is not on a disk of ours.
    if (rig.usual.name === 'workers') return
    const send = () =>
      Promise.all(Array.from({ length: 16 }, () => rig.post(rig.usual, draft(large()))))
    let refused: Awaited<ReturnType<typeof send>> = []
    for (let count = 0; count < 100 && refused.length === 0; count++)
      refused = (await send()).filter(({ response }) => response.status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { response, body } of refused) {
      expect([response.status, JSON.parse(body)]).toEqual(sendFailed)
      expect(response.headers.get('Retry-After')).toBe('60')
    }
    await logged(rig.usual, /"message.not-stored","alarm":true/)
    expect((await rig.ask(rig.usual, '/about-us')).response.status).toBe(200)
  })

  // These tests depend on their order: each leaves less room.
  describe('within tight limits', () => {
    const subjects = () => rig.mails('/strict').map(({ subject }) => subject)
    const states = (references: string[]) => {
      const messages = rig.strict
        .messages()
        .filter(({ reference }) => references.includes(reference))
      return messages.map(({ state }) => state)
    }

    it('lets spam delay only spam, and a flood from one address only itself', async () => {
      rig.stub.on('/strict', taken)
      const spam = await Promise.all(
        Array.from({ length: 6 }, () => rig.accepted(rig.strict, draft({ [HONEYPOT_FIELD]: 'x' }))),
      )
      const flood = await Promise.all(
        Array.from({ length: 12 }, () => rig.accepted(rig.strict, draft(), from('198.51.100.7'))),
      )
      const visitors = await Promise.all(
        Array.from({ length: 4 }, () => rig.accepted(rig.strict, draft())),
      )
      for (const reference of visitors) await rig.settled(rig.strict, reference)
      await until(
        () =>
          states(flood).filter((state) => state === 'delivered').length >= STRICT.quotaPerMinute,
      )
      // What one minute allows, or two if a minute ends in between; all others wait and are kept.
      const late = [...spam, ...flood]
      const delivered = states(late).filter((state) => state === 'delivered').length
      expect(delivered).toBeLessThanOrEqual(2 * (STRICT.quotaPerMinute + STRICT.deferredPerMinute))
      expect(states(late).filter((state) => state === 'waiting')).toHaveLength(
        late.length - delivered,
      )
      expect(subjects().length).toBeGreaterThanOrEqual(4)
    })

    it('continues after being killed, and asks whether a message was accepted before resending it', async () => {
      // Accepted, but before that is confirmed the machine is down for longer than the provider remembers.
      rig.stub.on('/strict', hang)
      const body = draft()
      const taken1 = await rig.accepted(rig.strict, body)
      const lost = await rig.accepted(rig.strict, draft())
      const tried = (reference: string) => subjects().some((subject) => subject.includes(reference))
      await until(() => tried(taken1) && tried(lost))
      await rig.strict.kill()
      rig.stub.on('/strict', taken)
      const subject = `someone visited the website (${taken1})`
      const found = json({ events: [{ messageId: '<1@provider.example>', subject }] })
      // Another provider's host may answer an unknown path with a large page.
      rig.stub.on('/statistics/events', (...call) =>
        (call[2].url.includes(taken1) ? found : flood)(...call),
      )
      await rig.strict.restart({ EDGE_TUNING: JSON.stringify({ ...STRICT, keyMemoryMs: 0 }) })
      await rig.ask(rig.strict, '/api/health')
      for (const reference of [taken1, lost]) await rig.settled(rig.strict, reference)
      expect([tried(taken1), tried(lost)]).toEqual([false, true])
      const [asked] = rig.stub.received('/statistics/events')
      expect(asked).toMatchObject({ method: 'GET', headers: { 'api-key': MAIL_KEY } })
      expect(
        JSON.parse(new URL(asked?.url ?? '', 'http://x').searchParams.get('tags') ?? ''),
      ).toHaveLength(1)
      expect(await rig.accepted(rig.strict, body)).toBe(taken1)
    })

    it('never closes for a visitor: once storage is used up, spam is refused, and older messages move to a file', async () => {
      // What is delivered would make way.
      rig.stub.on('/strict', hang)
      const spam = () =>
        rig.post(rig.strict, draft({ ...large(), [HONEYPOT_FIELD]: 'x' }), from('198.51.100.9'))
      const visit = () => rig.post(rig.strict, draft(large()))
      const lastOf = async (send: () => ReturnType<typeof spam>) => {
        for (let count = 0; count < 20; count++) {
          const { response, body } = await send()
          if (response.status !== 200) return [response.status, JSON.parse(body)]
        }
        return [200]
      }
      expect(await lastOf(spam)).toEqual(sendFailed)
      await logged(rig.strict, /"message.full","alarm":true/)
      await rig.accepted(rig.strict, draft())
      if (rig.strict.name === 'node') {
        expect(await lastOf(visit)).toEqual([200])
        await logged(
          rig.strict,
          /"message.exported","alarm":true,"file":"exported-[\d-]{10}.jsonl"/,
        )
        return
      }
      // Workers have no files.
      expect(await lastOf(visit)).toEqual(sendFailed)
      const led = async () =>
        (await rig.postForm(rig.strict, { email: 'a@b.c', ...large() })).response.headers.get(
          'Location',
        )
      await until(async () => (await led()) === '/contact-us/not-sent')
      expect(await led()).toBe('/contact-us/not-sent')
      const problems = async () =>
        JSON.parse((await rig.ask(rig.strict, '/api/health')).body).problems
      await until(async () => (await problems()).includes('store'))
      expect(await problems()).toContain('store')
    })
  })
}
