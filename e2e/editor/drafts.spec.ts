/** From a published page back to a draft, and out again. */
import {
  branchIn,
  button,
  changesOf,
  createPage,
  expectAccessible,
  firstParagraph,
  isChecked,
  leaveProposal,
  linkToFreePage,
  open,
  preview,
  send,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Takes a page back to a draft, whose address leads to another. */
async function unpublish(page: Page, successor: string) {
  await button(page, 'Unpublish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where its address leads meanwhile').selectOption(successor)
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(button(page, 'Publish')).toBeVisible()
}

test('lists the links to a page before it becomes a draft, leads to each then, and publishes it again without a trace', async ({
  page,
  site,
}) => {
  const { from, words, path, to } = linkToFreePage()
  await open(page, path, 'Page')
  await button(page, 'Unpublish').click()
  const links = page.getByRole('dialog').getByRole('listitem')
  await expect(links.filter({ hasText: `${from.title} “${words}”` }).first()).toBeVisible()
  const count = await links.count()
  await expectAccessible(page, 'dialog', 'Unpublish')
  await page.keyboard.press('Escape')
  await unpublish(page, '/')
  await isChecked(page)
  const finding = page.locator('.findings .error', { hasText: 'links lead to it' })
  await expect(finding).not.toContainText(/content\/|\bline\b/)
  const shown = finding.getByRole('button', { name: /^Show it (?:on|in) “/ })
  await expect(shown).toHaveCount(count)
  await shown.filter({ hasText: from.title }).first().click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await expect(field.getByTitle(to.title).getByText(words, { exact: true })).toBeVisible()
  await open(page, path, 'Page')
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(button(page, 'Unpublish')).toBeVisible()
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
  await preview(page).locator('main h1').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Notice of cookies')
  const branch = await branchIn(await send(page, 'Call it a notice'))
  expect(changesOf(site, branch).lines?.join()).not.toContain('draft')
})

test('says at the button which errors keep a draft from being published', async ({ page }) => {
  await open(page, '/cookie-notice', 'Page')
  await unpublish(page, '/privacy-notice')
  const jobs = page.getByRole('group', { name: 'Jobs' })
  await firstParagraph(page).click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await field.fill(`${await wordsIn(field)} Its colour is free.`)
  await expect(jobs).toContainText(
    /1 point to be mended before you can publish it\. .+ › Paragraph: “?"?colour/i,
  )
  await expect(button(page, 'Publish')).toBeDisabled()
  await button(page, 'Done').click()
  await jobs.getByRole('button', { name: 'Show one' }).click()
  await expect(field).toBeFocused()
  await field.fill((await wordsIn(field)).replace('colour', 'color'))
  await expect(button(page, 'Publish')).toBeEnabled()
})

test('tells of a new page what would be an error only once it is published, with all else', async ({
  page,
}) => {
  await isChecked(page)
  await createPage(page, 'Contract Testing', '/', 'landing')
  const jobs = page.getByRole('group', { name: 'Jobs' })
  await expect(jobs).toContainText(/\d+ texts to be written and 2 points to be mended before/)
  const told = page.locator('.findings li', { hasText: 'Before publishing' })
  await expect(told.filter({ hasText: 'No page links to' })).toBeVisible()
})
