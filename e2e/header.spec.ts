import { MAX_BAR } from '#check/rules/site/bar.ts'
import { getData } from '#lib/content/pages.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { headerOf, INSIDE, unfoldMenu } from './support/header.ts'
import { DIRECT_LINKS, GUIDES, SERVICE_GROUPS, SERVICES } from './support/requirements.ts'
import { searchOf } from './support/search.ts'
import { expect, type Page, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

const { site } = getData()

/** Returns the text and outline of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const text =
      element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ')
    return { text, outline: `${outlineStyle} ${outlineWidth}` }
  })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/careers')
  })

  test('the bar stays one row with the longest labels that the check lets it have', async ({
    page,
  }) => {
    const { bar, link } = headerOf(page)
    const names = [site.name, SERVICES, ...DIRECT_LINKS.map(([label]) => label)]
    const left = MAX_BAR - names.join('').length
    const before = (await bar.boundingBox())?.height
    const [label = '', path = ''] = DIRECT_LINKS.at(-1) ?? []
    const longer = `${label} ${'and what else there is to say of it '.repeat(3)}`
    await link(path).evaluate(
      (element, text) => {
        element.textContent = text
      },
      longer.slice(0, label.length + left),
    )
    expect((await bar.boundingBox())?.height).toBe(before)
  })

  test('the bar has all links, and Services opens on hover with its groups (R4.1–R4.3)', async ({
    page,
  }) => {
    const { bar, services, hamburger, link, inside } = headerOf(page)
    await expect(hamburger).toBeHidden()
    await expect(inside).toBeHidden()
    for (const [, path] of GUIDES) await expect(link(path)).toBeHidden()
    for (const [, path] of DIRECT_LINKS) await expect(link(path)).toBeVisible()
    await services.hover()
    for (const { group } of SERVICE_GROUPS) await expect(link(group[1])).toBeVisible()
    for (const [, path] of GUIDES) await expect(link(path)).toBeInViewport({ ratio: 1 })
    expect(await violationsInBothSchemes(page, 'body > header')).toEqual([])
    // The first group shows its pages at once, the others on hover.
    const [first] = SERVICE_GROUPS
    for (const { group, items } of SERVICE_GROUPS) {
      if (group !== first?.group) await link(group[1]).hover()
      for (const [, path] of items) await expect(link(path)).toBeVisible()
      const others = SERVICE_GROUPS.filter((other) => other.group !== group).flatMap(
        (other) => other.items,
      )
      for (const [, path] of others) await expect(link(path)).toBeHidden()
    }
    await link(first?.group[1] ?? '').hover()

    await services.click()
    await expect(inside, 'a click after the hover does not close it').toBeVisible()
    await services.click()
    await expect(inside, 'the next click does').toBeHidden()
    await services.click()
    await page.mouse.click(640, 780)
    await expect(inside, 'a click elsewhere does too').toBeHidden()

    await bar.getByRole('link').first().click()
    await expect(page, 'the logo links to home').toHaveURL('/')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    expect((await bar.boundingBox())?.y, 'the bar stays at the top on scroll').toBe(0)
  })

  test('Services closes 200 ms after the pointer leaves, unless it returns', async ({ page }) => {
    await stopClock(page)
    const { services, inside } = headerOf(page)
    await services.hover()
    await expect(inside).toBeVisible()
    await page.mouse.move(600, 780)
    await page.clock.runFor(190)
    await expect(inside).toBeVisible()
    for (const [target, where] of [
      [services, 'the pointer is back'],
      [inside, 'the pointer is on its way through the panel'],
    ] as const) {
      await target.hover()
      await page.clock.runFor(1000)
      await expect(inside, where).toBeVisible()
    }
    await page.mouse.move(600, 780)
    await page.clock.runFor(199)
    await expect(inside).toBeVisible()
    await page.clock.runFor(2)
    await expect(inside).toBeHidden()
  })

  test('Escape closes what hovering has opened, without moving the pointer (WCAG 1.4.13)', async ({
    page,
  }) => {
    const { services, inside } = headerOf(page)
    await services.hover()
    await expect(inside).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
  })

  test('Services works with keys, Tab moves through the bar in order, and a link skips it', async ({
    page,
  }) => {
    const { menu, services, inside } = headerOf(page)
    // Quoted once more for YAML: a label may have a colon.
    const told = `- ${JSON.stringify(`link ${JSON.stringify(INSIDE[0])}`)}`
    for (const key of ['Enter', 'Space']) {
      await services.focus()
      await page.keyboard.press(key)
      await expect(menu).toMatchAriaSnapshot(told)
      await page.keyboard.press(key)
      await expect(menu).not.toMatchAriaSnapshot(told)
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(inside).toBeHidden()
      await expect(services, 'Escape returns focus').toBeFocused()
    }
    // A disclosure, not a menu: menus promise arrow keys and swallow Tab.
    await expect(page.locator('[role="menu"], [role="menuitem"], [aria-haspopup]')).toHaveCount(0)

    await page.reload()
    const [home = '', ...others] = DIRECT_LINKS.map(([label]) => label)
    const pages = [
      ...SERVICE_GROUPS.flatMap(({ group, items }) => [group, ...items]),
      ...GUIDES,
    ].map(([label]) => label)
    for (const label of ['Skip to content', site.name, home, SERVICES, ...pages, ...others]) {
      await page.keyboard.press('Tab')
      const { text, outline } = await focused(page)
      expect(text).toBe(label)
      expect(outline, label).toMatch(/^(solid [2-9]px|auto \dpx)/)
      if (label === SERVICES) await page.keyboard.press('Enter')
    }
    await expect(inside, 'closes when it loses focus').toBeHidden()

    await services.press('Enter')
    const covered = await inside.evaluate((page) => {
      page
        .closest('nav')
        ?.querySelector<HTMLElement>('.site-header-levels > li:nth-child(2) > a')
        ?.focus()
      return page.checkVisibility({ visibilityProperty: true })
    })
    expect(covered, 'the pages of two groups on top of each other').toBe(false)

    const skip = page.getByRole('link', { name: 'Skip to content' })
    await skip.focus()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const [screen, viewport] of [
  ['a narrow screen', { width: 390, height: 844 }],
  // The layout viewport of 1280 by 1024 pixels.
  ['a screen at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test(`on ${screen} the hamburger opens a menu in which Services and its groups unfold (R4.4)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/careers')
    const { hamburger, link, menu } = await unfoldMenu(page)
    const targets = menu.locator('a:visible, summary:visible').or(hamburger)
    const low = await targets.evaluateAll((all) =>
      all
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent),
    )
    expect(low, 'too low to tap').toEqual([])
    expect(await violationsInBothSchemes(page, 'body > header')).toEqual([])
    await link('/contact-us').focus()
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, footer')),
      'focus behind it',
    ).toBeNull()
    const [, unfolded = ''] = SERVICE_GROUPS.at(-1)?.items.at(-1) ?? []
    await link(unfolded).click()
    await expect(page).toHaveURL(unfolded)
  })
}

test('up to 1024 px the hamburger closes the menu again, as does Escape, which returns focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/careers')
  const { bar, hamburger, link } = headerOf(page)
  await hamburger.click()
  await expect(link('/about-us')).toBeVisible()
  await hamburger.click()
  await expect(link('/about-us')).toBeHidden()
  await hamburger.click()
  await link('/careers').click()
  await expect(link('/about-us'), 'the top of this page is not covered').toBeHidden()
  await hamburger.press('Enter')
  await page.keyboard.press('Tab')
  expect((await focused(page)).text, 'the menu comes next').toBe(DIRECT_LINKS[0]?.[0])
  await page.keyboard.press('Escape')
  await expect(link('/about-us')).toBeHidden()
  await expect(hamburger).toBeFocused()

  await page.setViewportSize({ width: 1025, height: 768 })
  await expect(hamburger).toBeHidden()
  for (const [, path] of DIRECT_LINKS) await expect(link(path)).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  // Long labels take a second line, and then the bar is higher.
  const bottomOfBar = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
  const [first] = await page.locator('main *').all()
  expect((await first?.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfBar)
})

test('at 400 % zoom the fixed bar never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/services/product-engineering')
  const height = (await headerOf(page).bar.boundingBox())?.height ?? 0
  expect(height, 'the bar leaves room for the page').toBeLessThan(256 / 2)
  // On the way back, what is next may already be in the window, below the bar, where nothing has to scroll.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0, isLast = false; !isLast; step++) {
      expect(step, `the end of the page is reached by ${key}`).toBeLessThan(200)
      await page.keyboard.press(key)
      const place = await page.evaluate((key) => {
        const element = document.activeElement
        if (!element?.closest('main, footer')) return undefined
        const { top, bottom } = element.getBoundingClientRect()
        const links = [...document.querySelectorAll('main a, body > footer a')]
        const isLast = element === links.at(key === 'Tab' ? -1 : 0)
        return { text: element.textContent, top, bottom, isLast }
      }, key)
      isLast = place?.isLast ?? false
      expect(place?.bottom ?? height + 1, `below the bar: ${place?.text}`).toBeGreaterThan(height)
      expect(place?.top ?? 0, `above the lower edge: ${place?.text}`).toBeLessThan(256)
    }
  }
})

test.describe('in a browser without popovers', () => {
  // The page is changed on its way, so its policy names other styles.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

  test('the hamburger opens and closes the menu, and without scripts nothing covers the page', async ({
    page,
    browser,
    baseURL,
  }) => {
    const withoutPopovers = async (visitor: Page) => {
      await visitor.route('**/careers', async (route) => {
        const response = await route.fetch()
        const html = (await response.text())
          .replace(/ popover="[^"]*"/, '')
          .replaceAll('selector(:popover-open)', 'selector(:no-such-thing)')
        await route.fulfill({ response, body: html })
      })
      await visitor.goto(new URL('/careers', baseURL).href)
    }
    await page.addInitScript(() => {
      for (const name of ['togglePopover', 'showPopover', 'hidePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
    })
    await withoutPopovers(page)
    const { hamburger, menu, link } = headerOf(page)
    await expect(menu).toBeHidden()
    await hamburger.click()
    await expect(link('/industries')).toBeInViewport()
    await hamburger.click()
    await expect(menu).toBeHidden()
    await hamburger.click()
    await link('/careers').click()
    await expect(menu, 'a link to this page closes it').toBeHidden()

    const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true })
    const plain = await context.newPage()
    await plain.setViewportSize({ width: 390, height: 844 })
    await withoutPopovers(plain)
    await expect(headerOf(plain).menu).toBeHidden()
    await searchOf(plain).link.click()
    await expect(plain, 'the list of all pages stands in').toHaveURL(/\/site-index$/)
    await context.close()
  })
})
