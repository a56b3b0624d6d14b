/**
 * `npm run test:unfinished`: the end-to-end tests on the export as Next wrote it, all but those with the tag @finished,
 * which are about what the finisher does. Afterwards `out/` holds a finished build again. Arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process'

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0

const passed =
  run('build', [], { FINISH: '0' }) &&
  run('test:e2e', ['--grep-invert', '@finished', ...process.argv.slice(2)])
const restored = run('build', [], { FINISH: '1' })
process.exitCode = passed && restored ? 0 : 1
