import type { Page } from '@playwright/test'
import { fileOf, readOut } from './out.ts'

/** Label and target. */
type Found = [label: string, href: string]

export type Outline = {
  header: { first: Found | undefined; direct: Found[]; services: Found[]; bars: string[] }
  footer: { lists: Record<string, Found[]>; offices: string[]; outward: Found[]; text: string }
  titles: string[]
  aroundTitle: Found[]
  lastLink: Found | undefined
  illustratedSections: number
}

/**
 * What of a page the specification speaks about, read from its file by the browser's own parser: sixty-four pages in
 * the time that opening three of them takes.
 */
export const outlineOf = (page: Page, path: string): Promise<Outline> =>
  page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => Array.from(parsed.querySelectorAll(selector))
      const textOf = (element: Element | null | undefined) =>
        element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      const found = (link: Element): [string, string] => [textOf(link), link.getAttribute('href') ?? '']

      const inServices = all('body > header nav details details a')
      const lists = all('body > footer nav').map((nav): [string, [string, string][]] => [
        textOf(parsed.getElementById(nav.getAttribute('aria-labelledby') ?? '')),
        Array.from(nav.querySelectorAll('a'), found),
      ])
      return {
        header: {
          first: all('body > header a').map(found)[0],
          direct: all('body > header nav a')
            .filter((link) => !inServices.includes(link))
            .map(found),
          services: inServices.map(found),
          bars: all('body > header nav summary').map(textOf),
        },
        footer: {
          lists: Object.fromEntries(lists),
          offices: all('body > footer address').map(textOf),
          outward: all('body > footer a:not([href^="/"])').map(found),
          text: textOf(parsed.querySelector('body > footer')),
        },
        titles: all('h1').map(textOf),
        aroundTitle: all('h1 a').map(found),
        lastLink: all('main a').map(found).at(-1),
        illustratedSections: all('main section:has(h2):has(figure svg)').length,
      }
    },
    readOut(fileOf(path)),
  )
