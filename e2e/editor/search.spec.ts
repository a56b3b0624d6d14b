import { violationsInBothSchemes } from '../support/axe.ts'
import { button, leaveProposal, open, preview, propose, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('finds words on all pages and replaces them one by one', async ({ page, site }) => {
  await open(page, '/mobile-testing', 'Page')
  await button(page, 'Search all').click()
  const dialog = page.getByRole('dialog', { name: 'Search all pages and facts' })
  await dialog.getByLabel('Words to find').fill('a page that lies beside')
  await expect(dialog.getByRole('status')).toHaveText('0 found.')
  await dialog.getByLabel('Words to find').fill('second FALSE alarm')
  await expect(dialog.getByRole('status')).toHaveText('1 found.')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('Replace them with').fill('third false alarm')
  await dialog.getByRole('button', { name: 'Replace second false alarm in ETL Testing' }).click()
  await expect(dialog.getByRole('status')).toHaveText('0 found.')
  await expect(dialog.getByLabel('Words to find')).toBeFocused()
  await dialog.getByLabel('Words to find').fill('third false alarm')
  await dialog.getByRole('button', { name: 'Show third false alarm in ETL Testing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible()
  await expect(preview(page).locator('main')).toContainText('after the third false alarm')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  const { files } = await propose(page, site, 'Wait for the third alarm')
  expect(files).toBe('M etl-testing.mdx')
})
