/** The catalogue of blocks and figures: there while the site is written, and nowhere in what ships. */
import { expect } from '@playwright/test'
import { outFiles, readOut } from './support/out.ts'
import { test } from './support/siteCopy.ts'

const HEADING = 'What a page may use'

test('the export has neither the catalogue nor its code', () => {
  const texts = outFiles.filter((file) => /\.(?:html|js|txt|xml|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(70)
  expect(outFiles.filter((file) => file.startsWith('catalogue'))).toEqual([])
  expect(texts.filter((file) => readOut(file).includes(HEADING))).toEqual([])
})

test('development has it, with texts to copy', async ({ browser, site }) => {
  // Everything that a page may use is compiled before the first answer.
  test.setTimeout(480_000)
  const url = await site.develop()
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const answer = await page.goto(`${url}/catalogue`, { timeout: 400_000 })
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()

  await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'bars' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'bars' })).toBeInViewport()

  const button = page.getByRole('button', { name: 'Copy Note, typical' })
  await expect(async () => {
    await button.click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<Note title=".*<\/Note>$/s)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(errors).toEqual([])
  await context.close()
})
