/**
 * A Chromium as visitors have it, with the back/forward cache and prerendering. Playwright switches both off, because most
 * tests want fresh pages.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGS } from '#scripts/support/chromium.ts'

export type Visit = {
  page: Page
  /** Opens a page of the site. */
  open: (path: string) => Promise<void>
  /** Follows a link by keyboard: a pointer would have the browser prerender its page. */
  follow: (selector: string) => Promise<void>
  /** The paths of the pages that the browser has prerendered in full. */
  prerendered: ReadonlySet<string>
  /** All that the browser has asked the site for, in order. */
  asked: readonly string[]
  /** Goes back, and returns whether the page comes from the cache. */
  back: () => Promise<boolean>
}

/** What each page of a visit knows of itself. */
export type Recorded = {
  /** Whether the browser has shown it again from its cache. */
  persisted: boolean
  /** When its fade began, in milliseconds. */
  fades: number[]
}

/** Runs in each page before anything else. */
function record(): void {
  const { prerendering = false } = document as { prerendering?: boolean }
  const recorded: Recorded = { persisted: false, fades: [] }
  Object.assign(window, { recorded })
  if (prerendering) addEventListener('load', () => fetch(`/prerendered${location.pathname}`))
  addEventListener('pageshow', ({ persisted }) => {
    recorded.persisted = persisted
  })
  addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'from-blur' && (target as Element).localName === 'main')
      recorded.fades.push(performance.now())
  })
}

export const recordedIn = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)

/** Serves the site with `record` in each page: Puppeteer's own scripts do not reach pages while they are prerendered. */
async function serveRecorded(site: string) {
  const prerendered = new Set<string>()
  const asked: string[] = []
  const server = createServer(async ({ url = '/' }, response) => {
    asked.push(url)
    const [, path] = /^\/prerendered(\/.*)/.exec(url) ?? []
    if (path) {
      prerendered.add(path)
      response.writeHead(204).end()
      return
    }
    const answer = await fetch(new URL(url, site), { redirect: 'manual' })
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'content-security-policy'])
      headers.delete(name)
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = headers.get('content-type')?.startsWith('text/html')
    response.writeHead(answer.status, Object.fromEntries(headers))
    response.end(
      isPage
        ? String(body)
            .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
            .replace('<head>', () => `<head><script>(${record})()</script>`)
        : body,
    )
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    prerendered,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Gives each test a window of its own in one browser, which takes longer to start than most tests last. */
export const test = base.extend<{ visit: Visit }, { visitors: Browser }>({
  visitors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const browser = await launch({
        executablePath: process.env.CHROMIUM_PATH ?? '',
        args: CHROMIUM_ARGS,
        defaultViewport: { width: 1280, height: 900 },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ baseURL, visitors }, use) => {
    // On a port of its own, which is another site to the browser.
    const site = await serveRecorded(baseURL ?? '')
    const page = await visitors.newPage()
    await use({
      page,
      prerendered: site.prerendered,
      asked: site.asked,
      open: async (path) => {
        await page.goto(site.url + path)
      },
      follow: async (selector) => {
        await page.focus(selector)
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      },
      back: async () => {
        await page.goBack({ waitUntil: 'domcontentloaded' })
        return (await recordedIn(page)).persisted
      },
    })
    await page.close()
    site.close()
  },
})
