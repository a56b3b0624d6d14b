/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'

class DurableObject {
  ctx: unknown
  env: unknown
  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}
jest.unstable_mockModule('cloudflare:workers', () => ({ DurableObject }), { virtual: true })

it('asks to be woken again where a wrong environment lets it do nothing', async () => {
  const { Mailbox } = await import('./mailbox.ts')
  const alarms: number[] = []
  const storage = {
    getAlarm: async () => alarms.at(-1) ?? null,
    setAlarm: async (time: number) => void alarms.push(time),
  }
  const mailbox = new Mailbox({ storage } as never, { MAIL_API_KEY: 'without-an-address' } as never)
  await mailbox.alarm()
  expect(alarms[0]).toBeGreaterThan(Date.now())
})
