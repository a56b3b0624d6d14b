/** Checks everything about each page in one visit: on a phone in light, on a desktop in dark, in sizes in between, and on paper. */
import { readFileSync } from 'node:fs'
import { LAYOUTS } from '#check/parse/layouts.ts'
import { readPage } from '#check/parse/page.ts'
import { linesOnPhone } from '#check/rules/page/room.ts'
import { getClaim, getPage, getPagesByLayout } from '#lib/content/pages.ts'
import { loadAxe, violations } from './support/axe.ts'
import { all, textsOf } from './support/html.ts'
import { paths } from './support/out.ts'
import { joined, sheetsOf, wordsOn } from './support/paper.ts'
import { expect, type Page, walk as test } from './support/test.ts'
import {
  contactLinks,
  openAccordions,
  spaceText,
  splitWords,
  tooWide,
  wakeIslands,
} from './support/visit.ts'

/** Pages that sell something. */
const services = new Set(getPagesByLayout('detail', 'landing').map(({ path }) => path))

type Reading = { shown: string; text: string; links: string[]; head: string[] }
type Reader = Window & { read: () => Reading; asParsed?: Reading }

/** Makes the page record what a crawler without scripts would read, just before its first script runs. */
const recordParsed = () => {
  // News and its heading are loaded by script, `noscript` is for visitors without, and a calculator's source shows only
  // in print. A crawler would miss anything else that scripts change.
  const CHANGED_BY_SCRIPTS =
    ':has(> [data-island="NewsStrip"]), .calculator-source, noscript, script, style'
  const FILES = 'script, style, link:is([rel*="preload"], [rel="stylesheet"], [rel="prefetch"])'
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const read = (): Reading => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll(CHANGED_BY_SCRIPTS)) element.remove()
    // Hydration changes how islands look, so this hides them, using a separate sheet that does not affect them.
    const hide = new CSSStyleSheet()
    hide.replaceSync(`:is([data-island], ${CHANGED_BY_SCRIPTS}) { display: none !important }`)
    document.adoptedStyleSheets.push(hide)
    const shown = tidy(document.body.innerText)
    document.adoptedStyleSheets.pop()
    const links = [...copy.querySelectorAll('a')]
    const head = [...document.head.children].filter((element) => !element.matches(FILES))
    return {
      shown,
      text: tidy(copy.textContent),
      // A calculator puts its result behind the # of the link that sends it.
      links: links.map(
        (a) => `${tidy(a.textContent)} → ${a.getAttribute('href')?.replace(/#write=.*/, '')}`,
      ),
      head: head.map(({ outerHTML }) => outerHTML),
    }
  }
  Object.assign(window, { read })
  const parsed = () => Object.assign(window, { asParsed: read() })
  document.addEventListener('readystatechange', parsed, { once: true })
}

/** Lists what could move despite reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const styled = [...document.querySelectorAll('body *')].filter((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part)
        return animationName !== 'none' || /[1-9]/.test(transitionDuration)
      }),
    )
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return [
      ...styled.map((element) => `${element.localName}.${element.classList}`),
      ...running.map(({ id }) => `animation ${id}`),
    ]
  })

async function expectContactNear(page: Page): Promise<void> {
  const [first] = await contactLinks(page)
  const screen = await page.evaluate(() => innerHeight / document.documentElement.scrollHeight)
  expect(first, 'a first link to contact').toBeLessThan(1.5 * screen)
}

/** What a buyer gets stands first, and on a phone before any picture. */
async function expectWhatYouGet(page: Page): Promise<void> {
  const result = page.getByRole('main').locator('dt').first()
  await expect(result).toHaveText('What you get')
  const picture = page.getByRole('main').locator('figure').first()
  const tops = await Promise.all(
    [result, picture].map(async (part) => (await part.boundingBox())?.y),
  )
  expect(tops[0]).toBeLessThan(tops[1] ?? 0)
}

