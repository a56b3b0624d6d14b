/** How much memory a program and all that it starts take together, on Linux. */
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 250

/** Looks at a process and its descendants from now on. `stop` answers the most that they took at one time, in bytes. */
export function watchMemory(pid: number): { stop: () => number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

function memoryOf(pid: number): number {
  const threads = list(`/proc/${pid}/task`)
  const children = threads.flatMap(
    (thread) => read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? [],
  )
  return children.map(Number).reduce((sum, child) => sum + memoryOf(child), ownMemoryOf(pid))
}

/** What a process shares with others counts for each of them in part, so that the sum is what all take. */
function ownMemoryOf(pid: number): number {
  return 1024 * Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
}

// A process may end while it is looked at.

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
