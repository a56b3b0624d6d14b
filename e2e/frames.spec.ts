import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileOf, readOut } from './support/out.ts'
import { test as base, expect, type Page } from './support/test.ts'

type Embedding = {
  /** Serves a page that embeds another from an origin of its own; answers its address. */
  embedding: (address: string, attributes?: string) => Promise<string>
}

const test = base.extend<Embedding>({
  embedding: async ({ baseURL }, use) => {
    const { hostname } = new URL(baseURL ?? '')
    const servers: Server[] = []
    await use(async (address, attributes = '') => {
      // A real server on this machine: a browser keeps pages of the wide world from asking for local ones anyway.
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(
          `<!doctype html><title>Embedding</title><h1>Not ours</h1><iframe src="${address}" ${attributes}></iframe>`,
        )
      })
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
      return `http://${hostname}:${(server.address() as AddressInfo).port}/`
    })
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  },
})

/** Answers with a page of ours without the headers that forbid framing, as a careless host would. */
const stripPolicy = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: readOut(fileOf(new URL(address).pathname)) }),
  )

for (const path of ['/', '/careers', '/etl-testing', '/services/devops', '/no-such-page']) {
  test(`${path} is not shown inside a page of another origin`, async ({
    page,
    baseURL,
    embedding,
    faults,
  }) => {
    const address = new URL(path, baseURL).href
    const outer = await embedding(address)
    // The refusal is an error in the console, as it should be.
    faults.allow(/ERR_BLOCKED_BY_RESPONSE|frame-ancestors|X-Frame-Options|answered 404|404 \(/i)
    faults.allow(new RegExp(outer))
    await page.goto(outer)
    // Either the browser refused to show it there, or it took the place of the page around it.
    if (page.url() === outer) {
      await expect(page.frameLocator('iframe').locator('header, main, footer')).toHaveCount(0)
      await expect(page.frameLocator('iframe').locator('body')).toHaveCount(1)
    } else expect(page.url()).toBe(address)
  })
}

test('where no header forbids it, the page breaks out of the frame by itself', async ({ page, baseURL }) => {
  const inner = new URL('/careers', baseURL).href
  const outer = new URL('/embedding-page', baseURL).href
  await stripPolicy(page, inner)
  await page.route(outer, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Embedding</title><iframe src="${inner}"></iframe>`,
    }),
  )
  await page.goto(outer)
  await expect(page).toHaveURL(inner)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a frame that may not break out does not break the page', async ({
  page,
  baseURL,
  embedding,
  faults,
}) => {
  const address = new URL('/careers', baseURL).href
  await stripPolicy(page, address)
  const outer = await embedding(address, 'sandbox="allow-scripts allow-same-origin" width="900" height="600"')
  faults.allow(new RegExp(outer))
  faults.allow(/Unsafe attempt to initiate navigation/)
  await page.goto(outer)
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible()
  await inside.getByRole('button', { name: 'Explore open positions' }).click()
  await expect(inside.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(outer)
})
