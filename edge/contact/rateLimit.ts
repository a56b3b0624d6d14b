import { MINUTE_MS } from '../durations.ts'

/** Allows a number of calls in each minute. A minute starts with its first call. */
export function createRateLimit(perMinute: number, now: () => number) {
  let used = 0
  let until = 0

  /** Whether the minute has passed, or the clock has been set back. */
  const isOver = () => until <= now() || until > now() + MINUTE_MS

  /** How many calls are left in this minute. */
  const left = () => (isOver() ? perMinute : perMinute - used)

  return {
    left,

    /** Counts calls, at most as many as are left. */
    take(count: number): void {
      if (count === 0) return
      if (isOver()) {
        used = 0
        until = now() + MINUTE_MS
      }
      used += count
    },

    /** When the next call is allowed, in milliseconds since 1970; 0 if that is now. */
    opens: () => (left() > 0 ? 0 : until),
  }
}
