import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createDelivery, type Delivery } from './deliver.ts'
import { keyOf, secretFrom } from './identity.ts'
import type { Provider } from './provider.ts'
import type { SpamSignal } from './spamSignals.ts'
import { type Accepted, type ContactValue, type Sql, Store, type Summary } from './store.ts'

export interface Submission {
  value: ContactValue
  /** The draft's id, where the browser sent one. */
  id: string | undefined
  signals: SpamSignal[]
  /** To be delivered when there is room: likely spam, or one of very many from one address. */
  deferred: boolean
}

export interface MailHealth extends Summary {
  writable: boolean
}

/** Where messages are kept until they are delivered. */
export interface Mailbox {
  /**
   * Keeps a message, once however often it comes. When this resolves with a reference, the message is on disk.
   *
   * @throws where it could not be kept.
   */
  accept(submission: Submission): Promise<Accepted>
  health(): Promise<MailHealth>
}

/** Writing is tried at most this often for those who ask how we are. */
const PROBE_MS = 10_000

/** The mailbox as it works on each runtime; what is left to them is the database, and to call `delivery.run` in time. */
export async function openMailbox(options: {
  config: Config
  sql: Sql
  provider: Provider
  log: Log
  now: () => number
}): Promise<Mailbox & { delivery: Delivery }> {
  const { config, sql, now } = options
  const { rememberFormMs, storeMaxBytes, storeMaxDeferredBytes } = config.tuning
  const store = await Store.open(sql, { maxBytes: storeMaxBytes, maxDeferredBytes: storeMaxDeferredBytes })
  const secret = await secretFrom(await store.secret())
  let probed = { at: 0, writable: true }

  return {
    delivery: createDelivery({ ...options, store }),

    async accept({ value, id, signals, deferred }) {
      const at = now()
      const identify = (draft: string) => keyOf(secret, [draft, value.email, value.comment])
      if (id !== undefined)
        return store.accept({ key: await identify(`draft ${id}`), value, signals, deferred, at })
      // Without script there is no id: the same words within minutes are a double click or a reload.
      const slot = Math.floor(at / rememberFormMs)
      const [key, before] = await Promise.all([identify(`form ${slot}`), identify(`form ${slot - 1}`)])
      return store.accept({ key, value, signals, deferred, at }, { key: before, since: at - rememberFormMs })
    },

    async health() {
      if (now() - probed.at >= PROBE_MS) {
        const written = store.note('probe', String(now()))
        probed = { at: now(), writable: await written.then(() => true).catch(() => false) }
      }
      return { ...store.summary(), writable: probed.writable }
    },
  }
}
