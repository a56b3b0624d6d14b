/** Anchors: those that headings, sections and layouts add to a page, each once. */

import { FRAME_ANCHORS } from '#check/parse/layouts.ts'
import { layoutOf, rulesOf, type SitePage } from '#check/parse/page.ts'
import type { PageInSiteRule, Site } from '#check/parse/site.ts'
import { listAt, repeatsIn, valueAt } from '#check/parse/source.ts'
import { rule } from '#check/problems.ts'
import { faqAnchor } from '#lib/content/schema.ts'

const anchor = rule(
  'anchor',
  'Headings become anchors, and the page frame adds a few of its own',
  'A link leads to each',
)

const layoutAnchors = ({ data }: Site, page: SitePage) => [
  ...(rulesOf(page).anchors ?? []),
  ...(valueAt(page.yaml?.value, ['glance']) ? ['at-a-glance'] : []),
  ...listAt(page.yaml?.value, ['faqs']).map((_, index) => faqAnchor(index)),
  ...(layoutOf(page) === 'industries' ? (data.industries ?? []).map(({ id }) => id) : []),
  ...(page.outline?.blocks.some(({ name }) => name === 'Answers')
    ? (data['due-diligence']?.lines ?? []).map(({ id }) => id)
    : []),
]

/** Returns the anchors of a page that authors may want: those in its text, and those its layout adds. */
export const anchorsOf = (site: Site, page: SitePage): string[] => [
  ...(page.outline?.anchors ?? []).map(({ id }) => id),
  ...layoutAnchors(site, page),
]

/** Checks that each anchor of a page is there once. */
export const checkAnchors: PageInSiteRule = (page, report, site) => {
  const added = new Set([...FRAME_ANCHORS, ...layoutAnchors(site, page)])
  const anchors = [
    ...Array.from(added, (id) => ({ id, place: undefined })),
    ...(page.outline?.anchors ?? []),
  ]
  for (const [{ id, place }] of repeatsIn(anchors, (anchor) => anchor.id))
    report(
      place,
      anchor({
        found: `the anchor #${id} appears twice on this page`,
        remedy: 'Give the section another id, or reword the heading',
        inEditor: {
          found: `the address #${id} appears twice on this page`,
          remedy: 'Give the section another short name, or reword the heading',
        },
      }),
    )
}
