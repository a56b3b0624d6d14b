import redirects from '#content/data/redirects.json' with { type: 'json' }
import { decodedPath } from './url.ts'

/** Former paths and other spellings that redirect permanently (301): alias to canonical path. */
export const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  redirects.map(({ from, to }) => [from, to]),
)

/** Returns a page's path and its aliases: files for it may still have its former name. */
export const namesOf = (path: string) => [
  path,
  ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path),
]

/**
 * Returns the canonical form of a URL's path: lowercase, no trailing slash, no `.html` or `/index`, no needless
 * percent-encoding, alias replaced; undefined if no page can have such a path. The page may not exist.
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
