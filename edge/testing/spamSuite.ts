import { expect, it } from '@jest/globals'
import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'
import { draft, type Rig, signalsOf, VISITOR } from './rig.ts'
import { taken } from './stub.ts'

/** What looks automatic is marked, and delivered. */
export function spamSuite(rig: Rig): void {
  const cases: [string, Record<string, unknown>, Record<string, string>, string[]][] = [
    ['the honeypot is filled', { [HONEYPOT_FIELD]: 'x' }, {}, ['honeypot']],
    ['it was written in a moment', { elapsed: 200 }, {}, ['speed']],
    ['it comes from a sister site', {}, { 'Sec-Fetch-Site': 'same-site' }, ['origin']],
    ['its origin is another host', {}, { Origin: 'https://other.example' }, ['origin']],
    ['its origin is hidden', {}, { Origin: 'null' }, ['origin']],
    ['the honeypot is empty', { [HONEYPOT_FIELD]: '' }, {}, []],
    ['it took a minute', { elapsed: 60_000 }, {}, []],
    ['it comes from the site', {}, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, []],
  ]

  it('is marked, and delivered', async () => {
    rig.stub.on('/mail', taken)
    for (const [name, more, headers, signals] of cases) {
      const reference = await rig.delivered(draft(more), headers)
      expect([name, await signalsOf(rig.quick, reference)]).toEqual([name, signals])
      const mail = rig.mails().find(({ subject }) => subject.includes(reference))
      expect(mail.subject).toBe(`${VISITOR}@example.org visited the website (${reference})`)
      const isMarked = mail.textContent.startsWith(`[Suspected spam: ${signals[0]}]\n`)
      const isSpam = signals.length > 0
      expect([isMarked, mail.tags.includes('suspected-spam')]).toEqual([isSpam, isSpam])
    }
  })

  it('is refused if another site posts it', async () => {
    const { response, body } = await rig.post(rig.quick, draft(), {
      'Sec-Fetch-Site': 'cross-site',
    })
    expect([response.status, JSON.parse(body).ok]).toEqual([403, false])
  })
}
