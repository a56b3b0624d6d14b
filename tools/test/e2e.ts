/** `npm run test:e2e`: Playwright on the finished `out/`, with whatever Chromium there is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '#tools/freePort.ts'
import { findBrowsers } from '../../e2e/browsers/driver.ts'
import { ensureBrowser } from './browser.ts'

if (!existsSync('out/index.html')) {
  console.error('There is no out/ to test. Run "npm run build" first.')
  process.exit(1)
}
const browser = ensureBrowser()
if ('missing' in browser) {
  console.error(browser.missing)
  process.exit(1)
}

const beside = findBrowsers().map(({ name, version }) => `${name} ${version}`)
console.log(`Browsers: Chromium at ${browser.path}; beside it ${beside.join(' and ') || 'none'}.`)

const reporter = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 'dot,json' : 'list'
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', `--reporter=${reporter}`, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser.path, E2E_PORT: String(await freePort()) },
  },
)
process.exitCode = status ?? 1
