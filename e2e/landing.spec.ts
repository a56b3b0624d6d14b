import { all, linksOf, textsOf } from './support/html.ts'
import { paths } from './support/out.ts'
import { test as alone, expect, type Page, walk as test } from './support/test.ts'

const cardOf = (page: Page, title: string) =>
  page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

/** Returns the final opacity of a card's second sentence; the first is always visible. */
const visibility = (page: Page, title: string) =>
  cardOf(page, title)
    .locator('p')
    .last()
    .evaluate((text) => {
      for (const animation of document.getAnimations()) animation.finish()
      let opacity = 1
      for (let element: Element | null = text; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity)
      return opacity
    })

/** The sign of a card that there is more. */
const signOf = (page: Page, title: string) =>
  cardOf(page, title)
    .locator('.card-grid-words')
    .evaluate((words) => getComputedStyle(words, '::after').content)

const REVEALING = ['/services/product-engineering', '/delivery-transformation'].map(
  (path) => [path, textsOf(path, 'main .card-grid-reveal:has(p + p) h3')] as const,
)

for (const [path, titles] of REVEALING) {
  test(`cards of ${path} reveal their description on hover and on focus (R6.9)`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const title of titles) {
      await page.mouse.move(2, 400)
      await expect.poll(() => visibility(page, title), title).toBe(0)
      const first = cardOf(page, title).locator('p').first()
      const placeInCard = () =>
        first.evaluate((text) => {
          const { y = 0 } = text.closest('li')?.getBoundingClientRect() ?? {}
          return Math.round(text.getBoundingClientRect().y - y)
        })
      const place = await placeInCard()
      const leadsOn = (await cardOf(page, title).getByRole('link').count()) > 0
      expect(await signOf(page, title), 'the sign').toMatch(leadsOn ? /none/ : /\+/)
      await cardOf(page, title).hover()
      await expect.poll(() => visibility(page, title), title).toBe(1)
      expect(await signOf(page, title), 'the sign').toBe('none')
      await expect(first, 'the first sentence stays').toHaveCSS('opacity', '1')
      expect(await placeInCard(), 'in its place').toBe(place)
    }
    await page.mouse.move(2, 400)
    const [first = ''] = titles
    const card = cardOf(page, first)
    // What takes the focus has a role and a name.
    const stop = card
      .getByRole('group', { name: first })
      .or(card.getByRole('link', { name: first }))
    await stop.focus()
    await expect(stop).toBeFocused()
    await expect.poll(() => visibility(page, first)).toBe(1)
  })
}

alone.describe('on a touch screen', () => {
  alone.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  alone('cards always show their description', async ({ page }) => {
    for (const [path, titles] of REVEALING) {
      await page.goto(path)
      for (const title of titles) expect(await visibility(page, title), title).toBe(1)
    }
  })
})

test('a card with a target is one large link, except for links in its text', async ({ page }) => {
  await page.goto('/delivery-transformation')
  const card = page.locator('main li', { has: page.locator('h3 a[href="/devops-practices"]') })
  await card.scrollIntoViewIfNeeded()
  const targets = await card.evaluate((element) => {
    // An author may link to other pages there.
    for (const link of element.querySelectorAll('p a')) link.replaceWith(...link.childNodes)
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [
      [0.1, 0.1],
      [0.5, 0.8],
      [0.9, 0.93],
    ] as const
    return points.map(([x, y]) =>
      document
        .elementFromPoint(left + x * width, top + y * height)
        ?.closest('a')
        ?.getAttribute('href'),
    )
  })
  expect(targets).toEqual(['/devops-practices', '/devops-practices', '/devops-practices'])
  await card.click()
  await expect(page).toHaveURL('/devops-practices')
  const inner = 'main .card-grid-card:has(h3 a) p a'
  for (const path of paths.filter((other) => all(other, inner).length > 0).slice(0, 1)) {
    const [[, target = ''] = []] = linksOf(path, inner)
    await page.goto(path)
    await page.locator(inner).first().click()
    await expect(page).toHaveURL(target)
  }
})

test('the contact button of the product page is highlighted on hover (R6.1)', async ({ page }) => {
  await page.goto('/services/product-engineering')
  const button = page.locator('main a.button[href^="/contact-us"]')
  const color = () =>
    button.evaluate((link) => {
      for (const animation of link.getAnimations()) animation.finish()
      return getComputedStyle(link).backgroundColor
    })
  const before = await color()
  await button.hover()
  await expect.poll(color).not.toBe(before)
  await button.click()
  await expect(page).toHaveURL(/\/contact-us\?about=\S+$/)
})
