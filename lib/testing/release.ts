import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, RELEASE_MANIFEST, type Release } from '#lib/site/release.ts'

/** Makes a release of a folder with finished pages in `out/`. */
export function describeRelease(folder: string): void {
  const digest = digestOf(folder)
  const release: Release = { id: '1', commit: 'abc12345', pages: 1, digest, carried: {} }
  writeFileSync(join(folder, RELEASE_MANIFEST), JSON.stringify(release))
}
