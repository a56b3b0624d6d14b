/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { createLog, errorFields } from './log.ts'

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
})
