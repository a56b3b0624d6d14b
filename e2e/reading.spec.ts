/** Checks text spacing, forced colors, more contrast, and the sizes of lines and labels. */
import { contrastOf } from './support/contrast.ts'
import { fileOf, KINDS, paths, readOut } from './support/out.ts'
import { expect, type Page, walk as test } from './support/test.ts'
import { lengthenWords, openFully, spaceText, tooWide } from './support/visit.ts'

/** Lists text cut off at an edge and labels that overflow their drawing. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode } = texts
      const parent = currentNode.parentElement
      if (
        !currentNode.textContent?.trim() ||
        !parent?.checkVisibility({ visibilityProperty: true })
      )
        continue
      if (parent.closest('[aria-hidden="true"], noscript, dialog')) continue
      range.selectNodeContents(currentNode)
      const words = range.getBoundingClientRect()
      const drawing = parent.closest('figure svg')?.getBoundingClientRect()
      if (drawing && (words.left < drawing.left - 1 || words.right > drawing.right + 1))
        faults.push(`${currentNode.textContent} overflows its drawing`)
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Text for screen readers only is one pixel wide on purpose.
        if (box instanceof SVGElement || edge.width <= 1) break
        const hides = (overflow: string) => /hidden|clip/.test(overflow)
        if (
          (hides(overflowX) && words.right > edge.right + 1) ||
          (hides(overflowY) && words.bottom > edge.bottom + 1)
        )
          faults.push(`${currentNode.textContent.slice(0, 40)} is cut off`)
      }
    }
    return faults
  })

/** Lists buttons and fields that do not stand out from their surroundings. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    const controls = document.querySelectorAll('button, .button, input, textarea')
    return Array.from(controls).flatMap((control) => {
      const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } =
        getComputedStyle(control)
      const edge =
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) >= 1 &&
        borderTopColor !== canvas
      const body = backgroundColor !== canvas && backgroundColor !== 'rgba(0, 0, 0, 0)'
      if (edge || body || !control.checkVisibility({ visibilityProperty: true })) return []
      return [control.outerHTML.slice(0, 80)]
    })
  })

/** Lists fields whose edge has less than 3:1 against what is around them, in either color scheme (WCAG 1.4.11). */
async function faintFields(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const fields = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(input, textarea)'))
        .filter((field) => !field.matches('[type=radio], [type=range], [aria-hidden="true"] *'))
        .map((field) => {
          let around: Element = field.parentElement ?? field
          while (around.parentElement && /, 0\)$/.test(getComputedStyle(around).backgroundColor))
            around = around.parentElement
          return {
            html: field.outerHTML.slice(0, 80),
            edge: getComputedStyle(field).borderBlockEndColor,
            around: getComputedStyle(around).backgroundColor,
          }
        }),
    )
    for (const { html, edge, around } of fields)
      if (contrastOf(edge, around) < 3) faults.push(`${colorScheme}: ${html}`)
  }
  await page.emulateMedia({ colorScheme: null })
  return faults
}

/** Returns the colors of lines and areas in drawings that are not the visitor's, in forced colors. */
const unforced = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const forced = ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'ButtonText'].map((color) => {
      probe.style.color = color
      return getComputedStyle(probe).color
    })
    probe.remove()
    const shapes = document.querySelectorAll('svg :is(path, line, rect, circle, polygon, text)')
    const colors = Array.from(shapes).flatMap((shape) => {
      const { stroke, fill } = getComputedStyle(shape)
      return [stroke, fill].filter((color) => color.startsWith('rgb('))
    })
    return [...new Set(colors)].filter((color) => !forced.includes(color))
  })

/** Lists shapes of drawings that cannot be seen in forced colors: areas in the color behind them, without a line. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    const shapes = document.querySelectorAll(
      'main figure svg :is(path, line, rect, circle):is(:not(.rule), .sheet)',
    )
    return Array.from(shapes).flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      const isSeen = [fill, stroke].some((color) => color !== 'none' && color !== canvas)
      return isSeen ? [] : [shape.outerHTML.slice(0, 80)]
    })
  })

/** Pages that have all kinds of lines and areas in their drawings between them. */
function pagesWithAllMarks(): string[] {
  const seen = new Set<string | undefined>()
  return paths.filter((path) => {
    const before = seen.size
    for (const [, marks] of readOut(fileOf(path)).matchAll(
      /<(?:path|rect|circle|line)\b[^>]* class="([^"]+)"/g,
    ))
      seen.add(marks)
    return seen.size > before
  })
}

