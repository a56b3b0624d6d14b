import { test as base, type Page } from '@playwright/test'
import { TEST_ARGS } from './browser.ts'
import { type Faults, watch } from './faults.ts'

/** Launches the full browser, for what the headless shell lacks. */
export const FULL_BROWSER = { executablePath: process.env.CHROMIUM_PATH ?? '', args: TEST_ARGS }

type Fixtures = {
  /** What went wrong in the visit beside the subject of the test; a test that provokes a fault allows it. */
  faults: Faults
}

/** `test` of this suite: each visit of each test is watched, not only where someone thought of it. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = await watch(context, new URL(baseURL ?? '').origin)
      await use(faults)
      base.expect(faults.unexpected(), 'faults during the visit').toEqual([])
    },
    { auto: true },
  ],
})

/** `test` for walks over many pages: one window for each worker, which is quicker than one for each page. */
export const walk = base.extend<Fixtures, { visitor: { page: Page; faults: Faults } }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, baseURL })
      const faults = await watch(context, new URL(baseURL).origin)
      await use({ page: await context.newPage(), faults })
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor: { page } }, use) => {
    const viewport = page.viewportSize()
    await use(page)
    // The next test finds the window as this one did.
    await page.unrouteAll()
    await page.mouse.move(0, 0)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null })
  },
  faults: [
    async ({ visitor: { faults } }, use) => {
      faults.forget()
      await use(faults)
      base.expect(faults.unexpected(), 'faults during the visit').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page, type Route } from '@playwright/test'
