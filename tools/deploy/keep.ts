/**
 * `npm run release:keep`, after a deployment: keeps the release's hashed files in `.cache/`, from which the next build
 * adds those it lacks. See lib/postbuild/release.ts.
 */
import { join } from 'node:path'
import { keepRelease, LAST_RELEASE } from '#lib/postbuild/release.ts'

const count = keepRelease(join(import.meta.dirname, '../..'))
if (count === undefined) {
  console.error('There is no finished build. Run `npm run build` first.')
  process.exitCode = 1
} else console.log(`${count} files kept in ${LAST_RELEASE}.`)
