import type { Page } from '@playwright/test'

/** Opens every accordion of the page's own content, all at once. */
export const openAccordions = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      item.removeAttribute('name')
      item.open = true
    }
  })
