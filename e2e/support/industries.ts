import type { Page } from '@playwright/test'

/** The item of an industry, by its heading: others may speak of it, too. */
export const industryOf = (page: Page, name: string) => {
  const heading = page.locator('h2').and(page.getByText(name, { exact: true }))
  const item = page.locator('main details', { has: heading })
  return { item, bar: item.locator('summary') }
}
