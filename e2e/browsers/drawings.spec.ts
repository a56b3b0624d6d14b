/**
 * Compares how labels look in this machine's other browsers with how they look in Chromium: a broken label loses much of
 * its ink, while another rasterizer changes little, and no label lies on another.
 */
import { expect, type Page, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { readSite } from '#check/parse/site.ts'
import { filesIn } from '#check/read/disk.ts'
import { inOtherBrowsers, WIDE } from '../support/otherBrowsers.ts'
import { fileOf, paths, readOut } from '../support/out.ts'
import type { Driver } from './driver.ts'
import { type Measured, measureLabels } from './labels.ts'

/** Ink of a label compared with Chromium's. A halo that cuts into its own glyphs takes two fifths and more. */
const LEAST = 0.75
const MOST = 1.5

const NARROW_PAGES = 4

/** With drawings beside text and across the page. */
const PRINTED = ['/site-reliability-engineering', '/etl-testing']

const sheetsIn = async (pdf: Uint8Array) => (await getDocumentProxy(new Uint8Array(pdf))).numPages

/** Pages with cards, accordions and heads of their own. */
const OTHERS = ['/services/product-engineering', '/industries', '/careers']

/** As few pages as show each kind of figure, all pages with a calculator, and a few others. */
function pagesToCompare(): string[] {
  const figuresOn = new Map(
    readSite(filesIn('.')).published.map(({ path, outline }) => [
      path,
      new Set(
        outline?.blocks
          .filter(({ name }) => name === 'Figure')
          .map(({ props }) => (props.value as { name: string }).name),
      ),
    ]),
  )
  const missing = new Set([...figuresOn.values()].flatMap((names) => [...names]))
  const chosen = new Set<string>()
  const take = (path: string) => {
    chosen.add(path)
    for (const name of figuresOn.get(path) ?? []) missing.delete(name)
  }
  for (const path of OTHERS) take(path)
  for (const path of paths)
    if (readOut(fileOf(path)).includes('class="calculator-grid"')) take(path)
  while (missing.size > 0) {
    const gain = (path: string) => figuresOn.get(path)?.intersection(missing).size ?? 0
    const [best = ''] = paths.toSorted((a, b) => gain(b) - gain(a))
    if (gain(best) === 0) throw new Error(`No page in out/ shows ${[...missing].join(', ')}.`)
    take(best)
  }
  return [...chosen]
}

const inPlaywright = (page: Page): Pick<Driver, 'run' | 'screenshot'> => ({
  run: (code, ...args) =>
    page.evaluate(`(${code})(...${JSON.stringify(args)})`) as ReturnType<typeof code> as never,
  screenshot: () => page.screenshot(),
})

/** Returns what differs between a page's labels here and in Chromium. */
function differences(labels: readonly Measured[], reference: readonly Measured[]): string[] {
  const texts = (all: readonly Measured[]) => all.map(({ text }) => text)
  expect(texts(labels), 'the same labels').toEqual(texts(reference))
  return labels.flatMap(({ text, ink, overlaps }, index) => {
    const { ink: expected = 0, overlaps: known = [] } = reference[index] ?? {}
    const share = ink / expected
    const added = overlaps.filter((other) => !known.includes(other))
    return [
      ...(share < LEAST || share > MOST
        ? [`"${text}" has ${Math.round(share * 100)} % of its ink`]
        : []),
      ...added.map((other) => `"${text}" lies on "${other}"`),
    ]
  })
}

inOtherBrowsers((browser) => {
  /** Opens a page in both browsers, at the same width. */
  const openBoth = async (page: Page, path: string, baseURL: string | undefined, width: number) => {
    const url = new URL(path, baseURL).href
    await browser.driver.resize(width)
    await browser.driver.open(url)
    const size = await browser.driver.run(() => ({ width: innerWidth, height: innerHeight }))
    await page.setViewportSize(size)
    await page.goto(url)
  }

  for (const [index, path] of pagesToCompare().entries())
    test(`labels on ${path} look as in Chromium`, async ({ page, baseURL }) => {
      const faults: string[] = []
      // The narrow form of a drawing is drawn by the same code, so a few pages stand for all.
      for (const width of index < NARROW_PAGES ? [WIDE, browser.narrowest] : [WIDE]) {
        await openBoth(page, path, baseURL, width)
        const labels = await measureLabels(browser.driver)
        const reference = await measureLabels(inPlaywright(page))
        expect(labels.length).toBeGreaterThan(0)
        const found = differences(labels, reference)
        faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
      }
      expect(faults).toEqual([])
    })

  for (const path of PRINTED)
    test(`${path} takes no more sheets of paper than in Chromium`, async ({ page, baseURL }) => {
      const url = new URL(path, baseURL).href
      await browser.driver.open(url)
      const pdf = await browser.driver.pdf?.()
      // WebKitGTK cannot print to a file.
      if (!pdf) return
      await page.goto(url)
      const sheets = await sheetsIn(await page.pdf({ format: 'A4' }))
      expect(await sheetsIn(pdf)).toBeLessThanOrEqual(sheets)
    })

  test('a label that is cut into pieces would be found', async ({ page, baseURL }) => {
    await openBoth(page, '/how-we-work', baseURL, WIDE)
    const reference = await measureLabels(inPlaywright(page))
    await browser.driver.run(() => {
      for (const text of document.querySelectorAll<SVGTextElement>('.halo text'))
        text.style.paintOrder = 'fill stroke'
    })
    expect(differences(await measureLabels(browser.driver), reference)).not.toEqual([])
  })
})
