/** What somebody looks for who was told nothing but the address. */

import { inlineWords } from '#lib/content/inline.ts'
import { getData, getPage, nameOf } from '#lib/content/pages.ts'
import { textOf } from '#lib/testing/tree.ts'
import {
  button,
  createPage,
  expectWords,
  isChecked,
  leaveProposal,
  linkToFreePage,
  open,
  openPanel,
  openStructure,
  pageWithQuestions,
  preview,
  propose,
  samplePage,
  selectWords,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('keeps what is done most often in sight, finds a fact by what it holds, and searches all texts for the rest', async ({
  page,
}) => {
  await open(page, '/vector-databases', 'Page')
  await expect(button(page, 'New page')).toBeInViewport()
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  // Pages stand in the order and the groups of the menu.
  const { navigation, people } = getData()
  const [{ href = '' } = {}] = navigation.links
  await expect(list.getByRole('listitem').first()).toContainText(nameOf(getPage(href)))
  const [{ label: group = '' } = {}] = navigation.services.groups
  await expect(list.getByRole('heading', { level: 3, name: group, exact: true })).toBeVisible()
  const finder = list.getByLabel('Find a page')
  await expect(finder).toBeInViewport()
  const [{ name = '' } = {}] = people
  await finder.fill(name)
  await list.getByRole('button', { name: /^People/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  // An entry is known by its name.
  await expect(page.locator('.form summary', { hasText: name })).toBeVisible()
  await finder.fill('second FALSE alarm')
  await expect(list.getByRole('heading')).toHaveCount(0)
  // Where no page is called so, Enter looks for the words in all texts, and so does the button.
  await finder.press('Enter')
  await expect(list.getByText('1 place.')).toBeVisible()
  await expect(list.locator('mark')).toHaveText(/^second false alarm$/i)
  await finder.fill(name)
  await finder.press('Enter')
  await expect(list.getByRole('heading', { name: `“${name}” in texts` })).toBeVisible()
  await finder.fill('FAQ')
  const questions = new RegExp(` ${pageWithQuestions().path} It has questions and answers`)
  await expect(list.getByRole('button', { name: questions })).toBeVisible()
  // Enter opens the page that is found first.
  await finder.fill('etl testing')
  await finder.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible()
  await finder.fill('')
  // Which pages have to stay is seen in the list.
  const [kept = ''] = getData().contract.filter((path) => path !== '/')
  const entryOf = (path: string) => list.getByRole('button', { name: new RegExp(` ${path}$`) })
  await expect(entryOf(kept)).toHaveAccessibleDescription(/stays online, and at its address/)
  await expect(entryOf(linkToFreePage().path)).not.toHaveAccessibleDescription(/./)
})

test('leads back to the page before by the browser’s own buttons', async ({ page }) => {
  await open(page, '/vector-databases', 'Page')
  await preview(page).locator('main h1').click()
  const field = page.getByRole('textbox', { name: 'Title' })
  await expect(field).toBeVisible()
  await open(page, '/etl-testing', 'Details')
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(title('ETL Testing')).toBeVisible()
  await page.goBack()
  await expect(title('Vector Databases')).toBeVisible()
  // As it was shown, with the text that was open.
  await expect(button(page, 'Page')).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toBeVisible()
  await page.goForward()
  await expect(title('ETL Testing')).toBeVisible()
  await expect(button(page, 'Details')).toHaveAttribute('aria-pressed', 'true')
})

test('starts a paragraph by Enter, as a word processor does', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const paragraph = main.locator('p[data-spot]', { hasText: 'Every load' }).first()
  const before = await main.locator('p[data-spot]').count()
  await paragraph.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('The next paragraph.')
  await expect(main.locator('p[data-spot]')).toHaveCount(before + 1)
  await expect(main.getByText('The next paragraph.', { exact: true })).toBeVisible()
})

test('puts the caret where a sentence is clicked, so that a letter adds to it', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('p[data-spot]', { hasText: 'Every load' }).first().click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox').first()
  await expect(field).toBeFocused()
  const before = await wordsIn(field)
  await page.keyboard.type('x')
  expect((await wordsIn(field)).length).toBe(before.length + 1)
})

test('stays where a heading is clicked, which the list of the page names too', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const heading = main.getByRole('heading', { name: /^Data quality checks/ })
  const list = main.getByRole('navigation', { name: 'On this page' })
  await expect(list.getByText('Data quality checks')).toBeVisible()
  await heading.scrollIntoViewIfNeeded()
  await heading.click()
  await expect(page.getByRole('textbox', { name: 'Heading' })).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(list.locator('[data-chosen]')).toHaveCount(1)
  // It is a single line: Enter ends it.
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' and nights')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Words' })).toHaveCount(0)
  await expect(list).toContainText('scheduler and nights')
})

