/** The anchors of a page that a link may lead to: those in its text, and those that its layout adds. */
import { faqAnchors } from '#lib/content/faqs.ts'
import type { Layout } from '#lib/content/schema.ts'
import { layoutOf, type Site, type SitePage } from './site.ts'

/** Ids that the frame of every page has (components/layout). */
export const FRAME = ['main', 'menu', 'footer-services', 'footer-quick'] as const

/** Ids that the layouts in components/layout write themselves. */
export const LAYOUTS: Record<Layout, readonly string[]> = {
  detail: ['related'],
  landing: ['related', ...faqAnchors],
  home: ['why'],
  industries: ['related'],
  about: ['related'],
  careers: ['values', 'positions', 'related'],
  contact: ['email', 'comment', 'related'],
  text: [],
  siteIndex: [],
}

const isLayout = (layout: string | undefined): layout is Layout =>
  layout !== undefined && Object.hasOwn(LAYOUTS, layout)

/** Anchors that do not come from the text of the page: no heading of it may take one of them. */
export function layoutAnchors(site: Site, page: SitePage): string[] {
  const layout = layoutOf(page)
  return [
    ...FRAME,
    ...(isLayout(layout) ? LAYOUTS[layout] : []),
    ...(layout === 'industries' ? (site.data.industries ?? []).map((industry) => industry.id) : []),
  ]
}

export interface Anchors {
  /** Every anchor that a link to the page may name. */
  all: string[]
  /** Those worth naming to an author: without the frame that every page has. */
  named: string[]
}

/** The anchors of a page. */
export function anchorsOf(site: Site, page: SitePage): Anchors {
  const own = (page.outline?.anchors ?? []).map((anchor) => anchor.id)
  const layout = layoutAnchors(site, page)
  const frame: readonly string[] = FRAME
  return { all: [...own, ...layout], named: [...own, ...layout.filter((id) => !frame.includes(id))] }
}
