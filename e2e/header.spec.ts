import { violations } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { headerOf } from './support/header.ts'
import { DIRECT_LINKS, SERVICE_GROUPS } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

const SERVICE_LINKS = SERVICE_GROUPS.flatMap(({ group, items }) => [group, ...items])

/** What has the focus, by its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim().replace(/\s+/g, ' ')
  })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('all links lie in the bar, the hamburger does not', async ({ page }) => {
    await page.goto('/')
    const { link, services, hamburger } = headerOf(page)
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    await expect(services).toBeVisible()
    await expect(hamburger).toBeHidden()
    await expect(link('Development Services')).toBeHidden()
  })

  test('stays at the top while the page scrolls', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    expect((await headerOf(page).bar.boundingBox())?.y).toBe(0)
  })

  test('Services opens on hover with all its groups and links', async ({ page }) => {
    await page.goto('/careers')
    const { services, link } = headerOf(page)
    await services.hover()
    for (const [label, href] of SERVICE_LINKS) {
      await expect(link(label)).toBeVisible()
      await expect(link(label)).toHaveAttribute('href', href)
    }
    await link('DevOps and Continuous Improvement').click()
    await expect(page).toHaveURL('/services/devops')
  })

  test('closes 200 ms after the pointer has left, not before, and not when it returns', async ({ page }) => {
    await page.clock.install()
    await page.goto('/careers')
    await stopClock(page)
    const { services, link } = headerOf(page)
    const inside = link('AI Engineering')

    await services.hover()
    await expect(inside).toBeVisible()
    await page.mouse.move(600, 780)
    await page.clock.runFor(190)
    await expect(inside).toBeVisible()
    await services.hover()
    await page.clock.runFor(1000)
    await expect(inside, 'the pointer is back').toBeVisible()

    await page.mouse.move(600, 780)
    await page.clock.runFor(199)
    await expect(inside).toBeVisible()
    await page.clock.runFor(2)
    await expect(inside).toBeHidden()
  })

  test('the way from the word to the panel keeps it open', async ({ page }) => {
    await page.clock.install()
    await page.goto('/careers')
    await stopClock(page)
    const { services, link } = headerOf(page)
    await services.hover()
    await link('AI Engineering').hover()
    await page.clock.runFor(1000)
    await expect(link('AI Engineering')).toBeVisible()
  })

  test('a click after the hover does not close it, the next one does', async ({ page }) => {
    await page.goto('/careers')
    const { services, link } = headerOf(page)
    await services.hover()
    await expect(link('AI Engineering')).toBeVisible()
    await services.click()
    await expect(link('AI Engineering')).toBeVisible()
    await services.click()
    await expect(link('AI Engineering')).toBeHidden()
  })

  test('a click elsewhere closes it', async ({ page }) => {
    await page.goto('/careers')
    const { services, link } = headerOf(page)
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(link('AI Engineering')).toBeVisible()
    await page.mouse.click(640, 780)
    await expect(link('AI Engineering')).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes Services, Escape closes it and returns the focus`, async ({ page }) => {
      await page.goto('/careers')
      const { services, link } = headerOf(page)
      await services.focus()
      await page.keyboard.press(key)
      await expect(link('AI Engineering')).toBeVisible()
      await page.keyboard.press(key)
      await expect(link('AI Engineering')).toBeHidden()

      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Development Services')
      await page.keyboard.press('Escape')
      await expect(link('AI Engineering')).toBeHidden()
      await expect(services).toBeFocused()
    })
  }

  test('assistive technology is told whether Services is open', async ({ page }) => {
    await page.goto('/careers')
    const { menu, services } = headerOf(page)
    await expect(menu).not.toMatchAriaSnapshot('- link "AI Engineering"')
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toMatchAriaSnapshot('- link "AI Engineering"')
    // A disclosure and not a menu: menus promise arrow keys and swallow Tab.
    await expect(page.locator('[role="menu"], [role="menuitem"], [aria-haspopup]')).toHaveCount(0)
  })

  test('tab order', async ({ page }) => {
    await page.goto('/careers')
    const order: (string | undefined)[] = []
    const next = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await page.keyboard.press('Tab')
        order.push(await focused(page))
      }
    }
    await next(4)
    await page.keyboard.press('Enter')
    await next(SERVICE_LINKS.length + DIRECT_LINKS.length - 1)
    const [home, ...others] = DIRECT_LINKS.map(([label]) => label)
    expect(order).toEqual([
      'Skip to content',
      'Plumbline',
      home,
      'Services',
      ...SERVICE_LINKS.map(([label]) => label),
      ...others,
    ])
    await expect(headerOf(page).link('AI Engineering'), 'closes when the focus has left').toBeHidden()
  })

  test('what has the focus shows it', async ({ page }) => {
    await page.goto('/careers')
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return `${outlineStyle} ${outlineWidth}`
      })
      expect(outline, `outline of ${await focused(page)}`).toMatch(/^(solid [2-9]px|auto \dpx)/)
    }
  })

  test('the skip link leads past the bar', async ({ page }) => {
    await page.goto('/careers')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the open menu has no fault in either scheme', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services/devops')
    await headerOf(page).services.hover()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
  })
})

test('the logo leads home', async ({ page }) => {
  await page.goto('/careers')
  await headerOf(page).bar.getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the hamburger opens and closes the menu', async ({ page }) => {
    await page.goto('/careers')
    const { hamburger, link, services } = headerOf(page)
    await expect(link('About Us')).toBeHidden()
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false')
    await hamburger.click()
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    await expect(services).toBeVisible()
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true')
    await hamburger.click()
    await expect(link('About Us')).toBeHidden()
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes the menu and returns the focus', async ({ page }) => {
    await page.goto('/careers')
    const { hamburger, link } = headerOf(page)
    await hamburger.focus()
    await page.keyboard.press('Enter')
    await expect(link('About Us')).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await focused(page), 'the menu comes next').toBe('Home')
    await page.keyboard.press('Escape')
    await expect(link('About Us')).toBeHidden()
    await expect(hamburger).toBeFocused()
  })

  test('Services unfolds into its groups, and a group into its links', async ({ page }) => {
    await page.goto('/careers')
    const { hamburger, services, group, link } = headerOf(page)
    await hamburger.click()
    for (const { group: head } of SERVICE_GROUPS) await expect(group(head[0])).toBeHidden()
    await services.click()
    for (const { group: head, items } of SERVICE_GROUPS) {
      await group(head[0]).click()
      for (const [label, href] of [head, ...items]) {
        await expect(link(label)).toBeVisible()
        await expect(link(label)).toHaveAttribute('href', href)
      }
    }
    await expect(link('AI Engineering'), 'one group at a time').toBeHidden()
    await link('Strategic Assessments').click()
    await expect(page).toHaveURL('/services/strategic-assessments')
  })

  test('the open menu has no fault in either scheme', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services/devops')
    const { hamburger, services, group } = headerOf(page)
    await hamburger.click()
    await services.click()
    await group('Quality Assurance').click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
  })

  test('targets are large enough for a thumb', async ({ page }) => {
    await page.goto('/careers')
    const { hamburger, services, menu } = headerOf(page)
    await hamburger.click()
    await services.click()
    for (const target of [hamburger, ...(await menu.locator('a, summary').all())]) {
      if (!(await target.isVisible())) continue
      const box = await target.boundingBox()
      expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  })
})

test('hamburger up to 1024 px, bar from 1025 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/careers')
  const { hamburger, link } = headerOf(page)
  await expect(hamburger).toBeVisible()
  await expect(link('About Us')).toBeHidden()
  await page.setViewportSize({ width: 1025, height: 768 })
  await expect(hamburger).toBeHidden()
  await expect(link('About Us')).toBeVisible()
  const boxes = await Promise.all(DIRECT_LINKS.map(([label]) => link(label).boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size, 'all in one line').toBe(1)
})

test.describe('at 400 % zoom', () => {
  // What 1280 by 1024 pixels come down to.
  test.use({ viewport: { width: 320, height: 256 } })

  test('every link of the menu can be reached', async ({ page }) => {
    await page.goto('/careers')
    const { hamburger, services, group, link } = headerOf(page)
    await hamburger.click()
    await services.click()
    for (const { group: head, items } of SERVICE_GROUPS) {
      await group(head[0]).click()
      for (const [label] of [head, ...items]) {
        await link(label).scrollIntoViewIfNeeded()
        await expect(link(label)).toBeInViewport({ ratio: 1 })
      }
    }
    await link('Contact Us').click()
    await expect(page).toHaveURL('/contact-us')
  })

  test('the fixed bar never covers what has the focus', async ({ page }) => {
    await page.goto('/services/product-engineering')
    const height = (await headerOf(page).bar.boundingBox())?.height ?? 0
    expect(height, 'the bar leaves room for the page').toBeLessThan(256 / 2)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    let visited = 0
    while (!(await last.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      visited += 1
      expect(visited, 'the last link of the page is reached').toBeLessThan(200)
      const place = await page.evaluate(() => {
        const element = document.activeElement
        if (!element?.closest('main, footer')) return undefined
        const { top, bottom } = element.getBoundingClientRect()
        return { text: element.textContent, top, bottom }
      })
      if (!place) continue
      expect(place.bottom, `below the bar: ${place.text}`).toBeGreaterThan(height)
      expect(place.top, `above the lower edge: ${place.text}`).toBeLessThan(256)
    }
  })
})
