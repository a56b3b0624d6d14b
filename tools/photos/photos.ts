/**
 * `npm run photos`, before each build: creates the files of all photographs under content/, except existing ones.
 * Exits 1 if a photograph is rejected.
 */

import { repositoryRoot } from '#lib/content/files.ts'
import { findingText } from '#tools/lint/problems.ts'
import { buildPhotos } from './build.ts'

const { photos, made, refused } = await buildPhotos(repositoryRoot())
for (const { file, refusal } of refused) console.error(`${file}: ${findingText(refusal)}`)
const count = Object.keys(photos).length
if (count > 0) console.log(`${count === 1 ? '1 photograph' : `${count} photographs`}, ${made} of them newly prepared`)
process.exitCode = refused.length > 0 ? 1 : 0
