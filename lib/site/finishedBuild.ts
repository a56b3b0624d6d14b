/**
 * The mark of a finished build: a small file in `out/` that the build writes last. Without it, a folder may be what Next
 * exported before the build finished, or half a copy, and nobody should serve or upload it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isBundled } from '../commandLine.ts'
import { ExplainedError } from '../explainedError.ts'
import { readJsonFile } from './jsonFile.ts'

/** Name of the mark in `out/`. It is no page, and our own servers never answer with it. */
export const BUILD_MARK = '.build.json'

const finishedBuild = z.object({
  /** Number of pages, the error pages not counted. */
  pages: z.int(),
  /** Files whose names change with their content, relative to the folder, without their compressed copies. */
  hashed: z.array(z.string()),
})

export type FinishedBuild = z.infer<typeof finishedBuild>

/** Reads the mark of a finished build. Throws a sentence for people if the folder has none. */
export function readFinishedBuild(dir: string): FinishedBuild {
  const file = join(dir, BUILD_MARK)
  if (!existsSync(dir)) throw new UnfinishedBuildError(`There is no folder ${dir}.`)
  if (!existsSync(file))
    throw new UnfinishedBuildError(
      `${dir} is not a finished build: it has no ${BUILD_MARK}, which a build writes last.`,
    )
  try {
    return readJsonFile(file, finishedBuild)
  } catch (error) {
    throw new UnfinishedBuildError(`${(error as Error).message}.`)
  }
}

/** A folder that must not be served or uploaded. The message says why, and what to do. */
class UnfinishedBuildError extends ExplainedError {
  override name = 'UnfinishedBuildError'

  constructor(reason: string) {
    super(
      isBundled
        ? `${reason} Name the folder of a release.`
        : `${reason} Run \`npm run build\`, or name the folder of a release.`,
    )
  }
}
