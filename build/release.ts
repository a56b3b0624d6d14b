/**
 * Keeps the last release's hashed files for one more release, so that pages still open or cached can load their
 * scripts, fonts and photographs.
 *
 * The deployment decides what the last release was (`keepRelease`), not the build: a build depends only on its sources
 * and this folder, so that two builds of one commit are identical.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the last release's hashed files, relative to the repository root. */
export const LAST_RELEASE = '.cache/last-release'

/** The list of a build's own hashed files, without those of the last release. */
const listPath = (root: string) => join(root, '.next/hashed-files.json')

export function listHashed(root: string, files: readonly string[]): void {
  writeFileSync(listPath(root), JSON.stringify(files))
}

/** Copies into `dir` the files that only the last release has. */
export function restoreLastRelease(root: string, dir: string): void {
  const kept = join(root, LAST_RELEASE)
  if (existsSync(kept)) cpSync(kept, dir, { recursive: true, force: false })
}

/** Replaces the last release with the finished build in `out/`. Returns how many files it has, undefined without one. */
export function keepRelease(root: string): number | undefined {
  if (!existsSync(listPath(root))) return undefined
  const hashed: string[] = JSON.parse(readFileSync(listPath(root), 'utf8'))
  rmSync(join(root, LAST_RELEASE), { recursive: true, force: true })
  for (const file of hashed.flatMap((file) => [file, `${file}.br`, `${file}.gz`]))
    if (existsSync(join(root, 'out', file)))
      cpSync(join(root, 'out', file), join(root, LAST_RELEASE, file))
  return hashed.length
}
