import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createDelivery } from './deliver.ts'
import { keyOf, secretFrom } from './identity.ts'
import type { Provider } from './provider.ts'
import { type Accepted, type Letter, openStore, type Sql, type Store } from './store.ts'

export interface Submission extends Pick<Letter, 'email' | 'comment' | 'signals'> {
  /** The draft's id, where the browser sent one. */
  id: string | undefined
  /** To be delivered when there is room: likely spam, or one of very many from one address. */
  deferred: boolean
}

/** Where messages are kept until they are delivered. */
export interface Mailbox {
  /**
   * Keeps a message, once however often it comes. When this resolves with a reference, the message is on disk.
   *
   * @throws where it could not be kept.
   */
  accept(submission: Submission): Promise<Accepted>
  health(): Promise<ReturnType<Store['summary']> & { writable: boolean }>
}

/** An ordinary message that waits for longer is a problem, whatever holds it up. */
const OVERDUE_MS = 15 * 60_000

/** Writing as much as the largest message is tried at most this often for those who ask how we are. */
const PROBE_MS = 10_000
const PROBE = '.'.repeat(40_000)

/**
 * The mailbox as it works on each runtime. What is left to them is the database, and to call `deliver` in time: it
 * delivers what is due, and says when there is something to do again.
 */
export async function openMailbox(options: {
  config: Config
  sql: Sql
  provider: Provider
  log: Log
  now: () => number
}): Promise<Mailbox & { deliver: () => Promise<number | undefined> }> {
  const { config, sql, now } = options
  const { rememberFormMs } = config.tuning
  const store = await openStore(sql, config.tuning)
  const secret = await secretFrom(store.read('secret') ?? '')
  let probed = { at: 0, writable: true }

  return {
    deliver: createDelivery({ ...options, store }),

    async accept({ id, ...letter }) {
      const at = now()
      const identify = (draft: string) => keyOf(secret, [draft, letter.email, letter.comment])
      // Without script there is no id: the same words within minutes are a double click, a reload, or sent once more
      // after the script had come.
      const slot = Math.floor(at / rememberFormMs)
      const forms = await Promise.all([identify(`form ${slot}`), identify(`form ${slot - 1}`)])
      const key = id === undefined ? forms[0] : await identify(`draft ${id}`)
      return store.accept({ ...letter, key, at }, forms, at - rememberFormMs)
    },

    async health() {
      if (now() - probed.at >= PROBE_MS || !probed.writable || !store.hasRoom()) {
        const written = store.hasRoom() ? store.note('probe', PROBE).then(() => true) : Promise.resolve(false)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      return { ...store.summary(now() - OVERDUE_MS), writable: probed.writable }
    },
  }
}
