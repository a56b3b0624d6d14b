import { DurableObject } from 'cloudflare:workers'

/** What one object keeps: any JSON value, until a time in milliseconds since the epoch. */
interface Kept {
  value: unknown
  until: number
}

/** An outcome and how long it is to be remembered. */
export interface Outcome {
  value: unknown
  keepMs: number
}

/** Room for all the keys that one object stores. */
const KEPT = 'kept'

/**
 * A Durable Object: of each name there is one in the world, so it can say who was first. One object per key (a
 * draft's id, the news, an upstream's last success), which keeps each of them small and near its users; an alarm
 * empties it when what it keeps has expired.
 */
export class Ledger extends DurableObject {
  #running: Promise<unknown> | undefined

  /** See `State.once`. `work` stays with the caller and is called back there, over RPC. */
  once(work: () => Promise<Outcome>): Promise<unknown> {
    this.#running ??= this.#run(work).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async read(): Promise<unknown> {
    const kept = await this.ctx.storage.get<Kept>(KEPT)
    return kept && kept.until > Date.now() ? kept.value : undefined
  }

  async write(value: unknown, keepMs: number): Promise<void> {
    const until = Date.now() + keepMs
    await this.ctx.storage.put<Kept>(KEPT, { value, until })
    await this.ctx.storage.setAlarm(until)
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  async #run(work: () => Promise<Outcome>): Promise<unknown> {
    const kept = await this.read()
    if (kept !== undefined) return kept
    const { value, keepMs } = await work()
    if (keepMs > 0) await this.write(value, keepMs)
    return value
  }
}
