/** A mistake of syntax, and what the readers of mistakes share. */
import type { Finding } from './errors.ts'

/** What the MDX parser throws (a VFileMessage), as far as we read it. */
export interface ParserError extends Error {
  reason: string
  ruleId?: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

export interface Slip {
  /** Where it stands in the source. */
  offset: number
  finding: Omit<Finding, 'rule'>
  /** What to blank (from, to) so that the rest can be parsed. */
  blank?: [number, number]
}

/** The end of the line that an offset stands on. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}

/** The words from an offset to the end of its line, cut where they get long. */
export function words(text: string, from: number): string {
  const line = text.slice(from, lineEnd(text, from)).trim()
  return line.length > 24 ? `${line.slice(0, 23)}…` : line
}
