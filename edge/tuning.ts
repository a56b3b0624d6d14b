/**
 * The edge's durations (milliseconds), sizes (bytes) and rates in production. They are not part of the environment
 * contract: only tests and load measurements override them, with `EDGE_TUNING`, a JSON object with any of these names.
 */
export const defaultTuning = {
  /** For a whole call to a news source or picture host, including name lookups, redirects and the body. */
  newsTimeoutMs: 5_000,
  /** News up to this age is served without asking again. */
  newsFreshMs: 15 * 60_000,
  /** News up to this age is served while a refresh runs or the upstreams are down. */
  newsStaleMs: 24 * 3_600_000,
  /** Pause after a failed refresh, so that visitors do not hammer a service that is down. */
  newsPauseMs: 15_000,
  /** For a call to the mail provider. */
  mailTimeoutMs: 10_000,
  /** Delay before the second try to deliver a message; each further delay is three times as long… */
  deliverPauseMs: 5_000,
  /** …up to this, which is shorter than the half hour the provider remembers a message. */
  deliverMaxPauseMs: 25 * 60_000,
  /** How long the provider remembers a message it accepted: half an hour, less a minute for calls that are under way. */
  keyMemoryMs: 29 * 60_000,
  /** For a request's headers, under Node. */
  headTimeoutMs: 5_000,
  /** For reading a request's body; clients that trickle it are cut off. */
  bodyTimeoutMs: 15_000,
  /** How long the same text from the same visitor counts as the same message, whatever its id. */
  rememberWordsMs: 10 * 60_000,
  /** Messages per minute and address; the excess is delivered later. */
  ratePerAddress: 10,
  /** Calls to the mail provider per minute, and those for messages delivered later: likely spam and floods. */
  ratePerMinute: 60,
  rateDeferredPerMinute: 6,
  /** Bytes of stored messages, and the share for those delivered later, so that a flood leaves room for visitors. */
  storeMaxBytes: 256 * 1024 * 1024,
  storeMaxDeferredBytes: 64 * 1024 * 1024,
}

export type Tuning = typeof defaultTuning