test('goes on by Enter from the heading of a new section to the paragraph that is still to be written', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page)
    .locator('main')
    .getByRole('heading', { name: /^Data quality checks/ })
    .click()
  await openStructure(page)
  await button(page, 'Add a section below').click()
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue(/^REPLACE/)
  await page.keyboard.insertText('What a pilot costs')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('It has a fixed price.')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toHaveText('It has a fixed price.')
})

test('adds, moves and removes a question among the questions, and no other byte', async ({
  page,
  site,
}) => {
  const { path, file, first } = pageWithQuestions()
  await open(page, path, 'Page')
  const main = preview(page).locator('main')
  const words = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await main.getByText(first, { exact: true }).click()
  await button(page, 'Add another').click()
  await page.keyboard.insertText('Who answers at night while you are with us?')
  await main.getByText('REPLACE: answer').click()
  // Whoever wants a second paragraph must not lose it.
  await page.keyboard.press('Enter')
  await expect(page.getByText('This text is a single paragraph')).toBeVisible()
  await words.fill('Your engineers, with one of ours beside them. Both write it down.')
  await selectWords(words, 'one of ours')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('/about-us')
  await page.keyboard.press('Enter')
  await expect(main.locator('a', { hasText: /^one of ours$/ })).toBeVisible()
  await button(page, 'Up').click()
  const { files, lines } = await propose(page, site, 'Say who answers at night')
  expect(files).toBe(`M ${file.replace('content/', '')}`)
  expect(lines?.map((line) => line.replaceAll('"', ''))).toEqual([
    '+  - question: Who answers at night while you are with us?',
    '+    answer: Your engineers, with [one of ours](/about-us) beside them. Both write it down.',
  ])
})

test('goes on to the next text and back to the one before, by button and by key', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const words = page.getByRole('form', { name: 'Words' })
  const field = words.getByRole('textbox').first()
  const heading = /^## (Slowly.*)$/m.exec(samplePage)?.[1] ?? ''
  await main.getByRole('heading', { name: heading }).click()
  await button(page, 'Next text').click()
  await expectWords(field, /^In a Type 2 dimension/)
  await expect(field).toBeFocused()
  for (const item of ['No two intervals overlap', 'No day lies between them']) {
    await page.keyboard.press('Alt+PageDown')
    await expectWords(field, item)
  }
  await expect(main.locator('[data-chosen]')).toHaveText('No day lies between them')
  await page.keyboard.press('Alt+PageUp')
  await expectWords(field, 'No two intervals overlap')
  await button(page, 'Previous text').click()
  await page.keyboard.press('Alt+PageUp')
  await expectWords(field, heading)
  // The list of the page's headings is not in the way.
  await expect(main.getByRole('heading', { name: heading })).toBeInViewport()
})

test('ends at the last text of the page, and goes through the menu and the footer apart from it', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const next = button(page, 'Next text')
  await main.getByRole('heading', { level: 2 }).last().click()
  await expect(next).toBeEnabled()
  // More often than there are texts below it.
  for (const _ of Array.from({ length: 12 })) await page.keyboard.press('Alt+PageDown')
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('It is the last.')
  await expect(main.locator('[data-chosen]').first()).toBeVisible()
  await expect(page.getByText('The page has no other text that way.')).toBeVisible()
  await main.getByRole('heading', { level: 1 }).click()
  for (const _ of Array.from({ length: 12 })) await page.keyboard.press('Alt+PageUp')
  await expect(button(page, 'Previous text')).toBeDisabled()
  await expect(main.locator('[data-chosen]').first()).toBeVisible()
  const footer = preview(page).locator('footer:not(main *)')
  await footer.locator('[data-spot]').first().click()
  await expect(next).toBeEnabled()
  await next.click()
  await expect(footer.locator('[data-chosen]')).toBeVisible()
})

