/** What stands where in the window of the editor, so that nothing is cut off, glued together or moved by what is said. */
import { getArtifact, getPages } from '#lib/content/pages.ts'
import {
  button,
  firstParagraph,
  leaveProposal,
  open,
  openStructure,
  preview,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Locator, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return { ...box, end: box.x + box.width, foot: box.y + box.height }
}

test('keeps buttons apart from each other and from the list below them', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  await page.getByLabel('Find a page').fill('agile')
  // The list scrolls below it.
  const tools = await boxOf(page.locator('.pages .tools'))
  const search = await boxOf(button(page, 'Search all texts for “agile”'))
  expect(tools.foot - search.foot).toBeGreaterThanOrEqual(8)
  const keys = await boxOf(button(page, 'Shortcuts'))
  expect((await boxOf(button(page, 'Propose'))).x - keys.end).toBeGreaterThanOrEqual(8)
})

test('leaves the page where it is in a narrow window, whatever the bar says', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 })
  await open(page, '/etl-testing', 'Page')
  const { height } = await boxOf(page.locator('.bar'))
  await preview(page).locator('main h2', { hasText: 'Slowly changing' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).fill('Another heading, of many words')
  await button(page, 'Undo').click()
  await expect(page.locator('.where')).toContainText('Undone')
  expect((await boxOf(page.locator('.bar'))).height).toBe(height)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('keeps the button that renames off the list of what it renames, and the title where it is', async ({
  page,
}) => {
  await open(page, '/accessibility-statement', 'Page')
  await preview(page).locator('main h1').click()
  const title = page.getByRole('textbox', { name: 'Title' })
  const { y } = await boxOf(title)
  await title.fill('Gaps We Know')
  const section = page.getByRole('region', { name: 'Former title' })
  const rename = await boxOf(section.getByRole('button', { name: 'Rename them all' }))
  expect((await boxOf(section.getByRole('group'))).y - rename.foot).toBeGreaterThanOrEqual(8)
  expect((await boxOf(title)).y).toBe(y)
})

test('leaves the list where it is on a click in it, and begins the panel of another page at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Then we replay a few keys').click()
  await openStructure(page)
  const side = page.locator('.side')
  await side.evaluate((side) => side.scrollTo(0, 100))
  expect(await side.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  const entries = page.locator('.pages li').getByRole('button')
  await entries.first().scrollIntoViewIfNeeded()
  const inSight = await entries.evaluateAll((all) =>
    all.map((entry) => entry.getBoundingClientRect().bottom).findLastIndex((foot) => foot <= 600),
  )
  const last = entries.nth(inSight)
  // Playwright brings it into view with its margins.
  await last.hover()
  const { y } = await boxOf(last)
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
  expect((await boxOf(last)).y).toBe(y)
  expect(await side.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('leaves the page where it is, however long the reason is why a button is off', async ({
  page,
}) => {
  await open(page, '/cookie-notice', 'Page')
  const bar = page.locator('.bar')
  const { height } = await boxOf(bar)
  const reason = page.getByRole('group', { name: 'Jobs' }).locator('.hint')
  await expect(reason).toHaveCount(0)
  await button(page, 'Unpublish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where its address leads meanwhile').selectOption('/privacy-notice')
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await firstParagraph(page).click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await field.fill(`${await wordsIn(field)} Its colour is free.`)
  await expect(reason).toContainText(/^1 point to be mended/)
  expect((await boxOf(bar)).height).toBe(height)
})

test('shows the head of a dialog whose first button is at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/etl-testing', 'Page')
  await button(page, 'Shortcuts').click()
  await expect(page.getByRole('heading', { name: 'Shortcuts' })).toBeInViewport({ ratio: 1 })
})

test('shows the layout of a section in full', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Then we replay a few keys').click()
  const panel = await openStructure(page)
  const { room, needed } = await panel
    .getByLabel('Layout')
    .evaluate((select: HTMLSelectElement) => {
      const room = select.clientWidth
      select.style.inlineSize = 'max-content'
      return { room, needed: select.clientWidth }
    })
  expect(needed).toBeLessThanOrEqual(room)
})

test('keeps the frame of a cell off the words of the next one, and out from under the box', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const cell = preview(page).locator('main table:not(.artifact *) td[data-spot]').first()
  await cell.click()
  await expect(cell).toHaveAttribute('data-chosen')
  const room = await cell.evaluate((cell) => parseFloat(getComputedStyle(cell, '::after').right))
  expect(room).toBeGreaterThanOrEqual(4)
  // Its words end where the cell does.
  const withTable = getPages().find(({ path }) => 'columns' in (getArtifact(path) ?? {}))
  await open(page, withTable?.path ?? '', 'Page')
  const last = preview(page).locator('.artifact thead th').last()
  await last.click()
  await expect(last).toHaveAttribute('data-chosen')
  const beside = await last.evaluate((cell) => parseFloat(getComputedStyle(cell, '::after').right))
  const around = await boxOf(last)
  const box = await boxOf(page.locator('.in-page'))
  expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width - beside - 2)
})

/** How far the page in the preview is scrolled. */
const scrolledTo = (page: Page) =>
  preview(page)
    .locator('html')
    .evaluate(({ scrollTop }) => Math.round(scrollTop))

test('brings all of an item into sight that is begun at the edge of the window', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const item = preview(page).locator('main .section li[data-spot]').last()
  await item.evaluate((item) => {
    const { bottom } = item.getBoundingClientRect()
    item.ownerDocument.defaultView?.scrollBy(
      0,
      bottom - item.ownerDocument.documentElement.clientHeight + 10,
    )
  })
  const before = await scrolledTo(page)
  await item.click()
  await expect(page.getByRole('textbox', { name: 'List item' })).toBeFocused()
  // What is clicked stays under the pointer.
  expect(await scrolledTo(page)).toBe(before)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Who answers the phone?')
  await expect(preview(page).getByText('Who answers the phone?')).toBeInViewport({ ratio: 1 })
})

test('keeps the open text in sight when the window becomes narrower', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const text = preview(page).locator('main').getByText('Then we replay a few keys')
  await text.click()
  await expect(text).toBeInViewport({ ratio: 1 })
  for (const width of [820, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(text).toBeInViewport({ ratio: 1 })
  }
})

test('shows a page where it stood, after a look at its details and at another file', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const main = preview(page).locator('main')
  await main
    .locator('.section')
    .last()
    .evaluate((section) => section.scrollIntoView())
  const stood = await scrolledTo(page)
  expect(stood).toBeGreaterThan(500)
  await button(page, 'Details').click()
  await button(page, 'Page').click()
  await expect.poll(() => scrolledTo(page)).toBe(stood)
  await open(page, 'People')
  await page.goBack()
  await expect.poll(() => scrolledTo(page)).toBe(stood)
})
