/** `npm run release:keep`, after a deployment: keeps hashed files for the next build, see lib/postbuild/release.ts. */
import { repositoryRoot } from '#lib/content/files.ts'
import { keepRelease, LAST_RELEASE } from '#lib/postbuild/release.ts'

console.log(`${keepRelease(repositoryRoot()) ?? 'No'} files kept in ${LAST_RELEASE}.`)
