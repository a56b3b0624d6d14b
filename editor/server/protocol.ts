/** The protocol between the editor and its two servers: the worker, and the one on an author's machine. */
import * as z from 'zod/mini'

/** `GET /api/tree`: the text files under `content/` at a commit. 401 if the author has to sign in at `/auth/login`. */
export interface Tree {
  /** Who has signed in, where that is needed. */
  author?: string
  head: string
  files: Record<string, string>
  /** Paths of the photographs; `GET /api/photograph?at=COMMIT&path=PATH` returns the bytes. */
  photographs: string[]
}

/** The response to a proposal, and an item of `GET /api/proposals`. */
export interface Proposed {
  branch: string
  url?: string
  head: string
}

export interface OpenProposal extends Proposed {
  title: string
  /** The state of its pull request's checks, if there is one. */
  checks?: 'are running' | 'have passed' | 'have failed'
}

export const COMMIT = /^[0-9a-f]{40}$/

const WANTED = 'Describe the change in a sentence.'

/** The body of `POST /api/propose`: texts, pictures in base64, or null to delete a file. */
export const proposalSchema = z.strictObject({
  base: z.string().check(z.regex(COMMIT)),
  branch: z.optional(z.string()),
  message: z.string(WANTED).check(z.trim(), z.minLength(3, WANTED), z.maxLength(5000, 'The message is too long.')),
  files: z.record(z.string(), z.nullable(z.union([z.string(), z.strictObject({ base64: z.string() })]))),
})
export type Proposal = z.infer<typeof proposalSchema>

export const isText = (path: string) => /\.(?:mdx|md|yaml|json)$/.test(path)
