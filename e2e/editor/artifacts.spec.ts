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
