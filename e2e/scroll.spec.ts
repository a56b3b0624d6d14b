import { headerOf } from './support/header.ts'
import { expect, type Page, test } from './support/test.ts'
import { openAccordions } from './support/visit.ts'

/** Scrolls down, and notes each place that the page passes from then on. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 1500, behavior: 'instant' })
    const passed: number[] = []
    Object.assign(window, { passed, sameDocument: true })
    await new Promise(requestAnimationFrame)
    addEventListener('scroll', () => passed.push(Math.round(scrollY)))
  })

const passed = (page: Page) => page.evaluate(() => (window as unknown as { passed: number[] }).passed)
const top = (page: Page) => page.evaluate(() => scrollY)

test.describe('a link to the current page', () => {
  for (const [what, path, link] of [
    ['of the bar', '/industries', (page: Page) => headerOf(page).link('Industries')],
    ['around the logo', '/', (page: Page) => headerOf(page).bar.getByRole('link').first()],
  ] as const) {
    test(`${what} scrolls smoothly to the top and loads nothing`, async ({ page }) => {
      await page.goto(path)
      // Long enough to scroll.
      await openAccordions(page)
      await goDown(page)
      expect(await top(page)).toBe(1500)
      await link(page).click()
      await expect.poll(() => top(page)).toBe(0)
      const places = await passed(page)
      expect(places.length, `passes places on its way: ${places}`).toBeGreaterThan(3)
      expect(
        [...places].sort((a, b) => b - a),
        'always upward',
      ).toEqual(places)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  }

  test('around the title of a page scrolls to the top, too', async ({ page }) => {
    await page.goto('/services/tcoe-assesment')
    await expect(page.locator('h1 a')).toHaveCount(0)
    await page.goto('/services/test-transformation-services')
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
    await page.locator('h1 a').click()
    await expect.poll(() => top(page)).toBe(0)
    await expect(page).toHaveURL('/services/test-transformation-services')
  })

  test('jumps under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/industries')
    await openAccordions(page)
    await goDown(page)
    await headerOf(page).link('Industries').click()
    expect(await top(page)).toBe(0)
    expect((await passed(page)).every((place) => place === 0)).toBe(true)
  })
})

test('a link to another page shows its top', async ({ page }) => {
  await page.goto('/industries')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await headerOf(page).link('Careers').click()
  await expect(page).toHaveURL('/careers')
  expect(await top(page)).toBe(0)
})

test('a link that is opened elsewhere is left to the browser', async ({ page, context }) => {
  await page.goto('/industries')
  const opened = context.waitForEvent('page')
  await headerOf(page)
    .link('Industries')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/industries')
})

test('going back returns to where one was', async ({ page }) => {
  await page.goto('/etl-testing')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.goto('/careers')
  await page.goBack()
  await expect(page).toHaveURL('/etl-testing')
  await expect(async () => expect(await top(page)).toBe(900)).toPass()
})

test.describe('spacer under the bar', () => {
  const spacerOf = (page: Page) => page.locator('[data-navbar-spacer]')
  const heights = async (page: Page) => [
    (await spacerOf(page).boundingBox())?.height,
    (await page.getByRole('banner').boundingBox())?.height,
  ]

  test('is as high as the bar, also when that grows', async ({ page }) => {
    await page.goto('/services/devops')
    await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(40)
    const [spacer, bar] = await heights(page)
    expect(spacer).toBeCloseTo(bar ?? 0, 0)

    // As with a larger font size in the browser's settings.
    await page.evaluate(() => {
      const larger = new CSSStyleSheet()
      larger.replaceSync('html { font-size: 200% !important } header a { padding-block: 20px }')
      document.adoptedStyleSheets.push(larger)
    })
    await expect.poll(async () => (await heights(page))[1]).toBeGreaterThan((bar ?? 0) + 10)
    await expect
      .poll(async () => {
        const [grown, around] = await heights(page)
        return Math.abs((grown ?? 0) - (around ?? 0))
      })
      .toBeLessThan(1)
  })

  test('is 72 px high where no script has measured the bar', async ({ page, faults }) => {
    faults.allow(/\.js( |\)|$)/)
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
    )
    await page.goto('/services/devops')
    expect((await heights(page))[0]).toBe(72)
  })
})
