import type { Artifact } from '#lib/content/artifacts/artifacts.ts'
import { getArtifact } from '#lib/content/pages.ts'
import { namesOf } from '#lib/site/redirects.ts'

/** Returns the artifact of a page, if it has one under its current or a former path. */
export const artifactOf = (path: string): Artifact | undefined =>
  namesOf(path)
    .map(getArtifact)
    .find((artifact) => artifact !== undefined)
