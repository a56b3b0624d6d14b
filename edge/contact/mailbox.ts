import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createDelivery } from './deliver.ts'
import { keyOf } from './identity.ts'
import type { Provider } from './provider.ts'
import type { NewLetter, Store } from './store.ts'

/** A message that has just come; `id` is the draft's, where the browser sent one. */
export type Submission = Omit<NewLetter, 'key' | 'at'> & { id: string | undefined }

/** An ordinary message that waits for longer is a problem, whatever holds it up. */
const OVERDUE_MS = 15 * 60_000

/** Writing as much as the largest message is tried at most this often for those who ask how we are. */
const PROBE_MS = 10_000
const PROBE = '.'.repeat(40_000)

export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Where messages are kept until they are delivered. What is left to the runtime is the database, and to call `deliver` in
 * time: it delivers what is due, and says when there is something to do again.
 */
export function createMailbox(options: {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}) {
  const { config, store, now } = options
  let probed = { at: 0, writable: true }

  return {
    deliver: createDelivery(options),

    /**
     * Keeps a message, once however often it comes. When this resolves with a reference, the message is on disk.
     *
     * @returns undefined where there is no room.
     * @throws where it could not be kept.
     */
    async accept({ id, ...letter }: Submission) {
      const at = now()
      const key = id && (await keyOf(store.read('secret'), [id, letter.email, letter.comment]))
      return store.accept({ ...letter, key, at }, at - config.tuning.rememberWordsMs)
    },

    async health() {
      if (now() - probed.at >= PROBE_MS || !probed.writable || !store.hasRoom()) {
        const written = store.hasRoom() ? store.note('probe', PROBE).then(() => true) : Promise.resolve(false)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      const { writable } = probed
      return { ...store.summary(now() - OVERDUE_MS), lastDelivery: store.lastDelivery(), writable }
    },
  }
}
