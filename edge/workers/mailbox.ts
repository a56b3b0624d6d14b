import { DurableObject } from 'cloudflare:workers'
import { readConfig, secretsOf } from '../config.ts'
import { type Mailbox as Kept, openMailbox, type Submission } from '../contact/mailbox.ts'
import { mailApi, type Provider } from '../contact/provider.ts'
import type { Sql } from '../contact/store.ts'
import { createLog } from '../log.ts'
import type { Bindings } from './state.ts'

/**
 * All messages, in the SQLite of one Durable Object: of it there is one in the world, what it has answered is on
 * several disks, and an alarm wakes it for deliveries, also after it was moved or restarted.
 */
export class Mailbox extends DurableObject<Bindings> implements Kept {
  private opened: ReturnType<typeof openMailbox> | undefined

  async accept(submission: Submission) {
    const accepted = await (await this.open()).accept(submission)
    if (accepted !== 'full' && accepted.fresh) await this.wakeAt(Date.now())
    return accepted
  }

  async health() {
    return (await this.open()).health()
  }

  override async alarm(): Promise<void> {
    const next = await (await this.open()).delivery.run()
    if (next !== undefined) await this.wakeAt(Math.max(next, Date.now()))
  }

  /** There is one alarm: an earlier one stays. */
  private async wakeAt(time: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > time) await this.ctx.storage.setAlarm(time)
  }

  private open() {
    this.opened ??= this.start()
    this.opened.catch(() => {
      this.opened = undefined
    })
    return this.opened
  }

  private start() {
    const config = readConfig(this.env as unknown as Record<string, unknown>)
    const log = createLog((line) => console.log(line), secretsOf(config))
    const { storage } = this.ctx
    const sql: Sql = {
      all: <Row>(statement: string, ...values: (string | number | null)[]) =>
        storage.sql.exec(statement, ...values).toArray() as Row[],
      // The runtime lets no answer out before what was written is on disk.
      commit: async (work) => storage.transactionSync(work),
    }
    const limits = { fetch: globalThis.fetch, timeoutMs: config.tuning.mailTimeoutMs, now: Date.now }
    const provider = config.mail ? mailApi(config.mail, limits) : inPlace
    return openMailbox({ config, sql, provider, log, now: Date.now })
  }
}

/** Without a provider the messages stay where they are, marked as kept, for their owner to read. */
const inPlace: Provider = {
  name: 'outbox',
  send: async ({ reference }) => ({ messageId: reference, keep: true }),
}
