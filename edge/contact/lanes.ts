import { HOUR_MS } from '../durations.ts'
import type { Tuning } from '../tuning.ts'

/** The queues in which messages wait, each with its own calls to the provider: docs/messages.md. */
export const LANES = ['first', 'retry', 'refused', 'deferred'] as const

export type Lane = (typeof LANES)[number]

/** The pauses after a mail was refused in its plainest form; the last one leads to a day after the first try. */
const REFUSED_PAUSES_MS = [HOUR_MS, 6 * HOUR_MS, 17 * HOUR_MS]
const LONGEST_PAUSE_MS = Math.max(...REFUSED_PAUSES_MS)

/** How many calls to the mail provider each lane may begin in a minute. */
export const callsPerMinute = (tuning: Tuning): Record<Lane, number> => ({
  first: tuning.firstTriesPerMinute,
  retry: tuning.retriesPerMinute,
  refused: tuning.refusedPerMinute,
  deferred: tuning.deferredPerMinute,
})

/** How far ahead a lane's next try may lie; a later one is from a clock that has been set back since. */
export const longestPause = (lane: Lane, tuning: Tuning): number =>
  lane === 'first' || lane === 'retry' ? tuning.deliverMaxPauseMs : LONGEST_PAUSE_MS

interface Tried {
  lane: Lane
  /** Tries so far, including the one that failed. */
  attempts: number
  /** How often the mail itself was refused, including this time. */
  refusals: number
  /** Whether the mail itself was refused this time. */
  isRefused: boolean
}

/**
 * Where a message goes after a failed try, and after which pause (milliseconds) it is tried again. `isLast` means that the
 * mail has been refused often enough.
 */
export function afterFailure({ lane, attempts, refusals, isRefused }: Tried, tuning: Tuning) {
  if (!isRefused || refusals < 2) {
    // A refused mail is tried soon in its plainest form.
    const pauseMs = retryPause(isRefused ? 1 : attempts, tuning)
    return { lane: lane === 'deferred' ? lane : ('retry' as const), pauseMs, isLast: false }
  }
  const pauseMs = REFUSED_PAUSES_MS[refusals - 2]
  return {
    lane: lane === 'deferred' ? lane : ('refused' as const),
    pauseMs: pauseMs ?? LONGEST_PAUSE_MS,
    isLast: pauseMs === undefined,
  }
}

/** The pause after so many tries (milliseconds): three times as long each time, up to a maximum. */
export const retryPause = (attempts: number, { deliverPauseMs, deliverMaxPauseMs }: Tuning) =>
  Math.min(deliverPauseMs * 3 ** (attempts - 1), deliverMaxPauseMs)
