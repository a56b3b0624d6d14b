import { DurableObject } from 'cloudflare:workers'
import { readConfig, secretsOf } from '../config.ts'
import { type Mailbox as Kept, openMailbox, type Submission } from '../contact/mailbox.ts'
import { inPlace, mailApi } from '../contact/provider.ts'
import type { Sql } from '../contact/store.ts'
import { createLog } from '../log.ts'
import { createNews, type News as KeptNews } from '../news/news.ts'

const MINUTE_MS = 60_000

/** What the first who asks begins, and where that failed, the next. */
function once<Part>(start: () => Promise<Part>): () => Promise<Part> {
  let started: Promise<Part> | undefined
  return () => {
    started ??= start().catch((error) => {
      started = undefined
      throw error
    })
    return started
  }
}

function partsOf(env: unknown) {
  const config = readConfig(env as Record<string, unknown>)
  const log = createLog((line) => console.log(line), secretsOf(config))
  const fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init)
  return { config, log, fetch, now: Date.now }
}

// Of each of these there is one in the world; what it has answered is on several disks.

/** The news, whose sources are asked once for all visitors. */
export class News extends DurableObject implements KeptNews {
  private readonly part = once(async () => createNews({ ...partsOf(this.env), store: this.ctx.storage }))

  async articles() {
    return (await this.part()).articles()
  }

  async image(key: string) {
    return (await this.part()).image(key)
  }

  async lastSuccess() {
    return (await this.part()).lastSuccess()
  }
}

/** All messages, in SQLite. An alarm wakes it for deliveries, also after it was moved or restarted. */
export class Mailbox extends DurableObject implements Kept {
  private readonly part = once(async () => {
    const { storage } = this.ctx
    const { config, log, fetch, now } = partsOf(this.env)
    const { mail, tuning } = config
    const sql: Sql = {
      all: <Row>(statement: string, ...values: (string | number | null)[]) =>
        storage.sql.exec(statement, ...values).toArray() as Row[],
      // The runtime lets no answer out before what was written is on disk.
      commit: async (work) => storage.transactionSync(work),
    }
    const provider = mail ? mailApi(mail, { fetch, timeoutMs: tuning.mailTimeoutMs, now }) : inPlace
    return openMailbox({ config, log, now, sql, provider })
  })

  async accept(submission: Submission) {
    const accepted = await (await this.part()).accept(submission)
    // Also for one that is known: whoever died before the alarm was set had stored it.
    if (accepted !== 'full') await this.wakeAt(Date.now())
    return accepted
  }

  async health() {
    return (await this.part()).health()
  }

  override async alarm(): Promise<void> {
    // The host gives up an alarm that fails six times, and a wrong environment can stand for longer.
    const next = await this.part().then(
      (mailbox) => mailbox.deliver(),
      () => Date.now() + MINUTE_MS,
    )
    if (next !== undefined) await this.wakeAt(Math.max(next, Date.now()))
  }

  /** There is one alarm: an earlier one stays. */
  private async wakeAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }
}
