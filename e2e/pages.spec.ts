import { openAccordions } from './support/accordions.ts'
import { violations } from './support/axe.ts'
import { paths } from './support/out.ts'
import { expect, test } from './support/test.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

// Less motion, as a color in the middle of its change is no color to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`page ${path}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)

    // What accordions hold is looked at, too.
    await openAccordions(page)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels[0], 'the first heading').toBe(1)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, `heading levels ${levels.join(' ')}`).toEqual([])

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect(await violations(page), `axe at ${size.width} px, ${colorScheme}`).toEqual([])
      }
    }

    await page.setViewportSize({ width: 320, height: 800 })
    const tooWide = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return []
      return Array.from(document.querySelectorAll('body *'))
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
    })
    expect(tooWide, 'wider than 320 px').toEqual([])
    const bar = await page.getByRole('banner').boundingBox()
    const first = await page.locator('main *').first().boundingBox()
    expect(first?.y, 'the content begins below the fixed bar').toBeGreaterThanOrEqual(bar?.height ?? 0)
  })
}
