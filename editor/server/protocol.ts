/** What the page and its two servers say to each other: the worker, and the one on an author's own machine. */
import * as z from 'zod/mini'

/** `GET /api/session`: nobody's, where the author has to sign in at `/auth/login`. */
export interface Session {
  author: string | null
  local: boolean
}

/** `GET /api/tree`: the text files under `content/` at a commit. */
export interface Tree {
  head: string
  files: Record<string, string>
  /** Paths of the photographs; `GET /api/photograph?at=COMMIT&path=PATH` has the bytes of each. */
  photographs: string[]
}

/** The answer to a proposal, and one of those in the list of `GET /api/proposals`. */
export interface Proposed {
  branch: string
  url?: string
  head: string
}

export interface OpenProposal extends Proposed {
  title: string
}

/** A picture of ten megabytes fits into the worker's memory as often as it is there at once: about five times. */
export const MOST_PICTURE_BYTES = 10_000_000
export const MOST_TEXT_LENGTH = 1_000_000
/** One picture in base64, and the words around it. */
export const MOST_REQUEST_BYTES = 16_000_000

export const COMMIT = /^[0-9a-f]{40}$/

/** The body of `POST /api/propose`: words, a picture in base64, or null for a file that goes. */
export const proposalSchema = z.strictObject({
  base: z.string().check(z.regex(COMMIT)),
  branch: z.optional(z.string()),
  message: z
    .string('Say in a sentence what the change is.')
    .check(
      z.trim(),
      z.minLength(3, 'Say in a sentence what the change is.'),
      z.maxLength(5000, 'The message is too long.'),
    ),
  files: z.record(z.string(), z.nullable(z.union([z.string(), z.strictObject({ base64: z.string() })]))),
})
export type Proposal = z.infer<typeof proposalSchema>

const INSIDE = /^content(?:\/[A-Za-z0-9][\w-]*)*\/[A-Za-z0-9][\w.-]*$/
export const isText = (path: string) => /\.(?:mdx|md|yaml|json)$/.test(path)
const isPicture = (path: string) => /\.(?:jpe?g|png)$/.test(path)

/** A refusal: its status, and a plain sentence. */
export interface Problem {
  status: 413 | 422
  error: string
}

/**
 * Why a file cannot be part of a proposal, or nothing. Names are plain letters and digits, so none leads out of the
 * folder, is hidden, or is another spelling of the same name; and no folder is named as a file can be.
 */
export function fileProblem(path: string, content: Proposal['files'][string]): Problem | undefined {
  const wrong = (error: string): Problem => ({ status: 422, error })
  const large = (error: string): Problem => ({ status: 413, error })
  if (path.length > 200 || !INSIDE.test(path) || !(isText(path) || isPicture(path)))
    return wrong(
      `${JSON.stringify(path)} cannot be proposed: only pages, data and photographs under content/ can, with names of plain letters, digits, dots and hyphens.`,
    )
  if (content === null) return undefined
  if (typeof content === 'string') {
    if (!isText(path)) return wrong(`${path} is a photograph, but comes as text.`)
    // Half a character would become another one on its way.
    if (!content.isWellFormed()) return wrong(`${path} has half a character in it. Type that place again.`)
    if (content.length <= MOST_TEXT_LENGTH) return undefined
    return large(`${path} is too long: a million characters at most.`)
  }
  if (!isPicture(path)) return wrong(`${path} is text, but comes as a photograph.`)
  if (content.base64.length > Math.ceil(MOST_PICTURE_BYTES / 3) * 4)
    return large(
      `${path} is larger than 10 MB. Save it as JPEG with a quality of 90, at most 4000 pixels wide.`,
    )
  if (content.base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(content.base64))
    return wrong(`${path} did not arrive whole. Add the photograph again.`)
  return undefined
}
