/** What the page and its check, which runs beside it, say to each other. */
import type { Edit } from '#tools/lint/fix.ts'
import type { Problem } from '#tools/lint/problems.ts'
import type { Answers } from './answers.ts'

/** Words, a photograph, or null for a file that is not there. */
export type Content = string | Uint8Array | null
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

/** To the check: the dictionaries, once; files that have changed, by a number; a job to be done with what is there then. */
export interface Order {
  dictionary?: readonly string[]
  changes?: Contents
  number?: number
  job?: Answers
}

/** What a job has changed, or why it cannot be done. */
export type Done = { changes: Contents } | { refusal: string }

/** From the check: what there is to say of the files as they were by the order of that number, or a job that is done. */
export type Outcome = { number: number; findings: Finding[] } | Done
