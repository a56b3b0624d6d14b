/** Checks that every page is eligible for the back/forward cache. */
import { expect, FULL_BROWSER, type Page, test } from './support/test.ts'
import { wakeIslands } from './support/visit.ts'

test.use({
  // Playwright turns the cache off because most tests want fresh pages, and the headless shell has none.
  launchOptions: { ...FULL_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

type Returned = Window & { returned?: boolean }

/** Returns whether the current page was kept and, if not, the browser's reasons. */
const keeping = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown
    })[]
    return (window as Returned).returned
      ? 'kept'
      : JSON.stringify(visit?.notRestoredReasons ?? 'not kept')
  })

test('going back restores every kind of page with typed text and opened parts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      ;(window as Returned).returned = persisted
    })
  })
  // One page without islands, and each that has its own.
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
  // Browsers keep only a handful of pages.
  for (let first = 0; first < kinds.length; first += 4) {
    const visits = kinds.slice(first, first + 4)
    for (const path of visits) {
      const response = await page.goto(path)
      expect(response?.headers()['cache-control'], `cache-control of ${path}`).not.toContain(
        'no-store',
      )
      await wakeIslands(page)
      if (path === '/contact-us') await comment.fill('Half a sentence')
      if (path === '/industries') await page.locator('main summary').first().click()
    }
    await page.goto('/services/devops')
    for (const path of visits.reverse()) {
      // A restored page fires no load event.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      await expect
        .soft(async () => expect(await keeping(page), path).toBe('kept'))
        .toPass({ timeout: 5000 })
      if (path === '/contact-us') await expect(comment).toHaveValue('Half a sentence')
      if (path === '/industries') await expect(page.locator('main details[open]')).toHaveCount(1)
    }
  }
})
