import { ABOUT_TAGLINE } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('tagline', () => {
  const taglineOf = (page: Page) =>
    page.getByText(new RegExp(`^\\s*${ABOUT_TAGLINE.split(' ').join('\\s*')}\\s*$`))

  /** Scrolls so far that this share of the tagline is left in view above. */
  const leave = (page: Page, share: number) =>
    taglineOf(page).evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * (1 - part), behavior: 'instant' })
    }, share)

  const scale = (page: Page) =>
    taglineOf(page).evaluate((element) => {
      // Its transition is no matter here: the end of it counts.
      for (const animation of element.getAnimations()) animation.finish()
      const { scale } = getComputedStyle(element)
      return scale === 'none' ? 1 : Number.parseFloat(scale)
    })

  test('scales up slightly while at least half of it is visible', async ({ page }) => {
    await page.goto('/about-us')
    await expect.poll(() => scale(page)).toBeGreaterThan(1)
    expect(await scale(page), 'slightly').toBeLessThan(1.1)
    await leave(page, 0.3)
    await expect.poll(() => scale(page)).toBe(1)
    await leave(page, 0.7)
    await expect.poll(() => scale(page)).toBeGreaterThan(1)
  })

  test('grows at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about-us')
    await expect(taglineOf(page)).toHaveCSS('transition-duration', /^0s/)
  })
})

test.describe('testimonials', () => {
  const carouselOf = (page: Page) => {
    const island = page.locator('[data-island="TestimonialCarousel"]')
    return {
      island,
      all: island.locator('figure'),
      shown: island.getByRole('figure'),
      previous: island.getByRole('button', { name: 'Previous testimonial' }),
      next: island.getByRole('button', { name: 'Next testimonial' }),
    }
  }

  /** Opens the page with the island alive: then one testimonial is left to see. */
  async function open(page: Page) {
    await page.goto('/about-us')
    const carousel = carouselOf(page)
    await carousel.island.scrollIntoViewIfNeeded()
    await carousel.next.hover()
    await expect(carousel.shown).toHaveCount(1)
    const names = await carousel.all.locator('strong').allTextContents()
    expect(new Set(names).size).toBe(2)
    return { ...carousel, names }
  }

  test('next and previous wrap around at both ends', async ({ page }) => {
    const { shown, next, previous, names } = await open(page)
    const [first = '', second = ''] = names
    await expect(shown).toContainText(first)
    await next.click()
    await expect(shown).toContainText(second)
    await next.click()
    await expect(shown, 'from the last to the first').toContainText(first)
    await previous.click()
    await expect(shown, 'from the first to the last').toContainText(second)
    await previous.click()
    await expect(shown).toContainText(first)
  })

  test('one fades into the other in 1000 ms', async ({ page }) => {
    const { all, next } = await open(page)
    // Two visitors' clocks: the page's cannot be told to stop what the browser animates, so it is read and finished.
    const fades = () =>
      all.evaluateAll((figures) =>
        figures.map((figure) =>
          figure
            .getAnimations()
            .filter((animation) => (animation as CSSTransition).transitionProperty === 'opacity')
            .map((animation) => animation.effect?.getTiming().duration),
        ),
      )
    const opacities = () =>
      all.evaluateAll((figures) =>
        figures.map((figure) => {
          for (const animation of figure.getAnimations()) animation.finish()
          return getComputedStyle(figure).opacity
        }),
      )
    expect(await opacities()).toEqual(['1', '0'])
    await next.click()
    await expect.poll(fades).toEqual([[1000], [1000]])
    expect(await opacities()).toEqual(['0', '1'])
  })

  test('works by keyboard, and what is faded out is out of reach', async ({ page }) => {
    const { shown, all, next, names } = await open(page)
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(shown).toContainText(names[1] ?? '')
    await page.keyboard.press('Space')
    await expect(shown).toContainText(names[0] ?? '')
    await expect(all.nth(1)).toBeHidden()
  })

  test('does not fade under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { all, shown, next, names } = await open(page)
    await next.click()
    await expect(shown).toContainText(names[1] ?? '')
    expect(await all.evaluateAll((figures) => figures.flatMap((figure) => figure.getAnimations()))).toEqual(
      [],
    )
    await expect(all.nth(0)).toBeHidden()
  })
})
