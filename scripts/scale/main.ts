/**
 * `npm run bench:scale`: measures how the build scales with the site. Builds a copy with ten times as many pages,
 * reworded from its own, and writes time and memory into `docs/benchmarks.md`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { readCommandLine } from '#lib/commandLine.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { copyRepository } from '#scripts/support/builtSite.ts'
import { record } from '#scripts/support/results.ts'
import { multiplyPages } from './multiply.ts'

readCommandLine(
  `Usage: npm run bench:scale
Builds a copy with ten times as many pages, and writes time and memory into docs/benchmarks.md.`,
  {},
)

/** Memory of a process and its descendants in MB, on Linux; shared memory is divided among its users. */
function memoryOf(pid: number): number {
  // A process may end while being inspected.
  try {
    const memory = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    )
    return children.reduce(
      (sum, child) => sum + memoryOf(Number(child)),
      Number(memory ?? 0) / 1024,
    )
  } catch {
    return 0
  }
}

async function build(asked: number) {
  const copy = copyRepository('scale')
  multiplyPages(copy, asked)
  const started = performance.now()
  // The search and the site index grow with the site, and their budgets are for the real one.
  const env = { ...process.env, BUDGETS: '0' }
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0))
  }, 250)
  const [[status], log] = await Promise.all([once(child, 'close'), text(child.stdout)])
  clearInterval(timer)
  const [, pages, postbuild] = /^Finished (\d+) pages in ([\d.]+) s/m.exec(log) ?? []
  if (status !== 0) throw new ExplainedError(`The build of ${asked} pages failed:\n${log}`)
  return {
    pages: Number(pages),
    seconds: (performance.now() - started) / 1000,
    postbuild: Number(postbuild),
    memory,
  }
}

const results: Awaited<ReturnType<typeof build>>[] = []
for (const pages of [64, 640]) results.push(await build(pages))
rmSync('.cache/scale', { recursive: true, force: true })

record(
  'bench:scale',
  ['Pages', 'Seconds', 'Peak memory (MB)', 'ms per further page', 'of it after the export'],
  results.map((result, index) => {
    const smaller = results[index - 1]
    const perPage = (key: 'seconds' | 'postbuild') =>
      smaller
        ? (((result[key] - smaller[key]) / (result.pages - smaller.pages)) * 1000).toFixed(1)
        : '–'
    const { pages, seconds, memory } = result
    return [pages, seconds.toFixed(1), memory.toFixed(0), perPage('seconds'), perPage('postbuild')]
  }),
  '; a build from nothing, with all checks; memory of all its processes together.',
)
