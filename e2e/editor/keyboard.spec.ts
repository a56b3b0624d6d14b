import {
  branchIn,
  button,
  changesOf,
  expectAccessible,
  isChecked,
  leaveProposal,
  open,
  preview,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Locator, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Goes on by one key until something has the focus; a way of more than 25 presses would be too long. */
const goIn = (page: Page) => async (key: string, target: Locator) => {
  const isThere = () =>
    target.evaluate(
      (element) =>
        element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
    )
  for (let presses = 0; presses < 25 && !(await isThere()); presses++)
    await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Opens a text of a page by keys alone, from its first text. */
async function openText(page: Page, text: Locator): Promise<void> {
  const goTo = goIn(page)
  await open(page, '/etl-testing', 'Page')
  // Not the page of an earlier test, which would take the focus along.
  await expect(preview(page).locator('main h1')).toHaveText('ETL Testing')
  await goTo('Tab', preview(page).locator('main [tabindex="0"]'))
  // The page stands where an earlier test has left it, from where the way may be too long.
  await preview(page).locator('main [data-spot]').first().focus()
  await page.keyboard.press('PageDown')
  await goTo('ArrowDown', text)
  await page.keyboard.press('Enter')
}

/** Goes from the words to what can be done with the open text, and opens that. */
async function openActions(page: Page): Promise<void> {
  // Tab would go to the next cell.
  await page.keyboard.press('Alt+ArrowDown')
  const panel = page.locator('details', { has: page.getByText('Move, add, remove') })
  await expect(panel.locator('summary')).toBeFocused()
  // It is as it was left at the last text.
  if ((await panel.getAttribute('open')) !== null) await page.keyboard.press('Enter')
  await expect(panel).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
}

test('is used by keyboard alone, from the list of pages to the proposal, passes axe, and fits a wide and a narrower window', async ({
  page,
  site,
}) => {
  const goTo = goIn(page)
  await isChecked(page)
  await goTo('Tab', page.getByRole('searchbox', { name: 'Find a page' }))
  await page.keyboard.type('about')
  await goTo('Tab', page.getByRole('button', { name: / \/about-us$/ }))
  await page.keyboard.press('Enter')
  await goTo('Shift+Tab', button(page, 'Page'))
  await page.keyboard.press('Enter')
  await goTo('Tab', preview(page).locator('main [tabindex="0"]'))
  // Wherever an earlier test has left the page.
  await preview(page).locator('main [data-spot]').first().focus()
  const paragraph = preview(page).locator('main p[data-spot]').nth(1)
  await goTo('ArrowDown', paragraph)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await expect(field).toBeFocused()
  const written = await wordsIn(field)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Anyone may.')
  await page.keyboard.press('Control+Enter')
  await expect(preview(page).getByText('Anyone may.')).toBeFocused()
  await goTo('Shift+Tab', button(page, 'Propose (1)'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await goTo('Tab', dialog.getByLabel('What you changed, in a sentence'))
  await page.keyboard.type('Say who may')
  await isChecked(page)
  await goTo('Tab', dialog.getByRole('button', { name: 'Propose' }))
  await page.keyboard.press('Enter')
  expect(changesOf(site, await branchIn(dialog)).lines).toEqual([
    `-${written}`,
    `+${written} Anyone may.`,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').clear()
  await preview(page).locator('main [data-spot]').first().click()
  for (const view of ['Details', 'Source', 'Page']) {
    await button(page, view).click()
    await expectAccessible(page, 'body', view)
  }
})

test('adds a row to a table, changes a fact and undoes that by keyboard alone, and proposes what is left', async ({
  page,
  site,
}) => {
  const goTo = goIn(page)
  const main = preview(page).locator('main')
  const cell = main.getByText('A load that stopped', { exact: true })
  await openText(page, cell)
  const field = page.getByRole('textbox', { name: 'Table cell' })
  await expect(field).toHaveText('A load that stopped')
  await openActions(page)
  await goTo('Tab', button(page, 'Add a row below'))
  await page.keyboard.press('Enter')
  for (const words of ['Days', 'A gap', 'Nobody asks']) {
    await expect(field).toBeFocused()
    await expect(field).toHaveText(/^REPLACE:/)
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+Enter')
  await goTo('Shift+Tab', button(page, 'Details'))
  await page.keyboard.press('Enter')
  const title = page.getByLabel('Title', { exact: true }).first()
  await goTo('Tab', title)
  await page.keyboard.type('ETL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ETL')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ETL Testing')
  await page.keyboard.press('Control+Shift+z')
  await goTo('Shift+Tab', button(page, 'Undo'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ETL Testing')
  await isChecked(page)
  await goTo('Tab', button(page, 'Propose (1)'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await goTo('Tab', dialog.getByLabel('What you changed, in a sentence'))
  await page.keyboard.type('Count days')
  await goTo('Tab', dialog.getByRole('button', { name: 'Propose' }))
  await page.keyboard.press('Enter')
  expect(changesOf(site, await branchIn(dialog)).lines).toEqual(['+| Days | A gap | Nobody asks |'])
})

test('links words, adds a block from the menu, and moves a section to its end by keyboard alone', async ({
  page,
}) => {
  const goTo = goIn(page)
  const main = preview(page).locator('main')
  await openText(page, main.getByText('Every load can be tested'))
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await expect(field).toBeFocused()
  // The first word leads to a page, and then no more.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Page or address to link to')).toBeFocused()
  await page.keyboard.type('testing')
  await page.keyboard.press('ArrowDown')
  const second = page.getByRole('list', { name: 'Pages found' }).getByRole('button').nth(1)
  const target = await second.locator('.hint').textContent()
  await goTo('ArrowDown', second)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(main.getByRole('link', { name: 'Every', exact: true })).toHaveAttribute(
    'href',
    `${target}`,
  )
  await page.keyboard.press('Control+k')
  await goTo('Tab', button(page, 'Remove the link'))
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveText(/^Every load/)
  await expect(field.locator('a')).toHaveCount(0)
  // A block from the menu: each of its entries is one step of the arrow keys.
  await openActions(page)
  await goTo('Tab', button(page, 'Add a block …'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await expect(dialog.getByRole('textbox', { name: 'Find a block' })).toBeFocused()
  await goTo('ArrowDown', dialog.getByRole('button', { name: 'Note', exact: true }))
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Note: Title' })).toBeFocused()
  await page.keyboard.type('Skip this')
  await expect(main.locator('h3', { hasText: 'Skip this' })).toBeVisible()
  // Its section, to the end of the page: the keys stay at the buttons that move it.
  const down = page.getByRole('button', { name: 'Down section' })
  await page.keyboard.press('Alt+ArrowDown')
  await goTo('Tab', down)
  for (let presses = 0; presses < 9 && (await down.isEnabled()); presses++) {
    await expect(down).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(down).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Up section' })).toBeFocused()
  await expect(main.locator('section').filter({ hasText: 'Skip this' })).toBeVisible()
})

test('creates a page and deletes it by keyboard alone', async ({ page }) => {
  const goTo = goIn(page)
  const dialog = page.getByRole('dialog')
  await isChecked(page)
  await goTo('Tab', button(page, 'New page'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Contract Testing')
  await goTo('Tab', dialog.getByLabel('Under which page'))
  // A list of choices opens what its first letters name.
  await page.keyboard.type('Quality Assurance')
  await goTo('Tab', dialog.getByRole('button', { name: 'Create', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract Testing')
  await expect(page.locator('.work')).toBeFocused()
  await isChecked(page)
  await goTo('Shift+Tab', button(page, 'Delete'))
  await page.keyboard.press('Enter')
  await goTo('Tab', dialog.getByRole('button', { name: 'Delete', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality Assurance')
  await expect(page.locator('.work')).toBeFocused()
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})

test('leads past the lists in a few presses of Tab, and through them by arrow keys', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  // As where a window has just been opened, from where Tab leads to what comes first.
  await page.locator('body').evaluate((body) => {
    body.tabIndex = -1
    body.focus()
    body.removeAttribute('tabindex')
  })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to the page')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(preview(page).locator('main [tabindex="0"]')).toBeFocused()
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  const search = page.getByRole('searchbox', { name: 'Find a page' })
  await search.fill('mobile')
  await page.keyboard.press('Enter')
  // Tab passes over a frame that shows nothing yet.
  await expect(preview(page).locator('main h1')).toContainText(/mobile/i)
  await page.keyboard.press('Tab')
  await expect(preview(page).locator('main [tabindex="0"]'), 'the page found').toBeFocused()
  await search.fill('')
  await page.keyboard.press('Tab')
  // That of the pages, in all of its groups, and the next one.
  const lists = list.locator('h2 ~ div')
  const entries = lists.first().getByRole('button')
  await expect(list.locator('[aria-current]'), 'the open page').toBeFocused()
  await page.keyboard.press('Home')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(lists.nth(1).getByRole('button').first()).toBeFocused()
})

test('goes on beside what was removed, and shows the focus wherever the Tab key leads', async ({
  page,
}) => {
  const goTo = goIn(page)
  const cell = preview(page).locator('main').getByText('A load that stopped', { exact: true })
  await openText(page, cell)
  await openActions(page)
  await goTo('Tab', page.getByRole('button', { name: 'Remove row' }))
  await page.keyboard.press('Enter')
  await expect(cell).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Table cell' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(cell).toHaveCount(1)
  // From here, Tab would go through the table.
  await page.keyboard.press('Escape')
  /** Whether what has the focus has a line around it, or is the page or the browser, which draw their own. */
  const isSeen = () =>
    page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement?.matches('#editor *') || activeElement.matches('iframe')) return true
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    expect(await isSeen(), name).toBe(true)
  }
  // A key leads from the words to the check and back.
  await cell.click()
  const field = page.getByRole('textbox', { name: 'Table cell' })
  await page.keyboard.press('F8')
  await expect(page.locator('#check')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(field).toBeFocused()
  // The page comes to the open text, not back to its start.
  await page.keyboard.press('Escape')
  await page.locator('.work').focus()
  await page.keyboard.press('Tab')
  await expect(cell).toBeFocused()
  await goTo('Tab', button(page, 'Shortcuts'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Ctrl+K')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Shortcuts')).toBeFocused()
})
