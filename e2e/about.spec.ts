import { ABOUT_TAGLINE } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'

test('the tagline grows slightly while at least half of it is visible (R9.1)', async ({ page }) => {
  await page.goto('/about-us')
  const tagline = page.getByText(new RegExp(`^\\s*${ABOUT_TAGLINE.split(' ').join('\\s*')}\\s*$`))
  /** Scrolls so far that this share of the tagline is left in view above. */
  const leave = (share: number) =>
    tagline.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * (1 - part), behavior: 'instant' })
    }, share)
  const scale = () =>
    tagline.evaluate((element) => {
      // Its transition is no matter here: the end of it counts.
      for (const animation of element.getAnimations()) animation.finish()
      const { scale } = getComputedStyle(element)
      return scale === 'none' ? 1 : Number.parseFloat(scale)
    })
  await expect.poll(scale).toBeGreaterThan(1)
  expect(await scale(), 'slightly').toBeLessThan(1.1)
  await leave(0.3)
  await expect.poll(scale).toBe(1)
  await leave(0.7)
  await expect.poll(scale).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(tagline, 'at once under reduced motion').toHaveCSS('transition-duration', /^0s/)
})

test.describe('testimonials (R9.4)', () => {
  /** Opens the page with the island alive: then one testimonial is left to see. */
  async function open(page: Page) {
    await page.goto('/about-us')
    const island = page.locator('[data-island="TestimonialCarousel"]')
    const carousel = {
      all: island.locator('figure'),
      shown: island.getByRole('figure'),
      previous: island.getByRole('button', { name: 'Previous testimonial' }),
      next: island.getByRole('button', { name: 'Next testimonial' }),
    }
    await island.scrollIntoViewIfNeeded()
    await carousel.next.hover()
    await expect(carousel.shown).toHaveCount(1)
    const [first = '', second = ''] = await carousel.all.locator('strong').allTextContents()
    return { ...carousel, first, second }
  }

  test('next and previous wrap around at both ends, by pointer and by key', async ({ page }) => {
    const { all, shown, next, previous, first, second } = await open(page)
    await expect(shown).toContainText(first)
    await next.click()
    await expect(shown).toContainText(second)
    await next.press('Enter')
    await expect(shown, 'from the last to the first').toContainText(first)
    await previous.press('Space')
    await expect(shown, 'from the first to the last').toContainText(second)
    await previous.click()
    await expect(shown).toContainText(first)
    await expect(all.nth(1), 'what is faded out is out of reach').toBeHidden()
  })

  test('the other one fades in within 1000 ms, and is there at once under reduced motion', async ({
    page,
  }) => {
    const { all, next } = await open(page)
    // The page's clock does not drive what the browser animates: how long each fade is to take is noted when it begins.
    await page.evaluate(() => {
      const fades: unknown[] = []
      Object.assign(window, { fades })
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'opacity') return
        for (const animation of (target as Element).getAnimations())
          fades.push(animation.effect?.getTiming().duration)
      })
    })
    const fades = () => page.evaluate(() => (window as Window & { fades?: unknown[] }).fades)
    const opacities = () =>
      all.evaluateAll((figures) =>
        figures.map((figure) => {
          for (const animation of figure.getAnimations()) animation.finish()
          return getComputedStyle(figure).opacity
        }),
      )
    expect(await opacities()).toEqual(['1', '0'])
    await next.click()
    await expect.poll(fades).toEqual([1000])
    expect(await opacities()).toEqual(['0', '1'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await next.click()
    await expect(all.nth(1)).toBeHidden()
    expect(await fades()).toEqual([1000])
  })
})
