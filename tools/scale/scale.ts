/**
 * `npm run bench:scale`: measures how the build scales with the site. Builds copies with ten and a hundred times as many
 * pages, reworded from its own, and writes time and memory into `docs/benchmarks.md`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { record } from '#tools/bench/results.ts'
import { multiplyPages } from './multiply.ts'

/** Inside the repository, to find its packages in a parent folder, so must not look like a root itself. */
const COPY = resolve('.cache/scale')

function prepare(pages: number): void {
  rmSync(COPY, { recursive: true, force: true })
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n'))
    if (file !== 'package-lock.json') cpSync(file, join(COPY, file))
  multiplyPages(COPY, pages)
}

/** Memory of a process and its descendants in MB, on Linux; shared memory is divided among its users. */
function memoryOf(pid: number): number {
  // A process may end while being inspected.
  try {
    const own = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    )
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(own ?? 0) / 1024)
  } catch {
    return 0
  }
}

async function build(asked: number) {
  prepare(asked)
  const started = performance.now()
  // The search and the site index grow with the site, and their budgets are for the real one.
  const env = { ...process.env, BUDGETS: '0' }
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: COPY, stdio: ['ignore', 'pipe', 'inherit'], env })
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0))
  }, 250)
  const [[status], log] = await Promise.all([once(child, 'close'), text(child.stdout)])
  clearInterval(timer)
  const [, pages, postbuild] = /^Finished (\d+) pages in ([\d.]+) s/m.exec(log) ?? []
  if (status !== 0 || !pages) throw new Error(`The build of ${asked} pages failed:\n${log}`)
  const seconds = (performance.now() - started) / 1000
  return { pages: Number(pages), seconds, postbuild: Number(postbuild), memory }
}

type Result = Awaited<ReturnType<typeof build>>

/** Milliseconds per additional page, compared with the smaller build. */
const perPage = (result: Result, smaller: Result | undefined, key: 'seconds' | 'postbuild') =>
  smaller ? (((result[key] - smaller[key]) / (result.pages - smaller.pages)) * 1000).toFixed(1) : '–'

const results: Result[] = []
for (const pages of [64, 640, 6400]) {
  results.push(await build(pages))
  console.log(results.at(-1))
}
rmSync(COPY, { recursive: true, force: true })

record(
  'bench:scale',
  ['Pages', 'Seconds', 'Peak memory (MB)', 'ms per further page', 'of it after the export'],
  results.map((result, index) => [
    result.pages,
    result.seconds.toFixed(1),
    result.memory.toFixed(0),
    perPage(result, results[index - 1], 'seconds'),
    perPage(result, results[index - 1], 'postbuild'),
  ]),
  '; a build from nothing, with all checks; memory of all its processes together.',
)
