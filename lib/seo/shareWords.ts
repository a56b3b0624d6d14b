/** What stands on a page's share image. */
import { getData, getPage } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'

/** Of every share image, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export interface ShareWords {
  title: string
  /** Where the page belongs among the services: the page above it, or all of them. */
  section?: string
  /** Name of the provider. */
  name: string
}

/** The words on the share image of a page. */
export function shareWords(page: Page): ShareWords {
  const { site, navigation } = getData()
  const words = { title: page.title, name: site.legalName }
  if (!('parent' in page)) return words
  return {
    ...words,
    section: page.parent === '/' ? navigation.services.label : getPage(page.parent).title,
  }
}

/** The same for those who do not see the picture. */
export function shareAlt({ title, section, name }: ShareWords): string {
  return [title, section, name].filter((words) => words !== undefined).join(' · ')
}
