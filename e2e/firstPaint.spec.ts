/** What a visitor sees before a page is complete (docs/decisions/first-paint.md). */
import { stubNews } from './support/api.ts'
import { ISLANDS, islandOf } from './support/islands.ts'
import { KINDS } from './support/out.ts'
import { expect, type Page, test, walk } from './support/test.ts'

const PAPER_SHEET = '**/_next/static/paper.*.css'

type Watched = Window & { moved: string[] }

/** Notes from now on which parts of the main content move; runs in the page. */
function watchShifts() {
  const moved: string[] = []
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: { node?: Element }[] }
      for (const { node } of sources)
        if (node?.parentElement?.closest('main')) moved.push(node.className || node.nodeName)
    }
  }).observe({ type: 'layout-shift' })
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as Watched).moved)

for (const width of [390, 768, 1280])
  test(`the title of a page ${width} px wide stands while the rest is on its way, and stays in its place`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(watchShifts)
    // The arrival of a font moves a few words, whether or not the page is complete.
    faults.allow(/\.woff2/)
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of KINDS) {
      const { promise: seen, resolve: send } = Promise.withResolvers<void>()
      await page.route(PAPER_SHEET, async (route) => {
        await seen
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).not.toBeAttached()
      // Both halves of the page have to be painted for what moves between them to be noticed.
      await page.screenshot()
      send()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await page.screenshot()
      expect(await shifts(page), path).toEqual([])
      await page.unroute(PAPER_SHEET)
    }
  })

for (const width of [390, 1280])
  for (const [name, path] of ISLANDS)
    walk(
      `${name} moves nothing if it comes to life in a window ${width} px wide`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await stubNews(page)
        const { promise: seen, resolve: send } = Promise.withResolvers<void>()
        await page.route(`**/_next/static/${name}.*.js`, async (route) => {
          await seen
          await route.continue()
        })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const island = islandOf(page, name)
        // One that is loaded with the page comes to life long before anybody has scrolled down to it.
        if (!(await island.getAttribute('data-margin'))) await island.scrollIntoViewIfNeeded()
        await island.dispatchEvent('pointerover')
        await page.screenshot()
        await page.evaluate(watchShifts)
        send()
        await island.and(page.locator('[data-alive]')).waitFor({ state: 'attached' })
        await page.screenshot()
        expect(await shifts(page)).toEqual([])
      },
    )
