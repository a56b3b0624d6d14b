import { getDocumentProxy } from 'unpdf'
import { getData } from '#lib/content/pages.ts'
import { textsOf } from './support/html.ts'
import { fileOf, KINDS, paths, readOut } from './support/out.ts'
import { joined, type Piece, sheetsOf, wordsOn } from './support/paper.ts'
import { expect, walk as test } from './support/test.ts'

const { offices, people } = getData()
/** The country, the city, and the lines above it. */
const addressLines = offices.flatMap(({ street }) => [...street, 'city', 'country']).length

/** The sheets of A4 a page may need, and exceptions, most of them for short pages. */
const MOST = 5
const EXCEPTIONS: Record<string, number> = {
  '/industries': 4,
  // Four leaders stand side by side.
  '/about-us': 3 + Math.ceil(people.length / 4),
  // Those of five offices, or of fewer with long addresses, take a sheet of their own.
  '/contact-us': addressLines < 15 ? 1 : 2,
  '/careers': 2,
  // It grows with the site.
  '/site-index': Math.ceil(paths.length / 16),
}

const htmlOf = (path: string) => readOut(fileOf(path))
const longest = paths.toSorted((a, b) => htmlOf(b).length - htmlOf(a).length).slice(0, 5)
const withTool = paths.filter((path) => htmlOf(path).includes('class="calculator-grid"'))
/** The first is the general one. */
const [mailbox = ''] = textsOf('/contact-us', 'main a[href^="mailto:"]')

/** Returns texts that are not printed whole. The end of a sheet or column may split a text in two. */
const missingIn = (printed: string, texts: string[]) =>
  texts.filter((text) => {
    const words = text.split(/\s+/)
    return !words.some((_, index) => {
      const first = words.slice(0, words.length - index).join('')
      const rest = words.slice(words.length - index).join('')
      return (
        printed.includes(first) && printed.includes(rest, printed.indexOf(first) + first.length)
      )
    })
  })

/** Returns texts that do not follow the one before. */
function outOfOrder(printed: string, texts: string[]): string[] {
  let end = 0
  return texts.filter((text) => {
    const index = printed.indexOf(joined(text), end)
    if (index >= 0) end = index + joined(text).length
    return index < 0
  })
}

const overlapsOn = (sheet: Piece[]) =>
  sheet.flatMap((piece, index) =>
    sheet
      .slice(index + 1)
      .filter(
        (later) =>
          // Text with a halo is drawn twice.
          piece.text.trim() !== later.text.trim() &&
          Math.min(piece.right, later.right) - Math.max(piece.left, later.left) > 1 &&
          Math.min(piece.top, later.top) - Math.max(piece.bottom, later.bottom) > 1,
      )
      .map((later) => `${piece.text} | ${later.text}`),
  )

/** Collects what would be wrong on paper; runs in the page. */
function faultsOnPaper() {
  const shown = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    })
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  }
  // What only screen readers are told is not printed. It is not removed, since an island may not have found it yet.
  for (const unseen of document.querySelectorAll<HTMLElement>('.unseen'))
    unseen.style.display = 'none'
  const words = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, summary, th, td)'),
  ].filter(
    (element) =>
      shown(element) && element.textContent?.trim() && !element.querySelector('h1, h2, h3, p, li'),
  )
  const links = document.querySelectorAll('main p a[href^="/"]:not(.button)')
  const textsOf = (elements: Element[]) =>
    elements.map((element) => (element as HTMLElement).innerText.trim())
  const rows = [...document.querySelectorAll('main figure:has(> figcaption:first-child)')].map(
    (figure) => {
      const texts = textsOf([...figure.querySelectorAll('figcaption, tbody tr')].slice(0, 2))
      // A row may be longer than a sheet.
      return texts.map((text, index) => (index === 0 ? text : text.split(/\s+/, 3).join(' ')))
    },
  )
  const items = [...document.querySelectorAll('main details')]
    // So may an item.
    .filter(({ clientHeight }) => clientHeight < innerHeight / 2)
    .map((item) => {
      const last = [...item.querySelectorAll('p, li, dd')].at(-1)
      return textsOf([item.querySelector('summary'), last].filter((part) => part != null))
    })
  return {
    units: [...rows, ...items],
    texts: textsOf(words),
    headings: textsOf(words.filter((element) => element.matches('h1, h2, h3'))),
    pale: words.filter((element) => luminance(getComputedStyle(element).color) > 0.5).length,
    scaled: words.filter((element) => {
      const { offsetWidth } = element as HTMLElement
      return Math.abs(element.getBoundingClientRect().width - offsetWidth) > 1
    }).length,
    closed: [...document.querySelectorAll('main details > :not(summary)')].filter(
      (part) => !shown(part),
    ).length,
    menu: [...document.querySelectorAll(':is(header nav, body > footer) a')].filter(shown).length,
    withoutAddress: [...links].filter(
      (link) =>
        shown(link) &&
        !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
    ).length,
  }
}

