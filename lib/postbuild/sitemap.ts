/** Holds the sitemap against the pages that were built: what one has and the other has not is a mistake in either. */
import { pagePathOf } from '../site/url.ts'
import type { Problems } from './problems.ts'

/** File of the sitemap in `out/`. */
export const SITEMAP = 'sitemap.xml'

export interface BuiltPage {
  /** File of `out/`. */
  file: string
  /** Whether it asks search engines to leave it out. */
  hidden: boolean
}

/** Paths that a sitemap lists. */
export function pathsOfSitemap(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Adds a problem for each page that the sitemap lacks, and for each address in it at which no page stands. */
export function checkSitemap(sitemap: string, pages: readonly BuiltPage[], problems: Problems): void {
  const listed = new Set(pathsOfSitemap(sitemap))
  const shown = new Set<string>()
  for (const { file, hidden } of pages) {
    const path = pagePathOf(file)
    if (path === undefined || hidden) continue
    shown.add(path)
    if (listed.has(path)) continue
    problems.add(
      file,
      'a page that the sitemap lacks',
      'it in app/sitemap.ts, or `robots: { index: false }` in its metadata where nobody should find it',
    )
  }
  for (const path of listed.difference(shown)) {
    problems.add(
      SITEMAP,
      `${path}, where no page stands that search engines may list`,
      'pages that were built',
    )
  }
}
