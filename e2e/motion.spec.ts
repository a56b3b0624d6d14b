import { stubContact, stubNews } from './support/api.ts'
import { headerOf } from './support/header.ts'
import { KINDS } from './support/out.ts'
import { expect, type Page, test } from './support/test.ts'

type Seen = { fades: string[]; moved: string[]; paint: number; largest: number }

/** Notes what moves as a page appears, and when its largest part was painted. */
const watchArrival = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { fades: [], moved: [], paint: 0, largest: 0 }
    Object.assign(window, { seen })
    addEventListener('animationstart', ({ animationName, target }) => {
      const element = target as Element
      if (element.localName !== 'main') return
      const { animationDuration } = getComputedStyle(element)
      seen.fades.push(`${animationName} ${animationDuration}`)
    })
    addEventListener('pagereveal', async (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null }).viewTransition
      await transition?.ready
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        if (transition && pseudoElement?.includes('group(')) seen.moved.push(pseudoElement)
      }
    })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      seen.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    }).observe({ type: 'paint', buffered: true })
  })

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('a page clears up from a blur within 500 ms, the first one too, and is painted at once (R3.3)', async ({
  page,
}) => {
  await watchArrival(page)
  await page.goto('/careers')
  await expect.poll(async () => (await seenOn(page)).fades).toEqual(['from-blur 0.5s'])
  await expect.poll(async () => (await seenOn(page)).largest).toBeGreaterThan(0)
  const { paint, largest } = await seenOn(page)
  expect(largest - paint, 'the largest paint does not wait').toBeLessThan(400)
  await headerOf(page).link('About Us').click()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(async () => (await seenOn(page)).fades).toEqual(['from-blur 0.5s'])
})

test('the icon of a card becomes the mark of the page that it leads to', async ({ page }) => {
  await watchArrival(page)
  await page.goto('/services/core-testing')
  await page.getByRole('main').getByRole('link', { name: 'Performance Testing' }).click()
  await expect(page).toHaveURL('/performance-engineering')
  await expect.poll(async () => (await seenOn(page)).moved).toContain('::view-transition-group(mark)')
})

test('the bob of the line follows the scroll, and stays where less motion is wanted', async ({ page }) => {
  const bob = () => page.evaluate(() => getComputedStyle(document.body, '::after').translate)
  await page.goto('/etl-testing')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(bob).toMatch(/^0px \d{3}/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await bob()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none')
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Everything that moves on the page now. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running' || playState === 'paused')
        .map((animation) => {
          const { target, pseudoElement } = animation.effect as KeyframeEffect
          const name =
            (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty
          return `${name} of ${target?.localName}${pseudoElement ?? ''} ${target?.textContent?.slice(0, 30)}`
        }),
    )

  test('pages do not fade', async ({ page }) => {
    await watchArrival(page)
    await page.goto('/careers')
    await headerOf(page).link('About Us').click()
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await seenOn(page)).toMatchObject({ fades: [], moved: [] })
  })

  for (const path of KINDS) {
    test(`nothing moves on ${path}, wherever one looks or points`, async ({ page }) => {
      await stubNews(page)
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 500) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        for (const x of [200, 640, 1000]) {
          await page.mouse.move(x, 360)
          expect(await moving(page), `at ${top} px`).toEqual([])
        }
      }
    })
  }

  test('menus, accordions, dialog, testimonials and form change at once', async ({ page }) => {
    await page.goto('/industries')
    await headerOf(page).services.hover()
    expect(await moving(page)).toEqual([])
    await page.locator('main summary').first().click()
    expect(await moving(page)).toEqual([])

    await page.goto('/careers')
    await page.getByRole('button', { name: 'Explore open positions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(page)).toEqual([])

    await page.goto('/about-us')
    const testimonials = page.locator('[data-island="TestimonialCarousel"]')
    await testimonials.scrollIntoViewIfNeeded()
    await testimonials.getByRole('button', { name: /Next/ }).hover()
    await expect(testimonials.getByRole('figure')).toHaveCount(1)
    await testimonials.getByRole('button', { name: /Next/ }).click()
    expect(await moving(page)).toEqual([])

    await stubContact(page)
    await page.goto('/contact-us')
    await page.getByLabel(/e-?mail/i).focus()
    await page.keyboard.press('Tab')
    expect(await moving(page)).toEqual([])
  })
})
