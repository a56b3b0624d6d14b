/**
 * Durations (milliseconds), sizes (bytes) and rates of the edge, as production uses them. They are no part of the
 * environment's contract: only tests and load measurements change them, through `EDGE_TUNING`, a JSON object with any
 * of these names.
 */
export const defaultTuning = {
  /** For the whole of one call of a news source or of a picture's host: names, redirects and body included. */
  newsTimeoutMs: 5_000,
  /** Age up to which news is served without asking again. */
  newsFreshMs: 15 * 60_000,
  /** Age up to which news is served while a refresh runs or the upstreams are down. */
  newsStaleMs: 24 * 3_600_000,
  /** Pause after a failed refresh, so that many visitors do not hammer a service that is down. */
  newsPauseMs: 15_000,
  /** For one call of the mail provider. */
  mailTimeoutMs: 10_000,
  /** Wait before the second try to deliver a message; each further one is three times as long… */
  deliverPauseMs: 5_000,
  /** …up to this: shorter than the half hour for which the provider knows a message again. */
  deliverMaxPauseMs: 25 * 60_000,
  /** For how long the provider knows a message again that it has taken. */
  keyMemoryMs: 30 * 60_000,
  /** For the head of a request, under Node. */
  headTimeoutMs: 5_000,
  /** For reading a visitor's body: a client that trickles it is let go. */
  bodyTimeoutMs: 15_000,
  /** How long the same words of the same visitor count as the same message, whatever id they come with. */
  rememberWordsMs: 10 * 60_000,
  /** Messages per address and minute; more are delivered later. */
  ratePerAddress: 10,
  /** Calls of the mail provider per minute, and those for what is delivered later: likely spam, and floods. */
  ratePerMinute: 60,
  rateDeferredPerMinute: 6,
  /** Bytes of kept messages, and those of which that are delivered later: a flood leaves room for visitors. */
  storeMaxBytes: 256 * 1024 * 1024,
  storeMaxDeferredBytes: 64 * 1024 * 1024,
}

export type Tuning = typeof defaultTuning
