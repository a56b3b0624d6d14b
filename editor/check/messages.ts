/** What the page and its check, which runs beside it, say to each other. */
import type { Edit } from '#tools/lint/fix.ts'
import type { Problem } from '#tools/lint/problems.ts'
import type { Answers } from './jobs.ts'

/** Words, a photograph, or null for a file that is not there. */
export type Content = string | Uint8Array | null
export type Contents = Readonly<Record<string, Content>>

/** A problem in words, and the change that corrects it, where that is sure. */
export interface Finding extends Pick<Problem, 'file' | 'line' | 'column' | 'severity' | 'rule'> {
  text: string
  /** Where it stands in the file. */
  offset: number
  fix?: Edit | undefined
  /** The corrected line, where the author decides. */
  paste?: string | undefined
}

/** To the check: files that have changed, and a job to be done with what is there then. */
export interface Order {
  changes: Contents
  job?: Answers | undefined
}

export interface Outcome {
  findings: Finding[]
  /** Files that a job has changed. */
  changes?: Contents
  /** Why a job cannot be done. */
  refusal?: string
}
