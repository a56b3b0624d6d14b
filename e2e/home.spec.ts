import { article, held, newsAnswer, stubNews } from './support/api.ts'
import { settle, stopClock } from './support/clock.ts'
import { expect, type Page, test } from './support/test.ts'

const SECOND = 1000

test.describe('cube of the hero', () => {
  // High enough for the hero as a whole, so that nothing here has to scroll.
  test.use({ viewport: { width: 1280, height: 1000 } })

  const cubeOf = (page: Page) => {
    const island = page.locator('[data-island="HeroCube"]')
    const faces = island.locator('h1, p')
    const lines = island.getByRole('button', { name: /^Show line/ })
    return {
      faces,
      lines,
      pause: island.getByRole('button', { name: 'Pause' }),
      play: island.getByRole('button', { name: 'Play' }),
      /** The line that faces the visitor, as hit-testing sees it. */
      inFront: () =>
        island.evaluate((element) => {
          const heading = element.querySelector('h1')
          const axis = heading?.parentElement?.parentElement?.getBoundingClientRect()
          if (!axis) return undefined
          return document.elementFromPoint(axis.x + 20, axis.y + axis.height / 2)?.textContent ?? undefined
        }),
      /** Which line the buttons say is shown. */
      current: () =>
        lines.evaluateAll((buttons) => buttons.findIndex((button) => button.ariaCurrent === 'true')),
      /**
       * Lets a turn go on for so long. The page's clock drives what is animated by script; animations of the browser
       * itself have a time of their own, which is set here.
       */
      turnFor: async (ms: number) => {
        await page.clock.runFor(ms)
        await faces.first().evaluate((face, time) => {
          for (const animation of face.parentElement?.getAnimations() ?? []) {
            // Held where it is: the browser's own clock runs on, however busy the machine is.
            if (time < Number(animation.effect?.getComputedTiming().endTime)) {
              animation.pause()
              animation.currentTime = time
            } else animation.finish()
          }
        }, ms)
        await settle(page)
      },
      /** How far the cube has turned, in degrees from 0 to 359. */
      angle: () =>
        faces.first().evaluate((face) => {
          const matrix = new DOMMatrix(getComputedStyle(face.parentElement ?? face).transform)
          const degrees = Math.round((Math.atan2(-matrix.m23, matrix.m22) * 180) / Math.PI)
          return (degrees + 360) % 360
        }),
    }
  }

  /** Opens the home page with its cube alive, nothing hovered or focused, and the clock stopped. */
  async function openWithClock(page: Page) {
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    const cube = cubeOf(page)
    // A click before the island is alive is lost or comes late, either of which this outlasts.
    await expect(async () => {
      if (await cube.pause.isVisible()) await cube.pause.click({ timeout: SECOND })
      await expect(cube.play).toBeVisible({ timeout: SECOND })
    }).toPass()
    await stopClock(page)
    await cube.play.click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(2, 2)
    await settle(page)
    return cube
  }

  /** Lets time pass until the cube begins to turn; answers how long that took, to a tenth of a second. */
  async function untilTurn(page: Page, cube: ReturnType<typeof cubeOf>) {
    const before = await cube.current()
    let passed = 0
    while ((await cube.current()) === before) {
      expect(passed, 'milliseconds without a turn').toBeLessThanOrEqual(10 * SECOND)
      await page.clock.runFor(100)
      await settle(page)
      passed += 100
    }
    return passed
  }

  test('all four lines are in the page and differ', async ({ page }) => {
    await stubNews(page)
    await page.goto('/')
    const lines = await cubeOf(page).faces.allTextContents()
    expect(new Set(lines).size).toBe(4)
    expect(await cubeOf(page).inFront()).toBe(lines[0])
  })

  test('turns by 90 degrees every 10 seconds, from line to line and round again', async ({ page }) => {
    const cube = await openWithClock(page)
    const lines = await cube.faces.allTextContents()
    expect(await cube.angle()).toBe(0)
    for (const turn of [1, 2, 3, 4, 5]) {
      const waited = await untilTurn(page, cube)
      // The turn itself took a second of the ten. A frame that comes late may shift the moment, never by a second.
      if (turn > 1) {
        expect(waited, 'ten seconds after the last turn began').toBeGreaterThan(8 * SECOND)
        expect(waited, 'ten seconds after the last turn began').toBeLessThan(10 * SECOND)
      }
      await cube.turnFor(SECOND)
      expect(await cube.angle()).toBe((90 * turn) % 360)
      expect(await cube.inFront()).toBe(lines[turn % 4])
    }
  })

  test('the pause button stops it and starts it again', async ({ page }) => {
    const cube = await openWithClock(page)
    await cube.pause.click()
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle()).toBe(0)

    await cube.play.click()
    await expect(cube.pause).toBeVisible()
    await page.mouse.move(2, 2)
    await settle(page)
    expect(await untilTurn(page, cube)).toBeLessThanOrEqual(10 * SECOND)
    await cube.turnFor(SECOND)
    expect(await cube.angle()).toBe(90)
  })

  test('stops while the pointer rests on it', async ({ page }) => {
    const cube = await openWithClock(page)
    await cube.faces.first().hover()
    await settle(page)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle()).toBe(0)
    await page.mouse.move(2, 2)
    await settle(page)
    expect(await untilTurn(page, cube)).toBeLessThanOrEqual(10 * SECOND)
    await cube.turnFor(SECOND)
    expect(await cube.angle()).toBe(90)
  })

  test('stops while the focus is in it, wherever the pointer is', async ({ page }) => {
    const cube = await openWithClock(page)
    await page.keyboard.press('Tab')
    await cube.lines.first().focus()
    await settle(page)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle()).toBe(0)

    await cube.faces.first().hover()
    await page.mouse.move(2, 2)
    await settle(page)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle(), 'the pointer came and went').toBe(0)

    await cube.lines.first().evaluate((button) => button.blur())
    await settle(page)
    expect(await untilTurn(page, cube)).toBeLessThanOrEqual(10 * SECOND)
    await cube.turnFor(SECOND)
    expect(await cube.angle()).toBe(90)
  })

  test('stops while the tab is hidden', async ({ page }) => {
    const cube = await openWithClock(page)
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (value ? 'hidden' : 'visible'),
        })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, hidden)
    await hide(true)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle()).toBe(0)
    await hide(false)
    await settle(page)
    expect(await untilTurn(page, cube)).toBeLessThanOrEqual(10 * SECOND)
    await cube.turnFor(SECOND)
    expect(await cube.angle()).toBe(90)
  })

  test('each line can be called by its button', async ({ page }) => {
    const cube = await openWithClock(page)
    const lines = await cube.faces.allTextContents()
    for (const index of [2, 1, 3, 0]) {
      await cube.lines.nth(index).click()
      await settle(page)
      await cube.turnFor(SECOND)
      expect(await cube.inFront()).toBe(lines[index])
      await expect(cube.lines.nth(index)).toHaveAttribute('aria-current', 'true')
    }
  })

  test('does not rotate under reduced motion, and its lines are still reached', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    const cube = cubeOf(page)
    const lines = await cube.faces.allTextContents()
    await expect(cube.pause, 'nothing to pause').toBeHidden()
    // A button that works shows that the island is alive, so that its rest means something.
    await expect(async () => {
      await cube.lines.nth(1).click({ timeout: SECOND })
      await expect(cube.lines.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: SECOND })
    }).toPass()
    await expect.poll(() => cube.inFront()).toBe(lines[1])
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await stopClock(page)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.angle()).toBe(90)
    expect(await cube.inFront()).toBe(lines[1])
  })
})

