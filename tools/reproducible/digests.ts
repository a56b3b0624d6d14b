/**
 * `npm run digests`: the SHA-256 of every file of `out/`, sorted, as `sha256sum -c` reads it; for a release's record.
 * `npm run reproducible`: builds twice from nothing and fails where the two differ, naming the files; where they agree it
 * records so in `docs/benchmarks.md`.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { filesIn } from '#lib/postbuild/files.ts'
import { machine, recordResults, table } from '#tools/bench/results.ts'

/** One line per file of `out/`: digest, two spaces, path. */
const digests = () =>
  filesIn('out').map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(`out/${file}`))
        .digest('hex')}  out/${file}`,
  )

/** Builds from nothing: what an earlier build has left could hide a difference. */
function buildAndDigest(): string[] {
  rmSync('.next', { recursive: true, force: true })
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return digests()
}

if (process.argv.includes('--twice')) {
  const [first, second] = [buildAndDigest(), buildAndDigest()]
  const differing = [...new Set([...first, ...second])].filter(
    (line) => !(first.includes(line) && second.includes(line)),
  )
  if (differing.length > 0) {
    console.error(`Two builds of the same sources differ:\n${differing.join('\n')}`)
    process.exit(1)
  }
  const digest = createHash('sha256').update(first.join('\n')).digest('hex')
  const rows = [[first.length, 0, `\`${digest}\``]]
  recordResults(
    'reproducible',
    `${table(['files', 'that differ', 'SHA-256 of the list of their digests'], rows)}\n\nBuilt twice from nothing. ${machine()}.`,
  )
  console.log(`Two builds agree on all ${first.length} files.`)
} else if (existsSync('out')) {
  console.log(digests().join('\n'))
} else {
  console.error('There is no out/ to take digests of. Run "npm run build" first.')
  process.exit(1)
}
