import { readConfig } from '../config.ts'
import { createMailbox } from '../contact/mailbox.ts'
import { outbox, type Provider } from '../contact/provider.ts'
import { openStore } from '../contact/store.ts'
import { openSqlite } from '../node/sqlite.ts'
import type { Tuning } from '../tuning.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So small that a flood fills it. */
const SPACE = { storeMaxBytes: 1_000_000, storeMaxDeferredBytes: 500_000 }

export interface Scenario {
  /** How many messages the flooders send in a minute of the day. */
  rate: (minute: number) => number
  /** The network address of a flooder's message, by its number. */
  addressOf: (number: number) => string
  /** The provider's behavior, given a mail's text and the time since the beginning. */
  provider?: (text: string, elapsed: number) => void
  hasProvider?: boolean
  space?: Partial<Tuning>
}

export interface Visit {
  isThanked: boolean
  accepted: number
  delivered: number | undefined
}

/** Visitors have nothing to do with each other. */
const visitorOf = (minute: number) => `198.18.${minute % 256}.${Math.floor(minute / 256)}`

/** A day in virtual time over the real store and mailbox: flooders all the time, and a visitor every ten minutes. */
export async function simulateDay({
  rate,
  addressOf,
  provider,
  hasProvider = true,
  space = SPACE,
}: Scenario) {
  const sql = openSqlite(undefined)
  const begun = Date.parse('2025-01-01T00:00:00Z')
  let time = begun
  const visits: Visit[] = []
  const events: { event: string; at: number; [field: string]: unknown }[] = []
  const exported: string[] = []
  let mails = 0
  let floods = 0

  const api: Provider = {
    kind: 'api',
    async send({ text }) {
      mails += 1
      provider?.(text, time - begun)
      const number = /^visitor (\d+)/.exec(text)?.[1]
      const visit = visits[Number(number ?? -1)]
      if (visit) visit.delivered ??= time
      return { messageId: `${mails}` }
    },
  }
  sql.exportLines = (day, lines) => {
    exported.push(...lines.trim().split('\n'))
    return `exported-${day}.jsonl`
  }
  const config = readConfig({ EDGE_TUNING: JSON.stringify(space) })
  const mailbox = await createMailbox({
    config,
    store: await openStore(sql, config.tuning),
    provider: hasProvider ? api : outbox,
    log: (event, fields) => events.push({ ...fields, event, at: time }),
    now: () => time,
  })
  // A runtime sleeps until there is something to do.
  let due: number | undefined
  const accept = (network: string, comment: string) => {
    due = time
    return mailbox.accept({ email: 'a@example.org', id: undefined, network, comment, signals: '' })
  }

  async function flood(minute: number): Promise<void> {
    const sent: Promise<unknown>[] = []
    for (let index = 0; index < rate(minute); index++) {
      floods += 1
      sent.push(accept(addressOf(floods), `flood ${floods} ${'x'.repeat(300)}`))
    }
    await Promise.all(sent)
  }

  async function visit(minute: number): Promise<void> {
    const { reference } = await accept(visitorOf(minute), `visitor ${visits.length}`)
    visits.push({ isThanked: reference !== undefined, accepted: time, delivered: undefined })
  }

  async function deliverUntil(end: number): Promise<void> {
    while (due !== undefined && due <= end) {
      time = Math.max(time, due)
      due = await mailbox.deliver()
    }
  }

  for (let minute = 0; minute < DAY / MINUTE; minute++) {
    time = begun + minute * MINUTE
    await flood(minute)
    await deliverUntil(time + MINUTE / 2)
    time = begun + (minute + 0.5) * MINUTE
    if (minute % 10 === 5) await visit(minute)
    await deliverUntil(time + MINUTE / 2)
  }
  const health = await mailbox.health()
  const stored = sql.all<{ comment: string }>('SELECT comment FROM messages')
  sql.close()
  return { visits, events, exported, stored, mails, health }
}
