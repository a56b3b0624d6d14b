/** The list of addresses that answered in the last release, by which the check notices what is gone. */
import type { Redirect } from '#lib/content/data.ts'
import { isPublished } from './publication.ts'
import type { Site } from './site.ts'

/** Every address that answers today: pages, and old addresses that redirect. */
export function answering(site: Site): string[] {
  const pages = site.pages.filter((page) => isPublished(site, page)).map(({ path }) => path)
  const redirects = (site.data.redirects ?? []).map(({ from }: Redirect) => from)
  return [...new Set([...pages, ...redirects])].sort()
}

/** The list as the text of its file. */
export function releasedFile(paths: readonly string[]): string {
  return `# Every address that answered in the last release, redirects included. Written by \`npm run release:paths\`, never by
# hand: by this list the check notices an address that answers no longer.
${paths.length > 0 ? paths.map((path) => `- ${path}`).join('\n') : '[]'}
`
}
