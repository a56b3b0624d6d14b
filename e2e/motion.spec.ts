/** Checks what moves, and that reduced motion stops it; pages.spec.ts checks the styles. */
import { headerOf } from './support/header.ts'
import { ABOUT_TAGLINE, CARDS, CAREERS_BUTTON } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'
import { openAccordions } from './support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Lists all active animations on the page. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running' || playState === 'paused')
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const name =
          (animation as CSSAnimation).animationName ??
          (animation as CSSTransition).transitionProperty
        return `${name} of ${target?.localName}${pseudoElement ?? ''} ${target?.textContent?.slice(0, 30)}`
      }),
  )

type Seen = { fades: string[]; moved: string[] }

/** Records the animations as a page appears. */
const watchArrival = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { fades: [], moved: [] }
    Object.assign(window, { seen })
    addEventListener('animationstart', ({ animationName, target }) => {
      const element = target as Element
      if (element.localName !== 'main') return
      const { animationDuration, opacity } = getComputedStyle(element)
      seen.fades.push(`${animationName} ${animationDuration}, opacity ${opacity}`)
    })
    addEventListener('pagereveal', async (event) => {
      const transition = (event as Event & { viewTransition: ViewTransition | null }).viewTransition
      await transition?.ready
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        const [start] = (effect as KeyframeEffect).getKeyframes()
        if (transition && pseudoElement?.includes('group('))
          seen.moved.push(`${pseudoElement} by ${start?.easing}`)
      }
    })
  })

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('each page, including the first, fades in from a blur within 500 ms and is painted at once (R3.3)', async ({
  page,
}) => {
  // What is transparent at first would count as painted only later.
  const fades = ['from-blur 0.5s, opacity 1']
  await watchArrival(page)
  await page.goto('/careers')
  await expect.poll(async () => (await seenOn(page)).fades).toEqual(fades)
  await headerOf(page).link('/about-us').click()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(async () => (await seenOn(page)).fades).toEqual(fades)
})

test('printing right away does not print a blur', async ({ page }) => {
  await page.goto('/careers')
  const filter = () =>
    page.getByRole('main').evaluate((main) => {
      main.style.animation = 'none'
      main.getBoundingClientRect()
      main.style.animation = ''
      for (const animation of main.getAnimations()) animation.pause()
      return getComputedStyle(main).filter
    })
  expect(await filter()).toBe('blur(8px)')
  await page.emulateMedia({ media: 'print' })
  expect(await filter()).toBe('none')
})

test('a card’s icon becomes the mark of the page it links to, and is nowhere in between', async ({
  page,
}) => {
  await watchArrival(page)
  const target = CARDS['/services/advanced-assurance']?.[0]?.href ?? ''
  // Retries because it moves only if the next page has its heading at first paint; otherwise the page just fades.
  await expect(async () => {
    await page.goto('/services/advanced-assurance')
    const main = page.getByRole('main')
    // While a page fades in, browsers leave its icons where they are.
    await main.evaluate((main) => Promise.all(main.getAnimations().map(({ finished }) => finished)))
    await main.locator(`h3 a[href="${target}"]`).click()
    await expect(page).toHaveURL(target)
    await expect
      .poll(async () => (await seenOn(page)).moved, { timeout: 2000 })
      .toContain('::view-transition-group(mark) by steps(2, jump-none)')
  }).toPass()
})

test('the plumb bob follows the scroll position, except under reduced motion', async ({ page }) => {
  const bob = () => page.evaluate(() => getComputedStyle(document.body, '::after').translate)
  await page.goto('/etl-testing')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(bob).toMatch(/^0px \d{3}/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await bob()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none')
})

/** Returns what a test has recorded in the page. */
const passed = (page: Page) =>
  page.evaluate(() => (window as unknown as { passed: number[] }).passed)

test('a figure is complete and draws itself once when it comes into view', async ({ page }) => {
  await page.goto('/etl-testing')
  const figure = page.locator('section figure:has(svg [pathLength])').last()
  const line = figure.locator('svg:visible [pathLength]').first()
  const dashes = () => line.evaluate((element) => getComputedStyle(element).strokeDasharray)
  // Its trigger takes effect with the first frame.
  await expect.poll(dashes, 'complete in screenshots without scrolling').toBe('none')
  await figure.evaluate((element) => {
    const passed: number[] = []
    Object.assign(window, { passed })
    element.addEventListener('animationstart', (event) =>
      passed.push((event as AnimationEvent).elapsedTime),
    )
  })
  /** Returns, once nothing of it moves, how many lines have drawn themselves so far. */
  const drawn = async () => {
    await figure.evaluate(async (element) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const drawing = element
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running')
      await Promise.all(drawing.map(({ finished }) => finished))
    })
    return (await passed(page)).length
  }
  await line.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await passed(page)).length, 'on arrival').toBeGreaterThan(0)
  const all = await drawn()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await line.scrollIntoViewIfNeeded()
  expect(await drawn(), 'once').toBe(all)
})

test('under reduced motion pages, menus, accordions and dialog change instantly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchArrival(page)
  const nothingMoves = async (where: string) => expect(await moving(page), where).toEqual([])
  await page.goto('/industries')
  await headerOf(page).services.hover()
  await nothingMoves('menu')
  await page.locator('main summary').first().click()
  await nothingMoves('accordion')

  await headerOf(page).link('/careers').click()
  await expect(page).toHaveURL('/careers')
  await page.getByRole('button', { name: CAREERS_BUTTON }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seenOn(page)).toMatchObject({ fades: [], moved: [] })
  await nothingMoves('dialog')
})

