/**
 * `npm run bench:scale`: how the build grows with the site. Builds copies of it with ten and a hundred times as many
 * pages, made of its own in other words, and writes what they took into `docs/benchmarks.md`.
 *
 * Options: `--pages 64,640` in place of the usual sizes; `--no-write` prints only.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { machine, recordResults, table } from '#tools/bench/results.ts'
import { watchMemory } from './memory.ts'
import { multiplyPages } from './multiply.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '64,640,6400' }, write: { type: 'boolean', default: true } },
  allowNegative: true,
})

/** Inside of the repository, whose packages it uses. */
const COPY = resolve('.cache/scale')

/** Copies what belongs to the repository, and multiplies its pages. */
function prepare(pages: number): void {
  rmSync(COPY, { recursive: true, force: true })
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n')) {
    mkdirSync(join(COPY, dirname(file)), { recursive: true })
    cpSync(file, join(COPY, file))
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'), 'dir')
  multiplyPages(COPY, pages)
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

async function build(asked: number) {
  prepare(asked)
  const started = performance.now()
  // The search and the page of all pages grow with the site, and have budgets for one of this size.
  const env = { ...process.env, BUDGETS: '0' }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: COPY, stdio: [...stdio], env })
  const memory = watchMemory(child.pid ?? 0)
  let log = ''
  child.stdout?.on('data', (text) => {
    log += text
  })
  const [status] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  const peak = memory.stop()
  if (status !== 0) throw new Error(`The build of ${asked} pages failed:\n${log}`)
  const files = filesIn(join(COPY, 'out'))
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    postbuild: Number(/^Finished \d+ pages in ([\d.]+) s/m.exec(log)?.[1]),
    memory: peak,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  }
}

type Result = Awaited<ReturnType<typeof build>>

const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)

/** The milliseconds that each page more has taken since the smaller build. */
const perPage = (result: Result, smaller: Result | undefined, key: 'seconds' | 'postbuild') =>
  smaller ? (((result[key] - smaller[key]) / (result.pages - smaller.pages)) * 1000).toFixed(1) : '–'

const results: Result[] = []
for (const pages of values.pages.split(',').map(Number)) {
  results.push(await build(pages))
  console.log(results.at(-1))
}
rmSync(COPY, { recursive: true, force: true })

const text = `${table(
  ['pages', 'seconds', 'peak memory (MB)', '`out/` (MB)', 'ms per further page', 'of it postbuild'],
  results.map((result, index) => [
    result.pages,
    result.seconds.toFixed(1),
    mb(result.memory),
    mb(result.bytes),
    perPage(result, results[index - 1], 'seconds'),
    perPage(result, results[index - 1], 'postbuild'),
  ]),
)}

${machine()}; a build from nothing, with all checks; memory of all its processes together.`
console.log(text)
if (values.write) recordResults('bench:scale', text)
