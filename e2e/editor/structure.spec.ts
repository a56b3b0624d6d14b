import {
  branchIn,
  button,
  changesOf,
  leaveProposal,
  open,
  openDrawing,
  openStructure,
  preview,
  propose,
  send,
  test,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('adds, moves and removes items, rows, columns, blocks and sections, and changes nothing else', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  const form = page.getByRole('form', { name: 'Words' })
  await open(page, '/etl-testing', 'Page')
  await main.getByText('No day lies between them').click()
  const panel = await openStructure(page)
  await panel.getByRole('button', { name: 'Up item' }).click()
  await expect(main.locator('li', { hasText: /^No / }).first()).toHaveText(
    'No day lies between them',
  )
  await panel.getByRole('button', { name: 'Add an item below' }).click()
  // What was added is open and selected: typing replaces it.
  await expect(form.getByRole('textbox', { name: 'List item' })).toBeFocused()
  await page.keyboard.insertText('Each one has an end')
  await main.getByText('Money is involved, no history kept').click()
  await panel.getByRole('button', { name: 'Remove row' }).click()
  await main.getByText('A load that stopped', { exact: true }).click()
  await panel.getByRole('button', { name: 'Add to the right column' }).click()
  await page.keyboard.insertText('Who runs it')
  await panel.getByRole('button', { name: 'Remove column' }).click()
  await expect(main).not.toContainText('Who runs it')
  await main.locator('h2', { hasText: 'Data quality checks' }).click()
  await panel.getByRole('button', { name: 'Up section' }).click()
  await expect(main.locator('h2', { hasText: /^(?:Restart|Data quality)/ }).first()).toContainText(
    'Data quality checks',
  )
  const branch = await branchIn(await send(page, 'Move some parts'))
  const { files, lines } = changesOf(site, branch, '--ignore-blank-lines')
  expect(files).toBe('M etl-testing.mdx')
  expect(lines).toEqual(
    expect.arrayContaining([
      '+- Each one has an end',
      '-| Rows compared by hash | Signs, casts, truncated codes | Money is involved, no history kept |',
    ]),
  )
})

test('moves and removes the item or the paragraph that Enter has started', async ({ page }) => {
  const main = preview(page).locator('main')
  const form = page.getByRole('form', { name: 'Words' })
  const outlined = main.locator('[data-chosen]')
  await open(page, '/etl-testing', 'Page')
  await main.getByText('No two intervals overlap').click()
  const panel = await openStructure(page)
  await form.getByRole('textbox').press('Control+End')
  await page.keyboard.press('Enter')
  await expect(panel, 'nothing has been written that could be moved').toBeHidden()
  await page.keyboard.insertText('Each one has an end')
  await expect(form.getByRole('textbox', { name: 'List item' })).toHaveText('Each one has an end')
  await expect(outlined).toHaveText('Each one has an end')
  await panel.getByRole('button', { name: 'Remove item' }).click()
  await expect(main).not.toContainText('Each one has an end')
  await expect(main).toContainText('No two intervals overlap')
  // In the middle of an item, what follows the caret is the next one.
  await main.getByText('No two intervals overlap').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(outlined).toHaveText('two intervals overlap')
  await page.keyboard.type('All ')
  await expect(outlined).toHaveText('All two intervals overlap')
  await main.getByText('Then we replay a few keys').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('O')
  await expect(outlined).toHaveText('O')
  // Without its only letter, it goes, and one goes on where it was begun.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(outlined).toContainText('Then we replay a few keys')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Once more.')
  await expect(outlined).toHaveText('Once more.')
  await panel.getByRole('button', { name: 'Remove paragraph' }).click()
  await expect(main).toContainText('Then we replay a few keys')
  await expect(main).not.toContainText('Once more.')
})

