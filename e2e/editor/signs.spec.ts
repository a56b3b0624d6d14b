/** What the editor says of itself: in whose words, why something cannot be done, and where something comes from. */
import { CODE_WORDS } from '#editor/testing/codeWords.ts'
import { getData, getPages } from '#lib/content/pages.ts'
import {
  button,
  forgetSteps,
  leaveProposal,
  open,
  openDrawing,
  openStructure,
  preview,
  test,
  write,
} from '../support/editor.ts'
import { expect, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** What the editor itself says beside the page and in forms: no names of pages, and no words of theirs. */
const SAID = [
  '.bar button, .bar .hint',
  ':is(.form, .words, .structure, dialog) :is(.hint, label, legend, summary)',
  'dialog :is(h2, h3, dt, dd)',
  '.notice',
].join()

/** The smallest side of what is pressed, in pixels: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const MIN_TARGET = 24

async function expectPlainAndLarge(page: Page, what: string) {
  const said = (await page.locator(SAID).allInnerTexts()).filter((text) => CODE_WORDS.test(text))
  expect(said, what).toEqual([])
  const small = await page
    // The box over a line of the page is as high as that, as the criterion allows.
    .locator(
      '#editor :is(button, select, summary, input:not([type=checkbox]), textarea:not(.in-page))',
    )
    .evaluateAll(
      (targets, min) =>
        targets
          .filter((target) => target.checkVisibility() && !target.closest('.skip'))
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return Math.min(width, height) < min
          })
          .map(({ outerHTML }) => outerHTML),
      MIN_TARGET,
    )
  expect(small, what).toEqual([])
}

test('speaks in words that are not those of the code, with buttons large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 800 })
  await open(page, '/etl-testing', 'Details')
  await expectPlainAndLarge(page, 'the details of a page')
  await button(page, 'Page').click()
  const main = preview(page).locator('main')
  await main.getByText('A load that stopped', { exact: true }).click()
  await openStructure(page)
  await expectPlainAndLarge(page, 'a cell')
  await main.locator('figcaption span').first().click()
  await openDrawing(page)
  await expectPlainAndLarge(page, 'a drawing')
  for (const name of [
    'New page',
    'New numbers',
    'Find and replace',
    'Add a photograph',
    'Shortcuts',
  ]) {
    await button(page, name).click()
    await expectPlainAndLarge(page, name)
    await page.keyboard.press('Escape')
  }
  for (const name of ['Site Who we are', 'claims', 'due diligence What', 'Nightly load, by area']) {
    await open(page, name)
    await expectPlainAndLarge(page, name)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('says why a button cannot be pressed, and shows that a panel opens', async ({ page }) => {
  await forgetSteps(page)
  await open(page, '/etl-testing', 'Page')
  await expect(button(page, 'Redo')).toHaveAccessibleDescription('Nothing was undone.')
  await preview(page).locator('main').getByText('Every load can be tested').click()
  const panel = page.locator('.structure', { hasText: 'Move, add, remove' })
  const sign = () =>
    panel.locator('summary').evaluate((summary) => getComputedStyle(summary, '::after').content)
  const closed = await sign()
  expect(closed).toContain('+')
  await openStructure(page)
  expect(await sign()).not.toBe(closed)
  const up = panel.getByRole('button', { name: 'Up section' })
  await expect(up).toBeDisabled()
  await expect(up).toHaveAccessibleDescription('It is the first.')
})

test('asks for the sentence above the list of changes, with the button in sight below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 480 })
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await open(page, 'offices', 'Details')
  await page.getByRole('form', { name: 'Details' }).locator('summary').first().click()
  await page.getByLabel('City', { exact: true }).first().fill('Another city')
  await button(page, 'Propose (2)').click()
  const dialog = page.getByRole('dialog')
  const sentence = dialog.getByLabel('What you changed, in a sentence')
  await expect(sentence).toBeFocused()
  const list = dialog.locator('.files')
  const above = await sentence.boundingBox()
  const below = await list.boundingBox()
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await expect(dialog.getByRole('button', { name: 'Propose' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('says where a table and a drawing take their numbers from, and opens these', async ({
  page,
}) => {
  const cells = preview(page).locator('main section figure table tbody tr > :first-child')
  const atItsWords = { position: { x: 4, y: 16 } }
  // Until something is measured, no page shows a result.
  const measured = getPages().find(({ body }) =>
    getData().evidence.some(({ of }) => body.includes(`<Results of="${of}"`)),
  )
  if (measured) {
    await open(page, measured.path, 'Page')
    await cells.and(preview(page).locator('figure:has(time) *')).first().click(atItsWords)
    await expect(page.getByText('is from “Our own measurements”')).toBeVisible()
  }
  await open(page, '/due-diligence', 'Page')
  await cells.first().click(atItsWords)
  await button(page, 'Open “Due diligence”').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Due diligence')
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main figcaption span').first().click()
  await openDrawing(page)
  await button(page, 'All numbers of “Sample nights”').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample nights')
})
