/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { tryDurability } from './durability.ts'
import { startNodeRuntime, startWorkersRuntime } from './runtimes.ts'

/** The kill test in short; `npm run test:durability` is the long one. */
it.each([
  ['Node', startNodeRuntime, { messages: 150, kills: 2, forgets: true }],
  ['Workers', startWorkersRuntime, { messages: 40, kills: 1, forgets: true }],
])(
  'delivers every message that was accepted, once, and none that was refused, whatever dies in between: %s',
  async (_name, startRuntime, amounts) => {
    const outcome = await tryDurability(startRuntime, amounts)
    expect(outcome).toMatchObject({ lost: [], doubled: [], unwanted: [] })
    expect(outcome.accepted).toBe(amounts.messages * 0.8)
    expect(outcome.refused).toBe(amounts.messages * 0.2)
  },
  120_000,
)
