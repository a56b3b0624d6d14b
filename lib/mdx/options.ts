/**
 * How the pages of `content/` are compiled.
 *
 * Plugins are named by path, because Turbopack passes the options of a loader on as JSON.
 */
import { join } from 'node:path'
import type { Pluggable } from 'unified'
import { repositoryRoot } from '#lib/content/files.ts'

const pathOf = (file: string) => join(repositoryRoot(), 'lib/mdx', file)

/** For `@next/mdx`. */
export const mdxOptions = {
  remarkPlugins: [
    'remark-frontmatter',
    pathOf('remarkTables.ts'),
    pathOf('remarkBlocks.ts'),
    pathOf('remarkPhotographs.ts'),
  ],
  rehypePlugins: ['rehype-slug', pathOf('rehypeLead.ts'), pathOf('rehypeAskLink.ts')],
}

const load = (paths: readonly string[]): Promise<Pluggable[]> =>
  Promise.all(paths.map(async (path) => (await import(/* turbopackIgnore: true */ path)).default))

/** The same for `@mdx-js/mdx`, which takes the plugins themselves. */
export const loadMdxOptions = async () => ({
  remarkPlugins: await load(mdxOptions.remarkPlugins),
  rehypePlugins: await load(mdxOptions.rehypePlugins),
})
