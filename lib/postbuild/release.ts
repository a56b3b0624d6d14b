/**
 * The hashed files of the last release are kept for one release more: whoever has a page of it open, or has it from a
 * cache, still gets the scripts, fonts and photographs that it names.
 *
 * What the last release was is said by whoever releases (`keepRelease`, after a deployment), not by the build: a build
 * is made of its sources and of this folder and of nothing else, so that two builds of one commit are the same.
 */
import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the hashed files of the last release lie, below the repository's root. */
export const LAST_RELEASE = '.cache/last-release'

/**
 * Copies what the last release had and this one has not.
 *
 * @param outDir the finished export.
 * @returns the files that were added, relative to `outDir`.
 */
export function restoreLastRelease(root: string, outDir: string): string[] {
  const kept = join(root, LAST_RELEASE)
  if (!existsSync(kept)) return []
  const files = globSync('**/*.*', { cwd: kept }).sort()
  const added = files.filter((file) => !existsSync(join(outDir, file)))
  for (const file of added) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true })
    cpSync(join(kept, file), join(outDir, file))
  }
  return added
}

/**
 * Remembers the hashed files of a release, in place of those of the one before.
 *
 * @param files the release's own hashed files, relative to `outDir`; their compressed copies go with them.
 */
export function keepRelease(root: string, outDir: string, files: readonly string[]): void {
  const kept = join(root, LAST_RELEASE)
  rmSync(kept, { recursive: true, force: true })
  for (const file of files) {
    for (const copy of [file, `${file}.br`, `${file}.gz`]) {
      if (!existsSync(join(outDir, copy))) continue
      mkdirSync(dirname(join(kept, copy)), { recursive: true })
      cpSync(join(outDir, copy), join(kept, copy))
    }
  }
}
