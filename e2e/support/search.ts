import { expect, type Page } from './test.ts'

/** The parts of the search, by what a visitor calls them. */
export const searchOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  return {
    link: page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }),
    dialog,
    field: dialog.getByRole('searchbox', { name: 'Search' }),
    status: dialog.getByRole('status'),
    /** Links to pages, the best first. */
    pages: dialog.locator('.hits .page a'),
    /** Every link of the answer, in order. */
    links: dialog.locator('.results a'),
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}

/** Opens the search by its key, and waits until it can answer. */
export async function openSearch(page: Page) {
  const search = searchOf(page)
  await page.keyboard.press('Control+k')
  await expect(search.dialog).toBeVisible()
  await expect(search.status).not.toHaveText(/^Loading/)
  return search
}
