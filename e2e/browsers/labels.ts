/** Measures how the labels of a page look in a browser, so that two browsers can be compared. */
import sharp from 'sharp'
import type { Driver } from './driver.ts'

/** A label in the window. */
type Label = { text: string; drawing: number; boxes: Box[] }
type Box = { left: number; top: number; right: number; bottom: number }

/** A label as it looks: the ink of its glyphs, in pixels of full contrast, and where it is in its drawing. */
export interface Measured {
  text: string
  ink: number
  /** The texts of labels of the same drawing that it covers or is covered by. */
  overlaps: string[]
}

/** What is measured: words in drawings, heads of pages, titles of cards and of accordions. */
const LABELS = 'main svg text, main h1, main li h3, main summary :is(h2, h3), main .artifact text'

/** Ends what moves, and waits for the fonts and until the page is painted. */
async function rest(): Promise<void> {
  await document.fonts.ready
  for (const animation of document.getAnimations())
    try {
      animation.finish()
    } catch {
      // One that has no end.
      animation.cancel()
    }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Lists the labels of the page, in order. Runs in the page. */
function labelsIn(selector: string): Label[] {
  const boxesOf = (element: Element) => {
    if (!(element instanceof SVGGraphicsElement)) {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    // Its rectangle would include the halo in some browsers, and what lies under that.
    const { x, y, width, height } = element.getBBox()
    const { a = 1, d = 1, e = 0, f = 0 } = element.getScreenCTM() ?? {}
    return [new DOMRect(x * a + e, y * d + f, width * a, height * d)]
  }
  const drawings = [...document.querySelectorAll('main svg')]
  return [...document.querySelectorAll(selector)]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => {
      const svg = element.closest('svg')
      return {
        text: element.textContent?.trim().replace(/\s+/g, ' ') ?? '',
        drawing: svg ? drawings.indexOf(svg) : -1,
        boxes: boxesOf(element).map(({ left, top, right, bottom }) => {
          return { left, top, right, bottom }
        }),
      }
    })
}

/** Scrolls so that the n-th label is in the middle of the window. Runs in the page. */
function show(selector: string, nth: number): void {
  const shown = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  shown[nth]?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** The edges of the part of the window that nothing fixed covers. Runs in the page. */
const room = () => ({
  top: document.querySelector('[data-navbar]')?.getBoundingClientRect().bottom ?? 0,
  right: document.documentElement.clientWidth,
  bottom: innerHeight,
})

/** Returns the shades of what the window shows. A busy machine may be late with the first picture, which is then empty. */
async function shadesOf(driver: Pick<Driver, 'screenshot'>) {
  for (let attempt = 1; ; attempt++) {
    const picture = sharp(await driver.screenshot()).greyscale()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    if (attempt === 20 || data.some((shade) => shade !== data[0])) return { data, info }
  }
}

/** How much of an area's pixels differ from its most frequent shade, as pixels of full contrast. */
function inkIn(shades: Uint8Array, width: number, { left, top, right, bottom }: Box): number {
  const counts = new Uint32Array(256)
  const found: number[] = []
  for (let y = Math.floor(top); y < Math.ceil(bottom); y++)
    for (let x = Math.floor(left); x < Math.ceil(right); x++) {
      const shade = shades[y * width + x] ?? 0
      counts[shade] = (counts[shade] ?? 0) + 1
      found.push(shade)
    }
  const ground = counts.indexOf(Math.max(...counts))
  return found.reduce((ink, shade) => ink + Math.abs(shade - ground) / 255, 0)
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3

/** Measures all labels of the open page, window by window. */
export async function measureLabels(
  driver: Pick<Driver, 'run' | 'screenshot'>,
): Promise<Measured[]> {
  await driver.run(rest)
  const measured = new Map<number, Measured>()
  const count = (await driver.run(labelsIn, LABELS)).length
  for (let nth = 0; nth < count; nth++) {
    if (measured.has(nth)) continue
    await driver.run(show, LABELS, nth)
    await driver.run(rest)
    const labels = await driver.run(labelsIn, LABELS)
    const { top, right, bottom } = await driver.run(room)
    const { data, info } = await shadesOf(driver)
    for (const [index, { text, drawing, boxes }] of labels.entries()) {
      const isWhole = boxes.every(
        (box) => box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= right,
      )
      // One that is never whole is measured where it was to be shown.
      if (measured.has(index) || !(isWhole || index === nth)) continue
      const others = labels.filter(
        (other) =>
          other.drawing === drawing &&
          drawing >= 0 &&
          other.text !== text &&
          other.boxes.some((box) => boxes.some((mine) => overlap(box, mine))),
      )
      measured.set(index, {
        text,
        ink: boxes.reduce((sum, box) => sum + inkIn(data, info.width, box), 0),
        overlaps: others.map((other) => other.text),
      })
    }
  }
  return Array.from({ length: count }, (_, nth) => measured.get(nth)).filter(
    (label) => label !== undefined,
  )
}
