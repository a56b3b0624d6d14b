/** Going back shows a page as it was left, at once: the browser has kept it, since nothing on it stands against that. */
import { KINDS } from './support/out.ts'
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

test('the browser keeps every kind of page for those who come back', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      ;(window as Returned).returned = persisted
    })
  })
  for (const path of [...KINDS, '/contact-us/sent']) {
    const response = await page.goto(path)
    expect(response?.headers()['cache-control'], `cache-control of ${path}`).not.toContain('no-store')
    await wakeIslands(page)
    await page.goto(path === '/industries' ? '/careers' : '/industries')
    // A page that was kept does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await expect.soft(async () => expect(await keeping(page), path).toBe('kept')).toPass({ timeout: 5000 })
  }
})

test('what was typed and opened is still there', async ({ page }) => {
  await page.goto('/contact-us')
  await wakeIslands(page)
  await page.getByLabel('What is on your mind?').fill('Half a sentence')
  await page.goto('/industries')
  await page.locator('main summary').first().click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await page.goto('/careers')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByLabel('What is on your mind?')).toHaveValue('Half a sentence')
})
