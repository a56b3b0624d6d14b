/** Each page in one visit: light on a phone, narrow and wide in between, dark on a desk. */
import { violations } from './support/axe.ts'
import { paths } from './support/out.ts'
import { expect, type Page, test } from './support/test.ts'
import { openAccordions, tooWide, wakeIslands } from './support/visit.ts'

// Less motion, as a color in the middle of its change is no color to judge.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

type Reading = { shown: string; text: string; links: string[]; head: string[] }
type Reader = Window & { read: () => Reading; asParsed: Reading }

/** Takes down what a crawler without scripts would read: just before the first script of the page runs. */
const readAsParsed = (page: Page) =>
  page.addInitScript(() => {
    // Headlines come by script, `noscript` speaks to those without; whatever else scripts changed, a crawler would miss.
    const APART = '[data-island="NewsStrip"], noscript, script, style'
    const FILES = 'script, style, link:is([rel*="preload"], [rel="stylesheet"], [rel="prefetch"])'
    const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
    const read = (): Reading => {
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll(APART)) element.remove()
      // Islands look different when they are alive; hidden by a sheet of their own, they do not notice.
      const hide = new CSSStyleSheet()
      hide.replaceSync(`:is([data-island], ${APART}) { display: none !important }`)
      document.adoptedStyleSheets.push(hide)
      const shown = tidy(document.body.innerText)
      document.adoptedStyleSheets.pop()
      return {
        shown,
        text: tidy(copy.textContent),
        links: Array.from(
          copy.querySelectorAll('a'),
          (a) => `${tidy(a.textContent)} → ${a.getAttribute('href')}`,
        ),
        head: Array.from(document.head.children, (one) => (one.matches(FILES) ? '' : one.outerHTML)).filter(
          Boolean,
        ),
      }
    }
    Object.assign(window, { read })
    document.addEventListener('readystatechange', () => Object.assign(window, { asParsed: read() }), {
      once: true,
    })
  })

for (const path of paths) {
  test(`page ${path}`, async ({ page }) => {
    await readAsParsed(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()).not.toHaveProperty('x-robots-tag')
    await expect(page, 'no redirect').toHaveURL(path)
    await wakeIslands(page)

    const { asParsed, now } = await page.evaluate(() => {
      const { asParsed, read } = window as unknown as Reader
      return { asParsed, now: read() }
    })
    expect(now, 'the same with scripts and without').toEqual(asParsed)
    expect(asParsed.shown.length).toBeGreaterThan(300)

    await openAccordions(page)
    expect(await violations(page), 'axe on a phone, light').toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await tooWide(page)).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const bar = await page.getByRole('banner').boundingBox()
    const first = await page.locator('main *').first().boundingBox()
    expect(first?.y, 'the content begins below the fixed bar').toBeGreaterThanOrEqual(bar?.height ?? 0)

    await page.setViewportSize({ width: 768, height: 800 })
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
      document.adoptedStyleSheets.push(spacing)
    })
    expect(await tooWide(page), "with a reader's own text spacing").toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.pop())

    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of [768, 1920, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page)).toEqual([])
    }
    expect(await violations(page), 'axe on a desk, dark').toEqual([])
  })
}
