import type { Log } from '../log.ts'
import type { Provider } from './provider.ts'
import type { Store } from './store.ts'

/** The note that keeps a pause: whose it is, when it began, and when it ends. An operator may delete it. */
export const PAUSE = 'pause'

interface PauseParts {
  store: Pick<Store, 'readNote' | 'writeNote'>
  /** Tells one account of a mail provider from another. */
  account: string
  /** The longest pause, in milliseconds. */
  maxMs: number
  /** How mail is sent, for the log. */
  by: Provider['kind']
  log: Log
  now: () => number
}

export type Pause = ReturnType<typeof createPause>

/** The pause between deliveries that a mail provider asks for. It is stored, so that it outlives a restart. */
export function createPause({ store, account, maxMs, by, log, now }: PauseParts) {
  /** When the pause ends, in milliseconds since 1970; a time in the past if there is none. */
  function until(): number {
    const [owner, from = 0, end = 0] = store.readNote(PAUSE).split(' ')
    // A pause that has not begun yet was noted by a clock that has since been set back.
    return owner !== account || Number(from) > now() ? 0 : Number(end)
  }

  return {
    until,

    /**
     * Pauses all deliveries, unless they are paused for longer already.
     *
     * @param begun when the call began that was answered with the wish for a pause.
     */
    async begin(ms: number, begun: number): Promise<void> {
      const end = now() + Math.min(ms, maxMs)
      if (end <= Math.max(now(), until())) return
      await store.writeNote(PAUSE, `${account} ${begun} ${end}`)
      log('delivery.paused', { until: new Date(end).toISOString(), by })
    },

    /** Ends the pause, for example because the operator has started the server again. */
    async end(): Promise<void> {
      if (store.readNote(PAUSE) !== '') await store.writeNote(PAUSE, '')
    },
  }
}
