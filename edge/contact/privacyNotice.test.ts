/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { readConfig } from '../config.ts'
import { defaultTuning } from '../tuning.ts'
import { DAY_MS } from './delivery.ts'

const text = readFileSync('content/privacy-notice.mdx', 'utf8')

it.each([
  ['sent within three seconds', MIN_FILL_MS, 3 * 1000],
  ['tries again for 24 hours', DAY_MS, 24 * 3_600_000],
  ['deleted from the server 30 days after', readConfig({}).retentionDays, 30],
  [
    'for ten minutes by your address, the words and your network address',
    defaultTuning.rememberWordsMs,
    10 * 60_000,
  ],
])('the privacy notice is right to say "%s"', (words, real, stated) => {
  expect(text).toContain(words)
  expect(real).toBe(stated)
})