/** How many more lines of a phone the check would let the texts of a page take. */
function linesLeft(path: string): number {
  const { file, layout } = getPage(path)
  const page = readPage(file, path, readFileSync(file, 'utf8'), (id) => getClaim(`${id}`).phrase)
  return (LAYOUTS[layout].lines ?? 0) - linesOnPhone(page)
}

/**
 * Expects the page to end soon on a phone, even if it says as much as the check lets it. Calculators do not count, nor does
 * the footer, which is about a screen more, or as many as its owner has offices, partners and links.
 */
async function expectFewScreens(page: Page, path: string): Promise<void> {
  const height = await page
    .locator('.section-text')
    .first()
    .evaluate((text, lines) => {
      const list = document.createElement('ul')
      for (let line = 0; line < lines; line++)
        list.append(Object.assign(document.createElement('li'), { textContent: 'An item' }))
      text.append(list)
      const bottom = (text.closest('main')?.getBoundingClientRect().bottom ?? 0) + scrollY
      list.remove()
      return bottom
    }, linesLeft(path))
  const calculators = await page
    .locator('.calculator')
    .evaluateAll((all) => all.reduce((sum, { clientHeight }) => sum + clientHeight, 0))
  expect((height - calculators) / 844, 'screens of a phone').toBeLessThan(10.5)
}

/**
 * Expects the page to begin on its first sheet of paper, which a document at its head must not push away: it is as high as
 * its words need. Drawings are lower, and `print.spec.ts` prints pages of each kind.
 */
async function expectTitleOnFirstSheet(page: Page, path: string): Promise<void> {
  if (all(path, '.page-title-head .artifact').length === 0) return
  const pdf = await page.pdf({ format: 'A4', pageRanges: '1' })
  const [title = ''] = textsOf(path, 'h1')
  expect(wordsOn(await sheetsOf(pdf)), 'the first sheet').toContain(joined(title))
}

let prepared: Page | undefined

// Once per worker's window. `beforeAll` would make one worker run all tests in this file.
test.beforeEach(async ({ page }) => {
  if (page === prepared) return
  await page.addInitScript(recordParsed)
  await loadAxe(page)
  prepared = page
})

for (const path of paths) {
  test(`page ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()).not.toHaveProperty('x-robots-tag')
    expect(new URL(page.url()).pathname, 'no redirect').toBe(path)
    await wakeIslands(page)
    const { asParsed, now } = await page.evaluate(() => {
      const { asParsed, read } = window as unknown as Reader
      return { asParsed, now: read() }
    })
    expect(now, 'the same with and without scripts').toEqual(asParsed)
    expect(now.shown.length).toBeGreaterThan(300)

    if (services.has(path)) {
      await expectContactNear(page)
      await expectWhatYouGet(page)
      await expectFewScreens(page, path)
      const places = await contactLinks(page)
      const inTheMiddle = places.filter((place) => place > 0.3 && place < 0.7)
      expect(inTheMiddle, 'links to contact in mid-page').not.toEqual([])
    }

    await openAccordions(page)
    expect(await moving(page), 'under reduced motion').toEqual([])
    expect(await violations(page, 'light'), 'axe on a phone').toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await tooWide(page)).toEqual([])
    expect(await splitWords(page)).toEqual([])
    const [bar = 0, first = 0] = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      const boxes = ['body > header', 'main *'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return [boxes[0]?.bottom, boxes[1]?.top]
    })
    expect(first, 'the content starts below the fixed bar').toBeGreaterThanOrEqual(bar)

    await page.setViewportSize({ width: 768, height: 800 })
    expect(await tooWide(page)).toEqual([])
    expect(await splitWords(page)).toEqual([])
    await spaceText(page)
    expect(await tooWide(page), "with a reader's own text spacing").toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.pop())
    for (const width of [900, 1025]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await splitWords(page), `words divided at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    if (services.has(path)) await expectContactNear(page)
    expect(await tooWide(page)).toEqual([])
    expect(await violations(page, 'dark'), 'axe on a desktop').toEqual([])
    await expectTitleOnFirstSheet(page, path)
  })
}
