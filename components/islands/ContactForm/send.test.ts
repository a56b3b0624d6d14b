/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { sendMessage } from './send.ts'

const message = { email: 'ada@example.com', comment: 'Hello', id: 'b'.repeat(32), startedAt: 1, x7k: '' }

const realFetch = globalThis.fetch
const fetchStub = jest.fn<typeof fetch>()

beforeEach(() => {
  fetchStub.mockReset()
  globalThis.fetch = fetchStub
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
})

const answer = (status: number, body: unknown = {}) =>
  fetchStub.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )

describe('sendMessage', () => {
  it('posts the message as JSON to the edge, and nothing else', async () => {
    answer(200)
    await sendMessage(message)
    expect(fetchStub).toHaveBeenCalledTimes(1)
    const [url, init] = fetchStub.mock.calls[0] ?? []
    expect(url).toBe('/api/contact')
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(new Headers(init?.headers).get('accept')).toBe('application/json')
    expect(JSON.parse(String(init?.body))).toEqual(message)
  })

  it('is sent where the answer carries the reference', async () => {
    answer(200, { ok: true, reference: 'PL-7K3F-92', heading: 'x', message: 'x' })
    expect(await sendMessage(message)).toEqual({ sent: true, reference: 'PL-7K3F-92' })
  })

  it.each([
    ['the page of a captive portal', 200, '<!doctype html><h1>Welcome to our network</h1>'],
    ['JSON of somebody else', 200, { ok: true }],
    ['a number of another form', 200, { ok: true, reference: 'PL-0000-00' }],
    ['a refusal', 200, { ok: false, reference: 'PL-7K3F-92' }],
    ['another status', 202, { ok: true, reference: 'PL-7K3F-92' }],
    ['nothing', 200, ''],
  ])('is not sent where %s comes back', async (_, status, body) => {
    answer(status, body)
    expect(await sendMessage(message)).toEqual({ sent: false, errors: {} })
  })

  it.each([400, 403, 404, 413, 429, 500, 502, 503, 504])('is not sent at status %i', async (status) => {
    answer(status, { ok: true, errors: { email: 'Email is invalid' } })
    expect(await sendMessage(message)).toEqual({ sent: false, errors: {} })
  })

  it('is not sent when the network fails', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await sendMessage(message)).toEqual({ sent: false, errors: {} })
  })

  it('passes on what the edge says of the fields', async () => {
    answer(422, { ok: false, errors: { email: 'Email is invalid', comment: 'Comment is invalid' } })
    expect(await sendMessage(message)).toEqual({
      sent: false,
      errors: { email: 'Email is invalid', comment: 'Comment is invalid' },
    })
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['nothing', 'null'],
    ['a text', '"Email is invalid"'],
    ['no errors', {}],
    ['errors that are null', { errors: null }],
    ['errors that are a text', { errors: 'Email is invalid' }],
    ['errors of another kind', { errors: { email: { text: 'x' }, comment: 7, other: 'Other' } }],
  ])('takes %s of a refusal for no errors', async (_, body) => {
    answer(422, body)
    expect(await sendMessage(message)).toEqual({ sent: false, errors: {} })
  })

  it('gives up after 45 seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    answer(200)
    await sendMessage(message)
    expect(timeout).toHaveBeenCalledTimes(1)
    expect(timeout.mock.calls[0]?.[0]).toBe(45_000)
    expect(fetchStub.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  })

  it('is not sent when it takes too long', async () => {
    const controller = new AbortController()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    fetchStub.mockImplementation((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      return promise
    })
    const sending = sendMessage(message)
    controller.abort(new DOMException('Too long', 'TimeoutError'))
    expect(await sending).toEqual({ sent: false, errors: {} })
  })
})
