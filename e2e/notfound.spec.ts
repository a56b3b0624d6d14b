import { violations } from './support/axe.ts'
import { headerOf } from './support/header.ts'
import { DIRECT_LINKS, FOOTER_QUICK } from './support/requirements.ts'
import { openSearch, searchOf } from './support/search.ts'
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
  // In the order of the page, whether or not the nearest pages are there already.
  const links = page.getByRole('main').locator('ul a, p a')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets).toContain('/')
  expect(targets.length).toBeGreaterThanOrEqual(5)
  for (const target of targets) expect((await page.request.get(target)).status(), target).toBe(200)
  await links.first().click()
  await expect(page).toHaveURL(targets[0] ?? '')
})

for (const [path, meant] of [
  ['/services/devop', '/services/devops'],
  ['/acessibility-testing', '/accessibility-testing'],
  ['/services/load-testing', '/performance-engineering'],
  ['/en/contact.php', '/contact-us'],
] as const) {
  test(`${path} leads to ${meant}`, async ({ page, faults }) => {
    faults.allow(/404/)
    await page.goto(path)
    const near = page.getByRole('main').locator('[data-missing]')
    await expect(near.getByRole('heading', { name: 'Did you mean' })).toBeVisible()
    await expect(near.getByRole('link').first()).toHaveAttribute('href', meant)
    expect(await near.getByRole('link').count()).toBeLessThanOrEqual(5)
    await near.getByRole('link').first().click()
    await expect(page).toHaveURL(meant)
  })
}

test('it names none for an address that is near to none', async ({ page, faults }) => {
  faults.allow(/404/)
  const names = page.waitForResponse(/\/page-names\./)
  await page.goto('/wp-admin')
  await (await names).finished()
  await openSearch(page)
  await expect(page.locator('[data-missing]')).toBeHidden()
})

test('its search is filled in with the words of the address', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.goto('/blog/how-to-test-chatbots.html')
  await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
  const { field, pages } = searchOf(page)
  await expect(field).toHaveValue('blog how to test chatbots')
  await expect(pages.first()).toHaveAttribute('href', '/services/generative_ai_testing')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it leads to the main pages and to the list of all', async ({ page, faults }) => {
    faults.allow(/404/)
    await page.goto('/services/devop')
    await expect(page.getByText('Did you mean')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'list of all pages' }).click()
    await expect(page).toHaveURL('/site-index')
  })
})

test('it is without fault', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services/devop')
  await expect(page.locator('[data-missing]')).toBeVisible()
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
