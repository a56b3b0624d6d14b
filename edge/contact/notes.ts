import { createSelect, type Sql } from './sql.ts'

/** Short texts under names, which outlive a restart: a secret, a pause, what is known of the news. */
export function createNotes(sql: Sql) {
  const select = createSelect(sql)

  /** Keeps a text under a name, in place of what was there. Runs within a transaction. */
  const replace = (name: string, value: string) =>
    sql.all('INSERT OR REPLACE INTO notes VALUES (?, ?)', name, value)

  return {
    replace,

    /** The same, as a transaction of its own. */
    async write(name: string, value: string): Promise<void> {
      await sql.commit(() => replace(name, value))
    },

    /** The text kept under a name; empty if there is none. */
    read: (name: string): string =>
      select<string | null>('value FROM notes WHERE name = ?', name) ?? '',
  }
}
