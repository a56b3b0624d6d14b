import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { messages, REFERENCE } from '#lib/contact/protocol.ts'
import {
  draft,
  from,
  large,
  logged,
  MAIL_KEY,
  RECIPIENT,
  type Rig,
  SEND_FAILED,
  SENDER,
  signalsOf,
  until,
  VISITOR,
  WORDS,
} from './rig.ts'
import { SITE_NAME } from './smallSite.ts'
import { taken } from './stub.ts'

/** What becomes of visitors' messages, and what the mails say. */
export function contactSuite(rig: Rig): void {
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
    await rig.delivered({ ...draft(), to, sender, subject: 'Free money', cc: 'victim@example.org' })
    expect(rig.mails()[0].to).toEqual([{ email: RECIPIENT, name: SITE_NAME }])
    expect(JSON.stringify(rig.mails()[0])).not.toMatch(/victim|bank@|Free money/)
  })

  it('trims, fills in for an empty comment or half an emoji, and keeps odd addresses out of headers', async () => {
    rig.stub.on('/mail', taken)
    await rig.delivered({ email: `  ${VISITOR}@example.org\n`, id: randomUUID() })
    await rig.delivered(draft({ email: `${VISITOR},b@c.d`, comment: '\ud83d' }))
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
      await rig.delivered(draft({ email }))
    const odd = rig.mails().slice(2)
    expect(odd.map(({ replyTo }) => replyTo)).toEqual(Array(5).fill(undefined))
    await rig.delivered(draft({ email: "o'neil+x@mail.example.co.uk" }))
    expect(rig.mails().at(-1).replyTo).toEqual({ email: "o'neil+x@mail.example.co.uk" })
  })

  it('begins with a topic of the site, and with no other text; the subject stays as it is', async () => {
    rig.stub.on('/mail', taken)
    const sent = draft({ about: 'ETL testing' })
    const reference = await rig.delivered(sent)
    await rig.delivered(draft({ about: 'test automation', comment: '' }))
    const [mail, empty] = rig.mails()
    expect(mail).toMatchObject({
      subject: `${VISITOR}@example.org visited the website (${reference})`,
      textContent: `About: ETL testing\n\n${sent.comment}`,
      htmlContent: expect.stringMatching(/^<p dir="auto">About: ETL testing<br><br>/),
    })
    expect(empty.textContent).toBe('About: test automation')
    const others = ['Free money', 'etl testing', 'ETL testing\nX', '', 7, null, {}, ['ETL testing']]
    for (const about of others) await rig.delivered(draft({ about }))
    expect(rig.mails().filter(({ textContent }) => /^About/.test(textContent))).toHaveLength(2)
  })

  it('keeps words that look like the provider’s template language', async () => {
    rig.stub.on('/mail', taken)
    await rig.delivered({
      email: '{{x}}@example.org',
      comment: `${WORDS} {{{ contact }}} {% if %}`,
    })
    const [{ subject, htmlContent, textContent }] = rig.mails()
    expect([subject, htmlContent, textContent].join()).not.toMatch(/\{[{%#]/)
    expect(textContent.replaceAll('\u2060', '')).toBe(`${WORDS} {{{ contact }}} {% if %}`)
    expect(htmlContent).toContain('&#123;&#123;{ contact }}} &#123;% if %}')
  })

  it('counts a repeated message once, and one with other text separately', async () => {
    rig.stub.on('/mail', taken)
    const body = draft()
    const all = await Promise.all(Array.from({ length: 12 }, () => rig.accepted(rig.quick, body)))
    expect(new Set(all).size).toBe(1)
    const changed = { ...body, comment: `${WORDS} and more` }
    const other = await rig.delivered(changed)
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
        expect(await signalsOf(rig.quick, reference)).toEqual([])
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
    await rig.delivered(body)
    expect(rig.mails()).toHaveLength(1)
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
      expect([response.status, JSON.parse(body)]).toEqual(SEND_FAILED)
      expect(response.headers.get('Retry-After')).toBe('60')
    }
    await logged(rig.usual, /"message.not-stored","alarm":true/)
    expect((await rig.ask(rig.usual, '/about-us')).response.status).toBe(200)
  })
}
