/**
 * `npm run build`: checks the content, has Next write the export, and turns it into what ships. The check and everything
 * that does not need the export run in parallel with Next. `POSTBUILD=0` keeps Next's own export, for comparison.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Weights } from '#lib/postbuild/budget.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
// In development, drafts are pages and Next exports nothing. A shell may be set to that.
Object.assign(process.env, { NODE_ENV: 'production' })

// Pages are rendered from the prepared photographs, if there are or were any.
const isText = (file: string) => /\.(mdx?|yaml|json)$/.test(file)
if (existsSync('.cache/photos.json') || !globSync('content/**/*.*').every(isText))
  await import('#tools/photos/photos.ts')
if (process.exitCode) process.exit()

// Started first, because the imports below take as long to load as Next.
const bin = fileURLToPath(import.meta.resolve('next/dist/bin/next'))
const next = spawn(process.execPath, [bin, 'build'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
})
const ended = once(next, 'close')
process.on('exit', () => next.kill())

const { repositoryRoot } = await import('#lib/content/files.ts')
const { contentCheck } = await import('#tools/lint/disk.ts')
const root = repositoryRoot()
const { output, failed } = contentCheck({ root })
process.stdout.write(output)
if (failed) process.exit(1)

// Next's output follows that report, and its failure stops everything else.
next.stdout.pipe(process.stdout)
next.stderr.pipe(process.stderr)
let exportedAt = 0
const exported = ended.then(([status]) => {
  if (status !== 0) process.exit(1)
  exportedAt = performance.now()
})
if (process.env.POSTBUILD === '0') await exported
else {
  const { postbuild } = await import('#lib/postbuild/postbuild.ts')
  const report = await postbuild(root, process.env, { exported })
  console.log(await summary(report, ((performance.now() - exportedAt) / 1000).toFixed(1)))
}

async function summary(weights: Weights, seconds: string) {
  const { pages, files } = weights
  const { fontsOf, kb, median, sum } = await import('#lib/postbuild/budget.ts')
  const content = pages.filter(({ islands }) => islands.length === 0)
  const heaviest = content.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  const before = Math.max(...pages.map(({ scriptBeforeLoad }) => sum(scriptBeforeLoad)))
  const asked = files.flatMap(({ name, bytes }) => {
    const script = /(?:search|page-names)[\w-]*(?=\.\w+\.js$)/.exec(name)
    return script ? `${script} ${kb(bytes)}` : []
  })
  return [
    `Finished ${pages.length} pages in ${seconds} s. Sizes are after brotli.`,
    `  pages without island: ${kb(median(content.map(({ bytes }) => bytes)))} typical, at most ${kb(heaviest.bytes)} (${heaviest.file})`,
    ...pages
      .filter(({ islands }) => islands.length > 0)
      .map(
        ({ file, islands, bytes, scriptAfterLoad }) =>
          `  ${file} (${islands.join(', ')}): ${kb(bytes)}, then ${kb(sum(scriptAfterLoad))} of script`,
      ),
    `  script before load: ${kb(before)} at most; fonts: ${kb(sum(fontsOf(weights)))}`,
    `  when asked for: ${asked.join(', ')}`,
  ].join('\n')
}
