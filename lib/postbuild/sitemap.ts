/** Holds the sitemap against the pages that were built: what one has and the other has not is a mistake in either. */
import { pagePathOf } from '../site/url.ts'
import type { Problems } from './problems.ts'

/** File of the sitemap in `out/`. */
export const SITEMAP = 'sitemap.xml'

/** @param pages files of `out/`, and whether each asks search engines to leave it out. */
export function checkSitemap(
  sitemap: string,
  pages: readonly { file: string; hidden: boolean }[],
  problems: Problems,
): void {
  const addresses = sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)
  const listed = new Set(addresses.map(([, address = '']) => new URL(address).pathname))
  for (const { file, hidden } of pages) {
    const path = pagePathOf(file)
    if (path === undefined || hidden || listed.delete(path)) continue
    problems.add(
      file,
      'a page that the sitemap lacks',
      'it in app/sitemap.ts, or `robots: { index: false }` in its metadata where nobody should find it',
    )
  }
  for (const path of listed)
    problems.add(
      SITEMAP,
      `${path}, where no page stands that search engines may list`,
      'pages that were built',
    )
}
