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

/** A path as it reads. Undefined where the encoding is broken, or hides a slash, which would make up another path. */
export function decodedPath(pathname: string): string | undefined {
  if (/%2f|%5c|%00/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * The canonical form that a path would have if it were a page's: lower case, no trailing slash, no `.html` or
 * `/index`, no needless percent-encoding, alias replaced. Undefined for what no page's path can look like. Whether there
 * is such a page has to be looked up before anybody is sent there.
 *
 * @param pathname as the URL has it, percent-encoding included.
 */
export function canonicalPath(pathname: string): string | undefined {
  const decoded = decodedPath(pathname)
  if (decoded === undefined || !/^\/[\w/.-]*$/.test(decoded)) return undefined
  const plain = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  const path = plain.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  return Object.hasOwn(ALIASES, path) ? ALIASES[path] : path
}
