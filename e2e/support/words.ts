import type { Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Page } from './test.ts'

/**
 * What stands on a page and not in its twin, which is for reading:
 * the breadcrumb, which the twin has below its title;
 * what is operated, with the labels between buttons, and the link that only glides down the page;
 * what is drawn, or set large a second time, and not read out;
 * the headlines, which a script fetches, and what is said in their place without scripts;
 * what the careers page repeats from its dialog for those without scripts.
 */
const NOT_IN_TWINS = [
  'nav[aria-label="Breadcrumb"]',
  'button, button ~ span, form, a[data-glide]',
  '[aria-hidden="true"], img, svg:not([role="img"])',
  '[data-island="NewsStrip"], noscript',
  'script, style',
].join()

/** Words as readers tell them apart: without the punctuation around them. */
export const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+]+$/gu, ''))
    .filter((word) => word !== '')

/** The words of a page's own content, in order, read from its HTML by the browser's own parser. */
export async function wordsOfPage(page: Page, html: string): Promise<string[]> {
  const text = await page.evaluate(
    ([html, apart]) => {
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
      for (const element of main?.querySelectorAll(apart) ?? []) element.remove()
      // A drawing is read by its name, as it is for those who do not see it; its labels are part of the picture.
      for (const drawing of main?.querySelectorAll('[role="img"]') ?? [])
        drawing.replaceWith(`Figure: ${drawing.getAttribute('aria-label')} `)
      const texts = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT)
      const found: (string | null)[] = []
      while (texts.nextNode()) found.push(texts.currentNode.textContent)
      return found.join(' ')
    },
    [html, NOT_IN_TWINS] as const,
  )
  return wordsIn(text)
}

export interface Twin {
  title: string
  /** Words of the breadcrumb. */
  trail: string[]
  /** All words but those of the lines between title and text. */
  words: string[]
  /** Targets of all links. */
  links: string[]
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join(' ') : ''

const linksIn = (node: Nodes): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(linksIn) : []),
]

/** What a reader of Markdown makes of a twin. */
export function readTwin(markdown: string, isHome: boolean): Twin {
  const [title, address, ...rest] = unified().use(remarkParse).parse(markdown).children
  const trail = isHome ? [] : rest.splice(0, 1)
  return {
    title: title ? textOf(title) : '',
    trail: wordsIn(trail.map(textOf).join(' ')),
    words: wordsIn([...(title ? [title] : []), ...rest].map(textOf).join(' ')),
    links: [...(address ? [address] : []), ...trail, ...rest].flatMap(linksIn),
  }
}
