const MINUTE_MS = 60_000

/** So many addresses at a time: beyond, memory would grow with a flood of them. */
const MAX_ADDRESSES = 50_000

/**
 * Counts messages per address, in windows of a minute from the first one on. A window is forgotten when it is over and
 * never before: where there are too many, a new address counts as over its budget.
 *
 * @returns says of each message whether it is one too many.
 */
export function createBudgets(perMinute: number, now = Date.now): (address: string) => boolean {
  const windows = new Map<string, { until: number; count: number }>()
  return (address) => {
    // In the order of their ends, as all are equally long.
    for (const [key, { until }] of windows) {
      if (until > now()) break
      windows.delete(key)
    }
    const open = windows.get(address)
    if (open) return ++open.count > perMinute
    if (windows.size >= MAX_ADDRESSES) return true
    windows.set(address, { until: now() + MINUTE_MS, count: 1 })
    return perMinute < 1
  }
}
