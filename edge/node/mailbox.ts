import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Mailbox, openMailbox } from '../contact/mailbox.ts'
import { mailApi, type Provider } from '../contact/provider.ts'
import type { Log } from '../log.ts'
import type { Fetch } from '../upstream.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'
import { openSqlite } from './sqlite.ts'

/** Node's timers count to 24 days; a look once an hour costs nothing. */
const MAX_SLEEP_MS = 3_600_000

export interface NodeMailbox extends Mailbox {
  /** Begins no further delivery, and waits for those at work; what they do not note in time is stored all the same. */
  stop(graceMs: number): Promise<void>
}

/** Where mail goes when no provider is set, for the log. */
export const outboxIn = (dataDir: string) => join(dataDir, 'outbox')

/** The mailbox in a file, which goes on with what a former process has left. */
export async function openNodeMailbox(options: {
  config: Config
  dataDir: string | undefined
  log: Log
  now?: () => number
  fetch?: Fetch
}): Promise<NodeMailbox> {
  const { config, dataDir, log, now = Date.now, fetch = globalThis.fetch } = options
  const sql = openSqlite(dataDir)
  const mailbox = await openMailbox({
    config,
    sql,
    provider: providerOf(config, dataDir, fetch, now),
    log,
    now,
  })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function work(): Promise<void> {
    let next: number | undefined
    do {
      again = false
      next = await mailbox.delivery.run()
    } while (again && !stopped)
    running = undefined
    if (next === undefined || stopped) return
    timer = setTimeout(wake, Math.min(Math.max(0, next - now()), MAX_SLEEP_MS))
    timer.unref()
  }

  function wake(): void {
    clearTimeout(timer)
    again = true
    if (!stopped) running ??= work()
  }

  wake()
  return {
    ...mailbox,
    async accept(submission) {
      const accepted = await mailbox.accept(submission)
      if (accepted !== 'full' && accepted.fresh) wake()
      return accepted
    },
    async stop(graceMs) {
      stopped = true
      clearTimeout(timer)
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const limit = setTimeout(resolve, graceMs)
      await Promise.race([running, late])
      clearTimeout(limit)
      sql.close()
    },
  }
}

function providerOf(config: Config, dataDir: string | undefined, fetch: Fetch, now: () => number): Provider {
  const { mail, smtpUrl, tuning } = config
  if (smtpUrl) return smtp(smtpUrl, tuning.mailTimeoutMs)
  if (mail) return mailApi(mail, { fetch, timeoutMs: tuning.mailTimeoutMs, now })
  if (dataDir) return outbox(outboxIn(dataDir))
  return { name: 'outbox', send: async ({ reference }) => ({ messageId: reference, keep: true }) }
}
