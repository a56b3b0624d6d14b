import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { violations } from './support/axe.ts'
import { fileOf, outFiles, paths, readOut } from './support/out.ts'
import { openSearch, searchOf } from './support/search.ts'
import { expect, type Page, test } from './support/test.ts'

const QUERIES: { query: string; page: string }[] = parse(
  readFileSync(join(import.meta.dirname, 'search-queries.yaml'), 'utf8'),
)

/** A file that only the search needs, by its name; a finished build adds the hash of its content. */
const ownFile = (name: string) => new RegExp(`(?:^|/)(${name})(?:\\.[\\da-f]{16})?\\.js$`)
const ANY_FILE = ownFile('search|search-index|page-names')

/** The words of all pages, in `out/`. */
const INDEX = outFiles.find((file) => ownFile('search-index').test(file)) ?? ''

test('answers what a buyer types with the right page among the first three', async ({ page }) => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(24)
  await page.goto('/')
  const { field, pages } = await openSearch(page)
  for (const { query, page: path } of QUERIES) {
    await field.fill(query)
    const first = await pages.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href')),
    )
    expect.soft(first, query).toContain(path)
  }
})

test.describe('opens', () => {
  test('by its link, with the focus in the field, and gives it back', async ({ page }) => {
    await page.goto('/etl-testing')
    const { link, dialog, field, close } = searchOf(page)
    await link.click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await link.press('Enter')
    await expect(field).toBeFocused()
    await close.click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/etl-testing')
  })

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`by ${keys}`, async ({ page }) => {
      await page.goto('/etl-testing')
      await page.keyboard.press(keys)
      await expect(searchOf(page).field).toBeFocused()
      await expect(searchOf(page).field).toHaveValue('')
    })
  }

  test('by Ctrl K, not by the slash, while one types', async ({ page }) => {
    await page.goto('/contact-us')
    const comment = page.getByRole('textbox').last()
    await comment.pressSequentially('either/or')
    await expect(comment).toHaveValue('either/or')
    await expect(searchOf(page).dialog).toHaveCount(0)
    await comment.press('Control+k')
    await expect(searchOf(page).field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(comment).toBeFocused()
    await expect(comment).toHaveValue('either/or')
  })

  test('filled in by an address of the site index', async ({ page }) => {
    await page.goto('/site-index?q=sap+testing')
    await expect(searchOf(page).field).toHaveValue('sap testing')
    await expect(searchOf(page).pages.first()).toHaveAttribute('href', '/erp-and-crm-product-testing')
  })

  test('not for those who want its link in another tab', async ({ page, context }) => {
    await page.goto('/etl-testing')
    const other = context.waitForEvent('page')
    await searchOf(page).link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await other).toHaveURL('/site-index')
    await expect(searchOf(page).dialog).toHaveCount(0)
  })
})

test('is fetched when it is first asked for, and once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const name = ANY_FILE.exec(new URL(request.url()).pathname)?.[1]
    if (name) fetched.push(name)
  })
  await page.goto('/etl-testing', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  await openSearch(page)
  await page.keyboard.press('Escape')
  await openSearch(page)
  expect(fetched).toEqual(['search', 'search-index'])
})

test('shows sections with headings and marked excerpts, and leads to them', async ({ page }) => {
  await page.goto('/')
  const { field, dialog, status, pages } = await openSearch(page)
  await field.fill('thresholds for repair')
  await expect(status).toHaveText(/^\d+ pages? and \d+ sections? found$/)
  await expect(pages.first()).toHaveAttribute('href', '/self-healing-scripts')
  await expect(dialog.locator('mark', { hasText: /^repairs?$/i }).first()).toBeVisible()
  await dialog.getByRole('link', { name: 'Where repair is forbidden' }).click()
  await expect(page).toHaveURL('/self-healing-scripts#limits')
  await expect(page.getByRole('heading', { name: 'Where repair is forbidden' })).toBeInViewport()
})

test('leads to a place on the same page, and to a question, which opens', async ({ page }) => {
  await page.goto('/services/devops')
  const { field, dialog } = await openSearch(page)
  await field.fill('difference between devops and sre')
  const result = dialog.locator('.results a[href^="/services/devops#faq-"]').first()
  const question = await result.textContent()
  await result.click()
  await expect(dialog).toBeHidden()
  const item = page.locator('main details[open]')
  await expect(item.locator('summary')).toHaveText(question ?? '')
  await expect(item).toBeInViewport()
})

test('keeps its question when it is opened again', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, pages } = await openSearch(page)
  await field.fill('pentest')
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(field).toHaveValue('pentest')
  await expect(pages.first()).toHaveAttribute('href', '/security-testing')
  // It is selected: what is typed next takes its place.
  await page.keyboard.type('uat')
  await expect(field).toHaveValue('uat')
})

