import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileOf, readOut } from './support/out.ts'
import { CAREERS_BUTTON } from './support/requirements.ts'
import { test as base, expect, type Page } from './support/test.ts'

const embedding = (address: string, attributes = '') =>
  `<!doctype html><title>Embedding</title><h1>Not ours</h1><iframe src="${address}" ${attributes}></iframe>`

const test = base.extend<{ otherSite: string }>({
  /** URL of a site that embeds the page in its query, with the given attributes. */
  otherSite: async ({ baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '')
    // A real local server, because browsers block public pages from requesting local ones anyway.
    const server = createServer(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost')
      response.setHeader('content-type', 'text/html')
      response.end(embedding(searchParams.get('page') ?? '', searchParams.get('attributes') ?? ''))
    })
    await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
    await use(`http://${hostname}:${(server.address() as AddressInfo).port}/`)
    server.closeAllConnections()
    server.close()
  },
})

/** Serves our page without the headers that forbid framing, as a misconfigured host would. */
const stripPolicy = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: readOut(fileOf(new URL(address).pathname)) }),
  )

test('no page can be framed by another origin (R3.4)', async ({
  page,
  baseURL,
  otherSite,
  faults,
}) => {
  // The browser logs each refusal as an error.
  faults.allow(/ERR_BLOCKED_BY_RESPONSE|frame-ancestors|X-Frame-Options|answered 404|404 \(/i)
  faults.allow(new RegExp(otherSite))
  for (const path of ['/', '/careers', '/services/devops', '/no-such-page']) {
    await page.goto(`${otherSite}?page=${new URL(path, baseURL).href}`)
    await expect(page.getByRole('heading', { name: 'Not ours' })).toBeVisible()
    await expect(page.frameLocator('iframe').locator('body')).toHaveCount(1)
    await expect(page.frameLocator('iframe').locator('header, main, footer')).toHaveCount(0)
  }
})

test('without such headers the page breaks out of the frame, at the latest when clicked, or still works in a sandbox', async ({
  page,
  baseURL,
  otherSite,
  faults,
}) => {
  const inner = new URL('/careers', baseURL).href
  await stripPolicy(page, inner)
  const outer = new URL('/embedding-page', baseURL).href
  await page.route(outer, (route) =>
    route.fulfill({ contentType: 'text/html', body: embedding(inner) }),
  )
  await page.goto(outer)
  await expect(page).toHaveURL(inner)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  faults.allow(new RegExp(otherSite))
  faults.allow(/Unsafe attempt to initiate navigation/)
  // Meant for the dialog, once it opens.
  faults.allow(/Blocked autofocusing/)
  await page.goto(`${otherSite}?page=${inner}`)
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(inner)

  const attributes = 'sandbox="allow-scripts allow-same-origin" width="900" height="600"'
  const sandbox = `${otherSite}?${new URLSearchParams({ page: inner, attributes })}`
  await page.goto(sandbox)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible()
  await inside.getByRole('button', { name: CAREERS_BUTTON }).click()
  await expect(inside.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(sandbox)
})
