import { violations } from './support/axe.ts'
import { headerOf } from './support/header.ts'
import { DIRECT_LINKS, FOOTER_QUICK } from './support/specification.ts'
import { expect, test } from './support/test.ts'

for (const path of [
  '/no-such-page',
  '/services/no-such-service',
  '/etl-testing/deeper',
  '/index.php',
  '/%2e%2e%2fsecret',
]) {
  test(`${path} answers 404 with the page of the site`, async ({ page, faults }) => {
    faults.allow(/404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['content-type']).toMatch(/^text\/html/)
    await expect(page).toHaveTitle(/not found/i)
    await expect(page.locator('h1')).toHaveCount(1)
    const { link } = headerOf(page)
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    const quick = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' })
    await expect(quick.getByRole('link')).toHaveCount(FOOTER_QUICK.length)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).not.toHaveCount(0)
  })
}

test('it says where to go on, and these links work', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.goto('/no-such-page')
  const links = page.getByRole('main').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets).toContain('/')
  expect(targets.length).toBeGreaterThanOrEqual(5)
  for (const target of targets) expect((await page.request.get(target)).status(), target).toBe(200)
  await links.first().click()
  await expect(page).toHaveURL(targets[0] ?? '')
})

test('it is without fault', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/no-such-page')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a file that is missing answers 404, too', async ({ request }) => {
  for (const path of ['/no-such.png', '/no-such.js', '/_next/static/no-such.js']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('other spellings of a page lead to it', async ({ page }) => {
  for (const [asked, led] of [
    ['/about-us/', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/continuous-integration', '/continous-integration'],
    ['/services/ai-engineering', '/services/ai_engineering'],
  ] as const) {
    const response = await page.goto(asked)
    expect(response?.status(), asked).toBe(200)
    await expect(page).toHaveURL(led)
  }
})