test('goes by keyboard alone', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, links, dialog } = await openSearch(page)
  await page.keyboard.type('load tests')
  await expect(links.nth(2)).toBeVisible()
  const last = (await links.count()) - 1

  await page.keyboard.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.nth(last)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(last)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()

  // In the field these keys are the field's, and what is typed on a result goes there.
  await page.keyboard.press('Home')
  await page.keyboard.type('api ')
  await expect(field).toHaveValue('api load tests')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('x')
  await expect(field).toBeFocused()

  // Nothing behind the dialog gets the focus.
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Shift+Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
      `after ${step + 1} steps`,
    ).toMatch(/DIALOG|BODY/)
  }
  await field.fill('pentest')
  await expect(links.first()).toHaveAttribute('href', '/security-testing')
  await field.press('Enter')
  await expect(page).toHaveURL('/security-testing')
  await expect(dialog).toHaveCount(0)
})

test('opens a result by Enter on it', async ({ page }) => {
  await page.goto('/etl-testing')
  const { links } = await openSearch(page)
  await page.keyboard.type('gaming')
  await expect(links.nth(1)).toHaveAttribute('href', '/industries#gaming')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/industries#gaming')
  await expect(page.locator('main details[open] summary')).toHaveText('Gaming')
})

test('says when nothing is found, and what comes near', async ({ page }) => {
  await page.goto('/etl-testing')
  const { field, status, links, dialog } = await openSearch(page)
  await field.fill('zzzzqq')
  await expect(status).toHaveText('Nothing found for "zzzzqq"')
  await expect(links).toHaveCount(0)
  await field.fill('<img src=x onerror=alert(1)>')
  await expect(status).toHaveText(/found/)
  await expect(dialog.locator('img')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'All pages by section' }).click()
  await expect(page).toHaveURL('/site-index')
})

test('a click beside it closes it', async ({ page }) => {
  await page.goto('/etl-testing')
  const { dialog } = await openSearch(page)
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
})

const withoutFile = async (page: Page, name: string) => page.route(ownFile(name), (route) => route.abort())

test('leads to the site index where it cannot be fetched', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await withoutFile(page, 'search')
  await page.goto('/etl-testing')
  await searchOf(page).link.click()
  await expect(page).toHaveURL('/site-index')
})

test('says so where its words cannot be fetched', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await withoutFile(page, 'search-index')
  await page.goto('/etl-testing')
  const { status, dialog } = await openSearch(page)
  await expect(status).toHaveText('The search could not be loaded')
  await dialog.getByRole('link', { name: 'All pages by section' }).click()
  await expect(page).toHaveURL('/site-index')
})

test('says that it is loading', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${INDEX}`, async (route) => {
    await held
    await route.fulfill({ contentType: 'text/javascript', body: readOut(INDEX) })
  })
  await page.goto('/etl-testing')
  await page.keyboard.press('/')
  const { field, status, pages } = searchOf(page)
  await expect(status).toHaveText('Loading the search')
  await field.fill('pentest')
  release()
  await expect(pages.first()).toHaveAttribute('href', '/security-testing')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is without fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/etl-testing')
    const { field, pages, status } = await openSearch(page)
    expect(await violations(page)).toEqual([])
    await field.fill('load tests')
    await expect(pages.first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await field.fill('zzzzqq')
    await expect(status).toHaveText(/^Nothing/)
    expect(await violations(page)).toEqual([])
  })
}

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/etl-testing')
  const { link, dialog, field, pages, close } = searchOf(page)
  await link.click()
  await expect(field).toBeFocused()
  await field.fill('functional automation')
  await expect(pages.first()).toBeVisible()
  await expect(close).toBeInViewport({ ratio: 1 })
  const box = await dialog.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 320])
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(320)
  expect(await dialog.locator('.results').evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0)
})

test('works on pages of each layout', async ({ page }) => {
  for (const path of ['/', '/industries', '/about-us', '/careers', '/contact-us', '/services/devops']) {
    await page.goto(path)
    const { field, pages } = await openSearch(page)
    await field.fill('pentest')
    await expect(pages.first(), path).toHaveAttribute('href', '/security-testing')
  }
})

test('leads to places that exist', async () => {
  const pages: { path: string; sections: { anchor: string }[] }[] = JSON.parse(
    JSON.parse(readOut(INDEX).slice('export default JSON.parse('.length, -2)),
  )
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths].sort())
  for (const { path, sections } of pages) {
    const html = readOut(fileOf(path))
    const lost = sections.filter(({ anchor }) => anchor && !html.includes(` id="${anchor}"`))
    expect(lost, path).toEqual([])
  }
})

test('without scripts its link leads to the site index, which leads everywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/etl-testing')
  await searchOf(page).link.click()
  await expect(page).toHaveURL('/site-index')
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.filter((path) => path !== '/site-index' && !links.includes(path))).toEqual([])
  await context.close()
})
