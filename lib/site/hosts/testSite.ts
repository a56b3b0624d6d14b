import { ALIASES } from '../redirects.ts'
import type { HostedPage, HostedSite } from './site.ts'

const pageAt = (path: string, file = `${path}.html`): HostedPage => ({
  path,
  file,
  policy: `default-src 'none'; style-src 'sha256-${path.length}+/='; frame-ancestors 'none'`,
})

/** A site for tests of host configurations. */
export function testSite(more: Partial<HostedSite> = {}): HostedSite {
  return {
    pages: [pageAt('/', '/index.html'), pageAt('/about-us'), pageAt(ALIASES['/ui-ux-testing'] ?? '')],
    notFound: { ...pageAt('/404'), policy: "default-src 'none'; frame-ancestors 'none'" },
    files: ['/_next/static/site.c4d092a48cc871c5.js', '/robots.txt', '/speculation-rules.json'],
    ...more,
  }
}

/** A site of so many pages. */
export function largeSite(pages: number): HostedSite {
  return testSite({ pages: Array.from({ length: pages }, (_, number) => pageAt(`/page-${number}`)) })
}
