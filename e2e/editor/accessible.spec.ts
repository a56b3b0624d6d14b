/** What axe has to say against each view and form of the editor, in both schemes, on a tablet and on a desktop. */
import {
  button,
  expectAccessible,
  leaveProposal,
  open,
  openStructure,
  preview,
  test,
  write,
} from '../support/editor.ts'
import type { Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Opens the closed panels beside the page. */
async function openPanels(page: Page) {
  const closed = await page.locator('.side details:not([open]) > summary').all()
  // Each that opens is no longer among those that are counted.
  for (const panel of closed.reverse()) await panel.click()
}

async function expectAccessibleDialogs(page: Page, names: readonly string[]) {
  for (const name of names) {
    await button(page, name).click()
    await expectAccessible(page, 'dialog', name)
    await page.keyboard.press('Escape')
  }
}

test('passes axe beside the page: a drawing and its numbers, a card, a cell, a question, a document', async ({
  page,
}) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  for (const [what, selector] of Object.entries({
    'a drawing': 'figcaption span',
    'a cell': 'table:not(.artifact *) td[data-spot]',
    'a question': 'summary[data-spot], summary [data-spot]',
  })) {
    await main.locator(selector).first().click()
    await openPanels(page)
    await expectAccessible(page, '.side', what)
  }
  await open(page, '/services/strategic-assessments', 'Page')
  await main.locator('.artifact .artifact-name b').click()
  await expectAccessible(page, '.side', 'a document')
  await open(page, '/services/digital-assurance', 'Page')
  await main.locator('.card-grid-card h3').first().click()
  await openPanels(page)
  await expectAccessible(page, '.side', 'a card')
})

test('passes axe in the forms of documents, people and series, and in each dialog', async ({
  page,
}) => {
  for (const [what, name] of Object.entries({
    'a document': 'Nightly load, by area',
    people: 'people',
    'a series': 'Sample nights',
  })) {
    await open(page, name)
    await expectAccessible(page, 'body', what)
  }
  await open(page, '/etl-testing', 'Page')
  await expectAccessibleDialogs(page, [
    'New page',
    'New numbers',
    'Add a photograph',
    'Find and replace',
  ])
  await preview(page).getByText('Every load can be tested').click()
  await button(page, 'Link').click()
  await expectAccessible(page, '.side', 'the pages to link to')
  await page.keyboard.press('Escape')
  await openStructure(page)
  await expectAccessibleDialogs(page, ['Add a block …'])
  await open(page, '/cookie-notice')
  await expectAccessibleDialogs(page, ['Change address', 'Delete'])
  await open(page, '/etl-testing')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await button(page, 'Undo').click()
  await button(page, 'Redo').click()
  await button(page, 'Propose (1)').click()
  await expectAccessible(page, 'dialog', 'what has changed')
})
