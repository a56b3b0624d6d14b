/**
 * `npm run photos`, before each build: makes the files of all photographs under content/. What is there already is
 * kept. Exits 1 when a photograph is refused.
 */

import { repositoryRoot } from '#lib/content/files.ts'
import { findingText } from '#tools/lint/problems.ts'
import { buildPhotos } from './build.ts'

const { photos, made, refused } = await buildPhotos(repositoryRoot())
for (const { file, refusal } of refused) console.error(`${file}: ${findingText(refusal)}`)
const count = Object.keys(photos).length
if (count > 0)
  console.log(`${count === 1 ? '1 photograph' : `${count} photographs`}, ${made} of them made anew`)
process.exitCode = refused.length > 0 ? 1 : 0
