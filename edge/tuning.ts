import { nearest } from '#lib/content/nearest.ts'
import { DAY_MS, MINUTE_MS } from './durations.ts'
import { jsonOf } from './network.ts'

/** Durations (milliseconds), sizes (bytes) and rates (per minute). Only tests and measurements override them. */
export const defaultTuning = {
  /** For a whole call to a news source or picture host, including name lookups, redirects and the body. */
  newsTimeoutMs: 5_000,
  /** News up to this age is served without asking again. */
  newsFreshMs: 15 * MINUTE_MS,
  /** News up to this age is served while a refresh runs or the upstreams are down. */
  newsStaleMs: DAY_MS,
  /** Pause after a failed refresh, so that visitors do not hammer a service that is down. */
  newsPauseMs: 15_000,
  mailTimeoutMs: 10_000,
  /** Delay before the second try to deliver a message; each further delay is three times as long, up to a maximum. */
  deliverPauseMs: 5_000,
  deliverMaxPauseMs: 25 * MINUTE_MS,
  /** How long the provider remembers a message it accepted: half an hour, less a minute for calls that are under way. */
  keyMemoryMs: 29 * MINUTE_MS,
  /** For a request's headers, under Node, and for its body; clients that trickle it are cut off. */
  headTimeoutMs: 5_000,
  bodyTimeoutMs: 15_000,
  /** For a connection on which nothing moves while a response is due, under Node. */
  stallTimeoutMs: MINUTE_MS,
  /** How long the same text from the same visitor counts as the same message, whatever its id. */
  rememberWordsMs: 10 * MINUTE_MS,
  /** Messages in good order from one network address; the excess is deferred. */
  quotaPerMinute: 10,
  quotaPerHour: 30,
  quotaPerDay: 60,
  /** Calls to the mail provider in each lane (docs/messages.md). */
  firstTriesPerMinute: 60,
  retriesPerMinute: 30,
  refusedPerMinute: 6,
  deferredPerMinute: 6,
  /** Bytes of stored messages, and the share of deferred ones, so that a flood leaves room for visitors. */
  storeMaxBytes: 256 * 1024 * 1024,
  storeMaxDeferredBytes: 64 * 1024 * 1024,
}

export type Tuning = typeof defaultTuning

/** What is wrong with the text of `EDGE_TUNING`, as the end of a sentence about it. Quotes nothing that is not a name here. */
export function problemOfTuning(text: string): string | undefined {
  const given = jsonOf(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'must be a JSON object, such as {"newsTimeoutMs":5000}'
  const names = Object.keys(defaultTuning)
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) {
      const meant = nearest(name, names)
      return meant
        ? `has a name that it does not take. It may be meant as ${meant}`
        : `has a name that it does not take. It takes ${names.join(', ')}`
    }
    if (!Number.isSafeInteger(value) || value < 0)
      return `must have a whole number of 0 or more as ${name}`
  }
  return undefined
}

/** @param text that of `EDGE_TUNING`, in which {@link problemOfTuning} finds nothing wrong. */
export const tuningFrom = (text = '{}'): Tuning => ({
  ...defaultTuning,
  ...(jsonOf(text) as Partial<Tuning> | undefined),
})
