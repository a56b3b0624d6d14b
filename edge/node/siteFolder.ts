import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { isRelease, verifyRelease } from '#lib/site/release.ts'
import { MANIFEST_PATH, siteNameIn } from '../siteName.ts'

/**
 * The folder of finished pages to serve: that of a release, or an `out/`. Throws a sentence for people if the release is
 * not whole, or the build that wrote the folder has not finished.
 */
export function siteFolder(folder: string): string {
  if (isRelease(folder)) verifyRelease(folder)
  const outDir = resolve(isRelease(folder) ? join(folder, 'out') : folder)
  readFinishedBuild(outDir)
  return outDir
}

/** The name in a folder of finished pages, undefined if they have none. */
export function readSiteName(outDir: string): string | undefined {
  const file = join(outDir, MANIFEST_PATH)
  return existsSync(file) ? siteNameIn(readFileSync(file, 'utf8')) : undefined
}
