/**
 * `npm run release:keep`, after a deployment: remembers the hashed files of the release in `.cache/`, from
 * where the next build adds those that it has not got itself. See lib/postbuild/release.ts.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifest } from '#lib/postbuild/manifest.ts'
import { keepRelease, LAST_RELEASE } from '#lib/postbuild/release.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const manifest = readManifest(join(root, '.next'))
if (manifest) {
  keepRelease(root, join(root, 'out'), manifest.hashed)
  console.log(`${manifest.hashed.length} files kept in ${LAST_RELEASE}.`)
} else {
  console.error('There is no finished build. Run `npm run build` first.')
  process.exitCode = 1
}
