/** Checks that a page fades in when it is seen: after prerendering, and after the way back. */
import { expect } from '@playwright/test'
import { recordedIn, test, type Visit } from './browser.ts'

/** Points at a link of the bar, whose page the browser then prerenders. */
async function prerender({ page, open, prerendered }: Visit, path: string) {
  await open('/industries')
  const link = `.site-header-links > li > a[href="${path}"]`
  await page.hover(link)
  await expect.poll(() => [...prerendered]).toEqual([path])
  return {
    /** Follows the link, and waits until the prerendered page has taken the place of this one. */
    show: async () => {
      await page.click(link)
      // While it does, neither can be asked.
      await expect
        .poll(() => page.evaluate(() => location.pathname).catch(() => undefined))
        .toBe(path)
    },
  }
}

test('a prerendered page fades in once it is shown, not before', async ({ visit }) => {
  const { page } = visit
  const { show } = await prerender(visit, '/careers')
  await show()
  await expect
    .poll(async () => (await recordedIn(page).catch(() => undefined))?.fades.length)
    .toBe(1)
  const { fades } = await recordedIn(page)
  const shownAt = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return (visit as PerformanceEntry & { activationStart: number }).activationStart
  })
  expect(shownAt).toBeGreaterThan(0)
  expect(fades[0]).toBeGreaterThanOrEqual(shownAt)
})

test('islands of a prerendered page wait until it is shown, and then work', async ({ visit }) => {
  const { page, asked } = visit
  const { show } = await prerender(visit, '/')
  const react = /\/react\./
  expect(asked.filter((url) => react.test(url) || url.startsWith('/api/'))).toEqual([])
  await show()
  await page.locator('[data-island="HeroCube"][data-alive]').wait()
  expect(asked.filter((url) => react.test(url))).toHaveLength(1)
  await page.locator('[data-island="NewsStrip"]').scroll()
  await expect.poll(() => asked).toContain('/api/news')
})

test('a page fades in again after the way back', async ({ visit }) => {
  const { page, open, back } = visit
  await open('/industries')
  await expect.poll(async () => (await recordedIn(page)).fades.length).toBe(1)
  await open('/careers')
  expect(await back()).toBe(true)
  await expect.poll(async () => (await recordedIn(page)).fades.length).toBe(2)
})
