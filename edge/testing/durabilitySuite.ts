import { expect, it } from '@jest/globals'
import { tryDurability } from './durability.ts'
import type { StartRuntime } from './runtimes.ts'

/** The kill test in short; `npm run test:durability` is the long one. */
export function durabilitySuite(
  startRuntime: StartRuntime,
  amounts: { messages: number; kills: number },
): void {
  it('delivers every message that was accepted, once, and none that was refused, whatever dies in between', async () => {
    const outcome = await tryDurability(startRuntime, amounts)
    expect(outcome).toMatchObject({ lost: [], doubled: [], unwanted: [] })
    expect(outcome.accepted).toBe(amounts.messages * 0.8)
    expect(outcome.refused).toBe(amounts.messages * 0.2)
  }, 120_000)
}
