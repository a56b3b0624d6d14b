/** Checks tables where there is little room, and figures that stay beside their text. */
import { all, textsOf } from './support/html.ts'
import { paths } from './support/out.ts'
import { expect, type Locator, walk as test } from './support/test.ts'
import { heightAboveFooter, openFully } from './support/visit.ts'

/** The heads of columns that stand before the cells of a row where the table does not stand as one. */
const namesIn = (row: Locator) =>
  row
    .locator('th, td')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.split('"')[1]),
    )

/** Tables whose rows are blocks on phones. */
const STACKED = 'main figure:not(.results):has(td[data-column])'

test('on a phone a table needs no scrolling, and each cell is labeled with its column', async ({
  page,
}) => {
  const LABELED = 'main figure:has(td[data-column])'
  const compared = paths.find((path) => all(path, LABELED).length > 0) ?? ''
  await page.setViewportSize({ width: 320, height: 844 })
  await openFully(page, compared)
  const tables = page.locator(LABELED)
  for (const table of await tables.all())
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
  // A screen reader that moves down a column says the name of each row.
  const row = tables.first().getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toHaveCount(1)
  const [table] = all(compared, LABELED)
  const [, ...heads] = table ? textsOf(table, 'thead th') : []
  expect(heads.length).toBeGreaterThan(0)
  expect(await namesIn(row)).toEqual([undefined, ...heads])
})

test('on a phone a page with a long table stays short', async ({ page }) => {
  const rowsOn = (path: string) => all(path, 'main tr').length
  const [longest = ''] = paths.toSorted((a, b) => rowsOn(b) - rowsOn(a))
  await openFully(page, longest)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await heightAboveFooter(page)).toBeLessThan(11_000)
})

// Numbers compare in columns.
test('on a phone measured results stay tables, and the name of each row in view', async ({
  page,
}) => {
  const MEASURED = 'main figure:has(table):has(time)'
  const measured = paths.find((path) => all(path, MEASURED).length > 0)
  if (!measured) return
  await page.setViewportSize({ width: 320, height: 844 })
  await openFully(page, measured)
  const results = page.locator(MEASURED).first()
  expect(await namesIn(results.getByRole('row').nth(1))).toEqual(
    Array.from({ length: await results.getByRole('columnheader').count() }),
  )
  await expect(results.getByRole('columnheader').nth(1)).toBeVisible()
  await results.getByRole('row').nth(1).scrollIntoViewIfNeeded()
  await results.evaluate((figure) => figure.scrollTo({ left: 9999, behavior: 'instant' }))
  await expect(results.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
  await expect(results.getByRole('cell').first()).not.toBeInViewport({ ratio: 1 })
})

test('on a phone a long table of texts scrolls in a window of its own, in which its head and the name of each row stay', async ({
  page,
}) => {
  const LONG = 'main figure:has([data-long])'
  const withLong = paths.find((path) => all(path, LONG).length > 0)
  if (!withLong) return
  await openFully(page, withLong)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await heightAboveFooter(page)).toBeLessThan(5600)
  const long = page.locator(LONG).first()
  await long.evaluate((figure) => {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' })
    figure.scrollTo({ left: 9999, top: 9999, behavior: 'instant' })
  })
  await expect(long.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 })
  await expect(long.getByRole('rowheader').last()).toBeInViewport({ ratio: 1 })
  await expect(long.getByRole('rowheader').first()).not.toBeInViewport()
})

test('on a phone code stands in its column, and an empty cell takes no room', async ({ page }) => {
  const compared = paths.find((path) => all(path, `${STACKED} td ~ td`).length > 0) ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(compared)
  const row = page.locator(STACKED).first().getByRole('row').nth(1)
  const cells = row.locator('td')
  const code = cells.nth(1)
  await cells.first().evaluate((cell) => cell.replaceChildren('Words'))
  await code.evaluate((cell) => {
    const file = document.createElement('code')
    file.textContent = 'e2e/a-file-with-a-long-name-that-goes-on-below.spec.ts'
    cell.replaceChildren(file)
  })
  const beginnings = await cells.evaluateAll((found) =>
    found.slice(0, 2).map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell.querySelector('code')?.firstChild ?? cell)
      return Array.from(range.getClientRects(), ({ left }) => Math.round(left))
    }),
  )
  const lines = beginnings.flat()
  expect(lines.length, 'the name of the file goes on below').toBeGreaterThan(2)
  expect(new Set(lines).size, 'all begin below each other').toBe(1)
  await code.evaluate((cell) => cell.replaceChildren())
  await expect(code).toBeHidden()
})

test('a figure stays in place while its text scrolls past', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const TEXT = '.section-pinned:has(.section-figure) .section-text'
  const withPinned = paths.find((path) => all(path, TEXT).length > 0)
  // How sections are laid out is for their authors to decide.
  if (!withPinned) return
  await page.goto(withPinned)
  const top = await page
    .locator(TEXT)
    .first()
    .evaluate((text) => {
      text.lastElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return text.nextElementSibling?.getBoundingClientRect().top
    })
  expect(top).toBeGreaterThan(60)
})

test('no table is covered by the figure that stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const PINNED = '.section-pinned:has(table)'
  const pinned = paths.find((path) => all(path, PINNED).length > 0)
  if (!pinned) return
  await page.goto(pinned)
  const covered = await page.locator(PINNED).evaluateAll((sections) =>
    sections.map((section) => {
      const boxOf = (selector: string) =>
        section.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      section.querySelector('table')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const table = boxOf('table')
      const figure = boxOf('.section-figure')
      return table.top < figure.bottom && figure.top < table.bottom
    }),
  )
  expect(covered).toContain(false)
  expect(covered).not.toContain(true)
})