test.describe('Know More', () => {
  const topOfTarget = (page: Page) =>
    page
      .getByRole('heading', { name: 'Why Choose Us' })
      .evaluate((heading) => heading.closest('[id="why"]')?.getBoundingClientRect().top)

  test('scrolls in one second to Why Choose Us, 70 px below the edge', async ({ page }) => {
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    await stopClock(page)
    const start = (await topOfTarget(page)) ?? 0
    await page.getByRole('link', { name: 'Know More' }).click()
    await page.clock.runFor(500)
    const half = (await topOfTarget(page)) ?? 0
    expect(half, 'half of the way').toBeLessThan(start - 100)
    expect(half, 'half of the way').toBeGreaterThan(170)
    await page.clock.runFor(400)
    expect(await topOfTarget(page), 'not yet there').toBeGreaterThan(70.5)
    await page.clock.runFor(120)
    expect(await topOfTarget(page)).toBeCloseTo(70, 0)
    await expect(page).toHaveURL('/#why')
  })

  test('takes the focus along', async ({ page }) => {
    await stubNews(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Know More' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#why')).toBeFocused()
    await expect.poll(() => topOfTarget(page)).toBeCloseTo(70, 0)
  })

  test('gives way to a visitor who scrolls', async ({ page }) => {
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    await stopClock(page)
    await page.getByRole('link', { name: 'Know More' }).click()
    await page.clock.runFor(300)
    // A wheel is turned in one process and arrives in another, some time later.
    await page.evaluate(() => {
      addEventListener('wheel', () => document.body.classList.add('wheel-arrived'), { once: true })
    })
    await page.mouse.wheel(0, -40)
    await expect(page.locator('body.wheel-arrived')).toHaveCount(1)
    await page.clock.runFor(1500)
    expect(await topOfTarget(page)).toBeGreaterThan(170)
  })

  test('jumps under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    await stopClock(page)
    await page.getByRole('link', { name: 'Know More' }).click()
    expect(await topOfTarget(page)).toBeCloseTo(70, 0)
  })
})

