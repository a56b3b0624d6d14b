import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { messages } from '#lib/contact/messages.ts'
import { badInputs } from './badInputs.ts'
import { rawRequest } from './raw.ts'
import { draft, expectSentence, from, QUICK, type Rig, SLACK_MS } from './rig.ts'

/** What is no message, and what is sent in no way that the runtime takes. */
export function badInputSuite(rig: Rig): void {
  it.each(badInputs)('$name: $status', async ({ type, body, headers = {}, status: expected, location }) => {
    const before = rig.quick.letters().length
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const { response, body: answer } = await rig.ask(rig.quick, '/api/contact', {
      method: 'POST',
      // Bytes, as the client would add a type to a string.
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: {
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...from(rig.nextClient()),
        ...headers,
      },
    })
    expect(response.status).toBe(expected)
    expect(response.headers.get('Location')).toBe(location ?? null)
    if (!location) expectSentence(answer)
    if (expected === 422) expect(Object.keys(JSON.parse(answer).errors)).not.toHaveLength(0)
    expect(rig.quick.letters()).toHaveLength(before)
  })

  it('tells the two messages for an e-mail apart', async () => {
    const errors = async (email: unknown) =>
      JSON.parse((await rig.post(rig.quick, draft({ email }))).body).errors
    expect(await errors('')).toEqual({ email: messages.emailRequired })
    expect(await errors('someone')).toEqual({ email: messages.emailInvalid })
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is not a way to send', async (method) => {
    const { response, body } = await rig.ask(rig.quick, '/api/contact', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
    if (method !== 'HEAD') expectSentence(body)
  })

  it('OPTIONS names the methods and allows no other site to ask', async () => {
    const { response } = await rig.ask(rig.quick, '/api/contact', {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS'])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('stops reading a body of unknown length at the limit', async () => {
    const chunk = 'x'.repeat(16 * 1024)
    const answer = await rawRequest(
      rig.quick.port,
      `POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(5)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('lets go of a client that trickles', async () => {
    const begun = Date.now()
    const answer = await rawRequest(
      rig.quick.port,
      'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(Date.now() - begun).toBeLessThan(QUICK.bodyTimeoutMs + SLACK_MS)
  })

  it('answers others while a hundred heads never come to their end', async () => {
    const sockets = Array.from({ length: 100 }, () => connect(rig.quick.port, '127.0.0.1'))
    await Promise.all(
      sockets.map((socket) => {
        socket.on('error', () => {})
        return new Promise((resolve) =>
          socket.write('GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ', resolve),
        )
      }),
    )
    const begun = Date.now()
    expect((await rig.ask(rig.quick, '/about-us')).response.status).toBe(200)
    expect((await rig.post(rig.quick, draft())).response.status).toBe(200)
    expect(Date.now() - begun).toBeLessThan(SLACK_MS)
    for (const socket of sockets) socket.destroy()
  })

  it('is alive after all of it', async () => {
    expect((await rig.ask(rig.quick, '/')).response.status).toBe(200)
    expect(JSON.parse((await rig.ask(rig.quick, '/api/health')).body)).toMatchObject({
      messages: { dead: 0 },
    })
  })
}
