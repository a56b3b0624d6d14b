/**
 * A release: a folder with all that a machine with Node needs to serve the site, and a description of itself. Its digest
 * tells whether it is whole: an archive may have been unpacked halfway, or a file been changed by hand.
 */
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExplainedError } from '../explainedError.ts'
import { filesIn } from './folder.ts'

/** A release describes itself in this file, next to its `serve.mjs` and its `out/`. */
export const RELEASE_MANIFEST = 'release.json'

export interface Release {
  /** Name of the folder: time of the release in UTC and its commit, such as `20261128-041500-351db2f5`. */
  id: string
  commit: string
  pages: number
  /** SHA-256 of the list of digests of its files. */
  digest: string
  /** The release before it. */
  previous?: string
  /** Hashed files of earlier releases that pages still open may ask for, with the day on which each was superseded. */
  carried: Record<string, string>
}

/** Whether a folder is a release or a part of one, as opposed to a checkout of the repository or an `out/`. */
export const isRelease = (folder: string) =>
  [RELEASE_MANIFEST, 'serve.mjs'].some((file) => existsSync(join(folder, file)))

/** The release in a folder, undefined if there is none or its description is missing or incomplete. */
export function readRelease(folder: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RELEASE_MANIFEST), 'utf8'))
  } catch {
    return undefined
  }
}

/** Pages and programs. A server that is started in the folder itself keeps its settings and messages there, too. */
const isPart = (file: string) => file.startsWith('out/') || /^[^/]+\.mjs$/.test(file)

/** Digest of all files of a release but its description. */
export function digestOf(folder: string): string {
  const lines = filesIn(folder)
    .filter(isPart)
    .map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}`)
  return hash('sha256', lines.join('\n'))
}

/** Throws a sentence for people unless a folder is a release with exactly the files that it was made with. */
export function verifyRelease(folder: string): void {
  const release = readRelease(folder)
  if (!release)
    throw new ExplainedError(
      `${folder} is not a complete release: its ${RELEASE_MANIFEST} is missing or damaged. If it was unpacked there, unpack it again, into an empty folder.`,
    )
  if (digestOf(folder) !== release.digest)
    throw new ExplainedError(
      `The release in ${folder} is not whole: its files are not those that it was made with. Unpack it again, into an empty folder.`,
    )
}
