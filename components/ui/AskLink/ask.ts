import { getData } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'

/** What a page's links to contact carry along. */
export interface Ask {
  topic: string
  /** Names the sample document that the page is: the visitor's comment begins with it. */
  comment?: string
}

/** What visitors of a page can ask about. The pages below /evidence are sample documents, and lead to one like them. */
export function askOf(page: Page): Ask | undefined {
  if (!('contact' in page)) return undefined
  const topic = page.contact.about
  return 'parent' in page && page.parent === '/evidence'
    ? {
        topic,
        comment: `We would like such a document: ${page.title}\n${getData().site.url}${page.path}`,
      }
    : { topic }
}
