import { violationsInBothSchemes } from '../support/axe.ts'
import { button, leaveProposal, open, preview, propose, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('finds words on all pages and replaces them one by one', async ({ page, site }) => {
  // The page has a text that was written last, to which nothing leads back later.
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main h1').click()
  await button(page, 'Done').click()
  await open(page, '/mobile-testing', 'Page')
  await button(page, 'Find and replace').click()
  const dialog = page.getByRole('dialog', {
    name: 'Find and replace on all pages and in all facts',
  })
  await dialog.getByLabel('Words to find').fill('a page that lies beside')
  await expect(dialog.getByRole('status')).toHaveText('0 found.')
  await expect(dialog.getByText('What the site writes by itself')).toBeVisible()
  await dialog.getByLabel('Words to find').fill('second FALSE alarm')
  await expect(dialog.getByRole('status')).toHaveText('1 found.')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('Replace them with').fill('third false alarm')
  const topOf = async () => (await dialog.boundingBox())?.y
  const top = await topOf()
  await dialog.getByRole('button', { name: 'Replace second false alarm in ETL Testing' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 replaced, 0 left.')
  expect(await topOf(), 'the place of the shorter window').toBe(top)
  await expect(dialog.getByLabel('Words to find')).toBeFocused()
  await dialog.getByLabel('Words to find').fill('third false alarm')
  await dialog.getByRole('button', { name: 'Show third false alarm in ETL Testing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible()
  await expect(preview(page).locator('main')).toContainText('after the third false alarm')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  await button(page, 'Done').click()
  await expect(preview(page).locator('p:focus')).toContainText('after the third false alarm')
  // From there, one can go back to the list, and so do the browser's own buttons.
  await button(page, 'Back to the list').click()
  await expect(dialog.getByRole('status')).toHaveText('1 found.')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile Testing' })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('1 found.')
  // Other words to find are not to be replaced by the former.
  await dialog.getByLabel('Words to find').fill('watermark')
  await expect(dialog.getByLabel('Replace them with')).toHaveValue('')
  await dialog
    .getByRole('button', { name: /^Show / })
    .first()
    .click()
  const found = page.getByRole('region', { name: 'What was found' })
  await expect(found.getByRole('status')).toHaveText(/^“watermark”: 1 of \d+$/)
  await found.getByRole('button', { name: 'Next place' }).click()
  await expect(found.getByRole('status')).toHaveText(/^“watermark”: 2 of \d+$/)
  expect(await page.evaluate(() => String(getSelection()).toLowerCase())).toBe('watermark')
  await found.getByRole('button', { name: 'End the search' }).click()
  await expect(found).toHaveCount(0)
  const { files } = await propose(page, site, 'Wait for the third alarm')
  expect(files).toBe('M etl-testing.mdx')
})

test('replaces all that it finds in one step, which a single Undo takes back', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  await button(page, 'Find and replace').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Words to find').fill('watermark')
  // An earlier search may have left its words.
  await dialog.getByLabel('Replace them with').fill('')
  const all = dialog.getByRole('button', { name: /^Replace all \d+$/ })
  await expect(all).toBeDisabled()
  await dialog.getByLabel('Replace them with').fill('high-water line')
  await all.click()
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ replaced, 0 left\.$/)
  await button(page, 'Close').click()
  await expect(preview(page).locator('main')).toContainText('high-water line')
  await expect(preview(page).locator('main')).not.toContainText('watermark')
  await button(page, 'Undo').click()
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
  await button(page, 'Redo').click()
  const { lines } = await propose(page, site, 'Name the line')
  const removed = lines?.filter((line) => line.startsWith('-')) ?? []
  expect(removed.length).toBeGreaterThan(1)
  for (const line of removed) expect(line).toMatch(/watermark/i)
})
