import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { type Mailbox, openMailbox } from '../contact/mailbox.ts'
import { inPlace, mailApi, type Provider } from '../contact/provider.ts'
import type { Log } from '../log.ts'
import { smtp } from './smtp.ts'
import { openSqlite } from './sqlite.ts'

/** Another process on the same folder may end before it has delivered what it took; a look costs nothing. */
const MAX_SLEEP_MS = 60_000

export interface NodeMailbox extends Mailbox {
  /** Begins no further delivery, and waits for those at work; what they do not note in time is stored all the same. */
  stop(graceMs: number): Promise<void>
}

/** Where mail goes when no provider is set, for the log. */
export const outboxIn = (dataDir: string) => join(dataDir, 'outbox')

/** The mailbox in a file, which goes on with what a former process has left. */
export async function openNodeMailbox(
  config: Config,
  dataDir: string | undefined,
  log: Log,
): Promise<NodeMailbox> {
  const sql = openSqlite(dataDir)
  const provider = providerOf(config, dataDir)
  const mailbox = await openMailbox({ config, sql, provider, log, now: Date.now })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function work(): Promise<void> {
    let next: number | undefined
    do {
      again = false
      next = await mailbox.deliver()
    } while (again && !stopped)
    running = undefined
    if (stopped) return
    timer = setTimeout(
      wake,
      Math.min(Math.max(0, (next ?? Number.POSITIVE_INFINITY) - Date.now()), MAX_SLEEP_MS),
    )
    timer.unref()
  }

  function wake(): void {
    clearTimeout(timer)
    again = true
    if (!stopped) running ??= work()
  }

  wake()
  return {
    health: mailbox.health,
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

function providerOf({ mail, smtpUrl, tuning }: Config, dataDir: string | undefined): Provider {
  const timeoutMs = tuning.mailTimeoutMs
  if (smtpUrl) return smtp(smtpUrl, timeoutMs)
  if (mail) return mailApi(mail, { fetch: globalThis.fetch, timeoutMs, now: Date.now })
  return dataDir ? outbox(outboxIn(dataDir)) : inPlace
}

/** A folder for mail where no provider is set: one file per message, named after it, for its owner only. */
function outbox(dir: string): Provider {
  return {
    name: 'outbox',
    async send(mail) {
      const made = await mkdir(dir, { recursive: true, mode: 0o700 })
      // A name is durable only once its folder is.
      if (made !== undefined) await withFile(dirname(made), 'r', () => {})
      const name = `${mail.reference}.json`
      const text = JSON.stringify({ keptAt: new Date().toISOString(), ...mail }, null, 2)
      await withFile(join(dir, `.${name}.tmp`), 'w', (file) => file.writeFile(`${text}\n`))
      await rename(join(dir, `.${name}.tmp`), join(dir, name))
      await withFile(dir, 'r', () => {})
      return { messageId: mail.reference }
    },
  }
}

/** Does something with a file or folder and has it written to the disk. */
async function withFile(
  path: string,
  flags: 'r' | 'w',
  work: (file: Awaited<ReturnType<typeof open>>) => unknown,
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await work(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
