/** Page files and their addresses, which map one to one. */

/** The repository's root: `next`, `jest` and the scripts of package.json all run there. */
export function repositoryRoot(): string {
  return /* turbopackIgnore: true */ process.cwd()
}

/** The address of a page file: `content/index.mdx` is `/`, `content/services/devops.mdx` is `/services/devops`. */
export function pathOfFile(file: string): string {
  const path = file.replace(/^content\//, '').replace(/\.mdx$/, '')
  return path === 'index' ? '/' : `/${path}`
}

/** The file of a page: the reverse of {@link pathOfFile}. */
export const fileOfPath = (path: string) => `content/${path === '/' ? 'index' : path.slice(1)}.mdx`

/** The folders of pages, relative to the repository. */
export const PAGE_FOLDERS = ['content', 'content/services', 'content/evidence'] as const

/** Whether the site has a route for a page file: a lower-case name in one of those folders. */
export const isPageFile = (file: string) =>
  /^content\/(?:(?:services|evidence)\/(?!index\.))?[a-z0-9_-]+\.mdx$/.test(file)
