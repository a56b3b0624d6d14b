import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, ensureBrowser } from './tools/test/browser.ts'

// Kept in the environment, as the workers, which inherit it, read this file again.
process.env.CHROMIUM_PATH = ensureBrowser()

/** End-to-end tests on the finished `out/`, served as `npm run serve` serves it. */
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
  // A browser on a busy machine may miss its time once; `npm test` names each test that needed its second try.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    browserName: 'chromium',
    // What moves is tried where it is the subject; elsewhere drawing each frame of it would take most of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  webServer: {
    // A developer's own .env must not send mail from a test, and the tests post more often than a visitor may.
    command: 'node edge/node/serve.ts --no-dotenv',
    env: { PORT: '0', EDGE_TUNING: JSON.stringify({ ratePerAddress: 100_000, ratePerMinute: 100_000 }) },
    // A port that nothing else uses, handed on as SITE_PORT.
    wait: { stderr: /Serving \d+ pages on http:\/\/localhost:(?<site_port>\d+)/ },
  },
})
