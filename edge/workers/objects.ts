import { DurableObject } from 'cloudflare:workers'
import { readConfig, secretsOf } from '../config.ts'
import { type Mailbox as Kept, openMailbox, type Submission } from '../contact/mailbox.ts'
import { inPlace, mailApi } from '../contact/provider.ts'
import { createLog } from '../log.ts'
import { createNews, type News as KeptNews } from '../news/news.ts'

/** Of each of these there is one in the world; what it has answered is on several disks. */
abstract class OneInTheWorld<Part> extends DurableObject {
  private started: Promise<Part> | undefined

  /** What it does, begun by the first who asks. */
  protected part(): Promise<Part> {
    this.started ??= this.start(partsOf(this.env)).catch((error) => {
      this.started = undefined
      throw error
    })
    return this.started
  }

  protected abstract start(parts: ReturnType<typeof partsOf>): Promise<Part>
}

function partsOf(env: unknown) {
  const config = readConfig(env as Record<string, unknown>)
  const log = createLog((line) => console.log(line), secretsOf(config))
  const fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init)
  return { config, log, fetch, now: Date.now }
}

/** The news, whose sources are asked once for all visitors. */
export class News extends OneInTheWorld<KeptNews> implements KeptNews {
  protected override async start(parts: ReturnType<typeof partsOf>) {
    return createNews({ ...parts, store: this.ctx.storage })
  }

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
export class Mailbox extends OneInTheWorld<Awaited<ReturnType<typeof openMailbox>>> implements Kept {
  protected override start({ config, log, fetch, now }: ReturnType<typeof partsOf>) {
    const { storage } = this.ctx
    return openMailbox({
      ...{ config, log, now },
      sql: {
        all: <Row>(statement: string, ...values: (string | number | null)[]) =>
          storage.sql.exec(statement, ...values).toArray() as Row[],
        // The runtime lets no answer out before what was written is on disk.
        commit: async (work) => storage.transactionSync(work),
      },
      provider: config.mail
        ? mailApi(config.mail, { fetch, timeoutMs: config.tuning.mailTimeoutMs, now })
        : inPlace,
    })
  }

  async accept(submission: Submission) {
    const accepted = await (await this.part()).accept(submission)
    if (accepted !== 'full' && accepted.fresh) await this.wakeAt(Date.now())
    return accepted
  }

  async health() {
    return (await this.part()).health()
  }

  override async alarm(): Promise<void> {
    const next = await (await this.part()).deliver()
    if (next !== undefined) await this.wakeAt(Math.max(next, Date.now()))
  }

  /** There is one alarm: an earlier one stays. */
  private async wakeAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }
}
