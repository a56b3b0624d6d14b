import { blockAround } from '../clientAddress.ts'
import type { Config } from '../config.ts'
import { errorFields, type Log } from '../log.ts'
import { Failure, inTime } from '../network.ts'
import { createRateLimit } from '../rateLimit.ts'
import { createCodes } from './identity.ts'
import {
  afterFailure,
  callsPerMinute,
  LANES,
  type Lane,
  MAX_CALLS,
  MAX_CALLS_OF_OTHER_LANES,
  retryPause,
} from './lanes.ts'
import { mailOf } from './mail.ts'
import type { ClaimedMessage } from './message.ts'
import { DUPLICATE_MAIL, type Provider, type Receipt } from './provider.ts'
import type { Store } from './store.ts'

const MINUTE_MS = 60_000

const HOUR_MS = 60 * MINUTE_MS

/** A message is given up after a day of tries. */
export const DAY_MS = 24 * HOUR_MS

/** The note that keeps a pause: whose it is, when it began, and when it ends. An operator may delete it. */
export const PAUSE = 'pause'

/** A message in good order that has waited longer than this is a problem, whatever the cause. */
const OVERDUE_MS = 15 * MINUTE_MS

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

/** Stores messages and delivers them, lane by lane. The runtime calls `deliver` on time. */
export async function createMailbox({ config, store, provider, log, now }: MailboxParts) {
  const { tuning } = config
  const codeOf = await createCodes(store.read('secret'))
  const calls = callsPerMinute(tuning)
  const lanes = LANES.map((lane) => ({ lane, limit: createRateLimit(calls[lane], now) }))
  // By then a call to the mail API has ended, even one by a process that is shutting down. SMTP may take longer; mail
  // programs recognize a second copy by its id.
  const lease = (attempts: number) =>
    Math.max(retryPause(attempts, tuning), 3 * tuning.mailTimeoutMs)
  // A pause is no business of another provider, or of the same one with another key.
  const { mail, smtpUrl } = config
  const account = await codeOf(provider.name, mail?.url ?? '', mail?.key ?? '', smtpUrl ?? '')
  const pausedUntil = () => {
    const [whose, from = 0, until = 0] = store.read(PAUSE).split(' ')
    // A pause that has not begun yet is from a clock that has been set back since.
    return whose !== account || Number(from) > now() ? 0 : Number(until)
  }
  let probed = { at: 0, writable: true }
  let forgottenAt = Number.NEGATIVE_INFINITY
  let warnedAt = Number.NEGATIVE_INFINITY

  /** Sends the mail, or finds that an earlier try has arrived. */
  async function receiptFor(message: ClaimedMessage): Promise<Receipt> {
    const mail = mailOf(config.contact, message)
    const found = message.late ? await provider.find?.(mail) : undefined
    if (found) return found
    // Not before: if the question or this process fails, it is asked again.
    if (message.late) await store.update(message, { keyed_at: now() })
    try {
      return await provider.send(mail)
    } catch (error) {
      const isKnown = error instanceof Failure && error.problem === DUPLICATE_MAIL
      if (isKnown && message.keyed_at !== null) return { messageId: `duplicate of ${mail.key}` }
      throw error
    }
  }

  async function send(message: ClaimedMessage): Promise<void> {
    const { reference } = message
    const attempts = message.attempts + 1
    const begun = now()
    try {
      const { messageId, keep } = await receiptFor(message)
      const proof = {
        delivered_at: now(),
        message_id: messageId,
        problem: null,
        code: null,
      } as const
      await store.update(message, { state: keep ? 'kept' : 'delivered', ...proof })
      const ms = now() - begun
      log(`message.${keep ? 'kept' : 'delivered'}`, { reference, by: provider.name, attempts, ms })
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('broke')
      if (failure !== error) log('message.broke', { alarm: true, reference, ...errorFields(error) })
      await putOff(message, failure, begun)
    }
  }

  /** Notes a failed try and when the next one is due, or gives the message up. */
  async function putOff(message: ClaimedMessage, failure: Failure, begun: number): Promise<void> {
    const { reference, tried_at } = message
    const attempts = message.attempts + 1
    const { problem, details } = failure
    const { status, retryAfterMs, code, mailRefused: isRefused = false } = details
    const refusals = message.refusals + Number(isRefused)
    const { lane, pauseMs, isLast } = afterFailure(
      { lane: message.lane, attempts, refusals, isRefused },
      tuning,
    )
    // The clock may have moved during the try.
    const isGivenUp = isLast || begun - (tried_at ?? begun) >= DAY_MS
    const state = isGivenUp ? 'dead' : 'waiting'
    const next = { state, lane, refusals, next_at: now() + pauseMs } as const
    await store.update(message, { ...next, problem, code: code ?? null })
    if (retryAfterMs !== undefined) await pauseFor(retryAfterMs, begun)
    const happened = { reference, attempts, problem, status, code, ms: now() - begun }
    if (isGivenUp) log('message.given-up', { alarm: true, ...happened })
    else if (isRefused && refusals === 2) log('message.refused', { alarm: true, ...happened })
    else log('message.failed', happened)
  }

  /** Pauses all deliveries, never longer than between the tries of a message. */
  async function pauseFor(ms: number, begun: number): Promise<void> {
    const until = now() + Math.min(ms, tuning.deliverMaxPauseMs)
    if (until <= Math.max(now(), pausedUntil())) return
    await store.note(PAUSE, `${account} ${begun} ${until}`)
    log('delivery.paused', { until: new Date(until).toISOString(), by: provider.name })
  }

  /** Tries under way. A mail server may stall for minutes, and other messages do not wait for that. */
  const sending = { first: 0, others: 0 }
  const kindOf = (lane: Lane) => (lane === 'first' ? 'first' : 'others')

  /** How many more tries may begin. Some calls are kept for first tries, whatever else stalls. */
  function freeCalls(lane: Lane): number {
    const free = MAX_CALLS - sending.first - sending.others
    return lane === 'first' ? free : Math.min(free, MAX_CALLS_OF_OTHER_LANES - sending.others)
  }

  /** Sends a message. As long as that takes, no other try of it begins. */
  async function sendAlone(message: ClaimedMessage): Promise<void> {
    const renew = () => store.update(message, { next_at: now() + lease(1) }).catch(() => {})
    const renewal = setInterval(renew, lease(1) / 2)
    await send(message).catch((error) => log('message.not-noted', errorFields(error)))
    sending[kindOf(message.lane)] -= 1
    clearInterval(renewal)
  }

  /** Begins the tries that may begin now. */
  async function sendDue(): Promise<Promise<void>[]> {
    const begun: Promise<void>[] = []
    for (const { lane, limit } of lanes) {
      const count = Math.min(freeCalls(lane), limit.left())
      const messages = await store.claim(lane, count, now(), lease)
      limit.take('', messages.length)
      sending[kindOf(lane)] += messages.length
      begun.push(...messages.map(sendAlone))
    }
    return begun
  }

  async function cleanUp(retentionMs: number): Promise<void> {
    const removed = await store.purge(now() - retentionMs, now())
    if (removed > 0) log('message.deleted', { messages: removed })
    if (Math.abs(now() - forgottenAt) < HOUR_MS) return
    forgottenAt = now()
    await store.forgetArrivals(now())
  }

  async function work(isStopping: () => boolean): Promise<number | undefined> {
    const retentionMs = config.retentionDays * DAY_MS
    await cleanUp(retentionMs)
    while (!isStopping() && pausedUntil() <= now()) {
      const begun = await sendDue()
      if (begun.length === 0) break
      await inTime(Promise.all(begun), AbortSignal.timeout(lease(1))).catch(() => {})
    }
    const times = lanes.map(({ lane, limit }) => {
      const due = store.nextDue(lane)
      const busyUntil = freeCalls(lane) > 0 ? 0 : now() + MINUTE_MS
      return due === null ? undefined : Math.max(due, limit.opens(), pausedUntil(), busyUntil)
    })
    const first = store.firstDelivery()
    const all = [...times, first === null ? undefined : first + retentionMs]
    const set = all.filter((time) => time !== undefined)
    return set.length > 0 ? Math.min(...set) : undefined
  }

  return {
    /** Delivers what is due, or finishes the tries under way if it has to stop. @returns when to call it next, if ever. */
    deliver: (isStopping = () => false) =>
      work(isStopping).catch((error) => {
        log('delivery.broke', { alarm: true, ...errorFields(error) })
        return now() + MINUTE_MS
      }),

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
      if (store.isFilling() && Math.abs(time - warnedAt) >= DAY_MS) {
        warnedAt = time
        log('message.filling', { alarm: true })
      }
      return accepted
    },

    /** What else is kept in the store, for a while or for good. */
    notes: { read: store.read, note: store.note },

    /** Ends a pause, for example because the operator has started the server again. */
    resume: () => (store.read(PAUSE) === '' ? Promise.resolve() : store.note(PAUSE, '')),

    async health() {
      if (Math.abs(now() - probed.at) >= PROBE_MS || !probed.writable) {
        const written = store.note('probe', PROBE).then(() => true)
        probed = { at: now(), writable: await written.catch(() => false) }
      }
      const paused = pausedUntil()
      return {
        ...store.summary(now() - OVERDUE_MS),
        isWritable: probed.writable && store.hasRoom(),
        isFilling: store.isFilling(),
        pausedUntil: paused > now() ? paused : undefined,
      }
    },
  }
}
