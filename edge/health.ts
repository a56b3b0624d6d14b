import type { Config } from './config.ts'
import type { State } from './state.ts'

/** The upstreams whose last success is remembered. */
export type Upstream = 'primary' | 'fallback' | 'mail'

const REMEMBER_MS = 30 * 24 * 3_600_000

/** Notes that an upstream did its work. Never throws: a note is not worth a failed request. */
export async function markSuccess(state: State, upstream: Upstream, at: number): Promise<void> {
  await state.shared.write(`success:${upstream}`, at, REMEMBER_MS).catch(() => {})
}

/** One upstream in the health report. `lastSuccess` is an ISO 8601 time, null for none within 30 days. */
export interface UpstreamHealth {
  configured: boolean
  lastSuccess: string | null
}

export interface HealthReport {
  status: 'ok'
  runtime: State['runtime']
  upstreams: { newsPrimary: UpstreamHealth; newsFallback: UpstreamHealth; mail: UpstreamHealth }
  /** What stands in for upstreams that are not configured. */
  defaults: { news: 'sample' | null; mail: 'outbox' | null }
}

/** What `/api/health` answers: nothing in it tells an address, a key or anything about a visitor. */
export async function healthReport(config: Config, state: State): Promise<HealthReport> {
  const describe = async (configured: boolean, upstream: Upstream): Promise<UpstreamHealth> => {
    const at = configured ? await state.shared.read<number>(`success:${upstream}`) : undefined
    return { configured, lastSuccess: at === undefined ? null : new Date(at).toISOString() }
  }
  const { primary, fallback } = config.news
  const [newsPrimary, newsFallback, mail] = await Promise.all([
    describe(primary !== undefined, 'primary'),
    describe(fallback !== undefined, 'fallback'),
    describe(config.mail !== undefined, 'mail'),
  ])
  return {
    status: 'ok',
    runtime: state.runtime,
    upstreams: { newsPrimary, newsFallback, mail },
    defaults: { news: primary || fallback ? null : 'sample', mail: config.mail ? null : 'outbox' },
  }
}
