import redirects from '#content/data/redirects.json' with { type: 'json' }

/** Old addresses and other spellings that redirect (301) for good. Key: the alias; value: the canonical path. */
export const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  redirects.map(({ from, to }) => [from, to]),
)

/** The path of a page, and those that lead to it: what is kept of it may have the name that it had before. */
export const namesOf = (path: string) => [
  path,
  ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path),
]

/** What is kept of a page by its path; a page that was renamed has what is kept by its old one. */
export function keptOf<T>(kept: Readonly<Record<string, T>>, path: string): T | undefined {
  return kept[namesOf(path).find((name) => Object.hasOwn(kept, name)) ?? path]
}

/** What a path asks for. A redirect is always permanent (301) and keeps the query. */
export type Resolution =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }

/**
 * Says what a request's path is: a page, another form of a page's path, or nothing that is known. A redirect leads
 * to the canonical path in one step, and only ever to a known page, so `//evil.example` cannot become a target.
 *
 * @param pathname as the URL has it, percent-encoding included.
 * @param knownPaths canonical paths of all pages.
 */
export function resolvePath(pathname: string, knownPaths: ReadonlySet<string>): Resolution {
  if (knownPaths.has(pathname)) return { kind: 'page', path: pathname }
  const to = canonicalPath(pathname)
  return to !== undefined && to !== pathname && knownPaths.has(to)
    ? { kind: 'redirect', to }
    : { kind: 'missing' }
}

/**
 * The canonical form that a path would have if it were a page's: lower case, no trailing slash, no `.html` or
 * `/index`, no needless percent-encoding, alias replaced. Undefined for what no page's path can look like.
 */
export function canonicalPath(pathname: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  // An encoded slash is a character of a name, never a separator: decoding it would make up another path.
  if (/%2f|%5c/i.test(pathname) || !/^\/[\w/.-]*$/.test(path)) return undefined
  path = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  path = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  return Object.hasOwn(ALIASES, path) ? ALIASES[path] : path
}

/** Cloudflare's limit on rules without wildcards. */
const MAX_CLOUDFLARE_RULES = 2000

/**
 * Text of the `_redirects` file for Cloudflare, which answers these before the worker is asked: aliases, and each
 * page with a trailing slash or `.html`. Letter case cannot be said there; the worker sees to it.
 *
 * @param pages canonical paths of all pages.
 */
export function cloudflareRedirects(pages: Iterable<string>): string {
  const known = [...pages]
  const aliases = Object.entries(ALIASES).filter(
    ([alias, to]) => known.includes(to) && !known.includes(alias),
  )
  const inner = known.filter((path) => path !== '/')
  const rules = [
    ...aliases.flatMap(([alias, to]) => [`${alias} ${to}`, `${alias}/ ${to}`, `${alias}.html ${to}`]),
    '/index /',
    '/index.html /',
    ...inner.map((path) => `${path}/ ${path}`),
    ...inner.map((path) => `${path}.html ${path}`),
  ]
  // Past the limit the host's own handling of HTML redirects just as well, with 307 in place of 301.
  return `${rules
    .slice(0, MAX_CLOUDFLARE_RULES)
    .map((rule) => `${rule} 301`)
    .join('\n')}\n`
}
