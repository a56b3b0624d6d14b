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

/** The key of the stubbed mail provider; no page, answer or log line may ever hold it. */
const PLANTED_KEY = 'planted-key-5f1c0d'

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

const EMAIL = 'ada@example.com'

/** Writes a message; touching the form brings it to life, but the browser sends it as well. */
async function send(page: Page, { url }: Runtime) {
  await page.goto(`${url}/contact-us`)
  await page.getByLabel('Your e-mail address').fill(EMAIL)
  await page.getByLabel('What is on your mind?').fill('Our nightly load loses <rows>.\nCan you help?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: MESSAGES.sentHeading })).toBeVisible()
  await expect(page.getByText(MESSAGES.sent)).toBeVisible()
  return page
    .getByText(/Your reference number: PL-/)
    .locator('strong')
    .innerText()
}

/** The one message that the provider has got. */
async function arrived({ upstream, lines }: Runtime) {
  await expect.poll(() => lines.filter((line) => line.includes('contact.delivered')).length).toBe(1)
  const [call, ...others] = upstream.received('/mail')
  expect(others).toEqual([])
  return { headers: call?.headers ?? {}, body: JSON.parse(call?.body ?? '{}') }
}

test('a message arrives once, escaped, with the number that its sender was told and the key in its header only (R15)', async ({
  page,
  runtime,
}) => {
  runtime.upstream.on('/mail', taken)
  const reference = await send(page, runtime)
  const { headers, body } = await arrived(runtime)
  expect(headers['api-key']).toBe(PLANTED_KEY)
  expect(body.to).toEqual([expect.objectContaining({ email: 'team@plumbline.example' })])
  expect(body.replyTo.email).toBe(EMAIL)
  expect(body.subject).toContain(EMAIL)
  expect(body.subject).toContain(reference)
  expect(body.htmlContent).toContain('&lt;rows&gt;')
  expect(runtime.lines.join('\n')).not.toContain(EMAIL)
  expect(runtime.lines.join('\n')).not.toContain(PLANTED_KEY)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('while the provider is down messages are kept, and arrive once when it works again', async ({
  page,
  runtime,
}) => {
  runtime.upstream.on('/mail', status(500))
  await send(page, runtime)
  await expect.poll(() => runtime.upstream.received('/mail').length).toBeGreaterThan(0)
  runtime.upstream.on('/mail', taken)
  await arrived(runtime)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself, and its answer names the number that the mail has, too (R10.9)', async ({
    page,
    runtime,
  }) => {
    runtime.upstream.on('/mail', taken)
    const reference = await send(page, runtime)
    await expect(page).toHaveURL(`${runtime.url}/contact-us/sent?reference=${reference}`)
    expect((await arrived(runtime)).body.subject).toContain(reference)
  })
})

const openNews = async (page: Page, { url }: Runtime) => {
  await page.goto(url)
  await page.getByRole('heading', { name: 'Whats new in tech' }).scrollIntoViewIfNeeded()
  return page.locator('[data-island="NewsStrip"] a')
}

test('news come from the service, three at most, as text (R14)', async ({ page, runtime }) => {
  const article = (title: string, url: string) => ({ title, body: 'Some words.', url, image: null })
  const results = [
    article('<img src=x onerror=alert(1)> heads the list', 'https://news.example/1'),
    article('A link that is none', 'javascript:alert(1)'),
    ...[2, 3, 4].map((n) => article(`Number ${n}`, `https://news.example/${n}`)),
  ]
  runtime.upstream.on('/news', json({ articles: { results } }))
  const links = await openNews(page, runtime)
  await expect(links).toHaveText(['<img src=x onerror=alert(1)> heads the list', 'Number 2', 'Number 3'])
})

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
