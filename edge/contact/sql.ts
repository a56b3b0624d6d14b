export type Value = string | number | null

/** A runtime's database. */
export interface Sql {
  all<Row>(statement: string, ...values: Value[]): Row[]
  /** Runs `work` as a transaction. Returns its result once it is on disk; if it throws, nothing is kept. */
  commit<Result>(work: () => Result): Promise<Result>
  /** Whether its files have been moved or deleted since it was opened. None where the platform keeps the files. */
  isLost?(): boolean
  /** Whether a transaction has failed because the file is damaged. None where the platform keeps the files. */
  isDamaged?(): boolean
  /** The store's version; 0 for a new one and for those from before there were versions. Writes within a transaction. */
  readVersion(): number
  writeVersion(version: number): void
  /** Overwrites what was deleted before deleting meant overwriting. None where the platform keeps the files. */
  compact?(): void
  /** Removes what was deleted from the log of recent writes, too, unless another process is reading it. */
  truncateLog?(): boolean
  /** Appends lines to a file of that day and returns its name once they are on disk. Undefined without files. */
  exportLines?(day: string, lines: string): string
  /** Deletes the files of the days before one, and returns their names. */
  deleteExports?(before: string): string[]
}

/** Returns a function for the single value that a statement selects; null if there is none. */
export function createSelect(sql: Sql) {
  return <T extends Value = number | null>(select: string, ...values: Value[]): T => {
    const [row] = sql.all<Record<string, T>>(`SELECT ${select}`, ...values)
    const [value] = Object.values(row ?? {})
    return value ?? (null as T)
  }
}
