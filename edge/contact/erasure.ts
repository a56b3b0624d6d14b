import type { Sql, Value } from './sql.ts'

/** Deletes what is about people, and sees to it that the log of recent writes forgets it, too. */
export function createErasure(sql: Sql) {
  // A former process may have ended between the two.
  let isLogClean = false
  return {
    /** Runs a DELETE that returns what it deletes. Returns the number of rows. */
    remove(statement: string, ...values: Value[]): number {
      const { length } = sql.all(statement, ...values)
      if (length > 0) isLogClean = false
      return length
    },

    /** Call it outside of transactions. While another process reads the log, nothing happens until the next call. */
    cleanLog(): void {
      if (!isLogClean) isLogClean = sql.truncateLog?.() ?? true
    },
  }
}

export type Erasure = ReturnType<typeof createErasure>
