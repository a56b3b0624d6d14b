import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { button, leaveProposal, open, preview, propose, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('changes a word of the document at the head of a page by a click, another in its form, and no other byte', async ({
  page,
  site,
}) => {
  const path = '/services/strategic-assessments'
  await open(page, path, 'Page')
  await preview(page).locator('.artifact .artifact-name b').click()
  const name = page.getByRole('form', { name: 'Words' }).getByRole('textbox').first()
  await name.fill('Note to the board')
  await expect(preview(page).locator('.artifact-name b')).toHaveText('Note to the board')
  await button(page, 'Done').click()
  await page.getByRole('button', { name: /^Note to the board/ }).click()
  const form = page.getByRole('form', { name: 'Details' })
  await form.getByLabel('About', { exact: true }).fill('decision in April')
  const { files, lines } = await propose(page, site, 'Call it a note')
  expect(files).toBe(`M ${fileOfArtifact(path).replace('content/', '')}`)
  expect(lines).toEqual([
    expect.stringMatching(/^-name: /),
    expect.stringMatching(/^-about: /),
    '+name: Note to the board',
    '+about: decision in April',
  ])
})

test('opens the number of a document that is clicked, and goes through its numbers', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  const cells = (row: string) =>
    preview(page).locator('.artifact tr', { hasText: row }).locator('td')
  const words = page.getByRole('form', { name: 'Words' })
  const box = words.getByRole('textbox')
  const east = cells('East')
  await east.nth(0).click()
  await expect(box).toHaveAccessibleName('Area 3 › Ledger')
  // It is selected, to be written over.
  await page.keyboard.type('1206,65')
  await expect(east.last()).toHaveText('−0.04')
  await box.fill('many')
  await expect(words).toContainText('Until there is a number, the page keeps 1206.62.')
  await box.fill('1206.65')
  await button(page, 'Next text').click()
  await expect(box).toHaveValue('1206.61')
  await east.last().click()
  await expect(box).toHaveValue('East')
  await expect(words).toContainText('is computed from other numbers of this document.')
  const { lines } = await propose(page, site, 'Correct the East')
  expect(lines).toEqual(['-    ledger: 1206.62', '+    ledger: 1206.65'])
})
