import { expect, it } from '@jest/globals'
import { draft, logged, type Rig, WORDS } from './rig.ts'
import {
  type Behavior,
  flood,
  hang,
  hangInBody,
  inTurn,
  json,
  reset,
  status,
  taken,
  text,
} from './stub.ts'

/** Deliveries, whatever the mail provider does. */
export function deliverySuite(rig: Rig): void {
  /** The provider's behavior at the first try; `taken` is its response to a message it remembers. */
  const hurdles: Record<string, Behavior> = {
    'answers 401': status(401),
    redirects: status(302, { Location: '/mail-elsewhere' }),
    'answers 503': status(503),
    'cuts the connection': reset,
    hangs: hang,
    'answers 201 and hangs in the body': hangInBody,
    'answers 200 with a login page': text('<!doctype html><h1>Log in</h1>', 'text/html'),
    'answers 200 with an error': json({ code: 'unauthorized', message: 'Key not found' }),
    'answers 201 with an empty id': json({ messageId: '' }, 201),
    'answers 202 with nothing': text('', 'application/json', 202),
    'answers 200 with 50 MB': flood,
    'took it, and its answer was lost': hang,
  }
  const known = json({ code: 'duplicate_parameter', message: 'Idempotency key' }, 400)

  it('accepts messages whatever the provider does, and delivers once it works', async () => {
    const names = Object.keys(hurdles)
    const calls = (name: string) =>
      rig.mails().filter(({ textContent }) => textContent.endsWith(`: ${name}`))
    rig.stub.on('/mail-elsewhere', taken)
    rig.stub.on('/mail', (response, _call, received) => {
      const name = JSON.parse(received.body).textContent.split(': ')[1]
      const behavior = inTurn(hurdles[name] ?? hang, name.includes('lost') ? known : taken)
      behavior(response, calls(name).length, received)
    })
    await Promise.all(names.map((name) => rig.delivered(draft({ comment: `${WORDS}: ${name}` }))))
    for (const name of names) {
      const keys = calls(name).map(({ headers }) => headers.idempotencyKey)
      // On a very busy machine, the second try may be too late as well.
      expect([name, keys.length >= 2, new Set(keys).size]).toEqual([name, true, 1])
    }
    expect(rig.stub.received('/mail-elsewhere')).toHaveLength(0)
  })

  it('honors Retry-After for all messages', async () => {
    rig.stub.on('/mail', inTurn(status(429, { 'Retry-After': '1' }), taken))
    const begun = Date.now()
    const first = await rig.accepted(rig.quick, draft())
    await logged(rig.quick, new RegExp(`"message.failed","reference":"${first}"`))
    await rig.delivered()
    await rig.settled(rig.quick, first)
    expect(rig.mails()).toHaveLength(3)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000)
  })
}
