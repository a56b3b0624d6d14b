import type { Config } from './config.ts'
import type { Mailbox } from './contact/mailbox.ts'
import type { State } from './state.ts'

/** The news sources whose last success is remembered. */
export type NewsUpstream = 'primary' | 'fallback'

const REMEMBER_MS = 30 * 24 * 3_600_000

/** Notes that a source did its work. Never throws: a note is not worth a failed request. */
export async function markSuccess(state: State, upstream: NewsUpstream, at: number): Promise<void> {
  await state.shared.write(`success:${upstream}`, at, REMEMBER_MS).catch(() => {})
}

/** One upstream in the health report. `lastSuccess` is an ISO 8601 time, null for none that is remembered. */
export interface UpstreamHealth {
  configured: boolean
  lastSuccess: string | null
}

/** What somebody has to see to. */
export type HealthProblem =
  /** Messages cannot be stored: visitors read that sending failed. */
  | 'store'
  /** The provider refuses messages, or has not taken one for several tries. */
  | 'delivery'
  /** Messages were given up after a day. */
  | 'dead-letters'

export interface HealthReport {
  status: 'ok' | 'failing'
  problems: HealthProblem[]
  runtime: State['runtime']
  upstreams: { newsPrimary: UpstreamHealth; newsFallback: UpstreamHealth; mail: UpstreamHealth }
  messages: { waiting: number; dead: number }
  /** What stands in for upstreams that are not configured. */
  defaults: { news: 'sample' | null; mail: 'outbox' | null }
}

/** What `/api/health` answers: nothing in it tells an address, a key or anything about a visitor. */
export async function healthReport(config: Config, state: State, mailbox: Mailbox): Promise<HealthReport> {
  const { primary, fallback } = config.news
  const hasMail = config.mail !== undefined || config.smtpUrl !== undefined
  const iso = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)
  const source = async (configured: boolean, upstream: NewsUpstream): Promise<UpstreamHealth> => {
    const at = configured ? await state.shared.read<number>(`success:${upstream}`) : undefined
    return { configured, lastSuccess: iso(at) }
  }
  const [newsPrimary, newsFallback, mail] = await Promise.all([
    source(primary !== undefined, 'primary'),
    source(fallback !== undefined, 'fallback'),
    mailbox.health().catch(() => ({ writable: false, waiting: 0, dead: 0, stuck: 0, lastDelivery: null })),
  ])
  const problems: HealthProblem[] = []
  if (!mail.writable) problems.push('store')
  if (mail.stuck > 0) problems.push('delivery')
  if (mail.dead > 0) problems.push('dead-letters')
  return {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    runtime: state.runtime,
    upstreams: {
      newsPrimary,
      newsFallback,
      mail: { configured: hasMail, lastSuccess: hasMail ? iso(mail.lastDelivery) : null },
    },
    messages: { waiting: mail.waiting, dead: mail.dead },
    defaults: { news: primary || fallback ? null : 'sample', mail: hasMail ? null : 'outbox' },
  }
}
