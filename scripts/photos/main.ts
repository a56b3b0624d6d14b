/** `npm run photos`, before each build: creates missing files of photographs; exits 1 if a photograph is rejected. */

import { findingText } from '#check/problems.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { buildPhotos } from './build.ts'

readCommandLine(
  `Usage: npm run photos
Prepares the photographs in content/ in several sizes and formats. Exits 1 if it rejects one.`,
  {},
)

const { photos, refused } = await buildPhotos(repositoryRoot())
for (const { file, refusal } of refused) console.error(`${file}: ${findingText(refusal)}`)
console.log(`Photographs: ${Object.keys(photos).length}`)
process.exitCode = refused.length > 0 ? 1 : 0
