import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { HONEYPOT_FIELD, MAX_COMMENT_LENGTH } from '#lib/contact/protocol.ts'
import { rawRequest } from './raw.ts'
import { draft, expectSentence, from, QUICK, type Rig, SLACK_MS } from './rig.ts'

const good = { email: 'someone@example.org', comment: 'Hello' }
const long = 'x'.repeat(MAX_COMMENT_LENGTH + 1)

/** JSON bodies that must not become a message, by the status each gets. */
const json: Readonly<Record<number, unknown[]>> = {
  400: [
    '',
    '  \n ',
    '{"email":"someone@example.org","comm',
    'email=someone@example.org',
    '<!doctype html><p>hello',
    '{"email":"someone@example.org"/* */}',
    "{'email':'someone@example.org'}",
    '{}{}',
    '{"email":NaN}',
    '{"email":"someone@example.org",}',
    'null',
    '7',
    '"someone@example.org"',
    'true',
    '[]',
    [good],
    '['.repeat(60_000),
    '{"a":'.repeat(12_000),
    new Uint8Array(64),
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    Buffer.from(JSON.stringify(good), 'utf16le'),
    ...[7, ['Hello'], { text: 'Hello' }, true].map((comment) => ({ ...good, comment })),
  ],
  413: [
    `"${'x'.repeat(128 * 1024 - 1)}"`,
    { ...good, comment: 'x'.repeat(200 * 1024) },
    'x'.repeat(2 * 1024 * 1024),
  ],
  422: [
    {},
    { comment: 'Hello' },
    { Email: 'someone@example.org' },
    { ...good, comment: long },
    '{"__proto__":{"email":"someone@example.org"}}',
    '{"constructor":{"prototype":{"email":"someone@example.org"}}}',
    // lib/contact/validate.test.ts covers addresses; these go through a parser first.
    ...[
      '',
      null,
      0,
      true,
      [],
      ['someone@example.org'],
      { toString: 'someone@example.org' },
      'someone',
      'someone@example.org\r\nBcc: other@example.org',
      'someone\u0000@example.org',
      'someone\ud800@example.org',
      `a@b.${'c'.repeat(60_000)}`,
    ].map((email) => ({ ...good, email })),
  ],
}

/** Headers that turn a valid message into a 415. */
const types: Record<string, string>[] = [
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/jsonx',
  'json',
  'multipart/form-data; boundary=x',
  'application/json+ld',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
]
  .map((type): Record<string, string> => ({ 'Content-Type': type }))
  .concat(
    {},
    ...['gzip', 'br'].map((coding) => ({
      'Content-Type': 'application/json',
      'Content-Encoding': coding,
    })),
  )

/** Plain forms, by the page each is redirected to. */
const forms: Readonly<Record<string, string[]>> = {
  'email-required': [
    '',
    'comment=Hello',
    'email=+++&comment=Hello',
    'email[]=someone%40example.org',
    JSON.stringify(good),
    `${HONEYPOT_FIELD}=x`,
  ],
  'email-invalid': [
    'email=someone&comment=Hello',
    'email=%zz%&comment=%',
    'email=someone&email=someone%40example.org',
    'email=a%40b.co%0d%0aBcc:c%40d.co',
  ],
  'comment-too-long': [
    `email=a%40b.co&comment=${long}`,
    `email=a%40b.co&comment=${'x'.repeat(140_000)}`,
  ],
}

/** Invalid messages, and valid ones sent in unsupported ways. */
export function badInputSuite(rig: Rig): void {
  /** As bytes, because `fetch` would add a type to a string. */
  async function send(body: unknown, headers: Record<string, string>) {
    const before = rig.quick.messages().length
    const text =
      typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
    const ask = () =>
      rig.ask(rig.quick, '/api/contact', {
        method: 'POST',
        body:
          typeof text === 'string'
            ? new TextEncoder().encode(text)
            : (text as Uint8Array<ArrayBuffer>),
        headers: { ...from(rig.nextClient()), ...headers },
      })
    // A request refused for its length may be cut off while still arriving, along with its response: on a busy machine
    // also the second time.
    const answer = await ask().catch(ask).catch(ask).catch(ask)
    expect(rig.quick.messages()).toHaveLength(before)
    return { ...answer, about: String(text).slice(0, 60) }
  }

  it.each(Object.keys(json))(
    'refuses JSON that is not a message, and explains why: %s',
    async (expected) => {
      for (const body of json[Number(expected)] ?? []) {
        const {
          response,
          body: answer,
          about,
        } = await send(body, { 'Content-Type': 'application/json' })
        expect([about, String(response.status)]).toEqual([about, expected])
        expectSentence(answer)
        if (expected === '422') expect(Object.keys(JSON.parse(answer).errors)).not.toHaveLength(0)
      }
    },
  )

  it('refuses any other type, and explains why', async () => {
    for (const headers of types) {
      const { response, body } = await send(good, headers)
      expect([headers, response.status]).toEqual([headers, 415])
      expectSentence(body)
    }
  })

  it.each(Object.keys(forms))('redirects an invalid plain form to /contact-us/%s', async (page) => {
    for (const body of forms[page] ?? []) {
      const { response, about } = await send(body, {
        'Content-Type': 'application/x-www-form-urlencoded',
      })
      const location = response.headers.get('Location')
      expect([about, response.status, location]).toEqual([about, 303, `/contact-us/${page}`])
    }
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is not a way to send', async (method) => {
    const { response, body } = await rig.ask(rig.quick, '/api/contact', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    if (method !== 'HEAD') expectSentence(body)
  })

  it('OPTIONS lists the methods and allows no other site', async () => {
    const { response } = await rig.ask(rig.quick, '/api/contact', {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS'])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  const head =
    'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n'

  it('stops reading a body of unknown length at the limit, and cuts off a client that trickles', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const endless = await rawRequest(
      rig.quick.port,
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(9)}`,
    )
    expect(endless).toMatch(/^HTTP\/1\.1 413 /)
    const begun = Date.now()
    const slow = await rawRequest(rig.quick.port, `${head}Content-Length: 500\r\n\r\n{"email":`)
    expect(slow).toMatch(/^HTTP\/1\.1 408 /)
    expect(Date.now() - begun).toBeLessThan(QUICK.bodyTimeoutMs + SLACK_MS)
  })

  it('answers others while a hundred requests never finish their headers', async () => {
    const sockets = Array.from({ length: 100 }, () => connect(rig.quick.port, '127.0.0.1'))
    await Promise.all(
      sockets.map((socket) => {
        socket.on('error', () => {})
        return new Promise((resolve) =>
          socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', resolve),
        )
      }),
    )
    const begun = Date.now()
    expect((await rig.ask(rig.quick, '/about-us')).response.status).toBe(200)
    expect((await rig.post(rig.quick, draft())).response.status).toBe(200)
    expect(Date.now() - begun).toBeLessThan(SLACK_MS)
    for (const socket of sockets) socket.destroy()
  })
}
