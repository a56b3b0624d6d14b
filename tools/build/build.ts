/**
 * `npm run build`: checks the content, lets Next write the export, and makes of that what ships. The check and all that
 * needs no export run beside Next. `POSTBUILD=0` leaves the export as Next wrote it, to be measured beside ours.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '#lib/content/files.ts'
import { kb, median, sum } from '#lib/postbuild/budget.ts'
import { postbuild, type Report } from '#lib/postbuild/postbuild.ts'
import { contentCheck } from '#tools/lint/disk.ts'

function summary({ pages, modules, fonts, missingCharacters }: Report, seconds: string): string {
  const content = pages.filter(({ islands }) => islands.length === 0)
  const heaviest = content.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  const before = Math.max(...pages.map(({ scriptBeforeLoad }) => sum(scriptBeforeLoad)))
  return [
    `Finished ${pages.length} pages in ${seconds} s. Sizes are after brotli.`,
    `  pages without island: ${kb(median(content.map(({ bytes }) => bytes)))} typical, at most ${kb(heaviest.bytes)} (${heaviest.file})`,
    ...pages
      .filter(({ islands }) => islands.length > 0)
      .map(
        ({ file, islands, bytes, scriptAfterLoad }) =>
          `  ${file} (${islands.join(', ')}): ${kb(bytes)}, then ${kb(sum(scriptAfterLoad))} of script`,
      ),
    `  script before load: ${kb(before)} at most; fonts: ${kb(sum(fonts))}`,
    `  when asked for: ${Object.entries(modules)
      .map(([name, { bytes }]) => `${name} ${kb(bytes)}`)
      .join(', ')}`,
    ...(missingCharacters.length > 0
      ? [`  in neither font, so shown in another one: ${missingCharacters.join(', ')}`]
      : []),
  ].join('\n')
}

const root = repositoryRoot()
const next = spawn(process.execPath, [fileURLToPath(import.meta.resolve('next/dist/bin/next')), 'build'], {
  stdio: ['ignore', 'pipe', 'pipe'],
})
const ended = once(next, 'close')
process.on('exit', () => next.kill())

const { output, failed } = contentCheck({ root, spelling: false })
process.stdout.write(output)
if (failed) process.exit(1)

// What Next says comes after that report, and what goes wrong there stops all else.
next.stdout.pipe(process.stdout)
next.stderr.pipe(process.stderr)
let exportedAt = 0
const exported = ended.then(([status]) => {
  if (status !== 0) process.exit(1)
  exportedAt = performance.now()
})
if (process.env.POSTBUILD === '0') await exported
else {
  const report = await postbuild(root, process.env, { exported })
  console.log(summary(report, ((performance.now() - exportedAt) / 1000).toFixed(1)))
}
