import { expect, it } from '@jest/globals'
import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import {
  draft,
  from,
  large,
  logged,
  MAIL_KEY,
  type Rig,
  SEND_FAILED,
  STRICT,
  until,
} from './rig.ts'
import { flood, hang, json, taken } from './stub.ts'

/** Quotas, a full store and a crash. These tests depend on their order: each leaves less room. */
export function limitsSuite(rig: Rig): void {
  const subjects = () => rig.mails('/strict').map(({ subject }) => subject)
  const states = (references: string[]) => {
    const messages = rig.strict.messages().filter(({ reference }) => references.includes(reference))
    return messages.map(({ state }) => state)
  }

  it('lets spam delay only spam, and a flood from one address only itself', async () => {
    rig.stub.on('/strict', taken)
    const spam = await Promise.all(
      Array.from({ length: 6 }, () => rig.accepted(rig.strict, draft({ [HONEYPOT_FIELD]: 'x' }))),
    )
    const fromOneAddress = await Promise.all(
      Array.from({ length: 12 }, () => rig.accepted(rig.strict, draft(), from('198.51.100.7'))),
    )
    const visitors = await Promise.all(
      Array.from({ length: 4 }, () => rig.accepted(rig.strict, draft())),
    )
    for (const reference of visitors) await rig.settled(rig.strict, reference)
    await until(
      () =>
        states(fromOneAddress).filter((state) => state === 'delivered').length >=
        STRICT.quotaPerMinute,
    )
    // What one minute allows, or two if a minute ends in between; all others wait and are kept.
    const late = [...spam, ...fromOneAddress]
    const delivered = states(late).filter((state) => state === 'delivered').length
    expect(delivered).toBeLessThanOrEqual(2 * (STRICT.quotaPerMinute + STRICT.deferredPerMinute))
    expect(states(late).filter((state) => state === 'waiting')).toHaveLength(
      late.length - delivered,
    )
    expect(subjects().length).toBeGreaterThanOrEqual(4)
  })

  it('continues after being killed, and asks whether a message was accepted before resending it', async () => {
    // Accepted, but before that is confirmed the machine is down for longer than the provider remembers.
    rig.stub.on('/strict', hang)
    const body = draft()
    const stored = await rig.accepted(rig.strict, body)
    const lost = await rig.accepted(rig.strict, draft())
    const tried = (reference: string) => subjects().some((subject) => subject.includes(reference))
    await until(() => tried(stored) && tried(lost))
    await rig.strict.kill()
    rig.stub.on('/strict', taken)
    const subject = `someone visited the website (${stored})`
    const found = json({ events: [{ messageId: '<1@provider.example>', subject }] })
    // Another provider's host may answer an unknown path with a large page.
    rig.stub.on('/statistics/events', (...call) =>
      (call[2].url.includes(stored) ? found : flood)(...call),
    )
    await rig.strict.restart({ EDGE_TUNING: JSON.stringify({ ...STRICT, keyMemoryMs: 0 }) })
    await rig.ask(rig.strict, '/api/health')
    for (const reference of [stored, lost]) await rig.settled(rig.strict, reference)
    expect([tried(stored), tried(lost)]).toEqual([false, true])
    const [asked] = rig.stub.received('/statistics/events')
    expect(asked).toMatchObject({ method: 'GET', headers: { 'api-key': MAIL_KEY } })
    expect(
      JSON.parse(new URL(asked?.url ?? '', 'http://x').searchParams.get('tags') ?? ''),
    ).toHaveLength(1)
    expect(await rig.accepted(rig.strict, body)).toBe(stored)
  })

  it('never closes for a visitor: once storage is used up, spam is refused, and older messages move to a file', async () => {
    // What is delivered would make way.
    rig.stub.on('/strict', hang)
    const spam = () =>
      rig.post(rig.strict, draft({ ...large(), [HONEYPOT_FIELD]: 'x' }), from('198.51.100.9'))
    const visit = () => rig.post(rig.strict, draft(large()))
    const lastOf = async (send: () => ReturnType<typeof spam>) => {
      for (let count = 0; count < 20; count++) {
        const { response, body } = await send()
        if (response.status !== 200) return [response.status, JSON.parse(body)]
      }
      return [200]
    }
    expect(await lastOf(spam)).toEqual(SEND_FAILED)
    await logged(rig.strict, /"message.full","alarm":true/)
    await rig.accepted(rig.strict, draft())
    if (rig.strict.name === 'node') {
      expect(await lastOf(visit)).toEqual([200])
      await logged(rig.strict, /"message.exported","alarm":true,"file":"exported-[\d-]{10}.jsonl"/)
      return
    }
    // Workers have no files.
    expect(await lastOf(visit)).toEqual(SEND_FAILED)
    const locationOfForm = async () =>
      (await rig.postForm(rig.strict, { email: 'a@b.c', ...large() })).response.headers.get(
        'Location',
      )
    await until(async () => (await locationOfForm()) === '/contact-us/not-sent')
    expect(await locationOfForm()).toBe('/contact-us/not-sent')
    const problems = async () =>
      JSON.parse((await rig.ask(rig.strict, '/api/health')).body).problems
    await until(async () => (await problems()).includes('store'))
    expect(await problems()).toContain('store')
  })
}
