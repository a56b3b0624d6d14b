import type { Lane } from './lanes.ts'

/** Calls to the mail provider that may run at a time. */
const MAX_CALLS = 8

/** How many of them the lanes other than "first" may use. */
const MAX_CALLS_OF_OTHER_LANES = 4

/** Counts the calls under way. A mail server may stall for minutes, and other messages do not wait for that. */
export function createCalls() {
  const running = { first: 0, others: 0 }
  const kindOf = (lane: Lane) => (lane === 'first' ? 'first' : 'others')

  return {
    /** How many more may begin. Some are kept for first tries, whatever else stalls. */
    free(lane: Lane): number {
      const free = MAX_CALLS - running.first - running.others
      return lane === 'first' ? free : Math.min(free, MAX_CALLS_OF_OTHER_LANES - running.others)
    },

    begin(lane: Lane, count: number): void {
      running[kindOf(lane)] += count
    },

    end(lane: Lane): void {
      running[kindOf(lane)] -= 1
    },
  }
}
