import * as z from 'zod/mini'

/** A whole number of milliseconds, bytes or requests. */
const amount = (byDefault: number) => z._default(z.int().check(z.minimum(0)), byDefault)

/**
 * Durations (milliseconds), sizes (bytes) and rates of the edge, with the values that production uses. They are no
 * part of the environment's contract: only tests and load measurements change them, through `EDGE_TUNING`, a JSON
 * object with any of these names.
 */
export const tuningSchema = z.strictObject({
  /** For the whole of one upstream news call, body included. */
  newsTimeoutMs: amount(5_000),
  /** Age up to which news is served without asking again. */
  newsFreshMs: amount(15 * 60_000),
  /** Age up to which news is served while a refresh runs or the upstreams are down. */
  newsStaleMs: amount(24 * 3_600_000),
  /** Pause after a failed refresh, so that many visitors do not hammer a service that is down. */
  newsPauseMs: amount(15_000),
  /** For the whole of one picture of an article: names, redirects and body included. */
  imageTimeoutMs: amount(5_000),
  /** Largest picture that is passed on. */
  imageMaxBytes: amount(512 * 1024),
  /** Pictures that are fetched at a time: those of the news of the moment and of the former. More are refused. */
  imageFetches: amount(6),
  /** For one call of the mail provider. */
  mailTimeoutMs: amount(10_000),
  /** Wait before the second try to deliver a message; each further one is three times as long… */
  deliverPauseMs: amount(5_000),
  /** …up to this: shorter than the half hour for which the provider knows a message again. */
  deliverMaxPauseMs: amount(25 * 60_000),
  /** For how long the provider knows a message again that it has taken. */
  keyMemoryMs: amount(30 * 60_000),
  /** A day: for so long a message is tried until it is a dead letter, and of this `RETENTION_DAYS` are many. */
  dayMs: amount(24 * 3_600_000),
  /** Largest body that is read from an upstream, after decompression. */
  upstreamMaxBytes: amount(2 * 1024 * 1024),
  /** Largest body that is read from a visitor: the longest comment takes nine bytes a letter in some scripts. */
  bodyMaxBytes: amount(128 * 1024),
  /** For the head of a request, under Node. */
  headTimeoutMs: amount(5_000),
  /** For reading a visitor's body: a client that trickles it is let go. */
  bodyTimeoutMs: amount(15_000),
  /** How long the same words from the bare form, which has no id, count as the same message. */
  rememberFormMs: amount(10 * 60_000),
  /** Messages per address and minute; more are delivered later. Also in the rate-limit binding of `wrangler.jsonc`. */
  ratePerAddress: amount(10),
  /** Calls of the mail provider per minute, and those for what is delivered later: likely spam, and floods. */
  ratePerMinute: amount(60),
  rateDeferredPerMinute: amount(6),
  /** Bytes of kept messages, and those of which that are delivered later: a flood leaves room for visitors. */
  storeMaxBytes: amount(256 * 1024 * 1024),
  storeMaxDeferredBytes: amount(64 * 1024 * 1024),
})

export type Tuning = z.infer<typeof tuningSchema>

/** What production uses. */
export const defaultTuning: Tuning = tuningSchema.parse({})
