/** Pictures of each view of the editor on this repository. Nothing is proposed, and no file changes. */
import type { Page } from '@playwright/test'
import { launchBrowser } from '#scripts/support/chromium.ts'
import { startEditor } from '#scripts/support/editorServer.ts'
import { writeSheet } from './sheet.ts'

const main = (page: Page) => page.frameLocator('.preview').locator('main')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()
const choose = (page: Page, file: RegExp) =>
  page.getByRole('navigation').getByRole('button', { name: file }).first().click()

/** Opens the first file of a list. */
const openOf = (page: Page, list: string) =>
  page.locator('.pages h2', { hasText: list }).locator('+ div').getByRole('button').first().click()

/** Unfolds what can be done with a text, unless it was left open. */
async function unfold(page: Page, words: string): Promise<void> {
  const summary = page.locator('.side details:not([open]) > summary', { hasText: words })
  if (await summary.isVisible()) await summary.click()
}

/** Closes the dialog of the last picture. Without one, the key would close the open text. */
async function close(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

const dialog =
  (name: string | RegExp, open = (page: Page) => press(page, name)) =>
  async (page: Page) => {
    await close(page)
    await open(page)
    await page.getByRole('dialog').waitFor()
  }

/** What is done from one picture to the next, on a page that is promised, then elsewhere. */
const VIEWS: readonly ((page: Page) => Promise<unknown>)[] = [
  async (page) => choose(page, / \/etl-testing$/),
  async (page) => main(page).locator('section p[data-spot]').first().click(),
  async (page) => press(page, 'Link'),
  async (page) => {
    await page.keyboard.press('Escape')
    await unfold(page, 'Move, add, remove')
    await main(page).locator('section td[data-spot]').first().click()
  },
  dialog(/^Add a block/),
  async (page) => {
    await close(page)
    await main(page).locator('figcaption span').first().click()
    await unfold(page, 'Parts and numbers')
  },
  async (page) =>
    main(page).locator('details summary[data-spot], details summary [data-spot]').first().click(),
  async (page) => press(page, 'Phone'),
  async (page) => press(page, 'Desktop'),
  async (page) => {
    await press(page, 'Fit')
    await main(page).locator('section p[data-spot]').first().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Every colour of zqxword.')
    await page.locator('.findings .error').first().waitFor()
  },
  dialog(/^Propose/),
  dialog('Find and replace', async (page) => {
    await press(page, 'Find and replace')
    await page.getByLabel('Words to find').fill('test')
  }),
  dialog('New page'),
  dialog('New numbers'),
  dialog('Add a photograph'),
  async (page) => {
    await close(page)
    await press(page, 'Details')
  },
  async (page) => choose(page, /^Offices/),
  async (page) => openOf(page, 'Documents at the heads of pages'),
  async (page) => openOf(page, 'Numbers of drawings'),
  async (page) => {
    await choose(page, / \/cookie-notice$/)
    await press(page, 'Source')
    await page.getByRole('textbox', { name: /^Source of/ }).waitFor()
  },
  async (page) => press(page, 'Page'),
  dialog('Change address'),
  dialog('Unpublish'),
  dialog('Delete'),
]

const WIDTHS = [
  { width: 1280, suffix: '' },
  { width: 820, suffix: '-820' },
]
const HEIGHT = 800
const SCHEMES = ['light', 'dark'] as const

/** Takes a sheet of pictures for each width and color scheme. */
export async function takeEditor(): Promise<void> {
  const { address, stop } = await startEditor()
  const browser = await launchBrowser()
  try {
    for (const { width, suffix } of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
      })
      await page.goto(address)
      await page.locator('[data-checked=site]').waitFor({ timeout: 120_000 })
      const pictures: Record<(typeof SCHEMES)[number], Buffer[]> = { light: [], dark: [] }
      for (const show of VIEWS) {
        await show(page)
        await page.locator('[data-checked=site]').waitFor({ timeout: 60_000 })
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme })
          pictures[colorScheme].push(await page.screenshot({ animations: 'disabled' }))
        }
      }
      await page.close()
      for (const scheme of SCHEMES)
        await writeSheet(`editor-${scheme}${suffix}`, pictures[scheme], {
          width,
          height: HEIGHT,
          columns: 3,
        })
    }
  } finally {
    await browser.close()
    stop()
  }
}
