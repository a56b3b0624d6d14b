/** The Markdown twin of a page: all that it says, for readers that are programs. */

import { getData, getTrail } from '#lib/content/pages.ts'
import { getPageText } from '#lib/content/pageText.ts'
import type { Page } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import { absoluteUrl } from '#lib/site/url.ts'
import type { Url } from './blocks.ts'
import { bodyMarkdown } from './body.ts'
import { layouts } from './layouts.ts'
import { heading, joined, link, paragraph, text } from './markdown.ts'

/** The twin of a page: title, canonical address, the pages above it, and its words. Links lead to canonical addresses. */
export function twinOf(page: Page): string {
  const { site } = getData()
  const url: Url = (target) => {
    if (target.startsWith('#')) return absoluteUrl(site.url, page.path) + target
    return target.startsWith('/') ? absoluteUrl(site.url, target) : target
  }
  const trail = getTrail(page.path).map(({ path, title }) =>
    link(text(path === '/' ? messages.home : title), url(path)),
  )
  const title = text(page.title)
  // The map of layouts has checked each pair, and the union loses which goes with which.
  const layout = layouts[page.layout] as (page: Page, body: string, url: Url) => string
  return `${joined([
    heading(1, title),
    `<${url(page.path)}>`,
    trail.length > 0 ? paragraph([...trail, title].join(' › ')) : '',
    layout(page, bodyMarkdown(getPageText(page.path), url), url),
  ])}\n`
}
