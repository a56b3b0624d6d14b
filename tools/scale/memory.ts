/** How much memory a program and all that it starts take together, on Linux. */
import { readdirSync, readFileSync } from 'node:fs'

/** Looks at a process and its descendants from now on. `stop` answers the most that they took at one time, in bytes. */
export function watchMemory(pid: number): { stop: () => number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 250)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

/** What a process shares with others counts for each of them in part, so that the sum is what all take. */
function memoryOf(pid: number): number {
  // A process may end while it is looked at.
  try {
    const own = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    )
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), 1024 * Number(own ?? 0))
  } catch {
    return 0
  }
}
