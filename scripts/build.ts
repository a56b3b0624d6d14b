/**
 * `npm run build`: checks the content, prepares its photographs, has Next write the export, and turns the export into
 * what ships. `POSTBUILD=0` keeps Next's own export, for comparison.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { kb } from '#build/budget.ts'
import { readBuildSettings } from '#build/settings.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { median } from '#lib/median.ts'

readCommandLine(
  `Usage: npm run build
Checks the content and builds the site into out/, which changes only once the build has finished.
POSTBUILD=0 keeps Next's own export, for comparison.`,
  {},
)
loadEnvFile()
// First, since a mistake in it would come to light only after a minute.
const settings = readBuildSettings(process.env)
// In development, drafts are pages and Next exports nothing. A shell may be set to that.
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })

/** Runs a command of this repository; its failure, which it explains itself, ends the build. */
function run(file: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('check/main.ts', '--no-spelling')
run('scripts/photos/main.ts')
run(fileURLToPath(import.meta.resolve('next/dist/bin/next')), 'build')

if (settings.hasPostbuild) {
  // Loading it takes a second, in which an option or a setting that is wrong has long been refused.
  const { postbuild } = await import('#build/postbuild.ts')
  const started = performance.now()
  const sizes = await postbuild(process.cwd(), settings)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const typical = kb(median(sizes))
  const heaviest = kb(Math.max(...sizes))
  console.log(
    `Finished ${sizes.length} pages in ${seconds} s: ${typical} typical, ${heaviest} at most, after brotli.`,
  )
}
