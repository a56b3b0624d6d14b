/** Which pages are published: not drafts, and not those whose day has not come. */
import { isDay } from '#lib/content/days.ts'
import type { Layout } from '#lib/content/schema.ts'
import { field, layoutOf, type Site, type SitePage } from './site.ts'
import { valueAt } from './source.ts'

/** Layouts of pages that the site never does without: what they say of drafts and days counts for nothing. */
const ALWAYS: readonly string[] = [
  'home',
  'industries',
  'about',
  'careers',
  'contact',
  'siteIndex',
] satisfies Layout[]

const canWait = (page: SitePage) => !ALWAYS.includes(layoutOf(page) ?? '')

/** Whether a page says that it is a draft. */
export function isDraft(page: SitePage): boolean {
  return canWait(page) && valueAt(page.yaml?.value, ['draft']) === true
}

/** Later than every day. */
const NEVER = '9999-99-99'

/**
 * The first day on which a page is published, as `2027-06-30`; empty where it is published today, and later than
 * any day for a draft, so that two of these can be compared.
 */
export function publishedFrom(site: Pick<Site, 'today'>, page: SitePage): string {
  if (isDraft(page)) return NEVER
  const day = field(page, 'publishAt')?.value ?? ''
  return canWait(page) && isDay(day) && day > site.today ? day : ''
}

/** Whether a build of today has the page. */
export function isPublished(site: Pick<Site, 'today'>, page: SitePage): boolean {
  return publishedFrom(site, page) === ''
}

/** Pages that are published stand first: where two say the same, the one that is not published gives way. */
export function publishedFirst(site: Site): SitePage[] {
  return [...site.pages].sort((a, b) => {
    const [one, two] = [publishedFrom(site, a), publishedFrom(site, b)]
    return one < two ? -1 : one > two ? 1 : 0
  })
}
