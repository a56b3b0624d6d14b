import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OpenProposal } from './protocol.ts'

/** A refusal with a sentence for the author, and what the page needs to go on. */
export const refused = (status: ContentfulStatusCode, message: string, more: object = {}) =>
  new HTTPException(status, { message, cause: more })

/** A file of a commit to be: new text, a blob that is there already, or null for one that goes. */
export type Change = { path: string; mode: '100644'; type: 'blob' } & (
  | { content: string }
  | { sha: string | null }
)

export interface Entry {
  path: string
  mode: string
  sha: string
}

export interface Pull extends OpenProposal {
  isOpen: boolean
}

/** Where pages are kept: GitHub with the token of an author, or a repository on the author's own machine. */
export interface Forge {
  /** The commit of a branch; undefined where there is no such branch. */
  head(branch: string): Promise<string | undefined>
  /** All files and folders of a commit by their paths, and the tree that they are. */
  files(commit: string): Promise<{ tree: string; entries: ReadonlyMap<string, Entry> }>
  blobs(shas: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]>
  makeBlob(base64: string): Promise<string>
  makeTree(base: string, changes: readonly Change[]): Promise<string>
  makeCommit(message: string, tree: string, parent: string): Promise<string>
  /**
   * Makes a branch, or moves it on, never by force.
   *
   * @param there where it stands now
   * @returns whether that was done: not where somebody was faster
   */
  putBranch(branch: string, commit: string, there: string | undefined): Promise<boolean>
  /** The author's open proposals, or all that there ever were of one branch. */
  pulls(branch?: string): Promise<Pull[]>
  /** Opens a proposal, and returns its address where it has one. */
  openPull(branch: string, title: string, body: string): Promise<string | undefined>
}

export interface Author {
  login: string
  /** What the names of their proposals begin with. */
  branches: string
  forge: Forge
}
