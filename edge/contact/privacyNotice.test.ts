import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { defaultTuning } from '../tuning.ts'

const { rememberDraftMs, rememberFormMs } = defaultTuning
const text = readFileSync('content/privacy-notice.mdx', 'utf8')

it.each([
  ['sent within three seconds', MIN_FILL_MS, 3 * 1000],
  ['For 24 hours the server remembers', rememberDraftMs, 24 * 3_600_000],
  ['without scripts in your browser it is ten minutes', rememberFormMs, 10 * 60_000],
])('the privacy notice is right to say "%s"', (words, real, said) => {
  expect(text).toContain(words)
  expect(real).toBe(said)
})
