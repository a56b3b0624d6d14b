/** Messages between the editor and the check in its worker. */
import type { Problem } from '../../check/problems.ts'
import type { linksTo } from '../../check/rules/links/addresses.ts'
import type { Answers } from '../jobs/answers.ts'

/** A text, a photograph, or null for a file that does not exist. */
export type Content = string | Uint8Array<ArrayBuffer> | null
export type Contents = Readonly<Record<string, Content>>

/** The files changed since the last order, the originals of what the author changed, and the open file. */
export interface Checking {
  number: number
  changes: Contents
  before: Contents
  opened: string
}

/** To check; or a job; or a question about a page, by its address. */
export type Order = Checking | { job: Answers } | { linksTo: string }

/** A link to a page. */
export type LinkToPage = ReturnType<typeof linksTo>[number]

/** The findings for a numbered order: of the open page at first, then of the whole site. Without any, the check has failed. */
export interface Outcome {
  number: number
  findings: Problem[] | undefined
  isWhole: boolean
}

export type Done = { changes: Contents } | { refusal: string }
