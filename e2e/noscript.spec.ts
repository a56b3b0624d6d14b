/** Checks the site without scripts (R3.6, R4.5, R20.2): menus open, all text shows, the form works. */
import { formOf } from './support/form.ts'
import { headerOf, INSIDE, unfoldMenu } from './support/header.ts'
import { all, get } from './support/html.ts'
import { industryOf } from './support/industries.ts'
import { KINDS, paths } from './support/out.ts'
import {
  CAREERS_DIALOG,
  DIRECT_LINKS,
  FIRST_INDUSTRY,
  INDUSTRIES,
  MAILBOXES,
  MESSAGES,
  SERVICE_GROUPS,
  TESTIMONIALS,
} from './support/requirements.ts'
import { searchOf } from './support/search.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('on a wide screen Services opens by mouse and keyboard, and its links work', async ({
  page,
}) => {
  await page.goto('/careers')
  for (const words of [CAREERS_DIALOG[1] ?? '', MAILBOXES.careers])
    await expect(page.locator('noscript p')).toContainText(words)
  await expect(page.locator('noscript p')).toBeVisible()
  const { services, link, inside } = headerOf(page)
  for (const [, path] of DIRECT_LINKS) await expect(link(path)).toBeVisible()
  await services.click()
  await expect(inside, 'the pages of the first group').toBeVisible()
  for (const { group, items } of SERVICE_GROUPS) {
    await link(group[1]).hover()
    for (const [, path] of items) await expect(link(path)).toBeVisible()
  }
  await services.click()
  await expect(inside).toBeHidden()
  await services.press('Enter')
  await inside.click()
  await expect(page).toHaveURL(INSIDE[1])
  const spacer = await page.locator('[data-navbar-spacer]').boundingBox()
  const bar = await page.locator('[data-navbar]').boundingBox()
  expect(spacer?.height, 'the page leaves room for the bar').toBe(bar?.height)
})

test('on a narrow screen the menu, Services and its groups open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careers')
  const { hamburger, link } = await unfoldMenu(page)
  await page.keyboard.press('Escape')
  await expect(link('/about-us')).toBeHidden()
  await hamburger.click()
  await link('/about-us').click()
  await expect(page).toHaveURL('/about-us')

  const testimonials = page.locator('[data-island="TestimonialCarousel"]')
  await expect(testimonials.getByRole('button')).toHaveCount(0)
  await expect(testimonials.locator('figure')).toHaveCount(TESTIMONIALS.length)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const figure of await testimonials.locator('figure').all()) {
      await expect(figure.locator('blockquote')).toBeVisible()
      const { x = -1, width: wide = 0 } = (await figure.boundingBox()) ?? {}
      expect(x, 'on the page').toBeGreaterThanOrEqual(0)
      expect(x + wide, 'on the page').toBeLessThanOrEqual(width)
    }
  }
})

test('accordions open one at a time, and close, and a fragment opens its item', async ({
  page,
}) => {
  const { id, title } = FIRST_INDUSTRY
  await page.goto(`/industries#${id}`)
  const open = page.locator('main details[open]')
  await expect(open.locator('summary h2')).toHaveText(title)
  for (const name of INDUSTRIES.slice(1)) {
    await industryOf(page, name).bar.click()
    await expect(open.locator('summary h2')).toHaveText([name])
    await expect(open.locator('p').first()).toBeVisible()
  }
  await open.locator('summary').click()
  await expect(open).toHaveCount(0)
})

test('home stacks the four lines and explains why there is no news', async ({ page }) => {
  await page.goto('/')
  const island = page.locator('[data-island="HeroCube"]')
  let lowest = 0
  for (const line of await island.locator('h1, p').all()) {
    await expect(line).toBeVisible()
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(lowest)
    expect(height).toBeGreaterThan(10)
    lowest = y + height
  }
  await expect(island.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Loading news articles...')).toBeVisible()
  await expect(page.getByText(/fetched by a script, which is switched off/)).toBeVisible()

  await page.getByRole('link', { name: 'Know More', exact: true }).click()
  await expect(page.locator('#why h2')).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  const target = await page.locator('#why').boundingBox()
  expect(target?.y, 'below the bar').toBeGreaterThanOrEqual(bar?.height ?? 0)
})

test('browser and server validate the form, which loses nothing and gets the same responses (R10.9)', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const { email, comment, send } = formOf(page)
  await comment.fill('Without scripts')
  await send.click()
  await expect(page).toHaveURL('/contact-us')
  await expect(email).toBeFocused()

  // The browser accepts this, but the server does not.
  await email.fill('ada@example')
  await send.click()
  await expect(page).toHaveURL('/contact-us/email-invalid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.invalid)
  await page.goBack()
  await expect(comment).toHaveValue('Without scripts')

  await email.fill('ada@example.org')
  await send.click()
  await expect(page).toHaveURL(/\/contact-us\/sent(?:\?reference=[\w-]+)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.sentHeading)
  await expect(page.getByText(MESSAGES.sent)).toBeVisible()
})

test('the search and the 404 page link to the list of all pages (R2.5, R19)', async ({
  page,
  faults,
}) => {
  faults.allow(/404/)
  await page.goto('/services/devop')
  await expect(page.getByText('Did you mean')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'list of all pages' }).click()
  await expect(page).toHaveURL('/site-index')
  await page.goto('/etl-testing')
  await searchOf(page).link.click()
  await expect(page).toHaveURL('/site-index')
  const listed = all('/site-index', 'main a').map((link) => get(link, 'href'))
  expect(paths.filter((path) => path !== '/site-index' && !listed.includes(path))).toEqual([])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('style sheets hide no text that only a script would show', async ({ page }) => {
    for (const path of KINDS) {
      await page.goto(path)
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td)')]
          .filter((element) => !element.closest('details:not([open]), dialog, noscript, [hidden]'))
          .filter(
            (element) =>
              !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map(({ textContent }) => textContent),
      )
      expect.soft(hidden, path).toEqual([])
    }
  })
})
