import { getPage } from '#lib/content/pages.ts'
import {
  button,
  forgetSteps,
  leaveProposal,
  open,
  preview,
  test,
  wordsIn,
  write,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('undoes and does again sentence by sentence over all views, by button and by keys, also after a reload', async ({
  page,
}) => {
  const main = preview(page).locator('main')
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  const source = page.getByRole('textbox', { name: 'Source of content/etl-testing.mdx' })
  await open(page, '/etl-testing', 'Page')
  const paragraph = main.locator('[data-spot]', { hasText: 'Every load can be tested' }).last()
  await paragraph.click()
  const before = await wordsIn(field)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' One. Two. Three.')
  await expect(main).toContainText(`${before} One. Two. Three.`)
  // The form stays open, at the text as it is then.
  await page.keyboard.press('Control+z')
  await expect(field).toHaveText(`${before} One. Two.`)
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveText(`${before} One.`)
  await page.keyboard.press('Control+Shift+z')
  await expect(field).toHaveText(`${before} One. Two.`)
  await page.keyboard.type(' Four.')
  await expect(main).toContainText(`${before} One. Two. Four.`)
  await expect(button(page, 'Redo')).toBeDisabled()
  await button(page, 'Done').click()
  // Another view continues the same history.
  await button(page, 'Details').click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill('ETL Checks')
  await button(page, 'Source').click()
  await source.press('Control+End')
  await page.keyboard.type('Last. Words.')
  await expect(source).toContainText('Last. Words.')
  await source.press('Control+z')
  await expect(source).not.toContainText('Words.')
  await source.press('Control+z')
  await expect(source).not.toContainText('Last.')
  await source.press('Control+z')
  await expect(source).toContainText('title: ETL Testing')
  await page.reload()
  await button(page, 'Redo').click()
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Checks' })).toBeVisible()
  for (const left of [' One. Two.', ' One.', '']) {
    await button(page, 'Undo').click()
    if (left === ' One. Two.') await button(page, 'Undo').click()
    await expect(main.getByText(`${before}${left}`, { exact: true })).toBeVisible()
  }
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})

test('shows the page on which a step was undone, and leaves the search in the list to the browser', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main h2', { hasText: 'Slowly changing' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).fill('Another heading')
  await open(page, '/mobile-testing', 'Page')
  const search = page.getByRole('searchbox', { name: 'Find a page' })
  await search.fill('mobile')
  await search.press('Control+z')
  await expect(button(page, 'Propose (1)')).toBeVisible()
  await search.fill('')
  await button(page, 'Undo').click()
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible()
  await expect(preview(page).locator('main')).not.toContainText('Another heading')
  // It is said, and its place far down is in sight.
  const where = page.locator('.bar').getByRole('status')
  await expect(where).toContainText(/^Undone: typing in “Slowly changing .*” on “ETL Testing”\./)
  const heading = preview(page).locator('main h2', { hasText: 'Slowly changing' })
  await expect(heading).toBeInViewport()
  await preview(page).locator('main h1').scrollIntoViewIfNeeded()
  await expect(heading).not.toBeInViewport()
  await button(page, 'Redo').press('Enter')
  await expect(where).toContainText('Done again: typing in “Another heading” on “ETL Testing”.')
  await expect(preview(page).getByRole('heading', { name: 'Another heading' })).toBeInViewport()
  await expect(
    page
      .locator('.bar')
      .getByRole('button', { name: /^(?:Un|Re)do$/ })
      .and(page.locator(':focus')),
  ).toBeVisible()
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await expect(where).not.toContainText('Done again')
})

test('brings back a deleted page in sight, and keeps the focus of whoever presses keys', async ({
  page,
}) => {
  await forgetSteps(page)
  await open(page, '/cookie-notice', 'Details')
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Which page replaces it').selectOption('/privacy-notice')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  // What replaces it is shown, and the focus is in it.
  await expect(title).toHaveText(getPage('/privacy-notice').title)
  await expect(preview(page).locator('main')).toBeVisible()
  await expect(page.locator('.work')).toBeFocused()
  await button(page, 'Undo').press('Enter')
  await expect(title).toHaveText(getPage('/cookie-notice').title)
  // There is nothing more to undo.
  await expect(button(page, 'Redo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).not.toHaveText(getPage('/cookie-notice').title)
  // A text that an undo takes away is followed by one beside it.
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main li', { hasText: 'Exactly one row is current' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Another')
  await expect(preview(page).locator('main li', { hasText: 'Another' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'List item' })
  await page.keyboard.press('Control+z')
  await expect(preview(page).locator('main li', { hasText: 'Another' })).toHaveCount(0)
  await expect(field).toHaveText('Exactly one row is current')
  await expect(field).toBeFocused()
})
