/** `npm run release:keep`, after a deployment: keeps hashed files for the next build, see build/release.ts. */

import { keepRelease, LAST_RELEASE } from '#build/release.ts'
import { repositoryRoot } from '#lib/content/files.ts'

console.log(`${keepRelease(repositoryRoot()) ?? 'No'} files kept in ${LAST_RELEASE}.`)
