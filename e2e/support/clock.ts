import type { Page } from '@playwright/test'

/** Stops the page's clock, which must have been installed before the page was opened. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/**
 * Waits until the page has done what it put off for itself: event handlers may answer in a later task, and a stopped
 * clock that runs on at once would be ahead of them.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 10; round++) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      })
    }
  })
