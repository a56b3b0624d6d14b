import { evaluate } from '@mdx-js/mdx'
import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import * as runtime from 'react/jsx-runtime'
import { loadMdxOptions } from '#lib/mdx/options.ts'
import { useMDXComponents as siteComponents } from '../../mdx-components.tsx'

const options = { ...(await loadMdxOptions()), ...runtime, useMDXComponents }

/** Compiles MDX as the build does, with the site's blocks. Throws a VFileMessage for what would stop the build. */
export async function compileMdx(source: string) {
  const { default: Body } = await evaluate(source, options)
  return (
    <MDXProvider components={siteComponents()}>
      <Body />
    </MDXProvider>
  )
}
