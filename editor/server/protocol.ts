/** The protocol between the editor and its server: the worker, or the one on an author's machine. */
import * as z from 'zod/mini'

/**
 * `GET /api/tree?at=`: the content at a commit or branch; with `&part=origin`, at the commit of main that it goes back to.
 * 401 if the author has to sign in at `/auth/login`.
 */
export interface Tree {
  /** Who has signed in, where that is needed. */
  author?: string
  head: string
  files: Record<string, string>
  /** Paths of the photographs; `GET /api/photograph?at=COMMIT&path=PATH` returns the bytes. */
  photographs: string[]
}

export interface Proposed {
  branch: string
  url?: string
  head: string
}

/** An item of `GET /api/proposals`. */
export interface Pull extends Proposed {
  title: string
  isOpen: boolean
  /** The day on which it was proposed. */
  day: string
  /** When it was last changed, as an ISO time. */
  changedAt: string
}

export const COMMIT = /^[0-9a-f]{40}$/

const WANTED = 'Describe the change in a sentence.'

/** A text, a photograph, or null to delete the file. */
const content = z.nullable(z.union([z.string(), z.strictObject({ base64: z.string() })]))
export type FileContent = z.infer<typeof content>

/** Characters that are not seen, or that change the direction of those around them. Those that join emoji stay. */
const UNSEEN =
  /(?!\n)\p{Cc}|\p{Bidi_Control}|[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** What GitHub takes as the order to run no checks on a commit: words in brackets, and a last line of its own. */
const ORDER_IN_BRACKETS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi
const ORDER_IN_A_LINE = /^skip-checks( *: *true)/gim

/** A commit's message as it may stand in the history: a sentence for people, and no order to a machine. */
const cleanMessage = (message: string) =>
  message
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .toWellFormed()
    .trim()
    // Parentheses, so that brackets around it do not become its own.
    .replace(ORDER_IN_BRACKETS, '($1)')
    .replace(ORDER_IN_A_LINE, 'skip checks$1')

/**
 * The body of `POST /api/update`, which brings what was published meanwhile into a proposal. The answer is an {@link Updated}.
 */
export const updateSchema = z.strictObject({ branch: z.string() })

export interface Updated {
  /** Whether the proposal has it now; otherwise both have changed the same lines. */
  isCurrent: boolean
}

/** `GET /api/fate?branch=&at=`: what has become of a proposal that is no longer open, given a commit of it. */
export interface Fate {
  isAccepted: boolean
}

/** The body of `POST /api/propose`. */
export const proposalSchema = z.strictObject({
  base: z.string().check(z.regex(COMMIT)),
  branch: z.optional(z.string()),
  message: z
    .string(WANTED)
    .check(
      z.overwrite(cleanMessage),
      z.minLength(3, WANTED),
      z.maxLength(5000, 'The message is too long.'),
    ),
  files: z.record(z.string(), content),
})
export type Proposal = z.infer<typeof proposalSchema>

/** Whether a file is read as text; photographs are not. */
export const isText = (path: string) => /\.(?:mdx|md|yaml|json|csv)$/.test(path)
