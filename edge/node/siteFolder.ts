import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'

/** A release describes itself in this file, next to its `serve.mjs` and its `out/`. */
export const RELEASE_MANIFEST = 'release.json'

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
