import { getChildren, getData, getTrail } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { serializeGraph, structuredData } from '#lib/seo/jsonLd.ts'

type Props = {
  page: Page
  /** Day of the last change, where the page shows it. */
  updated?: string | undefined
}

/** What the page says about itself to search engines: the same facts that its visitors read. */
export function StructuredData({ page, updated }: Props) {
  // Pages that name none above them stand under the home page, and are not what it offers.
  const children = getChildren(page.path).filter((child) => 'parent' in child)
  const graph = structuredData({ data: getData(), page, trail: getTrail(page.path), children, updated })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its "<" escaped; as a child, React would escape its quotes.
      dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
    />
  )
}