test('the company tagline grows slightly while at least half of it is visible (R9.1)', async ({
  page,
}) => {
  await page.goto('/about-us')
  const tagline = page.getByText(new RegExp(`^\\s*${ABOUT_TAGLINE.split(' ').join('\\s*')}\\s*$`))
  /** Scrolls until only this share of the tagline is visible. */
  const leave = (share: number) =>
    tagline.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * (1 - part), behavior: 'instant' })
    }, share)
  const scale = () =>
    tagline.evaluate((element) => {
      // Only the end state matters, not the transition.
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
})

/** Slows fades down, since on a busy machine one could be over before it is looked at. Runs in the page. */
function slowFades(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options)
    animation.updatePlaybackRate(0.001)
    return animation
  }
}

test('testimonials change by pointer and key, wrap around, and fade within 1000 ms (R9.4)', async ({
  page,
}) => {
  await page.addInitScript(slowFades)
  await page.goto('/about-us')
  const island = page.locator('[data-island="TestimonialCarousel"]')
  const all = island.locator('figure')
  const shown = island.getByRole('figure')
  const previous = island.getByRole('button', { name: 'Previous testimonial' })
  const next = island.getByRole('button', { name: 'Next testimonial' })
  /** Returns the opacity of each, and how long the fade of each takes in all, in milliseconds. */
  const fades = () =>
    all.evaluateAll((figures) =>
      figures.map((figure) => {
        const timings = figure.getAnimations().map(({ effect }) => effect?.getTiming().duration)
        return { opacity: Number(getComputedStyle(figure).opacity), lasts: timings[0] ?? 0 }
      }),
    )
  /** Moves all fades to a moment, in milliseconds. */
  const hold = (moment: number) =>
    island.evaluate((element, moment) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = moment
    }, moment)
  await island.scrollIntoViewIfNeeded()
  await next.hover()
  await expect(shown, 'hydrated: only one is visible').toHaveCount(1)
  expect(await fades(), 'nothing fades before the first click').toEqual([
    { opacity: 1, lasts: 0 },
    { opacity: 0, lasts: 0 },
  ])
  const [first = '', second = ''] = await all.locator('strong').allTextContents()
  await expect(shown).toContainText(first)
  await next.click()
  await expect(shown).toContainText(second)
  await hold(500)
  const [leaving, coming] = await fades()
  expect([leaving?.opacity, coming?.lasts]).toEqual([0, 1000])
  expect(coming?.opacity).toBeCloseTo(0.5, 1)

  await next.click()
  await expect(shown, 'from the last to the first').toContainText(first)
  await hold(0)
  expect((await fades())[1]?.opacity, 'from where the first fade was').toBeCloseTo(
    coming?.opacity ?? 0,
    2,
  )
  await hold(1000)
  await expect(all.nth(1), 'a faded-out one is inaccessible').toBeHidden()
  await next.press('Enter')
  await expect(shown).toContainText(second)
  await next.press('Enter')
  await expect(shown).toContainText(first)
  await previous.press('Space')
  await expect(shown, 'from the first to the last').toContainText(second)
  await previous.click()
  await expect(shown).toContainText(first)
  await hold(1000)
  await expect(all.nth(1)).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await next.click()
  await expect(shown).toContainText(second)
  expect((await fades()).map(({ lasts }) => lasts)).toEqual([0, 0])
  await expect(all.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const figure of await all.all()) await expect(figure, 'all of them in print').toBeVisible()
  expect((await fades()).map(({ opacity }) => opacity)).toEqual([1, 1])
})

const top = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls down and records every later scroll position. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 1500, behavior: 'instant' })
    const passed: number[] = []
    Object.assign(window, { passed })
    await new Promise(requestAnimationFrame)
    addEventListener('scroll', () => passed.push(Math.round(scrollY)))
  })

test('a link to the current page scrolls smoothly to its top, or jumps under reduced motion (R3.5)', async ({
  page,
  context,
}) => {
  const link = headerOf(page).link('/industries')
  await page.goto('/industries#part')
  // Makes the page long enough to scroll.
  await openAccordions(page)
  await goDown(page)
  await link.click()
  await expect.poll(() => top(page)).toBe(0)
  const places = await passed(page)
  expect(places.length, `scrolls in steps: ${places}`).toBeGreaterThan(3)
  expect(places, 'always upward').toEqual([...places].sort((a, b) => b - a))
  await expect(page, 'no longer the address of a part').toHaveURL('/industries')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goDown(page)
  await link.click()
  expect(await top(page)).toBe(0)
  expect((await passed(page)).every((place) => place === 0)).toBe(true)

  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened, 'a new tab on request').toHaveURL('/industries')
})

test('a link to another page shows its top, and going back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/services/test-transformation-services')
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
  await page.locator('h1 a').click()
  await expect.poll(() => top(page), 'the title is a link to its page').toBe(0)
  await expect(page).toHaveURL('/services/test-transformation-services')
  // Ends the gliding, as any visitor's own scrolling does.
  await page.mouse.wheel(0, 900)
  await expect.poll(() => top(page)).toBe(900)
  await headerOf(page).link('/careers').click()
  await expect(page).toHaveURL('/careers')
  expect(await top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/services/test-transformation-services')
  await expect.poll(() => top(page)).toBe(900)
})

test('the spacer is always as high as the bar, even if that grows (R3.2)', async ({ page }) => {
  await page.goto('/services/devops')
  const heights = () =>
    page.evaluate(() =>
      ['body > header', '[data-navbar-spacer]'].map((selector) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0),
      ),
    )
  const [before = 0] = await heights()
  await expect.poll(heights).toEqual([before, before])
  // As with a larger font size in the browser's settings.
  await page.evaluate(() => {
    const larger = new CSSStyleSheet()
    larger.replaceSync('html { font-size: 200% !important } header a { padding-block: 20px }')
    document.adoptedStyleSheets.push(larger)
  })
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before + 10)
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
})
