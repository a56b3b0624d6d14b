/** Which stored messages a command is about, as a condition in SQL. */
import { DAY_MS } from '#edge/durations.ts'

export interface Choices {
  references: readonly string[]
  from?: string | undefined
  like?: string | undefined
  state?: string | undefined
  older?: string | undefined
}

/** What an operator calls the states, and their condition. */
export const STATES: Readonly<Record<string, string>> = {
  waiting: "state = 'waiting'",
  refused: "state = 'waiting' AND lane = 'refused'",
  deferred: "state <> 'delivered' AND lane = 'deferred'",
  'given-up': "state = 'dead'",
  kept: "state = 'kept'",
  delivered: "state = 'delivered'",
}

export interface Selection {
  condition: string
  values: (string | number)[]
}

/** Returns the condition that all choices together make; undefined without any. @throws an explanation of a wrong one. */
export function selectionOf(choices: Choices, now: number): Selection | undefined {
  const { references, from, like, state, older } = choices
  const conditions: string[] = []
  const values: (string | number)[] = []
  if (references.length > 0) {
    conditions.push(`reference IN (${references.map(() => '?').join(', ')})`)
    values.push(...references.map((reference) => reference.toUpperCase()))
  }
  if (from !== undefined) {
    conditions.push('LOWER(email) = ?')
    values.push(from.toLowerCase())
  }
  if (like !== undefined) {
    conditions.push(
      "network <> '' AND network = (SELECT network FROM messages WHERE reference = ?)",
    )
    values.push(like.toUpperCase())
  }
  if (state !== undefined) {
    const found = Object.hasOwn(STATES, state) ? STATES[state] : undefined
    if (!found)
      throw new Error(`--state is one of ${Object.keys(STATES).join(', ')}, not "${state}".`)
    conditions.push(found)
  }
  if (older !== undefined) {
    if (!/^\d{1,5}$/.test(older))
      throw new Error(`--older is a number of days, such as 30, not "${older}".`)
    conditions.push('accepted_at < ?')
    values.push(now - Number(older) * DAY_MS)
  }
  if (conditions.length === 0) return undefined
  return { condition: conditions.map((part) => `(${part})`).join(' AND '), values }
}
