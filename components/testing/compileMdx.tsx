import { evaluate } from '@mdx-js/mdx'
import { MDXProvider, useMDXComponents } from '@mdx-js/react'
import type { ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Ask } from '#components/ui/AskLink/ask.ts'
import { loadMdxOptions } from '#lib/mdx/options.ts'
import { useMDXComponents as siteComponents } from '../../mdx-components.tsx'

/** What a page of `content/` is compiled to. */
type PageModule = { default: ComponentType<{ ask: Ask | undefined }>; Lead?: ComponentType }

const options = { ...(await loadMdxOptions()), ...runtime, useMDXComponents }

/**
 * Compiles MDX as the build does, with the site's blocks; its lead comes first. Throws a VFileMessage for what would stop
 * the build. `ask` is what visitors of the page can ask about.
 */
export async function compileMdx(source: string, ask?: Ask) {
  const { default: Body, Lead } = (await evaluate(source, options)) as PageModule
  return (
    <MDXProvider components={siteComponents()}>
      {Lead && <Lead />}
      <Body ask={ask} />
    </MDXProvider>
  )
}
