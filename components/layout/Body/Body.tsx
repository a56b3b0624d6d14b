import { Mdx } from '#components/mdx.tsx'
import type { Page } from '#lib/content/schema.ts'

type Props = { page: Page }

/**
 * What stands under the front matter of a page. Compiled while the page renders and not by the bundler, to which a
 * thousand pages more would be a thousand modules.
 */
export async function Body({ page }: Props) {
  // Names the file to the development server, which refreshes open tabs when it changes.
  if (process.env.NODE_ENV === 'development') await import(`../../../${page.file.slice(0, -4)}.mdx`)
  return <Mdx text={page.body} />
}
