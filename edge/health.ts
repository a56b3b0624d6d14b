import type { Config } from './config.ts'
import type { Mailbox } from './contact/mailbox.ts'
import type { News } from './news/news.ts'

export type Runtime = 'node' | 'workers'

/**
 * What `/api/health` answers: nothing in it tells an address, a key or anything about a visitor. `problems` is what
 * somebody has to see to: messages cannot be stored, the provider refuses them or has not taken one for several tries,
 * or some were given up after a day.
 */
export async function healthReport(runtime: Runtime, config: Config, news: News, mailbox: Mailbox) {
  const { primary, fallback } = config.news
  const hasMail = config.mail !== undefined || config.smtpUrl !== undefined
  const [worked, mail] = await Promise.all([
    news.lastSuccess().catch(() => undefined),
    mailbox.health().catch(() => ({ writable: false, waiting: 0, dead: 0, stuck: 0, lastDelivery: null })),
  ])
  const upstream = (configured: boolean, at: number | null | undefined) => ({
    configured,
    lastSuccess: configured && at ? new Date(at).toISOString() : null,
  })
  const problems = [
    ...(mail.writable ? [] : ['store']),
    ...(mail.stuck > 0 ? ['delivery'] : []),
    ...(mail.dead > 0 ? ['dead-letters'] : []),
  ]
  return {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    runtime,
    upstreams: {
      newsPrimary: upstream(primary !== undefined, worked?.primary),
      newsFallback: upstream(fallback !== undefined, worked?.fallback),
      mail: upstream(hasMail, mail.lastDelivery),
    },
    messages: { waiting: mail.waiting, dead: mail.dead },
    // What stands in for upstreams that are not configured.
    defaults: { news: primary || fallback ? null : 'sample', mail: hasMail ? null : 'outbox' },
  }
}
