import sharp from 'sharp'
import { stubNews } from './support/api.ts'
import { settle, stopClock } from './support/clock.ts'
import { expect, type Page, test } from './support/test.ts'

const SECOND = 1000

// High enough for the whole hero, so that nothing there has to scroll.
test.use({
  viewport: { width: 1280, height: 1000 },
  contextOptions: { reducedMotion: 'no-preference' },
})

const cubeOf = (page: Page) => {
  const island = page.locator('[data-island="HeroCube"]')
  const faces = island.locator('h1, p')
  const lines = island.getByRole('button', { name: /^Show line/ })
  const scene = faces.first().locator('..')
  return {
    faces,
    /** Contains all faces. */
    scene,
    lines,
    pause: island.getByRole('button', { name: 'Pause' }),
    play: island.getByRole('button', { name: 'Play' }),
    /** Returns the line facing the visitor, by hit testing. */
    inFront: () =>
      island.evaluate((element) => {
        const scene = element.querySelector('h1')?.parentElement?.getBoundingClientRect()
        return (
          scene && document.elementFromPoint(scene.x + 40, scene.y + scene.height / 2)?.textContent
        )
      }),
    /** Returns the index of the line that the buttons mark as current. */
    current: () =>
      lines.evaluateAll((buttons) => buttons.findIndex((button) => button.ariaCurrent === 'true')),
    /** Finishes a turn, because the page's clock does not drive browser animations. */
    turn: async () => {
      await page.clock.runFor(SECOND)
      await scene.evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.finish()
      })
      // The page's clock drives what follows the animation.
      await page.clock.runFor(50)
      await settle(page)
    },
    /** Returns by how many degrees, from 0 to 359, the cube has turned away from its first face. */
    angle: () =>
      faces.first().evaluate((face) => {
        const [, degrees = 0] = /(-?[\d.]+)deg/.exec(getComputedStyle(face).rotate) ?? []
        return Math.round(Math.abs(Number(degrees))) % 360
      }),
  }
}

type Cube = ReturnType<typeof cubeOf>

/** Removes focus and pointer from the cube. */
const leave = async (page: Page) => {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.move(2, 2)
  await settle(page)
}

/** Opens the home page with the clock stopped, its cube hydrated, and the pointer there since before that. */
async function openCube(page: Page) {
  await stubNews(page)
  await page.clock.install()
  const cube = cubeOf(page)
  await page.route('**/HeroCube.*.js', async (route) => {
    await cube.pause.hover()
    await route.continue()
  })
  await page.goto('/')
  await cube.pause.click()
  await expect(cube.play).toBeVisible()
  await stopClock(page)
  await cube.play.click()
  return cube
}

/** Advances the clock until the cube begins to turn and returns how long that took, to half a second. */
async function untilTurn(page: Page, cube: Cube) {
  const before = await cube.current()
  let passed = 0
  while ((await cube.current()) === before) {
    expect(passed, 'milliseconds without a turn').toBeLessThanOrEqual(10 * SECOND)
    const step = passed === 0 ? 8 * SECOND : SECOND / 2
    await page.clock.runFor(step)
    await settle(page)
    passed += step
  }
  return passed
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    const answers = { hidden: value, visibilityState: value ? 'hidden' : 'visible' }
    for (const [name, answer] of Object.entries(answers))
      Object.defineProperty(document, name, { configurable: true, get: () => answer })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)

const PAUSES: Record<
  string,
  [
    pause: (cube: Cube, page: Page) => Promise<void>,
    resume?: (cube: Cube, page: Page) => Promise<void>,
  ]
> = {
  'after the pause button': [
    async (cube, page) => {
      await cube.pause.click()
      await leave(page)
    },
    (cube) => cube.play.click(),
  ],
  'under the pointer': [(cube) => cube.scene.hover()],
  'while focus is inside, wherever the pointer is': [
    async ({ lines, scene }, page) => {
      await page.keyboard.press('Tab')
      await lines.first().focus()
      await scene.hover()
      await page.mouse.move(2, 2)
    },
  ],
  'while the tab is hidden': [(_, page) => hide(page, true), (_, page) => hide(page, false)],
}

test('the cube turns 90 degrees every 10 seconds, line by line, and pauses for the visitor (R5.1, R5.2)', async ({
  page,
}) => {
  const cube = await openCube(page)
  const lines = await cube.faces.allTextContents()
  let turns = 0
  const expectTurn = async () => {
    const waited = await untilTurn(page, cube)
    await cube.turn()
    turns += 1
    expect(await cube.angle()).toBe((90 * turns) % 360)
    expect(await cube.inFront()).toBe(lines[turns % 4])
    return waited
  }
  await page.clock.runFor(60 * SECOND)
  expect(await cube.angle(), 'under a pointer that was there before the script').toBe(0)
  await leave(page)
  await expectTurn()
  // The turn itself took one of the ten seconds. A late frame may shift the moment, but never by a second.
  expect(
    Math.abs((await expectTurn()) - 9 * SECOND),
    'ten seconds after the last turn',
  ).toBeLessThan(SECOND)
  for (const [when, [pause, resume]] of Object.entries(PAUSES)) {
    const line = await cube.current()
    const angle = await cube.angle()
    await pause(cube, page)
    await settle(page)
    await page.clock.runFor(60 * SECOND)
    // Marked at once, while the browser may not have begun to turn the cube.
    expect(await cube.current(), when).toBe(line)
    expect(await cube.angle(), when).toBe(angle)
    await resume?.(cube, page)
    await leave(page)
    await expectTurn()
  }
})

