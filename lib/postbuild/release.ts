/**
 * The hashed files of the last release are kept for one release more: whoever has a page of it open, or has it from a
 * cache, still gets the scripts, fonts and photographs that it names.
 *
 * What the last release was is said by whoever releases (`keepRelease`, after a deployment), not by the build: a build
 * is made of its sources and of this folder and of nothing else, so that two builds of one commit are the same.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the hashed files of the last release lie, below the repository's root. */
export const LAST_RELEASE = '.cache/last-release'

/** Where a build lists its files whose names change with their content; those of the last release are not among them. */
const listPath = (root: string) => join(root, '.next/hashed-files.json')

export function listHashed(root: string, files: readonly string[]): void {
  writeFileSync(listPath(root), JSON.stringify([...files].sort()))
}

/** Copies into `dir` what the last release had and this one has not. */
export function restoreLastRelease(root: string, dir: string): void {
  const kept = join(root, LAST_RELEASE)
  if (existsSync(kept)) cpSync(kept, dir, { recursive: true, force: false })
}

/**
 * Remembers the hashed files of the finished build in `out/`, in place of those of the release before it.
 *
 * @returns how many there are, or undefined where there is no finished build.
 */
export function keepRelease(root: string): number | undefined {
  if (!existsSync(listPath(root))) return undefined
  const hashed: string[] = JSON.parse(readFileSync(listPath(root), 'utf8'))
  rmSync(join(root, LAST_RELEASE), { recursive: true, force: true })
  for (const file of hashed.flatMap((file) => [file, `${file}.br`, `${file}.gz`]))
    if (existsSync(join(root, 'out', file))) cpSync(join(root, 'out', file), join(root, LAST_RELEASE, file))
  return hashed.length
}