test('calls an entry of facts by its own name, and no two things alike', async ({ page }) => {
  await open(page, '/about-us', 'Page')
  const [{ name = '', bio = '' } = {}] = getData().people
  await preview(page).locator('main').getByText(inlineWords(bio), { exact: true }).click()
  await expect(page.getByRole('textbox', { name: `${name} › Biography` })).toBeVisible()
  await expect(button(page, 'Details')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  await expect(list.getByRole('heading', { name: 'Shared facts' })).toBeVisible()
  await expect(list.getByRole('button', { name: /^Dated facts about the world/ })).toBeVisible()
})

test('says that words cannot be changed which the site writes by itself', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const hint = page.locator('.side').getByRole('status').first()
  await expect(hint).toHaveText(/^Click any sentence of the page to change it/)
  // On its first letters, as its box may be wider than the words.
  await preview(page)
    .getByText('On this page', { exact: true })
    .click({ position: { x: 16, y: 8 } })
  await expect(hint).toContainText('The site writes “On this page” by itself')
  await preview(page).locator('main h1').click()
  await expect(page.getByRole('form', { name: 'Words' })).toBeVisible()
  await expect(page.locator('.side').getByText('by itself')).toHaveCount(0)
})

test('goes from cell to cell of a table by the Tab key, and from its last one to a new row', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const row = main.getByRole('row').filter({ hasText: 'Rows compared by hash' })
  const cells = (await row.locator('[data-spot]').allTextContents()).map((text) => text.trim())
  await row.locator('[data-spot]').first().click()
  const field = page.getByRole('textbox', { name: 'Table cell' })
  for (const words of cells.slice(1)) {
    await page.keyboard.press('Tab')
    await expect(field).toHaveText(words)
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(field).toHaveText(cells.at(-2) ?? '')
  const table = main.locator('table').filter({ hasText: 'Rows compared by hash' })
  const rows = await table.getByRole('row').count()
  const last = table.locator('[data-spot]').last()
  await last.click()
  await expect(field).toHaveText((await last.textContent()) ?? '')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('Rows counted twice')
  await expect(table.getByRole('row').last()).toContainText('Rows counted twice')
  await expect(table.getByRole('row')).toHaveCount(rows + 1)
  await page.keyboard.press('Control+z')
  // What is still to be written is selected again.
  await expect(field).toHaveText(/^REPLACE:/)
  await page.keyboard.type('Once')
  await expect(field).toHaveText('Once')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(table.getByRole('row')).toHaveCount(rows)
  // Enter leads down the column, and not beyond its end, where the next letters would be lost.
  await table.getByRole('row').nth(-2).locator('[data-spot]').first().click()
  await page.keyboard.press('Enter')
  await expect(field).toHaveText(
    (await table.getByRole('row').last().locator('[data-spot]').first().textContent()) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is the last row.')).toBeVisible()
  await expect(field).toBeFocused()
  // A cell whose words are gone is still where one goes on from.
  await row.locator('[data-spot]').first().click({ force: true })
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect(field).toHaveText(cells[1] ?? '')
})

test('changes where a card leads, beside its title and beside its words', async ({ page }) => {
  await open(page, '/services/digital-assurance', 'Page')
  const card = preview(page).locator('main .card-grid-card').first()
  await card
    .locator('.card-grid-words p[data-spot]')
    .first()
    .click({ position: { x: 4, y: 4 } })
  const beside = await openPanel(page, 'of this card')
  const target = beside.getByLabel('Page', { exact: true })
  const old = await target.inputValue()
  await target.selectOption('/tools')
  await expect(card.locator('a').first()).toHaveAttribute('href', '/tools')
  await card.locator('h3').click()
  await expect(target).toHaveValue('/tools')
  await target.selectOption(old)
  await expect(button(page, 'Propose')).toBeVisible()
})

test('opens the only words of a line by a click beside them, and moves a question by keys that stay at its buttons', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const line = main.locator('p:not([data-spot]):has(> a[data-spot])').first()
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {}
  await line.click({ position: { x: width - 3, y: height / 2 } })
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await expect(field).toHaveValue('ETL testing')
  const [, asked = ''] = /- question: (.*)/.exec(samplePage) ?? []
  await main.getByText(asked, { exact: true }).click()
  await expect(page.locator('.part', { hasText: `Question: ${asked} 1 of` })).toBeVisible()
  await button(page, 'Down').press('Enter')
  await expect(button(page, 'Down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.part', { hasText: `Question: ${asked} 3 of` })).toBeVisible()
  await expect(main.getByText(asked, { exact: true })).toBeInViewport()
})

