/** What several tests do on a page that is open. */
import type { Page } from '@playwright/test'

/** Opens every accordion of the page's own content, all at once. */
export const openAccordions = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      item.removeAttribute('name')
      item.open = true
    }
  })

/** Brings every island of the page to life, as a visitor does who scrolls down to it and points at it. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.dispatchEvent('pointerover')
    await island.and(page.locator('[data-alive]')).waitFor({ state: 'attached' })
  }
}

/** Opens a page with all that it has: its islands alive, its accordions open. */
export async function openFully(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wakeIslands(page)
  await openAccordions(page)
}

/** Spaces lines, letters, words and paragraphs as a reader may (WCAG 1.4.12), by the last of the page's own sheets. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(spacing)
  })

/** Begins every sentence, name and place of the page with a word that is longer than a narrow column. */
export const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      if (
        nodeValue?.trim() &&
        parentElement?.closest(
          ':is(main, footer) :is(h1, h2, h3, p, li, blockquote, address, dt, dd)',
        ) &&
        !parentElement.closest('svg, table, button, .button, .label')
      )
        texts.currentNode.nodeValue = `Anwendungsentwicklungsqualitätssicherung ${nodeValue}`
    }
  })

/** How far down the page its own links to contact stand: 0 is its top, 1 its end. */
export const contactLinks = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main a[href^="/contact-us"]'),
      (link) =>
        (link.getBoundingClientRect().top + scrollY) / document.documentElement.scrollHeight,
    ),
  )

/**
 * Long words that headings must have room for. An author may write longer ones, and no column has room for any. A large title
 * is short, one with a longer word is set smaller, and most headings of the home page are specified.
 */
const LONG_WORDS = { any: 'Recommendation', inLargeTitle: 'Accessibility', atHome: 'Communication' }

/** Headings that have no room for a long word on one line, whatever they say now. The hero's lines have a test of their own. */
export const splitWords = (page: Page) =>
  page.evaluate(({ any, inLargeTitle, atHome }) => {
    const headings = document.querySelectorAll('main :is(h1, h2, h3, h1 a, h2 a, h3 a)')
    const texts = Array.from(headings, ({ firstChild }) => firstChild).filter(
      (node) =>
        node instanceof Text &&
        node.data.trim() !== '' &&
        !node.parentElement?.closest('.hero-cube-face'),
    ) as Text[]
    const words = texts.map(({ data }) => data)
    const elsewhere = location.pathname === '/' ? atHome : any
    for (const text of texts)
      text.data = text.parentElement?.closest('.page-title-words h1:not(.page-title-long)')
        ? inLargeTitle
        : elsewhere
    const range = new Range()
    const isSplit = texts.map((text) => {
      range.selectNodeContents(text)
      return range.getClientRects().length > 1
    })
    for (const [index, text] of texts.entries()) text.data = words[index] ?? ''
    return words.filter((_, index) => isSplit[index])
  }, LONG_WORDS)

/** What sticks out of the window on its right. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width)
      return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)} at ${width} px`)
  })

/** How high a page is above its footer, which is as high as its owner has offices, partners and links. */
export const heightAboveFooter = (page: Page) =>
  page.evaluate(
    () => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY,
  )