test('changes the numbers of a drawing, and adds, moves and removes its parts, and changes nothing else', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  const drawing = page.getByRole('form', { name: 'Drawing' })
  await open(page, '/etl-testing', 'Page')
  // A click beside the words of a drawing opens all of it.
  await main.locator('figure', { hasText: 'The balance of one load' }).click()
  await drawing.getByRole('group', { name: 'Stage 2' }).getByLabel('Number').fill('2951871')
  await expect(main).toContainText('2,951,871')
  await expect(drawing.getByRole('button', { name: 'Add another stage' })).toBeDisabled()
  await main.getByText('How a row slips under the watermark').click()
  await drawing.getByRole('button', { name: 'Add another event' }).click()
  await drawing.getByLabel('Event 5').fill('alarm')
  await drawing.getByRole('button', { name: 'Up entry 5 of events' }).click()
  await drawing.getByRole('button', { name: 'Remove entry 1 of events' }).click()
  await expect(main.locator('figure', { hasText: 'How a row slips' })).toContainText('alarm')
  await expect(page.getByRole('textbox', { name: 'Drawing: Caption' })).toHaveValue(
    'How a row slips under the watermark',
  )
  const { files, lines } = await propose(page, site, 'Correct two drawings')
  expect(files).toBe('M etl-testing.mdx')
  expect(lines).toEqual([
    "-  events={['row stamped', 'load reads', 'row commits', 'next load']}",
    "+  events={['load reads', 'row commits', 'alarm', 'next load']}",
    expect.stringContaining('value: 2951870 }'),
    expect.stringContaining('value: 2951871 }'),
  ])
})

test('adds a block from a menu that shows each as it will look', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Then we replay a few keys').click()
  const panel = await openStructure(page)
  await panel.getByRole('button', { name: 'Add a block' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await expect(
    dialog.frameLocator('[title="How Note will look"]').getByText('what stands apart'),
  ).toBeVisible()
  // A click on what it will look like.
  await dialog.locator('li', { hasText: /^Note/ }).click({ position: { x: 120, y: 150 } })
  await expect(page.getByRole('textbox', { name: 'Note: Title' })).toBeFocused()
  await page.keyboard.insertText('When you can skip this')
  await expect(preview(page).locator('main')).toContainText('When you can skip this')
})

test('shows what was added, wherever the page had been scrolled to, and selects what is to be replaced', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  await main.getByText('Then we replay a few keys').click()
  const panel = await openStructure(page)
  await panel.getByRole('button', { name: 'Add a section below' }).click()
  await expect(main.getByRole('heading', { name: /^REPLACE/ })).toBeInViewport()
  // Tab leads to what is still to be written.
  await page.keyboard.insertText('Foldable phones')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  await page.keyboard.insertText('Foldable phones.')
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toHaveText('Foldable phones.')
  // Once all is written, Tab leaves the words.
  await page.keyboard.press('Tab')
  await expect(panel.locator('summary')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  // Of a new list, Enter leads to the point that waits, and Ctrl+Enter ends.
  await page.keyboard.press('Enter')
  await page.keyboard.type('/plain list')
  await page.keyboard.press('Enter')
  const item = page.getByRole('textbox', { name: 'List item' })
  await expect(item).toHaveText('REPLACE: a point')
  await page.keyboard.type('One')
  await page.keyboard.press('Enter')
  await expect(item).toHaveText('REPLACE: another point')
  await page.keyboard.press('Control+Enter')
  await expect(item).toHaveCount(0)
})

test('renames the mark of a drawing along with the part that it marks, and undoes both in one step', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  const drawing = page.getByRole('form', { name: 'Drawing' })
  await main.getByText('How a row slips under the watermark').click()
  const mark = drawing.getByLabel('What is reached')
  await openDrawing(page)
  for (const letters of ['row', ' is', ' in']) {
    const event = drawing.getByLabel('Event 3')
    await event.press(letters === 'row' ? 'Control+a' : 'End')
    await event.pressSequentially(letters)
  }
  await expect(mark).toHaveValue('row is in')
  await button(page, 'Undo').click()
  await expect(mark).toHaveValue('row commits')
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
  // The same by a click on the words in the drawing.
  await main
    .locator('[data-spot]:visible', { hasText: /^row commits$/ })
    .first()
    .click()
  const label = page.getByRole('textbox', { name: 'Drawing: Event 3' })
  await label.press('Control+a')
  await label.pressSequentially('row is')
  await expect(mark).toHaveValue('row is')
  await button(page, 'Undo').click()
  await expect(mark).toHaveValue('row commits')
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})
