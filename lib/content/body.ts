import type { MDXContent } from 'mdx/types.js'

/**
 * The compiled MDX of a page, as a component. Only for Next, whose bundler compiles `content/`; the registry in
 * `pages.ts` reads the same files as text.
 *
 * @param path address of a page of the registry, such as `/services/devops`
 */
export async function loadBody(path: string): Promise<MDXContent> {
  const services = '/services/'
  const module = path.startsWith(services)
    ? await import(`../../content/services/${path.slice(services.length)}.mdx`)
    : await import(`../../content/${path === '/' ? 'index' : path.slice(1)}.mdx`)
  return module.default
}
