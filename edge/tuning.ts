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
  /** For one call of the mail provider. No further try begins once this long has passed since the first. */
  mailTimeoutMs: amount(10_000),
  /** Wait before the first further try; the second waits three times as long. */
  mailBackoffMs: amount(400),
  /** Largest body that is read from an upstream, after decompression. */
  upstreamMaxBytes: amount(2 * 1024 * 1024),
  /** Largest body that is read from a visitor. */
  bodyMaxBytes: amount(64 * 1024),
  /** For reading a visitor's body: a client that trickles it is let go. */
  bodyTimeoutMs: amount(15_000),
  /** How long a sent draft's id is remembered. */
  rememberDraftMs: amount(24 * 3_600_000),
  /** How long the same words from the bare form, which has no id, count as the same message. */
  rememberFormMs: amount(10 * 60_000),
  /**
   * Requests to `/api/contact` per address and minute, and messages to the provider per minute in all. The workers
   * runtime has the same two numbers in the rate-limit bindings of its configuration.
   */
  ratePerAddress: amount(10),
  rateInAll: amount(60),
})

export type Tuning = z.infer<typeof tuningSchema>

/** What production uses. */
export const defaultTuning: Tuning = tuningSchema.parse({})
