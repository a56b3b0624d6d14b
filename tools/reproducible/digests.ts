/**
 * `npm run digests`: prints the SHA-256 of every file in `out/`, sorted, in the format of `sha256sum -c`, for the record
 * of a release. `npm run reproducible`: builds twice from scratch; if the builds differ, lists the files and fails,
 * otherwise records the result in `docs/benchmarks.md`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { filesIn } from '#lib/postbuild/files.ts'
import { record } from '#tools/bench/results.ts'
import { buildSite } from '#tools/site.ts'

const digestOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** One line per file of `out/`: digest, two spaces, path. */
const digests = () => filesIn('out').map((file) => `${digestOf(readFileSync(`out/${file}`))}  out/${file}`)

/** Builds from scratch, because leftovers of an earlier build could hide a difference. */
function buildAndDigest(): string[] {
  rmSync('.next', { recursive: true, force: true })
  buildSite()
  return digests()
}

if (process.argv.includes('--twice')) {
  const [first, second] = [buildAndDigest(), buildAndDigest()]
  const differing = [...new Set(first).symmetricDifference(new Set(second))]
  if (differing.length > 0) {
    console.error(`Two builds of the same sources differ:\n${differing.join('\n')}`)
    process.exit(1)
  }
  const digest = digestOf(first.join('\n'))
  const head = ['Files', 'That differ', 'SHA-256 of the list of their digests']
  record('reproducible', head, [[first.length, 0, `\`${digest}\``]], '; built twice from nothing.')
  console.log(`Two builds agree on all ${first.length} files.`)
} else if (existsSync('out')) {
  console.log(digests().join('\n'))
} else {
  console.error('There is no out/ folder. Run "npm run build" first.')
  process.exit(1)
}
