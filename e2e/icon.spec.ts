import { seenOn, watchArrival } from './support/arrival.ts'
import { expect, FULL_BROWSER, test } from './support/test.ts'

// In the headless shell, the icon often stays where it is.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, launchOptions: FULL_BROWSER })

test('a card’s icon becomes the mark of the page it links to', async ({ page }) => {
  await watchArrival(page)
  // Retries because it moves only if the next page has its heading at first paint; otherwise the page just fades.
  await expect(async () => {
    await page.goto('/services/core-testing')
    await page.getByRole('main').getByRole('link', { name: 'Performance Testing' }).click()
    await expect(page).toHaveURL('/performance-engineering')
    await expect
      .poll(async () => (await seenOn(page)).moved, { timeout: 2000 })
      .toContain('::view-transition-group(mark)')
  }).toPass()
})