test.describe('news', () => {
  const stripOf = (page: Page) => {
    const strip = page.locator('[data-island="NewsStrip"]')
    return {
      strip,
      loading: strip.getByText('Loading news articles...'),
      again: strip.getByRole('button', { name: 'Try again' }),
      items: strip.getByRole('listitem'),
    }
  }

  test('the loading text, then the articles', async ({ page }) => {
    const { answer, release } = held((route) => route.fulfill({ json: newsAnswer([article(1), article(2)]) }))
    await page.route('**/api/news', (route) => answer(route, 1))
    await page.goto('/')
    const { strip, loading, again, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(loading).toBeVisible()
    await expect(again).toBeHidden()
    release()
    await expect(items).toHaveCount(2)
    await expect(loading).toBeHidden()
    for (const [index, { title, description, url }] of [article(1), article(2)].entries()) {
      const item = items.nth(index)
      await expect(item.getByRole('heading', { level: 3 })).toHaveText(title)
      await expect(item.getByRole('link', { name: title })).toHaveAttribute('href', url)
      await expect(item.getByText(description)).toBeVisible()
    }
  })

  test('an article with an image shows it', async ({ page }) => {
    const image = '/api/news/image/0123'
    await page.route(`**${image}`, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
      }),
    )
    await stubNews(page, [article(1, { image }), article(2)])
    await page.goto('/')
    const { strip, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    const shown = items.first().locator('img')
    await expect(shown).toHaveAttribute('src', image)
    await expect(shown, 'the headline says it all').toHaveAttribute('alt', '')
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16)
    await expect(items.nth(1).locator('img')).toHaveCount(0)
  })

  test('at most three', async ({ page }) => {
    await stubNews(
      page,
      [1, 2, 3, 4, 5].map((n) => article(n)),
    )
    await page.goto('/')
    const { strip, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(items).toHaveCount(3)
  })

  test('what is malformed or hostile is left out, and its text is only text', async ({ page }) => {
    await stubNews(page, [
      null,
      'text',
      { title: 'No link', description: 'x', image: null },
      article(1, { url: 'javascript:alert(1)' }),
      article(2, { url: 'data:text/html,<script>alert(1)</script>' }),
      article(3, { title: '<img src=x onerror="document.title=1"><b>Bold</b>' }),
    ])
    await page.goto('/')
    const { strip, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(items).toHaveCount(1)
    await expect(items.getByRole('heading')).toHaveText('<img src=x onerror="document.title=1"><b>Bold</b>')
    await expect(strip.locator('img, b')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Proven Track Record' })).toBeVisible()
  })

  for (const [name, fail] of [
    ['an error', { status: 502, json: newsAnswer([]) }],
    ['an empty list', { json: newsAnswer([]) }],
    ['something else than JSON', { contentType: 'text/html', body: '<!doctype html><p>Proxy' }],
  ] as const) {
    test(`${name}: the loading text stays, and one can try again`, async ({ page, faults }) => {
      faults.allow(/(^answered 502: .*|\(.*)\/api\/news\)?$/)
      let calls = 0
      await page.route('**/api/news', (route) => {
        calls += 1
        return route.fulfill(calls === 1 ? fail : { json: newsAnswer([article(7)]) })
      })
      await page.goto('/')
      const { strip, loading, again, items } = stripOf(page)
      await strip.scrollIntoViewIfNeeded()
      await expect(again).toBeVisible()
      await expect(loading).toBeVisible()
      await expect(items).toHaveCount(0)
      await again.click()
      await expect(items).toHaveCount(1)
      expect(calls).toBe(2)
    })
  }

  test('without a connection the loading text stays, too', async ({ page, faults }) => {
    faults.allow(/\/api\/news/)
    await page.route('**/api/news', (route) => route.abort())
    await page.goto('/')
    const { strip, loading, again } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(again).toBeVisible()
    await expect(loading).toBeVisible()
  })

  test('the server of the site answers with articles', async ({ page }) => {
    await page.goto('/')
    const { strip, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(items.first()).toBeVisible()
    expect(await items.count()).toBeLessThanOrEqual(3)
  })
})

test('GO leads to the contact page', async ({ page }) => {
  await stubNews(page)
  await page.goto('/')
  await page.getByRole('link', { name: /^GO/ }).click()
  await expect(page).toHaveURL('/contact-us')
})

test('Why Choose Us and the hero change their layout at 972 px and 768 px', async ({ page }) => {
  await stubNews(page)
  await page.goto('/')
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .locator('#why li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    return tops.filter((top) => top === tops[0]).length
  }
  await expect.poll(() => columns(973), 'ten items in two rows').toBe(5)
  await expect.poll(() => columns(972)).toBeLessThan(5)

  const heroWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page
      .locator('[data-island="HeroCube"] + p')
      .evaluate((text) => Math.round(text.getBoundingClientRect().width))
  }
  const wide = await heroWidth(769)
  await expect.poll(() => heroWidth(768), 'the hero text wraps earlier').toBeLessThan(wide - 20)
})

test('no line of the cube is longer than its face', async ({ page }) => {
  await stubNews(page)
  await page.goto('/')
  for (const width of [
    320, 360, 390, 480, 481, 600, 768, 769, 972, 1024, 1025, 1050, 1100, 1280, 1920, 2560,
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await page
      .locator('[data-island="HeroCube"]')
      .locator('h1, p')
      .evaluateAll((faces) =>
        faces
          .filter((face) => {
            const words = document.createRange()
            words.selectNodeContents(face)
            const rows = new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size
            const height = rows * Number.parseFloat(getComputedStyle(face).lineHeight)
            return height > face.clientHeight || face.scrollWidth > face.clientWidth
          })
          .map((face) => face.textContent),
      )
    expect(cut, `at ${width} px`).toEqual([])
  }
})
