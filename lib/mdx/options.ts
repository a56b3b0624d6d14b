/**
 * How the pages of `content/` are compiled, for `@next/mdx` and for the tests.
 *
 * Plugins are named by path, because Turbopack passes the options of a loader on as JSON.
 */
import { join } from 'node:path'

const pathOf = (file: string) => join(import.meta.dirname, file)

export const mdxOptions = {
  remarkPlugins: [
    'remark-frontmatter',
    pathOf('remarkTables.ts'),
    pathOf('remarkBlocks.ts'),
    pathOf('remarkPhotographs.ts'),
  ],
  rehypePlugins: ['rehype-slug', pathOf('rehypeLead.ts')],
}
