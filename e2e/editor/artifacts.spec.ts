import { parse } from 'yaml'
import { artifactSchemas, fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { getArtifact, getPages } from '#lib/content/pages.ts'
import { textOf } from '#lib/testing/tree.ts'
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
  // The page stays beside the form, and what is clicked in the document is looked for there.
  await expect(preview(page).locator('.artifact-name span')).toHaveText('decision in April')
  await preview(page).locator('.artifact-name b').click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await button(page, 'Back to the page').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Note to the board')
  const { files, lines } = await propose(page, site, 'Call it a note')
  expect(files).toBe(`M ${fileOfArtifact(path).replace('content/', '')}`)
  expect(lines).toEqual([
    expect.stringMatching(/^-name: /),
    expect.stringMatching(/^-about: /),
    '+name: Note to the board',
    '+about: decision in April',
  ])
})

test('says of a number of a scale that nobody has written it', async ({ page }) => {
  const paths = getPages().map(({ path }) => path)
  const path = paths.find((path) => getArtifact(path)?.kind === 'budget') ?? ''
  await open(page, path, 'Page')
  const scale = preview(page).locator('.artifact [data-computed]:not([data-spot])').first()
  const words = await scale.textContent()
  await scale.click()
  await expect(page.locator('.side')).toContainText(`The site writes “${words}” by itself`)
  await expect(page.getByRole('form', { name: 'Words' })).toHaveCount(0)
})

test('opens the number of a document that is clicked, and goes through its numbers', async ({
  page,
  site,
}) => {
  const path = '/services/product-engineering'
  const { costs, total } = artifactSchemas.brief.parse(parse(textOf(fileOfArtifact(path))))
  const [largest = 0] = costs.map(({ dollars }) => dollars).toSorted((a, b) => b - a)
  const index = costs.findIndex(({ dollars }) => dollars === largest)
  const words = page.getByRole('form', { name: 'Words' })
  const box = words.getByRole('textbox')
  await open(page, path, 'Page')
  const artifact = preview(page).locator('.artifact')
  const number = artifact.locator('tbody tr').nth(index).locator('td')
  await number.click()
  await expect(box).toHaveAccessibleName(new RegExp(`^Cost ${index + 1} › Dollars`))
  // It is selected, to be written over.
  await page.keyboard.type(`${largest + 1},5`.replace(/\.\d+/, ''))
  const now = Math.floor(largest + 1) + 0.5
  await expect(number).toHaveText(`$${now.toFixed(2)}`)
  await box.fill('many')
  await expect(words).toContainText(`Until there is a number, the page keeps ${largest}.`)
  await box.fill(`${now}`)
  await button(page, 'Previous text').click()
  await expect(box).toHaveValue(costs[index]?.item ?? '')
  await button(page, 'Previous text').click()
  await expect(box).toHaveValue(`${costs[index - 1]?.dollars}`)
  await artifact.locator('tfoot th').getByText(total).click()
  await expect(box).toHaveValue(total)
  // A sum opens a number that it is computed from.
  await artifact.locator('tfoot td').click()
  await expect(box).toHaveAccessibleName(new RegExp(`^Cost ${costs.length} › Dollars`))
  await expect(words).toContainText(
    /“\$[\d.]+”, which you clicked, is computed: this number is part of it/,
  )
  const { lines } = await propose(page, site, 'Correct a cost')
  expect(lines).toEqual([`-    dollars: ${largest}`, `+    dollars: ${now}`])
})
