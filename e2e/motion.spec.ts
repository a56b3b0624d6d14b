import { stubContact, stubNews } from './support/api.ts'
import { headerOf } from './support/header.ts'
import { KINDS } from './support/out.ts'
import { expect, type Page, test } from './support/test.ts'

type Seen = { fades: (string | number | undefined)[][] }

/** Notes which animations the browser runs between two pages. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { fades: [] }
    Object.assign(window, { seen })
    addEventListener('pagereveal', async (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null }).viewTransition
      if (!transition) return
      await transition.ready
      for (const animation of document.getAnimations()) {
        const { animationName } = animation as CSSAnimation
        const { pseudoElement } = animation.effect as KeyframeEffect
        if (pseudoElement === '::view-transition-new(root)')
          seen.fades.push([animationName, Number(animation.effect?.getTiming().duration)])
      }
    })
  })

const fades = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen.fades)

test('a page fades in from a blur over 500 ms', async ({ page }) => {
  await watchTransitions(page)
  await page.goto('/careers')
  await headerOf(page).link('About Us').click()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => fades(page)).toHaveLength(1)
  const [[name, duration] = []] = await fades(page)
  expect(duration).toBe(500)
  const start = await page.evaluate((animation) => {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules))
    const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animation)
    return frames instanceof CSSKeyframesRule ? frames.cssRules[0]?.cssText : undefined
  }, name)
  expect(start).toMatch(/blur\(/)
  expect(start, 'it starts from a visible state').not.toMatch(/opacity/)
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
    await watchTransitions(page)
    await page.goto('/careers')
    await headerOf(page).link('About Us').click()
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await fades(page)).toEqual([])
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
