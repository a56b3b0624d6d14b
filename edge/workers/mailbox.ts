import { DurableObject } from 'cloudflare:workers'
import { refusal, sentences } from '../answers.ts'
import { type Edge, openEdge } from '../app.ts'
import { countedAs } from '../clientAddress.ts'
import { ConfigError, embeddedDefaults, readConfig, secretsOf } from '../config.ts'
import { createLog } from '../log.ts'

const MINUTE_MS = 60_000

/**
 * The API, and all messages, in SQLite. Of this object there is one in the world; what it has answered is on several
 * disks. An alarm wakes it for deliveries, also after it was moved or restarted.
 */
export class Mailbox extends DurableObject {
  private opened: Promise<Edge> | undefined

  /** What the first who asks begins, and where that failed, the next. */
  private edge(): Promise<Edge> {
    this.opened ??= this.open().catch((error) => {
      this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async open(): Promise<Edge> {
    const { storage } = this.ctx
    const config = readConfig(this.env as Record<string, unknown>)
    if (config.smtpUrl)
      throw new ConfigError(['SMTP_URL works on Node only. Set MAIL_API_URL and MAIL_API_KEY here.'])
    const log = createLog((line) => console.log(line), secretsOf(config))
    log('edge.start', { runtime: 'workers', defaults: embeddedDefaults(config) })
    return openEdge({
      ...{ runtime: 'workers', config, log },
      sql: {
        all: <Row>(statement: string, ...values: (string | number | null)[]) =>
          storage.sql.exec(statement, ...values).toArray() as Row[],
        // The runtime lets no answer out before what was written is on disk.
        commit: async (work) => storage.transactionSync(work),
      },
      clientAddress: ({ req }) => countedAs(req.header('CF-Connecting-IP')),
      wake: () => this.wakeAt(Date.now()),
    })
  }

  /** The environment is checked when it is first needed; a wrong one is logged by name. */
  override async fetch(request: Request): Promise<Response> {
    try {
      return (await this.edge()).app.fetch(request)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      createLog((line) => console.log(line), [])('edge.misconfigured', { problems: error.problems })
      return refusal(503, sentences.misconfigured)
    }
  }

  override async alarm(): Promise<void> {
    // The host gives up an alarm that fails six times, and a wrong environment can stand for longer.
    const next = await this.edge().then(
      ({ deliver }) => deliver(),
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
