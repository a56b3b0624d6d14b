/**
 * `npm run release:keep`, after a deployment: keeps the release's hashed files in `.cache/`, from which the next build
 * adds those it lacks. See lib/postbuild/release.ts.
 */
import { repositoryRoot } from '#lib/content/files.ts'
import { keepRelease, LAST_RELEASE } from '#lib/postbuild/release.ts'

console.log(`${keepRelease(repositoryRoot()) ?? 'No'} files kept in ${LAST_RELEASE}.`)
