/**
 * A release: a folder with all that a machine with Node needs to serve the site, and a description of itself. Its digest
 * tells whether it is whole: an archive may have been unpacked halfway, or a file been changed by hand.
 */
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ExplainedError } from '../explainedError.ts'
import { filesIn } from './folder.ts'
import { readJsonFile } from './jsonFile.ts'

/** A release describes itself in this file, next to its `serve.mjs` and its `out/`. */
export const RELEASE_MANIFEST = 'release.json'

const release = z.object({
  /** Name of the folder: time of the release in UTC and its commit, such as `20261128-041500-351db2f5`. */
  id: z.string(),
  commit: z.string(),
  pages: z.int(),
  /** SHA-256 of the list of digests of its files. */
  digest: z.string(),
  /** The release before it. */
  previous: z.optional(z.string()),
  /** Hashed files of earlier releases that pages still open may ask for, with the day on which each was superseded. */
  carried: z.record(z.string(), z.string()),
})

export type Release = z.infer<typeof release>

/** Whether a folder is a release or a part of one, as opposed to a checkout of the repository or an `out/`. */
export const isRelease = (folder: string) =>
  [RELEASE_MANIFEST, 'serve.mjs'].some((file) => existsSync(join(folder, file)))

/** The release in a folder. Throws a sentence without its end if its description is missing or damaged. */
export const readRelease = (folder: string): Release =>
  readJsonFile(join(folder, RELEASE_MANIFEST), release)

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
  if (digestOf(folder) !== digestIn(folder))
    throw new ExplainedError(
      `The release in ${folder} is not whole: its files are not those that it was made with. Unpack it again, into an empty folder.`,
    )
}

function digestIn(folder: string): string {
  try {
    return readRelease(folder).digest
  } catch (error) {
    throw new ExplainedError(
      `${folder} is not a complete release: ${(error as Error).message}. If it was unpacked there, unpack it again, into an empty folder; if it was made there, remove it.`,
    )
  }
}
