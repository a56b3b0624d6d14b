import { defineConfig } from '@playwright/test'

// `npm run test:e2e` finds a port that nothing else uses.
const PORT = Number(process.env.E2E_PORT ?? 4173)

/** End-to-end tests on the finished `out/`, served as `npm run serve` serves it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser on a busy machine may miss its time once; `npm test` names each test that needed its second try.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // A developer's own .env must not send mail from a test, and the tests post more often than a visitor may.
    command: 'node edge/node/serve.ts --no-dotenv',
    url: `http://localhost:${PORT}`,
    env: {
      PORT: String(PORT),
      EDGE_TUNING: JSON.stringify({ ratePerAddress: 100_000, ratePerMinute: 100_000 }),
    },
    reuseExistingServer: false,
  },
})
