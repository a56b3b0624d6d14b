import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { MANIFEST_PATH, siteNameIn } from '../siteName.ts'

/** A release describes itself in this file, next to its `serve.mjs` and its `out/`. */
export const RELEASE_MANIFEST = 'release.json'

/** Whether a folder is a release, as opposed to a checkout of the repository or an `out/`. */
export const isRelease = (folder: string) => existsSync(join(folder, RELEASE_MANIFEST))

/**
 * The folder of finished pages to serve: that of a release, or an `out/`. Throws an `UnfinishedBuildError` if the build that
 * wrote it has not finished.
 */
export function siteFolder(folder: string): string {
  const outDir = resolve(isRelease(folder) ? join(folder, 'out') : folder)
  readFinishedBuild(outDir)
  return outDir
}

/** The name in a folder of finished pages, undefined if they have none. */
export function readSiteName(outDir: string): string | undefined {
  const file = join(outDir, MANIFEST_PATH)
  return existsSync(file) ? siteNameIn(readFileSync(file, 'utf8')) : undefined
}
