import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { readConfig, secretsOf } from '#edge/config.ts'
import { createLog } from '#edge/log.ts'
import { startServer } from '#edge/node/server.ts'
import { type Stub, startStub } from '#edge/testing/stub.ts'

/** The key of the stubbed mail provider; no page, answer or log line may ever hold it. */
export const PLANTED_KEY = 'planted-key-5f1c0d'

export type Runtime = {
  /** Address of the running runtime, without a slash at its end. */
  url: string
  /** The stand-in for the news services and the mail provider. */
  upstream: Stub
  /** The lines that the runtime has logged. */
  lines: readonly string[]
}

/** `test` with the real runtime: `out/` behind the worker, its upstreams on loopback. One per test, so that each starts empty. */
export const test = base.extend<{ runtime: Runtime }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  runtime: async ({}, use) => {
    const upstream = await startStub()
    const dataDir = await mkdtemp(join(tmpdir(), 'messages-'))
    const lines: string[] = []
    const config = readConfig({
      PORT: '0',
      NEWS_API_URL: upstream.url('/news'),
      NEWS_API_KEY: PLANTED_KEY,
      NEWS_FALLBACK_URL: upstream.url('/headlines'),
      MAIL_API_URL: upstream.url('/mail'),
      MAIL_API_KEY: PLANTED_KEY,
      CONTACT_TO_EMAIL: 'team@plumbline.example',
      CONTACT_SENDER_EMAIL: 'website@plumbline.example',
      EDGE_TUNING: JSON.stringify({
        mailTimeoutMs: 500,
        deliverPauseMs: 20,
        deliverMaxPauseMs: 100,
        newsPauseMs: 0,
        newsFreshMs: 0,
        newsStaleMs: 0,
      }),
    })
    const server = await startServer({
      config,
      outDir: join(process.cwd(), 'out'),
      dataDir,
      log: createLog((line) => lines.push(line), secretsOf(config)),
    })
    await use({ url: `http://localhost:${server.port}`, upstream, lines })
    await server.close(0)
    await upstream.close()
    await rm(dataDir, { recursive: true, force: true })
  },
})

export { expect, type Page } from '@playwright/test'
