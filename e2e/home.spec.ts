import { article, held, newsAnswer, stubNews } from './support/api.ts'
import { settle, stopClock } from './support/clock.ts'
import { expect, type Page, test } from './support/test.ts'

const SECOND = 1000

// High enough for the hero as a whole, so that nothing there has to scroll.
test.use({ viewport: { width: 1280, height: 1000 } })

test.describe('cube of the hero', () => {
  const cubeOf = (page: Page) => {
    const island = page.locator('[data-island="HeroCube"]')
    const faces = island.locator('h1, p')
    const lines = island.getByRole('button', { name: /^Show line/ })
    return {
      faces,
      /** Holds the faces, whichever of them is in front. */
      scene: faces.first().locator('../..'),
      lines,
      pause: island.getByRole('button', { name: 'Pause' }),
      play: island.getByRole('button', { name: 'Play' }),
      /** The line that faces the visitor, as hit-testing sees it. */
      inFront: () =>
        island.evaluate((element) => {
          const axis = element.querySelector('h1')?.parentElement?.parentElement?.getBoundingClientRect()
          return axis && document.elementFromPoint(axis.x + 20, axis.y + axis.height / 2)?.textContent
        }),
      /** Which line the buttons say is shown. */
      current: () =>
        lines.evaluateAll((buttons) => buttons.findIndex((button) => button.ariaCurrent === 'true')),
      /** Lets a turn come to its end: the page's clock does not drive animations of the browser itself. */
      turn: async () => {
        await page.clock.runFor(SECOND)
        await faces.first().evaluate((face) => {
          for (const animation of face.parentElement?.getAnimations() ?? []) animation.finish()
        })
        // What follows the end of the animation is a task of the page's clock.
        await page.clock.runFor(50)
        await settle(page)
      },
      /** How far the cube has turned, in degrees from 0 to 359. */
      angle: () =>
        faces.first().evaluate((face) => {
          const { rotate } = getComputedStyle(face.parentElement ?? face)
          const [, degrees = 0] = /(-?[\d.]+)deg/.exec(rotate) ?? []
          return Math.round(Math.abs(Number(degrees))) % 360
        }),
    }
  }

  type Cube = ReturnType<typeof cubeOf>

  const letGo = async (page: Page) => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(2, 2)
    await settle(page)
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
    await letGo(page)
    return cube
  }

  /** Lets time pass until the cube begins to turn; answers how long that took, to a quarter of a second. */
  async function untilTurn(page: Page, cube: Cube) {
    const before = await cube.current()
    let passed = 0
    while ((await cube.current()) === before) {
      expect(passed, 'milliseconds without a turn').toBeLessThanOrEqual(10 * SECOND)
      await page.clock.runFor(250)
      await settle(page)
      passed += 250
    }
    return passed
  }

  test('turns by 90 degrees every 10 seconds, from line to line and round again (R5.1)', async ({ page }) => {
    const cube = await openWithClock(page)
    const lines = await cube.faces.allTextContents()
    expect(await cube.angle()).toBe(0)
    for (const turn of [1, 2, 3, 4, 5]) {
      const waited = await untilTurn(page, cube)
      // The turn itself took a second of the ten. A frame that comes late may shift the moment, never by a second.
      if (turn > 1)
        expect(Math.abs(waited - 9 * SECOND), 'ten seconds after the last turn').toBeLessThan(SECOND)
      await cube.turn()
      expect(await cube.angle()).toBe((90 * turn) % 360)
      expect(await cube.inFront()).toBe(lines[turn % 4])
    }
    for (const index of [2, 1, 3, 0]) {
      await cube.lines.nth(index).click()
      await settle(page)
      await cube.turn()
      expect(await cube.inFront(), 'called by its button').toBe(lines[index])
      await expect(cube.lines.nth(index)).toHaveAttribute('aria-current', 'true')
    }
  })

  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      const answers = { hidden: value, visibilityState: value ? 'hidden' : 'visible' }
      for (const [name, answer] of Object.entries(answers))
        Object.defineProperty(document, name, { configurable: true, get: () => answer })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, hidden)

  const RESTS: Record<
    string,
    { rest: (cube: Cube, page: Page) => Promise<void>; goOn?: (cube: Cube, page: Page) => Promise<void> }
  > = {
    'after the pause button': { rest: (cube) => cube.pause.click(), goOn: (cube) => cube.play.click() },
    'under the pointer': { rest: (cube) => cube.scene.hover() },
    'while the focus is in it, wherever the pointer goes': {
      rest: async ({ lines, scene }, page) => {
        await page.keyboard.press('Tab')
        await lines.first().focus()
        await scene.hover()
        await page.mouse.move(2, 2)
      },
    },
    'while the tab is hidden': { rest: (_, page) => hide(page, true), goOn: (_, page) => hide(page, false) },
  }

  test('rests where the visitor wants it to, and goes on afterward (R5.2)', async ({ page }) => {
    const cube = await openWithClock(page)
    let angle = 0
    for (const [when, { rest, goOn }] of Object.entries(RESTS)) {
      await test.step(when, async () => {
        await rest(cube, page)
        if (when.includes('button')) await letGo(page)
        await settle(page)
        await page.clock.runFor(60 * SECOND)
        expect(await cube.angle()).toBe(angle)
        await goOn?.(cube, page)
        await letGo(page)
        await untilTurn(page, cube)
        await cube.turn()
        angle += 90
        expect(await cube.angle()).toBe(angle % 360)
      })
      angle %= 360
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
    await expect.poll(cube.inFront).toBe(lines[1])
    await letGo(page)
    await stopClock(page)
    await page.clock.runFor(60 * SECOND)
    expect(await cube.inFront()).toBe(lines[1])
  })

  test('has a drawing beside it that says of the wall what the line says', async ({ page }) => {
    await page.goto('/')
    const measure = page.getByText('12 mm', { exact: true })
    await expect(measure).toBeHidden()
    await cubeOf(page).lines.nth(1).click()
    await expect(measure).toBeVisible()
    await expect(page.getByText('v4.4 load')).toBeHidden()
  })

  test('has room for each line at every width', async ({ page }) => {
    await stubNews(page)
    await page.goto('/')
    for (const width of [320, 360, 390, 480, 481, 600, 768, 769, 972, 1024, 1025, 1100, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await cubeOf(page).faces.evaluateAll((faces) =>
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
})

test.describe('Know More', () => {
  const topOfTarget = (page: Page) =>
    page.locator('#why').evaluate((target) => target.getBoundingClientRect().top)

  async function openWithClock(page: Page) {
    await stubNews(page)
    await page.clock.install()
    await page.goto('/')
    await stopClock(page)
    return page.getByRole('link', { name: 'Know More' })
  }

  test('scrolls in one second to Why Choose Us, 70 px below the edge, with the focus (R5.3)', async ({
    page,
  }) => {
    const link = await openWithClock(page)
    const start = await topOfTarget(page)
    await link.press('Enter')
    await page.clock.runFor(500)
    const half = await topOfTarget(page)
    expect(half, 'half of the way').toBeLessThan(start - 100)
    expect(half, 'half of the way').toBeGreaterThan(170)
    await page.clock.runFor(400)
    expect(await topOfTarget(page), 'not yet there').toBeGreaterThan(70.5)
    await page.clock.runFor(120)
    expect(await topOfTarget(page)).toBeCloseTo(70, 0)
    await expect(page).toHaveURL('/#why')
    await expect(page.locator('#why')).toBeFocused()
  })

  test('gives way to a visitor who scrolls', async ({ page }) => {
    const link = await openWithClock(page)
    await link.click()
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
    await (await openWithClock(page)).click()
    expect(await topOfTarget(page)).toBeCloseTo(70, 0)
  })
})

test.describe('news (R5.6, R14)', () => {
  const stripOf = (page: Page) => {
    const strip = page.locator('[data-island="NewsStrip"]')
    return {
      strip,
      loading: strip.getByText('Loading news articles...'),
      again: strip.getByRole('button', { name: 'Try again' }),
      items: strip.getByRole('listitem'),
    }
  }

  test('the loading text, then three articles, of which hostile and broken ones are left out', async ({
    page,
  }) => {
    const image = '/api/news/image/0123'
    const markup = '<img src=x onerror="document.title=1"><b>Bold</b>'
    const articles = [
      null,
      { title: 'No link', description: 'x', image: null },
      article(1, { url: 'javascript:alert(1)' }),
      article(2, { url: 'data:text/html,<script>alert(1)</script>' }),
      article(3, { title: markup }),
      article(4, { image }),
      article(5),
      article(6),
    ]
    const { answer, release } = held((route) => route.fulfill({ json: newsAnswer(articles) }))
    await page.route('**/api/news', (route) => answer(route, 1))
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
    await page.route(`**${image}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
    await page.goto('/')
    const { strip, loading, again, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(loading).toBeVisible()
    await expect(again).toBeHidden()
    release()
    await expect(items).toHaveCount(3)
    await expect(loading).toBeHidden()
    await expect(items.first().getByRole('heading')).toHaveText(markup)
    const { title, description, url } = article(5)
    await expect(items.nth(2).getByRole('link', { name: title })).toHaveAttribute('href', url)
    await expect(items.nth(2).getByText(description)).toBeVisible()
    const shown = strip.locator('img')
    await expect(shown, 'one article has an image, whose headline says it all').toHaveAttribute('alt', '')
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16)
  })

  test('the loading text stays where nothing comes, and one can try again', async ({ page, faults }) => {
    faults.allow(/\/api\/news/)
    const answers = [
      { status: 502, json: newsAnswer([]) },
      { json: newsAnswer([]) },
      { contentType: 'text/html', body: '<!doctype html><p>Proxy' },
      'no connection',
      { json: newsAnswer([article(7)]) },
    ] as const
    let calls = 0
    await page.route('**/api/news', (route) => {
      const answer = answers[calls++]
      return typeof answer === 'object' ? route.fulfill(answer) : route.abort()
    })
    await page.goto('/')
    const { strip, loading, again, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    for (const call of [1, 2, 3, 4]) {
      await expect(again).toBeVisible()
      await expect(loading).toBeVisible()
      await expect(items).toHaveCount(0)
      await again.click()
      await expect.poll(() => calls).toBe(call + 1)
    }
    await expect(items).toHaveCount(1)
  })

  test('the server of the site answers with articles', async ({ page }) => {
    await page.goto('/')
    const { strip, items } = stripOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(items.first()).toBeVisible()
  })
})

test('Why Choose Us and the hero change their layout at 972 px and 768 px, and GO leads on', async ({
  page,
}) => {
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
  await page.getByRole('link', { name: /^GO/ }).click()
  await expect(page).toHaveURL('/contact-us')
})
