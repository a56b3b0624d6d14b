/** How the text and the figures of a page share the width of tablets and of wide windows. */
import { fileOf, paths, readOut } from './support/out.ts'
import { expect, walk as test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

/** Pages with a figure across the page. The first such figure of a page is a plate. */
const withPlate = paths
  .filter((path) => readOut(fileOf(path)).includes('<figure class="figure figure-noted'))
  .slice(0, 3)

test('on tablets, headings stand beside the text that they are about', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of withPlate) {
    await page.goto(path)
    const sections = await page.locator('main .section').evaluateAll((all) =>
      all.map((section) => {
        const heading = section.querySelector('h2')?.getBoundingClientRect()
        const text = section.querySelector('h2 ~ :is(p, ul, ol)')?.getBoundingClientRect()
        return heading && text ? text.left - heading.right : 1
      }),
    )
    expect(sections.length).toBeGreaterThan(1)
    for (const distance of sections) expect(distance, path).toBeGreaterThan(0)
    expect(await tooWide(page), path).toEqual([])
  }
})

test('in a wide window a plate’s drawing takes its width, and both schemes set it off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(withPlate.length).toBeGreaterThan(1)
  for (const path of withPlate) {
    await page.goto(path)
    const plate = page.locator('.figure-noted').first()
    const { drawing, note, frame } = await plate.evaluate((figure) => {
      const boxOf = (selector: string) =>
        [...figure.querySelectorAll(selector)]
          .find((element) => element.checkVisibility())
          ?.getBoundingClientRect() ?? new DOMRect()
      return {
        drawing: boxOf('.figure-drawing svg'),
        note: boxOf('figcaption'),
        frame: figure.getBoundingClientRect(),
      }
    })
    expect(note.right, `${path}: of 1920`).toBeGreaterThan(1800)
    // What is left of the frame's width is its padding and the gap before the note.
    expect(drawing.left - frame.left, `${path}: before the drawing`).toBeLessThan(60)
    expect(note.left - drawing.right, `${path}: behind the drawing`).toBeLessThan(60)
    expect(await tooWide(page), path).toEqual([])
    const tones = new Set<string>()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const [sheet, paper] = await plate.evaluate((figure) =>
        [figure, document.body].map((element) => getComputedStyle(element).backgroundColor),
      )
      expect(sheet, path).not.toBe(paper)
      tones.add(sheet ?? '')
    }
    expect(tones.size, path).toBe(2)
  }
})

test('crumbs and captions are set in 13 to 14 pixels', async ({ page }) => {
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of withPlate) {
      await page.goto(path)
      const sizes = await page
        .locator('.breadcrumbs, .breadcrumbs a, main figcaption, main caption')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontSize))
      expect(sizes.length).toBeGreaterThan(2)
      const odd = sizes.map(Number.parseFloat).filter((size) => size < 13 || size > 14)
      expect(odd, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('results side by side have their figures on one line, whatever stands above them', async ({
  page,
}) => {
  const withTiles = paths.filter((path) => readOut(fileOf(path)).includes('class="tiles-tile"'))
  expect(withTiles.length).toBeGreaterThan(0)
  for (const path of withTiles) {
    await page.goto(path)
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const tiles = await page.locator('main .tiles-tile').evaluateAll((all) =>
        all.map((tile) => {
          const figure = tile.querySelector('.tiles-figure')?.getBoundingClientRect()
          return [Math.round(tile.getBoundingClientRect().top), Math.round(figure?.bottom ?? 0)]
        }),
      )
      // Tiles that begin at one height stand in one row.
      const rows = Object.values(Object.groupBy(tiles, ([top]) => String(top)))
      expect(rows.length, `${path} at ${width} px`).toBeLessThan(tiles.length)
      for (const row of rows)
        expect(new Set(row?.map(([, bottom]) => bottom)).size, `${path} at ${width} px`).toBe(1)
    }
  }
})
