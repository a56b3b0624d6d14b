/** @jest-environment node */
/** The periods that the content check wants the privacy notice to state are those that the server goes by (R21.4). */
import { expect, it } from '@jest/globals'
import { WORDS } from '#check/rules/specification/specifiedWords.ts'
import { MIN_FILL_MS } from '#lib/contact/protocol.ts'
import { defaultTuning } from '../tuning.ts'
import { MAX_TRYING_MS } from './sender.ts'

it.each([
  ['three seconds', MIN_FILL_MS, 3 * 1000],
  ['24 hours', MAX_TRYING_MS, 24 * 3_600_000],
  ['ten minutes', defaultTuning.rememberWordsMs, 10 * 60_000],
])('the privacy notice must say "%s", and is right to', (words, real, stated) => {
  const statements = WORDS.statements['/privacy-notice'] ?? []
  expect(statements.filter((wordings) => wordings.includes(words))).toHaveLength(1)
  expect(real).toBe(stated)
})
