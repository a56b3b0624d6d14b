import { mdxComponents } from '#components/mdx.tsx'

/** Where `@next/mdx` looks for the components of MDX pages. */
export function useMDXComponents() {
  return mdxComponents
}
