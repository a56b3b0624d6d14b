import { headerOf } from './support/header.ts'
import { expect, type Page, test } from './support/test.ts'
import { openAccordions } from './support/visit.ts'

type Noting = Window & { passed: number[] }

/** Scrolls down, and notes each place that the page passes from then on. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 1500, behavior: 'instant' })
    const passed: number[] = []
    Object.assign(window, { passed })
    await new Promise(requestAnimationFrame)
    addEventListener('scroll', () => passed.push(Math.round(scrollY)))
  })

const passed = (page: Page) => page.evaluate(() => (window as unknown as Noting).passed)
const top = (page: Page) => page.evaluate(() => scrollY)

test.describe('a link to the current page (R3.5)', () => {
  for (const [what, path, link] of [
    ['of the bar', '/industries', (page: Page) => headerOf(page).link('Industries')],
    ['around the logo', '/', (page: Page) => headerOf(page).bar.getByRole('link').first()],
  ] as const) {
    test(`${what} scrolls smoothly to the top and loads nothing, or jumps under reduced motion`, async ({
      page,
    }) => {
      await page.goto(path)
      // Long enough to scroll.
      await openAccordions(page)
      await goDown(page)
      await link(page).click()
      await expect.poll(() => top(page)).toBe(0)
      const places = await passed(page)
      expect(places.length, `passes places on its way: ${places}`).toBeGreaterThan(3)
      expect(places, 'always upward').toEqual([...places].sort((a, b) => b - a))

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await goDown(page)
      await link(page).click()
      expect(await top(page)).toBe(0)
      expect((await passed(page)).every((place) => place === 0)).toBe(true)
    })
  }

  test('around the title of a page scrolls to the top, too', async ({ page }) => {
    await page.goto('/services/test-transformation-services')
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
    await page.locator('h1 a').click()
    await expect.poll(() => top(page)).toBe(0)
    await expect(page).toHaveURL('/services/test-transformation-services')
  })

  test('is left to the browser where it is opened elsewhere', async ({ page, context }) => {
    await page.goto('/industries')
    const opened = context.waitForEvent('page')
    await headerOf(page)
      .link('Industries')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/industries')
  })
})

test('a link to another page shows its top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/etl-testing')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await headerOf(page).link('Careers').click()
  await expect(page).toHaveURL('/careers')
  expect(await top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/etl-testing')
  await expect.poll(() => top(page)).toBe(900)
})

test('the spacer under the bar is as high as the bar, also when that grows (R3.2)', async ({ page }) => {
  await page.goto('/services/devops')
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
  const difference = async () =>
    Math.abs((await heightOf('[data-navbar-spacer]')) - (await heightOf('body > header')))
  await expect.poll(difference).toBeLessThan(1)
  const before = await heightOf('body > header')

  // As with a larger font size in the browser's settings.
  await page.evaluate(() => {
    const larger = new CSSStyleSheet()
    larger.replaceSync('html { font-size: 200% !important } header a { padding-block: 20px }')
    document.adoptedStyleSheets.push(larger)
  })
  await expect.poll(() => heightOf('body > header')).toBeGreaterThan(before + 10)
  await expect.poll(difference).toBeLessThan(1)
})
