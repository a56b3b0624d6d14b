/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { tryDurability } from './durability.ts'
import { startNodeRuntime } from './runtimes.ts'

/** The kill test in short, on one runtime; `npm run test:durability` is the long one on both. */
it('delivers every accepted message once and no refused one, whatever crashes in between', async () => {
  const outcome = await tryDurability(startNodeRuntime, { messages: 100, kills: 2, forgets: true })
  expect(outcome).toMatchObject({ lost: [], doubled: [], unwanted: [], accepted: 80, refused: 20 })
}, 120_000)
