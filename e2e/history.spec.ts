/** Going back shows a page as it was left, at once: the browser has kept it, since nothing on it stands against that. */
import { test as base, expect, type Page } from './support/test.ts'
import { wakeIslands } from './support/visit.ts'

const test = base.extend({
  // Playwright switches the cache off, as most tests want a page anew.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

type Returned = Window & { returned?: boolean }

/** Whether the page in view was kept; if not, what the browser says stood against it. */
const keeping = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown
    })[]
    return (window as Returned).returned ? 'kept' : JSON.stringify(visit?.notRestoredReasons ?? 'not kept')
  })

test('the browser keeps every kind of page for those who come back, with what was typed and opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      ;(window as Returned).returned = persisted
    })
  })
  // One of those without an island, and each that has its own.
  const kinds = [
    '/',
    '/industries',
    '/about-us',
    '/contact-us',
    '/careers',
    '/etl-testing',
    '/functional-testing',
    '/contact-us/sent',
  ]
  const comment = page.getByLabel('What is on your mind?')
  // A browser keeps a handful of pages.
  for (let first = 0; first < kinds.length; first += 4) {
    const visits = kinds.slice(first, first + 4)
    for (const path of visits) {
      const response = await page.goto(path)
      expect(response?.headers()['cache-control'], `cache-control of ${path}`).not.toContain('no-store')
      await wakeIslands(page)
      if (path === '/contact-us') await comment.fill('Half a sentence')
      if (path === '/industries') await page.locator('main summary').first().click()
    }
    await page.goto('/services/devops')
    for (const path of visits.reverse()) {
      // A page that was kept does not load again.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      await expect.soft(async () => expect(await keeping(page), path).toBe('kept')).toPass({ timeout: 5000 })
      if (path === '/contact-us') await expect(comment).toHaveValue('Half a sentence')
      if (path === '/industries') await expect(page.locator('main details[open]')).toHaveCount(1)
    }
  }
})