/** Counts the text colors other than the page's own. */
const softColors = (page: Page) =>
  page.evaluate(() => {
    const ink = getComputedStyle(document.body).color
    const words = document.querySelectorAll('main :is(p, li, dd, .small, .lead, .label)')
    const others = Array.from(words, (element) => getComputedStyle(element).color)
    return [...new Set(others)].filter((color) => color !== ink).length
  })

/** Returns the characters of each line of each paragraph. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const paragraphs = Array.from(document.querySelectorAll('main p')).filter(
      (paragraph) => !paragraph.closest('[data-island], figure') && paragraph.checkVisibility(),
    )
    return paragraphs.map((paragraph) => {
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { length = 0 } = texts.currentNode.textContent ?? ''
        // Each by itself: a long address may break within.
        for (let index = 0; index < length; index++) {
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + 1)
          const [place] = range.getClientRects()
          if (!place) continue
          const line = Math.round(place.bottom / 8)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      return [...lines.values()]
    })
  })

/** Returns the average full-line length, in characters, of each paragraph with at least three lines. */
const lineLengths = async (page: Page) =>
  (await linesOf(page))
    .map((lines) => lines.slice(0, -1))
    .filter((full) => full.length >= 2)
    .map((full) => full.reduce((sum, length) => sum + length, 0) / full.length)

/** Returns the sizes of labels in drawings in screen pixels. */
const labelSizes = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGTextElement>('figure svg text'))
      .filter((text) => text.checkVisibility())
      .map(
        (text) =>
          Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
  )

test('everything that drawings mark with an area is seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const pages = pagesWithAllMarks()
  expect(pages).not.toEqual([])
  for (const path of pages) {
    await page.goto(path)
    expect(await unseen(page), path).toEqual([])
  }
})

for (const path of KINDS) {
  test(`${path} has readable lines, edges and drawings in forced colors, and supports text spacing (WCAG 1.4.12) and long words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await openFully(page, path)
    const lengths = (await lineLengths(page)).map(Math.round).sort((a, b) => a - b)
    expect(Math.max(...lengths), 'characters per line').toBeLessThanOrEqual(70)
    if (path === '/etl-testing')
      expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(58)

    expect(await faintFields(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await edgeless(page)).toEqual([])
    expect(await unforced(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    // Accents and result colors stay; soft colors are darkened.
    expect(await softColors(page)).toBeLessThanOrEqual(3)
    await page.emulateMedia({ contrast: null })

    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      const sizes = await labelSizes(page)
      // A plate grows with a wide window, and its words with it.
      const largest = width > 1280 ? 20.05 : 15.05
      const odd = sizes.filter((size) => size < 12.95 || size > largest)
      expect(odd, `labels at ${width} px`).toEqual([])
    }

    await spaceText(page)
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await tooWide(page)).toEqual([])
      expect(await cut(page), `at ${width} px`).toEqual([])
    }
    await page.evaluate(() => document.adoptedStyleSheets.pop())

    await lengthenWords(page)
    expect(await tooWide(page), 'words longer than a column of a phone').toEqual([])
  })
}

test('on a phone the logos of partners widen nothing, however wide they are', async ({ page }) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 20"><path d="M0 0h400v20H0z"/></svg>`
  await page.route('/logos/wide.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  )
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/careers')
  const marks = page.locator('.site-footer-partners').locator('.site-footer-mark, img')
  await marks.evaluateAll(async (found) => {
    for (const mark of found) {
      const image = Object.assign(new Image(), { src: '/logos/wide.svg', height: 25, alt: '' })
      mark.replaceWith(image)
      await image.decode()
    }
  })
  expect(await tooWide(page)).toEqual([])
})

for (const path of ['/contact-us/sent', '/contact-us/not-sent']) {
  test(`no line of ${path} is too long to read on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(path)
    expect(Math.max(...(await linesOf(page)).flat()), 'characters').toBeLessThanOrEqual(80)
  })
}
