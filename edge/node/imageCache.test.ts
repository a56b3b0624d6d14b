/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { createImageCache } from './imageCache.ts'

it('keeps the latest of a thousand pictures, and no more than sixteen megabytes of them', async () => {
  const cache = createImageCache()
  const bytes = new Uint8Array(512 * 1024)
  for (let count = 0; count < 1000; count++) await cache.write(`${count}`, bytes, {})
  const kept: number[] = []
  for (let count = 0; count < 1000; count++) if (await cache.read(`${count}`)) kept.push(count)
  expect(kept.at(-1)).toBe(999)
  expect(kept.length * bytes.length).toBeLessThanOrEqual(16 * 1024 * 1024)
  expect(kept.length).toBeGreaterThan(24)
})
