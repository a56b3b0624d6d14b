/** Checks that the search is fetched when it is first opened, and what happens until it is there, or if it never is. */
import { held } from './support/api.ts'
import { openSearch, searchOf } from './support/search.ts'
import { expect, type Page, test } from './support/test.ts'

/** Matches a file that only the search needs, by its name without hash. */
const ownFile = (name: string) => new RegExp(`(?:^|/)(${name})\\.[\\da-f]{16}\\.js$`)

/** Makes a file of the search fail to load. */
const withoutFile = (page: Page, name: string) =>
  page.route(ownFile(name), (route) => route.abort())

test('works on every page and is fetched once, when first opened', async ({ page }) => {
  const fetched: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/search|page-names/.test(pathname)) fetched.push(ownFile('[a-z-]+').exec(pathname)?.[1])
  })
  await page.goto('/etl-testing', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  await openSearch(page)
  await page.keyboard.press('Escape')
  await openSearch(page)
  expect(fetched).toEqual(['search', 'search-index'])
  for (const path of ['/', '/contact-us']) {
    await page.goto(path)
    const { field, pages } = await openSearch(page)
    await field.fill('pentest')
    await expect(pages.first(), path).toHaveAttribute('href', '/security-testing')
  }
})

test('shows that it is loading, and links to the site index if it cannot be fetched', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/)
  const { answer, release } = held((route) => route.continue())
  await page.route(ownFile('search-index'), (route) => answer(route, 1))
  await page.goto('/etl-testing')
  await page.keyboard.press('Control+k')
  const { link, field, status, pages, dialog } = searchOf(page)
  await expect(status).toHaveText('Loading the search')
  await field.fill('pentest')
  release()
  await expect(pages.first()).toHaveAttribute('href', '/security-testing')

  await withoutFile(page, 'search-index')
  await page.reload()
  await openSearch(page)
  await expect(status).toHaveText('The search could not be loaded')
  await dialog.getByRole('link', { name: 'All pages by section' }).click()
  await expect(page).toHaveURL('/site-index')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'))
  await page.goto('/etl-testing')
  await link.click()
  await expect(page, 'in a browser that is too old for it').toHaveURL('/site-index')
  await withoutFile(page, 'search')
  await page.goto('/etl-testing')
  await link.click()
  await expect(page).toHaveURL('/site-index')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a field has the focus from the tap on, without which Safari shows no keyboard', async ({
    page,
  }) => {
    const { answer, release } = held((route) => route.continue())
    await page.route(ownFile('search'), (route) => answer(route, 1))
    await page.goto('/etl-testing')
    const { link, field } = searchOf(page)
    const focused = await link.evaluate((element: HTMLElement) => {
      element.click()
      return document.activeElement?.outerHTML
    })
    expect(focused).toMatch(/^<input class="unseen"/)
    release()
    await expect(field).toBeFocused()
    await expect(page.locator('body > input')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  test('that field goes, too, if the search cannot be fetched', async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/)
    await withoutFile(page, 'search')
    // The browser may keep the page as it is then.
    await page.addInitScript(() =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('fields', `${document.querySelectorAll('body > input').length}`),
      ),
    )
    await page.goto('/etl-testing')
    await searchOf(page).link.click()
    await expect(page).toHaveURL('/site-index')
    expect(await page.evaluate(() => sessionStorage.getItem('fields'))).toBe('0')
  })
})