test('leads from a word of a document to all of it, and offers a photograph for the section in which one reads', async ({
  page,
}) => {
  await open(page, '/services/strategic-assessments', 'Page')
  await preview(page).locator('.artifact .artifact-name b').click()
  await page.getByRole('button', { name: /^All words and numbers of “/ }).click()
  await expect(page.getByRole('form', { name: 'Details' })).toBeVisible()
  // Who did not choose forms sees the next page as a page.
  const { path, last: asked } = pageWithQuestions()
  await open(page, path)
  await expect(preview(page).locator('main')).toBeVisible()
  const question = preview(page).locator('main').getByText(asked, { exact: true })
  await question.click()
  await expect(question).toHaveAttribute('data-chosen')
  await button(page, 'All words and numbers of this page').click()
  const field = page.getByLabel('Question').and(page.locator(':focus'))
  await expect(field).toHaveValue(asked)
  await expect(field).toBeInViewport()
  await open(page, '/etl-testing', 'Page')
  const sections = [...samplePage.matchAll(/<Section\b[\s\S]*?^## (.*)$/gm)]
  const last = sections.at(-1)?.[1] ?? ''
  expect(sections.length).toBeGreaterThan(1)
  await preview(page).getByRole('heading', { name: last }).click()
  await button(page, 'Add a photograph').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Section')).toHaveValue(last)
  // A caption may stay empty, so that nothing of it is missing.
  await expect(dialog.getByLabel('Caption')).not.toHaveAccessibleDescription(/missing/)
  await expect(dialog.getByLabel('What a visitor would see')).toHaveAccessibleDescription(/missing/)
})

test('has the buttons that the guide names', async ({ page }) => {
  const guide = textOf('content/README.md')
  const paragraphs = guide.split(/\n\n+/).filter((text) => /\bthe editor\b/i.test(text))
  const names = paragraphs.flatMap((text) => [...text.matchAll(/\*\*([^*]+)\*\*/g)])
  expect(names.length).toBeGreaterThan(9)
  const isNamed = (name: string) => {
    // How many files have changed may follow, or that a dialog opens.
    const label = new RegExp(`^${name}(?: \\(\\d+\\)| …)?$`)
    return expect(page.locator('button, summary').filter({ hasText: label }), name).toBeVisible()
  }
  // Only drafts have it.
  const [, publish = ''] = names.find(([, name]) => name === 'Publish') ?? []
  await isChecked(page)
  await createPage(page, 'Contract Testing', '/services/digital-assurance')
  await isNamed(publish)
  await open(page, '/etl-testing', 'Page')
  // One in a section, so that it can be moved.
  await preview(page).locator('figcaption span').last().click()
  const closed = page.locator('details.structure:not([open]) > summary')
  for (const summary of (await closed.all()).reverse()) await summary.click()
  for (const [, name = ''] of names) if (name !== publish) await isNamed(name)
  // The window keeps open what was opened, also for the tests after this one.
  const opened = page.locator('details.structure[open] > summary')
  for (const summary of (await opened.all()).reverse()) await summary.click()
})
