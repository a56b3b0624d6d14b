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

/** As long as "Recommendation". An author may write longer words, and no column has room for any. */
const MAX_WHOLE_WORD = 14

/** Words of headings that do not fit on a line and go on in the next one. */
export const splitWords = (page: Page) =>
  page.evaluate(
    (maxLength) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h1 a, h2 a, h3 a)')].flatMap(
        ({ firstChild: text }) =>
          (text?.nodeValue?.match(/[\w’]+/g) ?? []).filter((word) => {
            const range = new Range()
            range.setStart(text as Node, String(text?.nodeValue).indexOf(word))
            range.setEnd(text as Node, range.startOffset + word.length)
            return word.length <= maxLength && range.getClientRects().length > 1
          }),
      ),
    MAX_WHOLE_WORD,
  )

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
