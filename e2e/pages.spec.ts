import { openAccordions } from './support/accordions.ts'
import { violations } from './support/axe.ts'
import { fileOf, paths, readOut, siteOrigin } from './support/out.ts'
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

test('titles, descriptions and canonical addresses', async ({ page }) => {
  await page.goto('about:blank')
  const heads = []
  for (const path of paths) {
    const head = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const all = (selector: string, attribute: string) =>
          Array.from(parsed.head.querySelectorAll(selector), (element) => element.getAttribute(attribute))
        return {
          titles: Array.from(parsed.head.querySelectorAll('title'), (element) => element.textContent),
          descriptions: all('meta[name="description"]', 'content'),
          canonicals: all('link[rel="canonical"]', 'href'),
          robots: all('meta[name="robots"]', 'content'),
        }
      },
      readOut(fileOf(path)),
    )
    heads.push({ path, ...head })
  }

  for (const { path, titles, descriptions, canonicals, robots } of heads) {
    expect.soft(titles, `title of ${path}`).toHaveLength(1)
    expect.soft(titles[0]?.length, `title of ${path}`).toBeLessThanOrEqual(60)
    expect.soft(titles[0], `title of ${path}`).toMatch(/\S/)
    expect.soft(descriptions, `description of ${path}`).toHaveLength(1)
    expect.soft(descriptions[0]?.length, `description of ${path}`).toBeGreaterThanOrEqual(110)
    expect.soft(descriptions[0]?.length, `description of ${path}`).toBeLessThanOrEqual(160)
    // With and without its slash, the root is the same address.
    const canonical = canonicals.map((address) => new URL(address ?? '').href)
    expect.soft(canonical, `canonical address of ${path}`).toEqual([`${siteOrigin}${path}`])
    expect.soft(robots.join(), `robots of ${path}`).not.toContain('noindex')
  }
  const repeated = (values: (string | null | undefined)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index)
  expect(repeated(heads.map(({ titles }) => titles[0]))).toEqual([])
  expect(repeated(heads.map(({ descriptions }) => descriptions[0]))).toEqual([])
})
