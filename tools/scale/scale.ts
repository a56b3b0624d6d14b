/**
 * `npm run bench:scale`: how the build grows with the site. Builds copies of it with ten and a hundred times as many
 * pages, made of its own in other words, and writes what they took into `docs/benchmarks.md`.
 *
 * Options: `--pages 64,640` in place of the usual sizes; `--no-write` prints only.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { machine, recordResults } from '#tools/bench/results.ts'
import { watchMemory } from './memory.ts'
import { multiplyPages } from './multiply.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '64,640,6400' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Inside of the repository, whose packages it uses. */
const COPY = resolve('.cache/scale')

interface Result {
  pages: number
  seconds: number
  finisherSeconds: number
  memory: number
  bytes: number
}

/** Copies what belongs to the repository, and multiplies its pages. */
function prepare(pages: number): void {
  rmSync(COPY, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    mkdirSync(join(COPY, dirname(file)), { recursive: true })
    cpSync(file, join(COPY, file))
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'), 'dir')
  multiplyPages(COPY, pages)
  liftBudgets()
}

/** The search and the page of all pages grow with the site, and are meant for one of this size. */
function liftBudgets(): void {
  const file = join(COPY, 'lib/postbuild/budget.ts')
  const source = readFileSync(file, 'utf8')
  const lifted = source.replace('const KB = 1024\n', 'const KB = 1024 ** 2\n')
  if (lifted === source) throw new Error(`${file} has no "const KB = 1024" to raise.`)
  writeFileSync(file, lifted)
}

async function build(pages: number): Promise<Result> {
  prepare(pages)
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: COPY,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = watchMemory(child.pid ?? 0)
  let log = ''
  child.stdout.on('data', (text) => {
    log += text
  })
  const [status] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  const peak = memory.stop()
  const finished = /^Finished (\d+) pages in ([\d.]+) s/m.exec(log)
  if (status !== 0 || !finished) throw new Error(`The build of ${pages} pages failed:\n${log}`)
  return {
    pages: Number(finished[1]),
    seconds,
    finisherSeconds: Number(finished[2]),
    memory: peak,
    bytes: sizeOf(join(COPY, 'out')),
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)

/** The milliseconds that each page more has taken since the smaller build. */
const perPage = (result: Result, smaller: Result | undefined, key: 'seconds' | 'finisherSeconds') =>
  smaller ? (((result[key] - smaller[key]) / (result.pages - smaller.pages)) * 1000).toFixed(1) : '–'

const results: Result[] = []
for (const pages of values.pages.split(',').map(Number)) {
  results.push(await build(pages))
  console.log(results.at(-1))
}
rmSync(COPY, { recursive: true, force: true })

const rows = results.map((result, index) => {
  const smaller = results[index - 1]
  return [
    result.pages,
    result.seconds.toFixed(1),
    (result.pages / result.seconds).toFixed(1),
    mb(result.memory),
    mb(result.bytes),
    result.finisherSeconds.toFixed(1),
    perPage(result, smaller, 'seconds'),
    perPage(result, smaller, 'finisherSeconds'),
  ]
})
const text = [
  '| pages | seconds | pages per second | peak memory (MB) | `out/` (MB) | finisher (s) | ms per further page | of it the finisher |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
  `${machine()}; a build from nothing, with all checks; memory of all its processes together.`,
].join('\n')
console.log(text)
if (values.write) recordResults('bench:scale', text)
