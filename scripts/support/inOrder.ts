/** Runs the programs that a command consists of, one after the other. */
import { spawnSync } from 'node:child_process'

/** Ends with the first program that fails, as its exit code says. The package manager has put them on PATH. */
export function runInOrder(programs: readonly string[]): void {
  for (const program of programs) {
    const [name = '', ...options] = program.split(' ')
    const { status, error } = spawnSync(name, options, { stdio: 'inherit' })
    if (error) throw error
    if (status !== 0) process.exit(status ?? 1)
  }
}
