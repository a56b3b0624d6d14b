/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import { buildPageScript } from './build.ts'

it('makes one plain script of at most 2 KB, compressed', async () => {
  const script = await buildPageScript()
  expect(gzipSync(script).length).toBeLessThanOrEqual(2048)
  expect(script).not.toMatch(/\b(?:export|require)\b|\bimport\b(?!\()/)
  expect(() => new Function(script)).not.toThrow()
  // Every part of it is in it.
  for (const sign of [
    '--navbar-height',
    'data-menu',
    'data-half-seen',
    'hashchange',
    'smooth',
    'data-missing',
  ]) {
    expect(script).toContain(sign)
  }
})

it('makes the same script each time', async () => {
  expect(await buildPageScript()).toBe(await buildPageScript())
})
