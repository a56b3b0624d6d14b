/** The machine's browsers other than Chromium. */
import { test } from '@playwright/test'
import { type Driver, findBrowsers } from '../browsers/driver.ts'

/** The width of the window that each browser opens. */
export const WIDE = 1280

interface Other {
  /** Set while tests run. */
  driver: Driver
  /** The narrowest window it can open. */
  narrowest: number
}

/** Declares a suite of tests for each browser, which is started once for all of them. */
export function inOtherBrowsers(suite: (browser: Other) => void): void {
  for (const { name, narrowest, launch } of findBrowsers())
    test.describe(name, () => {
      test.describe.configure({ mode: 'default' })
      const browser: Partial<Other> = { narrowest }
      test.beforeAll(async () => {
        browser.driver = await launch(WIDE)
      })
      test.afterAll(() => browser.driver?.close())
      suite(browser as Other)
    })
}
