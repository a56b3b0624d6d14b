/**
 * `node scripts/digests.ts`: prints the SHA-256 of every file in `out/`, sorted, in the format of `sha256sum -c`, for
 * the record of a release. `npm run reproducible`: builds twice from scratch; if the builds differ, lists the files
 * and fails, otherwise records the result in `docs/benchmarks.md`.
 */
import { hash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { readCommandLine } from '#lib/commandLine.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'
import { buildSite } from './support/builtSite.ts'
import { record } from './support/results.ts'

const { values } = readCommandLine(
  `Usage: npm run reproducible
Builds twice from nothing, and fails if the results differ.

Without --twice (node scripts/digests.ts): prints the SHA-256 of every file in out/, in the format of \`sha256sum -c\`.`,
  { options: { twice: { type: 'boolean' } } },
)

function digests(): string[] {
  readFinishedBuild('out')
  return filesIn('out').map((file) => `${hash('sha256', readFileSync(`out/${file}`))}  out/${file}`)
}

function buildAndDigest(): string[] {
  // Leftovers of an earlier build could hide a difference.
  rmSync('.next', { recursive: true, force: true })
  buildSite()
  return digests()
}

if (values.twice) {
  const first = buildAndDigest()
  const second = buildAndDigest()
  const differing = [...new Set(first).symmetricDifference(new Set(second))]
  if (differing.length > 0)
    throw new ExplainedError(`Two builds of the same sources differ:\n${differing.join('\n')}`)
  const head = ['Files', 'That differ', 'SHA-256 of the list of their digests']
  const digest = `\`${hash('sha256', first.join('\n'))}\``
  record('reproducible', head, [[first.length, 0, digest]], '; built twice from nothing.')
} else console.log(digests().join('\n'))