test.afterEach(({ page }) => page.emulateMedia({ media: null, colorScheme: null }))

const printedWhole = new Set([...KINDS, ...withTool, ...longest, ...Object.keys(EXCEPTIONS)])

for (const path of printedWhole) {
  test(`${path} prints dark on light, completely and on few sheets (R20.3)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(path)
    const sheets = await sheetsOf(
      await page.pdf({ preferCSSPageSize: true, format: 'A4', tagged: true }),
    )
    expect(sheets.length, 'sheets').toBeLessThanOrEqual(EXCEPTIONS[path] ?? MOST)
    expect(wordsOn(sheets.slice(0, 1)), 'the first sheet').toContain(
      joined(textsOf(path, 'h1')[0] ?? ''),
    )
    expect(sheets.flatMap(overlapsOn), 'overlapping text').toEqual([])
    await page.emulateMedia({ media: 'print' })
    const { units, texts, headings, ...faults } = await page.evaluate(faultsOnPaper)
    const printed = wordsOn(sheets)
    expect(texts.length).toBeGreaterThan(5)
    expect(missingIn(printed, [mailbox, ...texts]), 'missing text').toEqual([])
    expect(outOfOrder(printed, headings), 'headings out of order').toEqual([])
    const split = units.filter((unit) =>
      sheets.every((sheet) => missingIn(wordsOn([sheet]), unit).length > 0),
    )
    expect(split, 'captions without their table, or items on two sheets').toEqual([])
    expect(faults).toEqual({ pale: 0, scaled: 0, closed: 0, menu: 0, withoutAddress: 0 })
  })
}

for (const format of ['A4', 'Letter'])
  test(`long addresses after links overlap nothing on ${format} (R20.3)`, async ({ page }) => {
    // In narrow columns, in cards, and in lists.
    for (const path of ['/about-us', '/services/core-testing', '/site-index']) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('main a[href]:not([href^="#"])'))
          link.setAttribute('href', `/${'people/of-the-firm/'.repeat(5)}${'somebody'.repeat(9)}`)
      })
      const sheets = await sheetsOf(await page.pdf({ format, tagged: true }))
      expect.soft(sheets.flatMap(overlapsOn), path).toEqual([])
    }
  })

test("the reader's paper is used, since one of the offices is where Letter is", async ({
  page,
}) => {
  await page.goto('/contact-us')
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'Letter' })
  const { view } = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  expect(view).toEqual([0, 0, 612, 792])
})

test('where style sheets cannot open accordions, they are open while the page is printed', async ({
  page,
}) => {
  // As in Safari before 18.4 and Firefox before 143.
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...query: [string]) =>
      !query[0].includes('::details-content') && supports.call(CSS, ...query)
  })
  await page.goto('/industries')
  const items = page.locator('main details')
  const open = page.locator('main details[open]')
  const count = await items.count()
  expect(count).toBeGreaterThan(1)
  await items.nth(1).locator('summary').click()
  await expect(open).toHaveCount(1)
  const print = (event: string) =>
    page.evaluate((name) => void dispatchEvent(new Event(name)), event)
  await print('beforeprint')
  await expect(open).toHaveCount(count)
  await print('afterprint')
  await expect(open).toHaveCount(1)
  await expect(items.nth(1)).toHaveAttribute('open')
  await items.nth(2).locator('summary').click()
  await expect(open, 'one at a time, as before').toHaveCount(1)
})
