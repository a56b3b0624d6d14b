const MINUTE_MS = 60_000

/** Beyond these, new names get nothing, so that a flood of them neither fills the memory nor resets anybody's count. */
const MAX_NAMES = 50_000

/** A rate limit per name, in one-minute windows that start with the first request. */
export function createRateLimit(perMinute: number, now: () => number) {
  const used = new Map<string, number>()
  let until = 0
  /** A minute has passed, or the clock has been set back. */
  const isOver = () => until <= now() || until > now() + MINUTE_MS
  function left(name = ''): number {
    if (isOver()) used.clear()
    return used.has(name) || used.size < MAX_NAMES ? perMinute - (used.get(name) ?? 0) : 0
  }
  return {
    left,
    take(name = '', count = 1): boolean {
      if (left(name) < count) return false
      if (count > 0 && isOver()) until = now() + MINUTE_MS
      if (count > 0) used.set(name, (used.get(name) ?? 0) + count)
      return true
    },
    /** When the next request will be allowed. */
    opens: () => (left() > 0 ? 0 : until),
  }
}
