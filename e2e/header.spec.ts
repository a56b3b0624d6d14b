import { violationsInBothSchemes } from './support/axe.ts'
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
  test.beforeEach(({ page }) => page.clock.install())

  test('the bar has all links, Services opens under the pointer with its groups (R4.1–R4.3)', async ({
    page,
  }) => {
    await page.goto('/careers')
    const { bar, services, hamburger, link } = headerOf(page)
    await expect(hamburger).toBeHidden()
    await expect(link('Development Services')).toBeHidden()
    for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
    await services.hover()
    for (const { group } of SERVICE_GROUPS) await expect(link(group[0])).toBeVisible()
    expect(await violationsInBothSchemes(page)).toEqual([])

    await test.step('the first group shows its pages, and each other one under the pointer', async () => {
      for (const { group, items } of SERVICE_GROUPS) {
        if (group !== SERVICE_GROUPS[0]?.group) await link(group[0]).hover()
        for (const [label] of items) await expect(link(label)).toBeVisible()
        const others = SERVICE_GROUPS.filter((other) => other.group !== group).flatMap((other) => other.items)
        for (const [label] of others) await expect(link(label)).toBeHidden()
      }
      await link('Product Engineering').hover()
    })

    await test.step('a click after the hover does not close it, the next does, and so does one elsewhere', async () => {
      await services.click()
      await expect(link('AI Engineering')).toBeVisible()
      await services.click()
      await expect(link('AI Engineering')).toBeHidden()
      await services.click()
      await page.mouse.click(640, 780)
      await expect(link('AI Engineering')).toBeHidden()
    })

    await test.step('the logo leads home, and the bar stays at the top while one scrolls', async () => {
      await bar.getByRole('link').first().click()
      await expect(page).toHaveURL('/')
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
      expect((await bar.boundingBox())?.y).toBe(0)
    })
  })

  test('Services closes 200 ms after the pointer has left, not before, and not when it returns', async ({
    page,
  }) => {
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
    await inside.hover()
    await page.clock.runFor(1000)
    await expect(inside, 'the pointer is on its way through the panel').toBeVisible()

    await page.mouse.move(600, 780)
    await page.clock.runFor(199)
    await expect(inside).toBeVisible()
    await page.clock.runFor(2)
    await expect(inside).toBeHidden()
  })

  test('keys open and close Services, Escape returns the focus', async ({ page }) => {
    await page.goto('/careers')
    const { menu, services, link } = headerOf(page)
    for (const key of ['Enter', 'Space']) {
      await services.focus()
      await page.keyboard.press(key)
      await expect(menu).toMatchAriaSnapshot('- link "AI Engineering"')
      await page.keyboard.press(key)
      await expect(menu).not.toMatchAriaSnapshot('- link "AI Engineering"')
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(link('AI Engineering')).toBeHidden()
      await expect(services).toBeFocused()
    }
    // A disclosure and not a menu: menus promise arrow keys and swallow Tab.
    await expect(page.locator('[role="menu"], [role="menuitem"], [aria-haspopup]')).toHaveCount(0)
  })

  test('Tab goes through the bar in order and shows where it is, and the skip link leads past it', async ({
    page,
  }) => {
    await page.goto('/careers')
    const order: (string | undefined)[] = []
    const next = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await page.keyboard.press('Tab')
        order.push(await focused(page))
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
          return `${outlineStyle} ${outlineWidth}`
        })
        expect(outline, `outline of ${order.at(-1)}`).toMatch(/^(solid [2-9]px|auto \dpx)/)
      }
    }
    await next(4)
    await page.keyboard.press('Enter')
    await next(SERVICE_LINKS.length + DIRECT_LINKS.length - 1)
    const [home, ...others] = DIRECT_LINKS.map(([label]) => label)
    const services = SERVICE_LINKS.map(([label]) => label)
    expect(order).toEqual(['Skip to content', 'Plumbline', home, 'Services', ...services, ...others])
    await expect(headerOf(page).link('AI Engineering'), 'closes when the focus has left').toBeHidden()

    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const [screen, viewport] of [
  ['a narrow screen', { width: 390, height: 844 }],
  // What 1280 by 1024 pixels come down to.
  ['a screen at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('the hamburger opens a menu in which Services and its groups unfold (R4.4)', async ({ page }) => {
      await page.goto('/careers')
      const { hamburger, services, group, link, menu } = headerOf(page)
      await expect(link('About Us')).toBeHidden()
      await hamburger.click()
      for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
      await services.click()
      for (const { group: head, items } of SERVICE_GROUPS) {
        await group(head[0]).click()
        for (const [label] of [head, ...items]) {
          await link(label).scrollIntoViewIfNeeded()
          await expect(link(label)).toBeInViewport({ ratio: 1 })
        }
      }
      await expect(link('AI Engineering'), 'one group at a time').toBeHidden()
      for (const target of [hamburger, ...(await menu.locator('a:visible, summary:visible').all())])
        expect(
          (await target.boundingBox())?.height,
          `for a thumb: ${await target.textContent()}`,
        ).toBeGreaterThanOrEqual(44)
      expect(await violationsInBothSchemes(page)).toEqual([])
      await link('Strategic Assessments').click()
      await expect(page).toHaveURL('/services/strategic-assessments')
    })
  })
}

test('the hamburger closes the menu again, and so does Escape, which returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/careers')
  const { hamburger, link } = headerOf(page)
  await hamburger.click()
  await expect(link('About Us')).toBeVisible()
  await hamburger.click()
  await expect(link('About Us')).toBeHidden()
  await hamburger.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page), 'the menu comes next').toBe('Home')
  await page.keyboard.press('Escape')
  await expect(link('About Us')).toBeHidden()
  await expect(hamburger).toBeFocused()

  await test.step('from 1025 px on there is a bar in its place', async () => {
    await page.setViewportSize({ width: 1025, height: 768 })
    await expect(hamburger).toBeHidden()
    const boxes = await Promise.all(DIRECT_LINKS.map(([label]) => link(label).boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size, 'all in one line').toBe(1)
  })
})

test('at 400 % zoom the fixed bar never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/services/product-engineering')
  const height = (await headerOf(page).bar.boundingBox())?.height ?? 0
  expect(height, 'the bar leaves room for the page').toBeLessThan(256 / 2)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  for (let step = 0; !(await last.evaluate((link) => link === document.activeElement)); step++) {
    expect(step, 'the last link of the page is reached').toBeLessThan(200)
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.closest('main, footer')) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      return { text: element.textContent, top, bottom }
    })
    expect(place?.bottom ?? height + 1, `below the bar: ${place?.text}`).toBeGreaterThan(height)
    expect(place?.top ?? 0, `above the lower edge: ${place?.text}`).toBeLessThan(256)
  }
})
