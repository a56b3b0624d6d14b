/** Checks that a page fades in when it is seen: after prerendering, and after the way back. */
import { expect } from '@playwright/test'
import { recordedIn, test } from './browser.ts'

test('a prerendered page fades in once it is shown, not before', async ({ visit }) => {
  const { page, open, prerendered } = visit
  await open('/industries')
  // The browser prerenders what a visitor points at.
  const link = '.site-header-links > li > a[href="/careers"]'
  await page.hover(link)
  await expect.poll(() => [...prerendered]).toEqual(['/careers'])
  await page.click(link)
  // While the prerendered page takes the place of this one, neither can be asked.
  await expect
    .poll(() => page.evaluate(() => location.pathname).catch(() => undefined))
    .toBe('/careers')
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

test('a page fades in again after the way back', async ({ visit }) => {
  const { page, open, back } = visit
  await open('/industries')
  await expect.poll(async () => (await recordedIn(page)).fades.length).toBe(1)
  await open('/careers')
  expect(await back()).toBe(true)
  await expect.poll(async () => (await recordedIn(page)).fades.length).toBe(2)
})
