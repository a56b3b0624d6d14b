const MINUTE_MS = 60_000

/** So many names at a time: beyond, memory would grow with a flood of addresses. */
const MAX_NAMES = 50_000

export type Budget = ReturnType<typeof createBudget>

/**
 * So many a minute of each name, in windows of a minute from the first one on. Where there are too many names, nothing is
 * left for a new one, so that a flood of them resets nobody's count.
 */
export function createBudget(perMinute: number, now: () => number) {
  const used = new Map<string, number>()
  let until = 0
  function left(name = ''): number {
    if (until <= now()) used.clear()
    return used.has(name) || used.size < MAX_NAMES ? perMinute - (used.get(name) ?? 0) : 0
  }
  return {
    left,
    /** @returns whether there was room for so many. */
    take(name = '', count = 1): boolean {
      if (left(name) < count) return false
      if (count > 0 && until <= now()) until = now() + MINUTE_MS
      if (count > 0) used.set(name, (used.get(name) ?? 0) + count)
      return true
    },
    /** When there is room again. */
    opens: () => (left() > 0 ? 0 : until),
  }
}