test('each button shows its line, with the matching drawing next to it', async ({ page }) => {
  const cube = await openCube(page)
  const lines = await cube.faces.allTextContents()
  // As a browser that translates the page does.
  await page.getByText('1 of 4').evaluate((count) => {
    count.replaceChildren(Object.assign(document.createElement('font'), { textContent: '1 of 4' }))
  })
  for (const index of [2, 1, 3, 0]) {
    await cube.lines.nth(index).click()
    await settle(page)
    await expect(page.getByText(`${index + 1} of 4`)).toBeVisible()
    await cube.turn()
    expect(await cube.inFront()).toBe(lines[index])
    await expect(cube.lines.nth(index)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByText('too slow', { exact: true })).toBeVisible({ visible: index === 1 })
  }
})

/** Holds every turn of the cube at this moment of it, from 0 to 1, and returns the angles of its faces there. */
const holdTurn = ({ scene }: Cube, moment: number) =>
  scene.evaluate(async (element, moment) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = moment * Number(animation.effect?.getComputedTiming().endTime)
    }
    // Drawn by then.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Array.from(element.children, (face) => {
      const [degrees = Number.NaN] = getComputedStyle(face).rotate.match(/-?[\d.]+(?=deg)/g) ?? []
      return Number(degrees)
    })
  }, moment)

test('a click in mid-turn goes on from where the cube is, to the line of that button', async ({
  page,
}) => {
  await stubNews(page)
  await page.goto('/')
  const cube = cubeOf(page)
  const lines = await cube.faces.allTextContents()
  await cube.pause.click()
  await expect(cube.play).toBeVisible()
  await cube.lines.nth(1).click()
  await expect(cube.lines.nth(1)).toHaveAttribute('aria-current', 'true')
  const interrupted = await holdTurn(cube, 0.5)
  expect(interrupted[0], 'in mid-turn').toBeCloseTo(-45, 0)
  await cube.lines.nth(3).click()
  await expect(cube.lines.nth(3)).toHaveAttribute('aria-current', 'true')
  const start = await holdTurn(cube, 0)
  for (const [index, angle] of interrupted.entries()) expect(start[index]).toBeCloseTo(angle, 1)
  const [later = 0] = await holdTurn(cube, 0.5)
  expect(later, 'and farther the same way').toBeLessThan(-90)
  await holdTurn(cube, 1)
  await expect.poll(cube.inFront).toBe(lines[3])
})

test('the letters of a line are whole while it turns into view', async ({ page }) => {
  await stubNews(page)
  await page.goto('/')
  const cube = cubeOf(page)
  await cube.pause.click()
  await expect(cube.play).toBeVisible()
  /** Returns where the first row of the incoming line is, and where its letters begin in the picture. */
  const topOf = async (index: number) => {
    const place = await cube.faces.nth(index).evaluate((face) => {
      const text = document.createRange()
      text.selectNodeContents(face)
      const { x, y, width, height } = text.getClientRects()[0] as DOMRect
      return { x, y: Math.floor(y), width: Math.min(width, innerWidth - x), height }
    })
    const { data, info } = await sharp(await page.screenshot({ clip: place }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const paper = data[0] ?? 0
    const ink = data.findIndex((shade) => Math.abs(shade - paper) > 40)
    expect(ink, 'letters').toBeGreaterThan(0)
    return { missing: Math.floor(ink / info.width) / place.height, top: place.y }
  }
  let index = 0
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      index = (index + 1) % 4
      await cube.lines.nth(index).click()
      await expect(cube.lines.nth(index)).toHaveAttribute('aria-current', 'true')
      for (const moment of [0.35, 0.48, 0.5, 0.6, 0.75]) {
        await holdTurn(cube, moment)
        const { missing, top } = await topOf(index)
        const where = `line ${index + 1} at ${moment} of its turn, ${width} px, ${colorScheme}`
        expect(missing, `share of the first row without ink: ${where}`).toBeLessThan(0.3)
        const bar = await page.getByRole('banner').boundingBox()
        expect(top, `below the bar: ${where}`).toBeGreaterThan(bar?.height ?? 0)
      }
      await holdTurn(cube, 1)
    }
  }
})

test('under reduced motion the cube does not turn by itself, but its buttons work at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stubNews(page)
  await page.clock.install()
  await page.goto('/')
  const cube = cubeOf(page)
  const lines = await cube.faces.allTextContents()
  await expect(cube.pause, 'nothing to pause').toBeHidden()
  /** Shows a line and returns whether anything moves for it. */
  const show = async (index: number) => {
    // A working button proves that the island is hydrated before the check that nothing moves.
    await cube.lines.nth(index).click()
    await expect(cube.lines.nth(index)).toHaveAttribute('aria-current', 'true')
    await expect.poll(cube.inFront).toBe(lines[index])
    return cube.scene.evaluate((scene) =>
      scene
        .getAnimations({ subtree: true })
        .some((animation) => animation.effect?.getComputedTiming().duration !== 0),
    )
  }
  expect(await show(1), 'moving').toBe(false)
  await leave(page)
  await stopClock(page)
  await page.clock.runFor(60 * SECOND)
  expect(await cube.inFront()).toBe(lines[1])
  await page.clock.resume()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // A turn that cannot end by itself.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await cube.lines.nth(2).click()
  await expect
    .poll(() => cube.scene.evaluate((scene) => scene.getAnimations({ subtree: true }).length))
    .toBe(4)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(cube.inFront, 'a change of the setting ends the turn').toBe(lines[2])
  expect(await show(3), 'moving').toBe(false)
})
