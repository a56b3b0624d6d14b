/** How the site index parts the pages: the services, each with the pages under it, and those that belong to none. */
import { getChildren, getPage, getPageOf } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'

/** The pages under the home page: those that have pages under them, and all others but the index itself. */
export function indexedPages(): { services: Page[]; others: Page[] } {
  const self = getPageOf('siteIndex').path
  const top = getChildren('/').filter(({ path }) => path !== self)
  const isService = ({ path }: Page) => getChildren(path).length > 0
  return {
    services: top.filter(isService),
    others: [getPage('/'), ...top.filter((page) => !isService(page))],
  }
}
