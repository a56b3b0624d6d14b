/** Mistakes that a regular expression finds, each with texts that show what it is for. */
import type { Finding } from '../problems.ts'

export interface Pattern {
  /** What it finds; names its test. */
  name: string
  /** Always global. */
  pattern: RegExp
  finding: (match: RegExpExecArray) => Finding
  /** Texts in which it must find something. */
  matches: readonly [string, ...string[]]
  /** Similar texts in which it must find nothing. */
  passes: readonly [string, ...string[]]
  /** Whether it also looks inside code: between backticks and in notes to colleagues. Default: no. */
  isInCode?: boolean
}

/** Returns the finding of the first pattern that a text matches, if any. */
export function firstFinding(patterns: readonly Pattern[], text: string): Finding | undefined {
  for (const { pattern, finding } of patterns) {
    const [match] = text.matchAll(pattern)
    if (match) return finding(match)
  }
  return undefined
}
