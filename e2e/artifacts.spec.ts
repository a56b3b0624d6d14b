/** The documents at the heads of pages: where they stand, and whether their words can be read at every width. */
import { fileOf, paths, readOut } from './support/out.ts'
import { expect, type Page, walk as test } from './support/test.ts'

const layoutOf = (path: string) =>
  /page-title-(beside|across|text)"(?=[\s\S]*<figure class="artifact")/.exec(
    readOut(fileOf(path)),
  )?.[1]

const withArtifact = paths.filter(layoutOf)

/** Where the parts of a head are on the page. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const { left, right, top, bottom } =
        document.querySelector(`.page-title-head ${selector}`)?.getBoundingClientRect() ??
        new DOMRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }
    return {
      words: boxOf('.page-title-words'),
      title: boxOf('h1'),
      intro: boxOf('.page-title-intro'),
      glance: boxOf('#at-a-glance'),
      artifact: boxOf('.artifact'),
      body: boxOf('.artifact-body'),
    }
  })

type Parts = Awaited<ReturnType<typeof partsOf>>

/** The window of a laptop. */
const WINDOW = { width: 1280, height: 800 }

/** What is wrong with each head on a wide screen. */
const faultsOf: Record<string, (parts: Parts) => Record<string, boolean>> = {
  beside: ({ words, artifact }) => ({
    'is not beside the title': artifact.left < words.right || artifact.top > words.top + 16,
  }),
  across: ({ words, title, intro, artifact, body }) => ({
    'does not span the page': artifact.right - artifact.left < words.right - words.left,
    'leaves the side of the title empty': intro.left < title.right || intro.top > title.bottom,
    'begins late': body.top > 0.6 * WINDOW.height || artifact.top > words.bottom + 40,
    'ends below the first window': artifact.bottom > WINDOW.height,
  }),
  text: ({ words, title, intro, artifact, body }) => ({
    'does not span the page': artifact.right - artifact.left < words.right - words.left,
    'leaves the side of the title empty': intro.left < title.right || intro.top > title.bottom,
    'begins late': body.top > 0.6 * WINDOW.height || artifact.top > words.bottom + 48,
  }),
}

for (const [layout, faults] of Object.entries(faultsOf))
  test(`a head with its document ${layout} shows it in the first window, and reads like all others on phones`, async ({
    page,
  }) => {
    const pages = withArtifact.filter((path) => layoutOf(path) === layout)
    expect(pages.length).toBeGreaterThan(1)
    for (const path of pages) {
      await page.setViewportSize(WINDOW)
      await page.goto(path)
      const found = Object.entries(faults(await partsOf(page))).filter(([, isFault]) => isFault)
      expect.soft(found, path).toEqual([])

      await page.setViewportSize({ width: 390, height: 844 })
      const { title, intro, glance, artifact } = await partsOf(page)
      const tops = [title, intro, glance, artifact].map(({ top }) => top)
      expect.soft(tops, `${path} on a phone`).toEqual(tops.toSorted((a, b) => a - b))
    }
  })

test('on a tablet the document begins in the first window, before what is read at a glance', async ({
  page,
}) => {
  const window = { width: 768, height: 1024 }
  await page.setViewportSize(window)
  for (const path of withArtifact) {
    await page.goto(path)
    const { title, intro, artifact, glance } = await partsOf(page)
    const tops = [title, intro, artifact, glance].map(({ top }) => top)
    expect.soft(tops, path).toEqual(tops.toSorted((a, b) => a - b))
    expect.soft(artifact.top, path).toBeLessThan(0.6 * window.height)
  }
})

/** Lists words of a document that a line crosses, that run into each other, or that its plot cuts. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    interface Box {
      text: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const faults: string[] = []
    const touch = (a: Box, b: Box, gap = 0) =>
      a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom

    /** The ink of words in a plot, without their halo. */
    const inkOf = (element: SVGTextElement): Box => {
      const { x, y, width, height } = element.getBBox()
      const { e = 0, f = 0 } = element.getScreenCTM() ?? {}
      const text = element.textContent ?? ''
      return { text, left: x + e, right: x + width + e, top: y + f + 3, bottom: y + height + f - 3 }
    }
    /** Points along the line of a shape. */
    const pointsOf = (shape: SVGGeometryElement) => {
      const toScreen = shape.getScreenCTM() ?? undefined
      const length = shape.getTotalLength()
      return Array.from({ length: 401 }, (_, step) =>
        shape.getPointAtLength((length * step) / 400).matrixTransform(toScreen),
      )
    }
    for (const plot of document.querySelectorAll('.artifact svg:not(svg svg)')) {
      const edges = plot.getBoundingClientRect()
      const texts = [...plot.querySelectorAll('text')]
      const lines = [
        ...plot.querySelectorAll<SVGGeometryElement>(':is(line, path, rect, circle):not(.rule)'),
      ]
        .filter((shape) => !shape.matches('.wash.filled'))
        .flatMap(pointsOf)
      for (const [index, element] of texts.entries()) {
        const ink = inkOf(element)
        if (ink.left < edges.left - 1 || ink.right > edges.right + 1)
          faults.push(`"${ink.text}" is cut off`)
        for (const other of texts.slice(index + 1).map(inkOf))
          if (touch(ink, other, 3)) faults.push(`"${ink.text}" runs into "${other.text}"`)
        const isCrossed = lines.some(
          ({ x, y }) => x > ink.left && x < ink.right && y > ink.top && y < ink.bottom,
        )
        if (isCrossed && !element.matches('.halo')) faults.push(`a line crosses "${ink.text}"`)
      }
    }

    const range = document.createRange()
    const linesOf = (element: Element): Box[] => {
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        return { text: element.textContent ?? '', left, right, top: top + 3, bottom: bottom - 3 }
      })
    }
    for (const row of document.querySelectorAll(
      '.artifact :is(.artifact-name, .artifact-row, tr)',
    )) {
      const words = [...row.children].map(linesOf)
      for (const [index, some] of words.entries())
        for (const other of words.slice(index + 1).flat())
          for (const box of some)
            if (touch(box, other, 4)) faults.push(`"${box.text}" runs into "${other.text}"`)
    }
    return [...new Set(faults)]
  })

test('no line crosses the words of a document, and no words run into each other, at any width', async ({
  page,
}) => {
  expect(withArtifact.length).toBeGreaterThan(1)
  for (const path of withArtifact) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('paper shows the numbers that a drawing or a document does not label', async ({ page }) => {
  const unlabeled = paths.filter((path) => readOut(fileOf(path)).includes('class="figure-numbers"'))
  expect(unlabeled.length).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  for (const path of unlabeled) {
    await page.goto(path)
    const widths = await page
      .locator('.figure-numbers')
      .evaluateAll((all) => all.map((numbers) => numbers.getBoundingClientRect().width))
    expect.soft(Math.min(...widths), path).toBeGreaterThan(100)
  }
})
