/** Browser, runtime and upstreams together: what a visitor sees, and what arrives at the provider. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { readConfig, secretsOf } from '#edge/config.ts'
import { createLog } from '#edge/log.ts'
import { startServer } from '#edge/node/server.ts'
import { hang, json, type Stub, startStub, status, taken } from '#edge/testing/stub.ts'
import { MESSAGES } from './support/requirements.ts'

type Runtime = {
  /** Address of the running runtime, without a slash at its end. */
  url: string
  /** The stand-in for the news services and the mail provider. */
  upstream: Stub
  /** The lines that the runtime has logged. */
  lines: readonly string[]
}

/** `test` with the real runtime: `out/` behind the worker, its upstreams on loopback. One per test, so that each starts empty. */
const test = base.extend<{ runtime: Runtime }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  runtime: async ({}, use) => {
    const upstream = await startStub()
    const dataDir = await mkdtemp(join(tmpdir(), 'messages-'))
    const lines: string[] = []
    const config = readConfig({
      PORT: '0',
      NEWS_API_URL: upstream.url('/news'),
      NEWS_API_KEY: 'news-key',
      NEWS_FALLBACK_URL: upstream.url('/headlines'),
      MAIL_API_URL: upstream.url('/mail'),
      MAIL_API_KEY: 'mail-key',
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

test('a message that the provider refuses at first arrives once, with the number that its sender was told (R15)', async ({
  page,
  runtime,
}) => {
  const { upstream, lines } = runtime
  upstream.on('/mail', status(500))
  await page.goto(`${runtime.url}/contact-us`)
  // Touching the form brings it to life, but the browser sends it as well.
  await page.getByLabel('Your e-mail address').fill('ada@example.com')
  await page.getByLabel('What is on your mind?').fill('Our nightly load loses <rows>.\nCan you help?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: MESSAGES.sentHeading })).toBeVisible()
  await expect(page.getByText(MESSAGES.sent)).toBeVisible()
  const told = page.getByText(/Your reference number: PL-/).locator('strong')
  await expect.poll(() => upstream.received('/mail').length).toBeGreaterThan(0)
  upstream.on('/mail', taken)
  await expect.poll(() => lines.filter((line) => line.includes('contact.delivered')).length).toBe(1)
  const [call, ...others] = upstream.received('/mail')
  expect(others).toEqual([])
  const { replyTo, subject, htmlContent } = JSON.parse(call?.body ?? '{}')
  expect(replyTo.email).toBe('ada@example.com')
  expect(subject).toContain(await told.innerText())
  expect(htmlContent).toContain('&lt;rows&gt;')
  // Nothing of the message stays in the tab.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/rows|example/)
})

const openNews = async (page: Page, { url }: Runtime) => {
  await page.goto(url)
  await page.getByRole('heading', { name: 'Whats new in tech' }).scrollIntoViewIfNeeded()
  return page.locator('[data-island="NewsStrip"] a')
}

test('news come from the feed where the service fails, and can be asked for again where both do (R14)', async ({
  page,
  runtime,
}) => {
  const { upstream } = runtime
  upstream.on('/news', hang)
  upstream.on('/headlines', status(500))
  await openNews(page, runtime)
  await expect(page.getByText('Loading news articles...')).toBeVisible()
  await expect(page.getByRole('link', { name: /GO/ })).toBeVisible()
  upstream.on('/news', status(500))
  const links = await openNews(page, runtime)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByText('Loading news articles...')).toBeVisible()
  const feed = {
    title: 'From the feed',
    description: 'Words.',
    url: 'https://feed.example/1',
    urlToImage: null,
  }
  upstream.on('/headlines', json({ articles: [feed] }))
  await again.click()
  await expect(links).toHaveText(['From the feed'])
})
