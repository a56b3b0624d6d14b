import { evaluate } from '@mdx-js/mdx'
import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import * as runtime from 'react/jsx-runtime'
import { mdxOptions } from '#lib/mdx/options.ts'
import { useMDXComponents as siteComponents } from '../../mdx-components.tsx'

const pluginsAt = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await import(path)).default))

const plugins = {
  remarkPlugins: await pluginsAt(mdxOptions.remarkPlugins),
  rehypePlugins: await pluginsAt(mdxOptions.rehypePlugins),
}

/** Compiles MDX as the build does, with the site's blocks. Throws a VFileMessage for what would stop the build. */
export async function compileMdx(source: string) {
  const { default: Body } = await evaluate(source, { ...runtime, ...plugins, useMDXComponents })
  return (
    <MDXProvider components={siteComponents()}>
      <Body />
    </MDXProvider>
  )
}
