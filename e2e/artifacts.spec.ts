/** The documents at the heads of pages: where they stand, and whether their words can be read at every width. */
import { MAX_INTRO } from '#check/rules/page/room.ts'
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

const LAPTOP = { width: 1280, height: 800 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }

/** What is wrong with each head on a laptop. */
const faultsOf: Record<string, (parts: Parts) => Record<string, boolean>> = {
  beside: ({ words, artifact }) => ({
    'is not beside the title': artifact.left < words.right || artifact.top > words.top + 16,
  }),
  across: ({ words, title, intro, artifact, body }) => ({
    'does not span the page': artifact.right - artifact.left < words.right - words.left,
    'leaves the side of the title empty': intro.left < title.right || intro.top > title.bottom,
    'begins late': body.top > 0.6 * LAPTOP.height || artifact.top > words.bottom + 40,
    'ends below the first window': artifact.bottom > LAPTOP.height,
  }),
  text: ({ words, title, intro, artifact, body }) => ({
    'does not span the page': artifact.right - artifact.left < words.right - words.left,
    'leaves the side of the title empty': intro.left < title.right || intro.top > title.bottom,
    'begins late': body.top > 0.6 * LAPTOP.height || artifact.top > words.bottom + 48,
  }),
}

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
    /** Points along the line of a shape, at most two units apart: no letter is that narrow. */
    const pointsOf = (shape: SVGGeometryElement) => {
      const toScreen = shape.getScreenCTM() ?? undefined
      const length = shape.getTotalLength()
      const steps = Math.max(1, Math.ceil(length / 2))
      return Array.from({ length: steps + 1 }, (_, step) =>
        shape.getPointAtLength((length * step) / steps).matrixTransform(toScreen),
      )
    }
    const isAround = (area: Element, ink: Box) => {
      const { left, right, top, bottom } = area.getBoundingClientRect()
      return left <= ink.left && right >= ink.right && top <= ink.top && bottom >= ink.bottom
    }
    for (const plot of document.querySelectorAll('.artifact svg:not(svg svg)')) {
      const edges = plot.getBoundingClientRect()
      const texts = [...plot.querySelectorAll('text')]
      const ground = plot.closest('.artifact-sheet')
      for (const area of plot.querySelectorAll(':is(.wash.filled, .rule.sheet)'))
        if (ground && getComputedStyle(area).fill === getComputedStyle(ground).backgroundColor)
          faults.push('an area has the color of its sheet')
      const areas = [...plot.querySelectorAll('rect.wash.filled')]
      // Areas without an edge are no lines.
      const shapes = [
        ...plot.querySelectorAll<SVGGeometryElement>(
          ':is(line, path, rect, circle):not(.wash.filled, .rule.sheet, .halo)',
        ),
      ].map((shape) => ({ shape, points: pointsOf(shape) }))
      for (const [index, element] of texts.entries()) {
        const ink = inkOf(element)
        if (ink.left < edges.left - 1 || ink.right > edges.right + 1)
          faults.push(`"${ink.text}" is cut off`)
        for (const other of texts.slice(index + 1).map(inkOf))
          if (touch(ink, other, 3)) faults.push(`"${ink.text}" runs into "${other.text}"`)
        // A line that ends at the foot of a letter looks like a part of it.
        const isInside = ({ x, y }: DOMPoint) =>
          x > ink.left - 1 && x < ink.right + 1 && y > ink.top && y < ink.bottom + 2
        const cover = element.matches('.halo') ? element : areas.find((area) => isAround(area, ink))
        // A halo may hide a piece of a straight line below it, which is seen to go on, but not a step of a curve.
        const isHidden = (shape: Element) =>
          cover !== undefined &&
          !shape.matches('svg svg path') &&
          (shape.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        if (shapes.some(({ shape, points }) => !isHidden(shape) && points.some(isInside)))
          faults.push(`a line crosses "${ink.text}"`)
        const halo = Number.parseFloat(getComputedStyle(element).strokeWidth)
        if (element.matches('.halo') && halo < element.getSubStringLength(0, 1))
          faults.push(`a line shows between the words of "${ink.text}"`)
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
      // Heads are words of one line, which a narrow gap would make one.
      const gap = row.matches('thead tr') ? 11 : 4
      for (const [index, some] of words.entries())
        for (const other of words.slice(index + 1).flat())
          for (const box of some)
            if (touch(box, other, gap)) faults.push(`"${box.text}" runs into "${other.text}"`)
    }
    return [...new Set(faults)]
  })

/** Gives the head a short title and as long a paragraph as the check takes: what stands above a document decides its place. */
const fillHead = (page: Page) =>
  page.locator('.page-title-head').evaluate(
    (head, intro) => {
      const title = head.querySelector('h1')
      title?.removeAttribute('class')
      title?.replaceChildren('Title')
      head.querySelector('.lead')?.replaceChildren(intro)
    },
    'What it is for. '.repeat(20).slice(0, MAX_INTRO),
  )

/** Words that stand out by a color which forced colors hide: they paint their own behind the words of each block. */
const blockMarks = (page: Page) =>
  page
    .locator('.artifact mark')
    .evaluateAll((marks) =>
      marks
        .filter((mark) => getComputedStyle(mark).display !== 'inline')
        .map(({ textContent }) => textContent),
    )

/** Which parts do not stand below each other in this order. */
const outOfOrder = (...boxes: { top: number }[]) =>
  boxes.filter(({ top }, index) => top < (boxes[index - 1]?.top ?? 0))

/** How wide the lines are in which paper has the numbers that nothing labels. */
const numberWidths = (page: Page) =>
  page
    .locator('.figure-numbers')
    .evaluateAll((all) => all.map((numbers) => numbers.getBoundingClientRect().width))

test('there are documents of each layout, and some with numbers that they do not label', () => {
  for (const layout of Object.keys(faultsOf))
    expect(withArtifact.filter((path) => layoutOf(path) === layout).length).toBeGreaterThan(1)
  const unlabeled = withArtifact.filter((path) =>
    readOut(fileOf(path)).includes('class="figure-numbers"'),
  )
  expect(unlabeled.length).toBeGreaterThan(1)
})

for (const path of withArtifact)
  test(`the document at the head of ${path} has its place and can be read at any width and on paper`, async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await fillHead(page)
    const faults = faultsOf[layoutOf(path) ?? '']?.(await partsOf(page)) ?? {}
    expect(Object.keys(faults).filter((fault) => faults[fault])).toEqual([])
    expect(await unreadable(page), 'on a laptop').toEqual([])
    expect(await blockMarks(page), 'in forced colors').toEqual([])

    await page.setViewportSize(TABLET)
    const onTablet = await partsOf(page)
    expect(
      outOfOrder(onTablet.title, onTablet.intro, onTablet.artifact, onTablet.glance),
      'on a tablet',
    ).toEqual([])
    expect(onTablet.artifact.top, 'in the first window').toBeLessThan(0.6 * TABLET.height)
    expect(await unreadable(page), 'on a tablet').toEqual([])

    await page.setViewportSize(PHONE)
    const onPhone = await partsOf(page)
    expect(
      outOfOrder(onPhone.title, onPhone.intro, onPhone.glance, onPhone.artifact),
      'on a phone',
    ).toEqual([])
    expect(await unreadable(page), 'on a phone').toEqual([])
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await unreadable(page), 'at 320 px').toEqual([])

    await page.emulateMedia({ media: 'print' })
    expect(
      (await numberWidths(page)).filter((width) => width < 100),
      'on paper',
    ).toEqual([])
  })
