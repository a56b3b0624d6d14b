/** Checks what a reader sees as one line or one column: a difference of a few pixels looks like a mistake. */
import { all } from './support/html.ts'
import { KINDS, paths } from './support/out.ts'
import { expect, type Page, walk as test } from './support/test.ts'

const LAPTOP = { width: 1280, height: 800 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }

/** Where the visible elements of a selector begin, from the left. */
const leftsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().left)),
    )

test('the end of a text page stands in the column of its text', async ({ page }) => {
  const texts = KINDS.filter((path) => all(path, '.text-layout-end').length > 0)
  expect(texts.length).toBeGreaterThan(0)
  for (const path of texts) {
    await page.goto(path)
    for (const size of [LAPTOP, TABLET, PHONE]) {
      await page.setViewportSize(size)
      const [column] = await leftsOf(page, '.text-layout-text .section-text > p')
      expect
        .soft(await leftsOf(page, '.text-layout-end > p'), `${path} at ${size.width} px`)
        .toEqual([column])
    }
  }
})

test('a caption begins below the lines of its drawing', async ({ page }) => {
  const drawn = KINDS.filter((path) => all(path, 'main .figure-drawing').length > 0)
  expect(drawn.length).toBeGreaterThan(0)
  for (const path of drawn) {
    await page.goto(path)
    for (const size of [LAPTOP, TABLET]) {
      await page.setViewportSize(size)
      const distances = await page.locator('.figure').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const drawing = [...figure.querySelectorAll('svg')].find((svg) => svg.checkVisibility())
          const caption = figure.querySelector('figcaption')
          const range = document.createRange()
          if (!drawing || !caption) return []
          range.selectNodeContents(caption)
          const text = range.getBoundingClientRect()
          const { left, bottom } = drawing.getBoundingClientRect()
          // In the margin, it is beside the drawing.
          if (text.top < bottom) return []
          // All drawings have their lines from 8 units on.
          return [Math.abs(text.left - left - 8 * (drawing.getScreenCTM()?.a ?? 0))]
        }),
      )
      expect.soft(Math.max(0, ...distances), `${path} at ${size.width} px`).toBeLessThan(3)
    }
  }
})

test('on phones all pages begin at one height', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const tops = new Set<number>()
  for (const path of KINDS.filter((kind) => all(kind, 'nav[aria-label="Breadcrumb"]').length > 0)) {
    await page.goto(path)
    const box = await page
      .getByRole('navigation', { name: 'Breadcrumb', exact: true })
      .boundingBox()
    tops.add(Math.round(box?.y ?? 0))
  }
  expect([...tops]).toHaveLength(1)
})

/** As long as a name may be that stays on one line. */
const SHORT_NAME = 'Acceptance test'

test('short names of rows stay on one line where there is room', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  const tables = [2, 3, 4].flatMap((columns) => {
    const names = `main .table:not(.results) tr > [scope="row"]:nth-last-child(${columns})`
    const path = paths.find((path) => all(path, names).length > 0)
    return path ? [{ path, names }] : []
  })
  expect(tables.length).toBeGreaterThan(0)
  for (const { path, names } of tables) {
    await page.goto(path)
    const lines = await page.locator(names).evaluateAll((cells, short) => {
      for (const cell of cells) cell.textContent = short
      return cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      })
    }, SHORT_NAME)
    expect.soft(Math.max(...lines), path).toBe(1)
  }
})

test('the picture on a card keeps its distance from the words above it', async ({ page }) => {
  await page.goto('/tools')
  for (const size of [LAPTOP, TABLET, PHONE]) {
    await page.setViewportSize(size)
    const gaps = await page.locator('.tools-picture').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const tops = Array.from(picture.querySelectorAll('svg text'), (text) =>
          text.getBoundingClientRect(),
        ).map(({ top }) => top)
        const range = document.createRange()
        range.selectNodeContents(picture)
        range.setEndBefore(picture.querySelector('.calculator-plot') ?? picture)
        const words = Array.from(range.getClientRects(), ({ bottom }) => bottom)
        return Math.min(...tops) - Math.max(...words)
      }),
    )
    expect.soft(Math.min(...gaps), `at ${size.width} px`).toBeGreaterThan(8)
  }
})
