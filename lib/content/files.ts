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

export const PAGE_FOLDERS = ['content', 'content/services', 'content/evidence'] as const

/** Whether the site has a route for a page file: a lower-case name in one of those folders. */
export const isPageFile = (file: string) =>
  /^content\/(?:(?:services|evidence)\/(?!index\.))?[a-z0-9_-]+\.mdx$/.test(file)

/** A page's front matter and the MDX below it; undefined without closed front matter. */
export function splitPage(
  source: string,
): { head: string; start: number; body: string } | undefined {
  const match = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/.exec(source)
  if (!match) return undefined
  const [all, head = ''] = match
  return { head, start: source.indexOf('\n') + 1, body: source.slice(all.length) }
}
