import { defineConfig } from '@playwright/test'
import { headlessShell, TEST_ARGS } from './e2e/support/browser.ts'
import { NAMED_FOLDER } from './e2e/support/siteFolder.ts'
import { NO_LIMITS } from './edge/testing/noLimits.ts'
import { SETTINGS } from './lib/settingNames.ts'
import { ensureBrowser } from './scripts/support/chromium.ts'

// Set in the environment because workers inherit it and evaluate this file again.
const browser = ensureBrowser()
process.env.CHROMIUM_PATH = browser

/** End-to-end tests against the finished `out/`, or the one that SITE_FOLDER names, served as by `npm run serve`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/playwright',
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'reports/playwright.json' }],
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a busy machine a browser may time out once; `npm test` lists each test that needed a retry.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    browserName: 'chromium',
    // Only tests about motion enable it; elsewhere drawing the frames would take most of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...headlessShell(browser), args: TEST_ARGS },
  },
  projects: [
    { name: 'chromium', testIgnore: 'browsers/**' },
    // `npm run browsers`, in the machine's other browsers.
    { name: 'others', testMatch: 'browsers/**/*.spec.ts' },
  ],
  webServer: {
    // Keeps a developer's .env and environment from sending mail, and allows more messages than visitors may send.
    command: `node edge/node/serve.ts --no-dotenv --out '${NAMED_FOLDER}'`,
    env: {
      ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
      PORT: '0',
      EDGE_TUNING: JSON.stringify(NO_LIMITS),
    },
    // The free port is passed on as SITE_PORT.
    wait: { stderr: /Serving \d+ pages on http:\/\/localhost:(?<site_port>\d+)/ },
  },
})
