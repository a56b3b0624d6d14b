import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { DEFAULT_RETENTION_DAYS } from '../config.ts'
import { defaultTuning } from '../tuning.ts'

const text = readFileSync('content/privacy-notice.mdx', 'utf8')

it.each([
  ['sent within three seconds', MIN_FILL_MS, 3 * 1000],
  ['tries again for 24 hours', defaultTuning.dayMs, 24 * 3_600_000],
  ['deleted from the server 30 days after', Number(DEFAULT_RETENTION_DAYS), 30],
  ['without scripts in your browser, for ten minutes', defaultTuning.rememberFormMs, 10 * 60_000],
])('the privacy notice is right to say "%s"', (words, real, said) => {
  expect(text).toContain(words)
  expect(real).toBe(said)
})
