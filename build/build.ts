/**
 * `npm run build`: checks the content, has Next write the export, and turns it into what ships. The check and everything
 * that does not need the export run in parallel with Next. `POSTBUILD=0` keeps Next's own export, for comparison.
 */
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'

if (existsSync('.env')) process.loadEnvFile('.env')
// In development, drafts are pages and Next exports nothing. A shell may be set to that.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })

// Pages are rendered from the prepared photographs, if there are or were any.
const isText = (file: string) => /\.(mdx?|yaml|json)$/.test(file)
if (existsSync('.cache/photos.json') || !globSync('content/**/*.*').every(isText))
  await import('#scripts/photos/photos.ts')
if (process.exitCode) process.exit()

// A process of its own, which frees the memory of all parsed pages when it ends.
const check = spawn(process.execPath, ['check/main.mjs', '--no-spelling'], { stdio: 'inherit' })
process.on('exit', () => check.kill())
const checked = once(check, 'close').then(([status]) => {
  if (status !== 0) process.exit(1)
})

const PARSED_CONTENT = resolve('.cache/content.json')
const parser = spawnSync(process.execPath, ['build/parse.ts', PARSED_CONTENT])
if (parser.status !== 0) {
  // The check explains it.
  await checked
  throw new Error(String(parser.stderr))
}
Object.assign(process.env, { PARSED_CONTENT })
const bin = new URL(import.meta.resolve('next/dist/bin/next'))
const next = fork(bin, ['build'], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
process.on('exit', () => next.kill())
const ended = once(next, 'close')
const compiled = once(next, 'message')
await checked

// Next's progress follows that report, and its failure stops everything else.
next.stdout?.pipe(process.stdout)
let exportedAt = 0
const exported = ended.then(([status]) => {
  if (status !== 0) process.exit(1)
  exportedAt = performance.now()
})
if (process.env.POSTBUILD === '0') await exported
else {
  // Compiling takes all processors; while Next then renders pages, one is idle.
  await Promise.race([compiled, ended])
  const { kb, median } = await import('#build/budget.ts')
  const { postbuild } = await import('#build/postbuild.ts')
  const sizes = await postbuild(process.cwd(), process.env, { exported })
  const seconds = ((performance.now() - exportedAt) / 1000).toFixed(1)
  const [typical, most] = [median(sizes), Math.max(...sizes)].map(kb)
  console.log(
    `Finished ${sizes.length} pages in ${seconds} s: ${typical} typical, ${most} at most, after brotli.`,
  )
}
