/** @jest-environment node */
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { createLog, errorFields } from './log.ts'
import { ask } from './network.ts'

describe('createLog', () => {
  it('redacts a key in any encoding', () => {
    const key = 'k/y"+=1 2'
    const lines: string[] = []
    const log = createLog((line) => lines.push(line), [key])
    log('edge.broke', { at: [`https://x.example/?a=${encodeURIComponent(key)}`, key] })
    expect(lines[0]).not.toContain('k/y')
    expect(lines[0]).not.toContain(encodeURIComponent(key))
    expect(lines[0]?.match(/\[redacted\]/g)).toHaveLength(2)
  })
})

describe('errorFields', () => {
  it('leaves out the message, which may quote what a visitor typed', () => {
    let caught: unknown
    try {
      JSON.parse('{"email": someone@example.org}')
    } catch (error) {
      caught = error
    }
    const fields = errorFields(caught)
    expect(fields.error).toBe('SyntaxError')
    expect(JSON.stringify(fields)).not.toContain('someone')
    expect(JSON.stringify(errorFields(new Error('a\n    secret in the message')))).not.toContain(
      'secret',
    )
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    expect(errorFields(full)).toMatchObject({ error: 'Error', code: 'ENOSPC' })
    expect(errorFields(Object.assign(new Error(), { code: 'a@b.c' }))).not.toHaveProperty('code')
    expect(errorFields('text')).toEqual({ error: 'string' })
  })

  it.each([
    ['ENOTFOUND', { cause: { code: 'ENOTFOUND' } }],
    ['ECONNREFUSED', { cause: { errors: [{ code: 'ECONNREFUSED' }] } }],
    ['CERT_HAS_EXPIRED', { cause: { code: 'CERT_HAS_EXPIRED' } }],
    [undefined, { cause: { code: 'someone@example.org' } }],
    [undefined, {}],
  ])('names the fault of a call to another service: %s', async (code, parts) => {
    const limits = { maxBytes: 1, signal: AbortSignal.timeout(10_000) }
    const fetch = () => Promise.reject(Object.assign(new Error('?key=secret'), parts))
    const error = await ask(fetch, 'https://x.example/', {}, limits).catch((failure) => failure)
    expect(errorFields(error)).toEqual({ problem: 'network', status: undefined, code })
  })

  it('names the faults of real calls', async () => {
    const limits = { maxBytes: 1, signal: AbortSignal.timeout(10_000) }
    const call = (url: string) => ask(globalThis.fetch, url, {}, limits).catch(errorFields)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ code: 'ECONNREFUSED' })
    // No name is in this domain (RFC 6761).
    expect(await call('http://name.invalid/')).toMatchObject({
      code: expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN)$/),
    })
  })
})
