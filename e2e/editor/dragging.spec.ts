/** What is dragged by its handle, in the page and in forms. */
import {
  button,
  leaveProposal,
  open,
  pageWithQuestions,
  preview,
  propose,
  test,
} from '../support/editor.ts'
import { expect, type Locator, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

const handleIn = (page: Page) => preview(page).locator('.handle')

async function middleOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses a handle, and moves to the middle of something else. */
async function dragOver(page: Page, handle: Locator, target: Locator) {
  await handle.hover()
  await page.mouse.down()
  const { x, y } = await middleOf(target)
  await page.mouse.move(x, y, { steps: 4 })
}

async function dragTo(page: Page, handle: Locator, target: Locator) {
  await dragOver(page, handle, target)
  await page.mouse.up()
}

/** Opens a text of the page, with both it and what it is dragged to in sight. */
async function openText(page: Page, words: string) {
  const whole = new RegExp(`^${RegExp.escape(words)}$`)
  const text = preview(page).locator('main [data-spot]', { hasText: whole }).last()
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await text.click()
  await expect(text).toHaveAttribute('data-chosen')
}

test('drags an item and a row to another place, in one step each, and changes nothing else', async ({
  page,
  site,
}) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await openText(page, 'No version repeats the one before')
  await dragTo(page, handleIn(page), main.getByText('No two intervals overlap'))
  const items = main.locator('#history li, li:has-text("intervals overlap")').locator('xpath=../li')
  await expect(items.first()).toHaveText('No version repeats the one before')
  // It stays open, and the next step starts from there.
  await expect(page.getByRole('textbox', { name: 'List item' })).toHaveText(
    'No version repeats the one before',
  )
  await button(page, 'Undo').click()
  await expect(items.first()).toHaveText('No two intervals overlap')
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
  await openText(page, 'A load that stopped')
  await dragTo(page, handleIn(page), main.getByText('Signs, casts, truncated codes'))
  const { lines } = await propose(page, site, 'Compare counts last')
  expect(lines).toEqual([
    '-| Counts per partition | A load that stopped | The figures decide nothing |',
    '+| Counts per partition | A load that stopped | The figures decide nothing |',
  ])
})

test('shows where it would come, and leaves it where it is after Escape', async ({ page }) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await openText(page, 'No day lies between them')
  const line = preview(page).locator('.drop-line')
  await dragOver(page, handleIn(page), main.getByText('No two intervals overlap'))
  await expect(line).toBeVisible()
  // It follows the pointer, and is faint where it still stands.
  const label = preview(page).locator('.drag-label')
  const faint = preview(page).locator('[data-dragged]')
  await expect(label).toHaveText('No day lies between them')
  await expect(faint).toHaveCount(1)
  // No line is drawn over the header of the page, which stays in sight.
  const header = await preview(page).locator('.site-header').boundingBox()
  const edge = (header?.y ?? 0) + (header?.height ?? 0)
  await page.mouse.move((header?.x ?? 0) + 300, edge + 10, { steps: 4 })
  await expect(main.getByRole('heading', { level: 1 }), 'the page scrolls').toBeInViewport()
  expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(edge)
  await page.keyboard.press('Escape')
  await expect(line.or(label).or(faint)).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'List item' })).toBeVisible()
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})

test('drags a section by its heading, past the edge of the window', async ({ page }) => {
  const main = preview(page).locator('main')
  await open(page, '/etl-testing', 'Page')
  await openText(page, 'Restart and incremental load testing')
  await handleIn(page).hover()
  await page.mouse.down()
  const frame = await page.locator('.preview').boundingBox()
  await page.mouse.move((frame?.x ?? 0) + 300, (frame?.y ?? 0) + 10, { steps: 4 })
  // The page scrolls by itself.
  await expect(main.getByRole('heading', { name: /^Data reconciliation/ })).toBeInViewport()
  await page.mouse.up()
  await expect(main.locator('h2', { hasText: /^(?:Restart|Data rec)/ }).first()).toHaveText(
    'Restart and incremental load testing',
  )
})

test('drags a card beside others, and a question, by touch', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const touch = async (handle: Locator, target: Locator) => {
    await handle.scrollIntoViewIfNeeded()
    const from = await middleOf(handle)
    const to = await middleOf(target)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await send('touchStart', [from])
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
    await send('touchMove', [to])
    await send('touchEnd', [])
  }
  const main = preview(page).locator('main')
  await open(page, '/aiml', 'Page')
  const titles = main.locator('.card-grid').first().locator('h3')
  const [first = '', second = ''] = await titles.allTextContents()
  await openText(page, first)
  await touch(handleIn(page), titles.nth(1))
  await expect(titles.first()).toHaveText(second)
  await expect(titles.nth(1)).toHaveText(first)
  const questions = pageWithQuestions()
  await open(page, questions.path, 'Page')
  await openText(page, questions.first)
  const summaries = main.locator('summary', { hasText: '?' })
  const [, next = ''] = await summaries.allTextContents()
  await touch(handleIn(page), summaries.nth(1))
  await expect(summaries.first()).toHaveText(next)
})

test('drags an entry of a form', async ({ page, site }) => {
  await open(page, '/etl-testing', 'Details')
  const form = page.getByRole('form', { name: 'Details' })
  const questions = form.getByLabel('Question', { exact: true })
  const first = await questions.nth(0).inputValue()
  const second = await questions.nth(1).inputValue()
  await questions.nth(1).evaluate((field) => field.scrollIntoView({ block: 'center' }))
  const entry = questions.nth(1).locator('xpath=ancestor::*[@class="entry"][1]')
  await dragTo(page, entry.locator('> .row .handle'), questions.nth(0))
  await expect(questions.nth(0)).toHaveValue(second)
  await expect(questions.nth(1)).toHaveValue(first)
  const { files } = await propose(page, site, 'Ask this first')
  expect(files).toBe('M etl-testing.mdx')
})
