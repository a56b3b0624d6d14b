/** What the page and its check, which runs beside it, say to each other. */
import type { Edit } from '#tools/lint/fix.ts'
import type { Problem } from '#tools/lint/problems.ts'
import type { Answers } from './answers.ts'

/** Words, a photograph, or null for a file that is not there. */
export type Content = string | Uint8Array<ArrayBuffer> | null
export type Contents = Readonly<Record<string, Content>>

/** A problem in words, and the change that corrects it, where that is sure. */
export interface Finding extends Pick<Problem, 'file' | 'line' | 'severity' | 'rule'> {
  text: string
  /** Where it stands in the file. */
  offset: number
  fix?: Edit | undefined
  /** The corrected line, where the author decides. */
  paste?: string | undefined
}

/**
 * To the check: files that have changed since the last order, what the author's own changes took the place of, and the
 * file that is looked at; or a job, answered on a port of its own.
 */
export type Order = { number: number; changes: Contents; before: Contents; opened: string } | { job: Answers }

/** What there is to say after the order of that number: of the whole site, or at first of a part of it. */
export interface Outcome {
  number: number
  findings: Finding[]
  isWhole: boolean
}

/** What a job has changed, or why it cannot be done. */
export type Done = { changes: Contents } | { refusal: string }
