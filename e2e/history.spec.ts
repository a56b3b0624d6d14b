/** Checks that every page is eligible for the back/forward cache, and what its forms show on the way back. */
import { stubContact } from './support/api.ts'
import { formOf } from './support/form.ts'
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

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      ;(window as Returned).returned = persisted
    })
  }),
)

test('going back restores every kind of page with typed text and opened parts', async ({
  page,
}) => {
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
  const { comment } = formOf(page)
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

test('a form that was kept takes over what has been written or sent since', async ({ page }) => {
  await stubContact(page)
  const { email, comment, send } = formOf(page)
  const formAgain = async () => {
    await page.goto('/careers')
    await page.goto('/contact-us')
    await wakeIslands(page)
  }
  const backToFirst = async () => {
    for (const path of ['/careers', '/contact-us']) {
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
    }
    await expect(async () => expect(await keeping(page)).toBe('kept')).toPass({ timeout: 5000 })
  }
  await page.goto('/contact-us')
  await wakeIslands(page)
  await comment.fill('Half a sentence')
  await formAgain()
  await expect(comment).toHaveValue('Half a sentence')
  await comment.fill('A whole message')
  await backToFirst()
  await expect(comment).toHaveValue('A whole message')
  await comment.press('End')
  await comment.press('!')

  await formAgain()
  await expect(comment, 'what was typed after coming back').toHaveValue('A whole message!')
  await email.fill('ada@example.org')
  await send.click()
  await expect(page).toHaveURL(/\/contact-us\/sent/)
  await backToFirst()
  for (const field of [email, comment]) await expect(field).toHaveValue('')
})
