import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FileContent, Pull } from './protocol.ts'

/** A refusal with a message for the author and the details the editor needs to continue. */
export const refused = (status: ContentfulStatusCode, message: string, more: object = {}) =>
  new HTTPException(status, { message, cause: more })

/** The message of a commit that brings main into a proposal. */
export const UPDATE = 'Bring in what was published meanwhile'

/** Where pages are stored: GitHub with an author's token, or a repository on the author's machine. */
export interface Forge {
  head(branch: string): Promise<string | undefined>
  /** The commit of main that a proposal's commit goes back to. */
  origin(commit: string): Promise<string | undefined>
  /** A commit's files and folders by path. */
  files(commit: string): Promise<ReadonlyMap<string, { mode: string; sha: string }>>
  blobs(shas: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]>
  /** Commits to a branch whose current commit is `there`, never by force; undefined if somebody else was faster. */
  commit(commit: {
    branch: string
    there: string | undefined
    parent: string
    message: string
    changes: readonly (readonly [path: string, content: FileContent])[]
  }): Promise<string | undefined>
  /** The author's open proposals, or all proposals ever made from a branch. */
  pulls(branch?: string): Promise<Pull[]>
  /** Brings what main has meanwhile into a proposal's branch, if both fit together; returns whether the branch has it then. */
  update(branch: string): Promise<boolean>
  /** Whether a proposal was accepted, given a commit of it: its branch may be gone. */
  isAccepted(branch: string, commit: string): Promise<boolean>
  /** Opens a proposal, and returns its URL if it has one. */
  openPull(branch: string, title: string, body: string): Promise<string | undefined>
}

export interface Author {
  login: string
  /** The prefix of the author's proposal branches. */
  branches: string
  forge: Forge
}
