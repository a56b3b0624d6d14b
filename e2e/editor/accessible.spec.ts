/** What axe has to say against each view and form of the editor, in both schemes, on a tablet and on a desktop. */
import { violationsInBothSchemes } from '../support/axe.ts'
import { button, leaveProposal, open, preview, test, write } from '../support/editor.ts'
import { expect, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

const WIDTHS = [820, 1280]

/** Looks at a part of the window as it is now, at each width. */
async function expectAccessible(page: Page, part: string, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
    expect(await violationsInBothSchemes(page, part), `${what}, ${width} px`).toEqual([])
  }
}

/** Opens the closed panels beside the page. */
async function openPanels(page: Page) {
  for (const panel of await page.locator('.side details:not([open]) > summary').all())
    await panel.click()
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
    'a series': 'sample-nights',
  })) {
    await open(page, name)
    await expectAccessible(page, 'body', what)
  }
  await open(page, '/etl-testing', 'Page')
  for (const name of ['New page', 'New numbers', 'Photograph', 'Search all']) {
    await button(page, name).click()
    await expectAccessible(page, 'dialog', name)
    await page.keyboard.press('Escape')
  }
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await button(page, 'Undo').click()
  await button(page, 'Redo').click()
  await button(page, 'Propose (1)').click()
  await expectAccessible(page, 'dialog', 'what has changed')
})
