import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OpenProposal } from './protocol.ts'

/** A refusal with a message for the author and the details the editor needs to continue. */
export const refused = (status: ContentfulStatusCode, message: string, more: object = {}) =>
  new HTTPException(status, { message, cause: more })

/** A file in a new commit: text, an existing blob, or null to delete it. */
export type Change = { path: string; mode: '100644'; type: 'blob' } & ({ content: string } | { sha: string | null })

export interface Entry {
  path: string
  mode: string
  sha: string
}

export interface Pull extends OpenProposal {
  isOpen: boolean
}

/** Where pages are stored: GitHub with an author's token, or a repository on the author's machine. */
export interface Forge {
  /** A branch's commit; undefined if there is no such branch. */
  head(branch: string): Promise<string | undefined>
  /** A commit's files and folders by path, and its tree. */
  files(commit: string): Promise<{ tree: string; entries: ReadonlyMap<string, Entry> }>
  blobs(shas: readonly string[]): Promise<Uint8Array<ArrayBuffer>[]>
  makeBlob(base64: string): Promise<string>
  makeTree(base: string, changes: readonly Change[]): Promise<string>
  makeCommit(message: string, tree: string, parent: string): Promise<string>
  /**
   * Creates or advances a branch, never by force.
   *
   * @param there its current commit
   * @returns false if somebody else was faster
   */
  putBranch(branch: string, commit: string, there: string | undefined): Promise<boolean>
  /** The author's open proposals, or all proposals ever made from a branch. */
  pulls(branch?: string): Promise<Pull[]>
  /** Opens a proposal, and returns its URL if it has one. */
  openPull(branch: string, title: string, body: string): Promise<string | undefined>
}

export interface Author {
  login: string
  /** The prefix of the author's proposal branches. */
  branches: string
  forge: Forge
}
