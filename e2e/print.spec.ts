import { all, textsOf } from './support/html.ts'
import { KINDS, paths } from './support/out.ts'
import { expect, walk as test } from './support/test.ts'

/** How many sheets of A4 a page may take, and those of which fewer are enough. */
const MOST = 5
const FEWER: Record<string, number> = { '/industries': 4, '/about-us': 4, '/contact-us': 1, '/careers': 2 }

const wordsOf = (path: string) => textsOf(path, 'main').join().length
const longest = paths.toSorted((one, other) => wordsOf(other) - wordsOf(one)).slice(0, 10)
const withTool = paths.filter((path) => all(path, '.tool').length > 0)

/** What would be wrong on paper; runs in the page. */
function faultsOnPaper() {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  }
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, summary, td)')].filter(
    (element) => shown(element) && element.textContent?.trim() && !element.querySelector('h1, h2, h3, p, li'),
  )
  const boxes = words.map((element) => ({ element, box: element.getBoundingClientRect() }))
  const overlaps = boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          !element.contains(other.element) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
      )
      .map((other) => `${element.textContent?.slice(0, 30)} | ${other.element.textContent?.slice(0, 30)}`),
  )
  const links = document.querySelectorAll('main p a[href^="/"]:not(.button), footer a[rel]')
  return {
    pale: words.filter((element) => luminance(getComputedStyle(element).color) > 0.5).length,
    closed: [...document.querySelectorAll('main details > :not(summary)')].filter((one) => !shown(one))
      .length,
    menu: [...document.querySelectorAll('header nav a')].filter(shown).length,
    withoutAddress: [...links].filter(
      (link) =>
        shown(link) && !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
    ).length,
    overlaps,
  }
}

test.afterEach(({ page }) => page.emulateMedia({ media: null, colorScheme: null }))

for (const path of new Set([...KINDS, ...withTool, ...longest, ...Object.keys(FEWER)])) {
  test(`${path} prints dark on light, whole and on few sheets (R20.3)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(path)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets, 'sheets').toBeGreaterThan(0)
    expect(sheets, 'sheets').toBeLessThanOrEqual(FEWER[path] ?? MOST)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(faultsOnPaper)).toEqual({
      pale: 0,
      closed: 0,
      menu: 0,
      withoutAddress: 0,
      overlaps: [],
    })
  })
}
