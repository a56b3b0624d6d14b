import type { Page } from '@playwright/test'

/** What a crawler takes from one page. */
export interface Visit {
  /** Links that lead to it from the home page, the shortest way. */
  clicks: number
  status: number
  /** Where the visit ended: another path where it was redirected. */
  arrivedAt: string
  /** Text as it is shown, without the islands, which look different when they are alive. */
  shown: string
  /** Whole text, folded parts and islands included. */
  text: string
  /** Words and target of each link. */
  links: string[]
  /** Paths of the site to which it leads. */
  internal: string[]
  /** Those among them that stand in its own content: neither in the frame of every page nor in the breadcrumb. */
  contextual: string[]
  /** What describes the page in its head. */
  head: string[]
}

/**
 * What differs with scripts by design: headlines come by script, and `noscript` speaks to those without. Whatever else
 * scripts changed would be missing for a crawler of one kind.
 */
const APART = '[data-island="NewsStrip"], noscript, script, style'

/** In the head, what loads files for browsers; the rest is what the page says of itself. */
const FILES =
  'script, style, link:is([rel="preload"], [rel="modulepreload"], [rel="stylesheet"], [rel="prefetch"])'

async function look(page: Page): Promise<Omit<Visit, 'clicks' | 'status' | 'arrivedAt'>> {
  return page.evaluate(
    ([apart, files]) => {
      const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll(apart)) element.remove()
      // Hidden by a sheet of its own and not taken out: the page is alive, and its islands are not to notice.
      const hide = new CSSStyleSheet()
      hide.replaceSync(`:is([data-island], ${apart}) { display: none !important }`)
      document.adoptedStyleSheets.push(hide)
      const paths = (links: Iterable<HTMLAnchorElement>) => {
        const targets = Array.from(links, (link) => new URL(link.getAttribute('href') ?? '', location.href))
        return [
          ...new Set(targets.filter(({ origin }) => origin === location.origin).map((url) => url.pathname)),
        ]
      }
      return {
        shown: tidy(document.body.innerText),
        text: tidy(copy.textContent),
        links: Array.from(
          copy.querySelectorAll('a'),
          (a) => `${tidy(a.textContent)} → ${a.getAttribute('href')}`,
        ),
        internal: paths(copy.querySelectorAll<HTMLAnchorElement>('a[href]')),
        contextual: paths(
          copy.querySelectorAll<HTMLAnchorElement>('main a[href]:not([aria-label="Breadcrumb"] *)'),
        ),
        head: Array.from(document.head.children)
          .filter((element) => !element.matches(files))
          .map((element) => element.outerHTML),
      }
    },
    [APART, FILES] as const,
  )
}

/** Brings every island of the page to life, as a visitor does who scrolls down to it. */
async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.and(page.locator('[data-alive]')).waitFor({ state: 'attached' })
  }
}

/** Follows every link inside the site from the home page on, each page once. */
export async function crawl(page: Page, scripts: boolean): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    const response = await page.goto(path)
    if (scripts) await wakeIslands(page)
    const seen = await look(page)
    const arrivedAt = new URL(page.url()).pathname
    visits.set(path, { clicks: count, status: response?.status() ?? 0, arrivedAt, ...seen })
    for (const target of seen.internal) if (!clicks.has(target)) clicks.set(target, count + 1)
  }
  return visits
}
