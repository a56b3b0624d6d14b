import { blockAround } from '../clientAddress.ts'
import type { Config } from '../config.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { Log } from '../log.ts'
import { createDelivery } from './delivery.ts'
import { createCodes } from './identity.ts'
import { createPause } from './pause.ts'
import type { Provider } from './provider.ts'
import type { Store } from './store.ts'

/** A message in good order that has waited longer than this is a problem, whatever the cause. */
const OVERDUE_MS = 15 * MINUTE_MS

/** How often at most it is logged that space is running out. */
const WARNING_MS = DAY_MS

/** Health checks test writing a message of the largest size at most this often. */
const PROBE_MS = 10_000
const PROBE = '.'.repeat(40_000)

interface MailboxParts {
  config: Config
  store: Store
  provider: Provider
  log: Log
  now: () => number
}

/** A valid message as it arrives. */
export interface SentMessage {
  /** The draft's id; undefined for the plain form. */
  id: string | undefined
  email: string
  comment: string
  /** Spam signals, separated by spaces. */
  signals: string
  /** The visitor's network address. */
  network: string
}

export type Mailbox = Awaited<ReturnType<typeof createMailbox>>

/** Stores messages, delivers them, and reports how that goes. The runtime calls `deliver` when there is something due. */
export async function createMailbox({ config, store, provider, log, now }: MailboxParts) {
  const { tuning, mail, smtpUrl } = config
  const codeOf = await createCodes(store.readNote('secret'))
  // A pause does not concern another provider, or the same one with another key.
  const account = await codeOf(provider.kind, mail?.url ?? '', mail?.key ?? '', smtpUrl ?? '')
  const maxMs = tuning.deliverMaxPauseMs
  const pause = createPause({ store, account, maxMs, by: provider.kind, log, now })
  const deliver = createDelivery({ config, store, provider, pause, log, now })
  let probed = { at: 0, writable: true }
  let warnedAt = Number.NEGATIVE_INFINITY

  return {
    deliver,

    /**
     * Stores a message once, however often it arrives. Once this resolves, it is on disk; without a reference, there was no
     * room for it.
     */
    async accept({ id, network, ...message }: SentMessage) {
      const time = now()
      const text = [message.email, message.comment]
      const [key, words, code, block] = await Promise.all([
        id && codeOf(id, ...text),
        codeOf('words', ...text),
        codeOf('network', network),
        codeOf('block', blockAround(network)),
      ])
      const since = time - tuning.rememberWordsMs
      const accepted = await store.accept(
        { ...message, key, words, network: code, block },
        since,
        time,
      )
      const { dropped, exported } = accepted
      if (dropped > 0) log('message.dropped', { messages: dropped })
      if (exported) log('message.exported', { alarm: true, ...exported })
      if (store.isFilling() && Math.abs(time - warnedAt) >= WARNING_MS) {
        warnedAt = time
        log('message.filling', { alarm: true })
      }
      return accepted
    },

    /** What else is kept in the store, for a while or for good. */
    notes: { read: store.readNote, write: store.writeNote },

    /** Whether the store is no longer where it was opened, so that it has to be opened again. */
    isLost: store.isLost,

    /** Ends a pause, for example because the operator has started the server again. */
    resume: pause.end,

    /** Whether messages can be stored and are delivered, in numbers for an operator. */
    async health() {
      if (Math.abs(now() - probed.at) >= PROBE_MS || !probed.writable) {
        const written = store.writeNote('probe', PROBE).then(() => true)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      const pausedUntil = pause.until()
      return {
        ...store.summary(now() - OVERDUE_MS),
        // Damage may be where no probe is written, and does not mend itself.
        isWritable: probed.writable && !store.isDamaged() && store.hasRoom(),
        isFilling: store.isFilling(),
        pausedUntil: pausedUntil > now() ? pausedUntil : undefined,
      }
    },
  }
}
