import { readConfig } from '../config.ts'
import { createMailbox } from '../contact/mailbox.ts'
import { inPlace, type Provider } from '../contact/provider.ts'
import { openStore } from '../contact/store.ts'
import { openSqlite } from '../node/sqlite.ts'
import type { Tuning } from '../tuning.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So small that a day's flood fills it several times. */
const SPACE = { storeMaxBytes: 4_000_000, storeMaxDeferredBytes: 1_000_000 }

export interface Scenario {
  flooders: number
  /** How many messages each of them sends in a minute of the day. */
  rate: (minute: number) => number
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

/** A day in virtual time over the real store and mailbox: flooders all the time, and a visitor every ten minutes. */
export async function simulateDay({
  flooders,
  rate,
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

  const api: Provider = {
    name: 'api',
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
    provider: hasProvider ? api : inPlace,
    log: (event, fields) => events.push({ ...fields, event, at: time }),
    now: () => time,
  })
  const accept = (network: string, comment: string, signals = '') =>
    mailbox.accept({ email: 'a@example.org', id: undefined, network, comment, signals })

  async function flood(minute: number): Promise<void> {
    const sent = Array.from({ length: flooders * rate(minute) }, (_, index) =>
      accept(`flooder ${index % flooders}`, `flood ${minute} ${index} ${'x'.repeat(300)}`),
    )
    await Promise.all(sent)
  }

  async function visit(minute: number): Promise<void> {
    const { reference } = await accept(`visitor ${minute}`, `visitor ${visits.length}`)
    visits.push({ isThanked: reference !== undefined, accepted: time, delivered: undefined })
  }

  async function deliverUntil(end: number): Promise<void> {
    for (;;) {
      const next = await mailbox.deliver()
      if (next === undefined || next > end) return
      time = Math.max(time, next)
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
