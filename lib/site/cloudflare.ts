/** Generates Cloudflare's `_headers` and `_redirects` from the tables that our own server reads. */
import { SPECULATION_PATH, SPECULATION_TYPE } from './files.ts'
import { ALTERNATES, HASHED_FOLDERS, HEADERS_OF, RESOURCE_POLICY, SECURITY_HEADERS } from './headers.ts'
import { ALIASES } from './redirects.ts'
import { SHARE_IMAGES } from './url.ts'

const POLICY = 'Content-Security-Policy'

/** Cloudflare's limits on rules in `_headers` and on rules without wildcards in `_redirects`. */
const MAX_RULES = 100
const MAX_REDIRECTS = 2000

/**
 * Returns the text of `_headers`. If two matching rules set the same header, Cloudflare sends both values, so each
 * header is set once or detached first (`! Name`). Files without a caching rule are revalidated. Pages beyond the limit
 * have their policy only in their `<meta>`.
 *
 * @param policies each page's path and header policy.
 */
export function cloudflareHeaders(policies: readonly (readonly [path: string, policy: string])[]): string {
  const { 'Cache-Control': _revalidated, ...page } = HEADERS_OF.page
  const immutable = `Cache-Control: ${HEADERS_OF.hashed['Cache-Control']}`
  const unlisted = `X-Robots-Tag: ${HEADERS_OF.alternate['X-Robots-Tag']}`
  const rules = [
    ['/*', ...Object.entries({ ...SECURITY_HEADERS, ...page }).map((header) => header.join(': '))],
    [SPECULATION_PATH, `Content-Type: ${SPECULATION_TYPE}`],
    ...[`/*${ALTERNATES.ending}`, ...ALTERNATES.lists].map((path) => [path, unlisted]),
    [`/${SHARE_IMAGES}*`, `! ${RESOURCE_POLICY}`, `${RESOURCE_POLICY}: ${HEADERS_OF.share[RESOURCE_POLICY]}`],
    ...HASHED_FOLDERS.map((folder) => [`${folder}*`, immutable]),
    ...policies.map(([path, policy]) => [path, `! ${POLICY}`, `${POLICY}: ${policy}`]),
  ]
  return `${rules
    .slice(0, MAX_RULES)
    .map((lines) => lines.join('\n  '))
    .join('\n\n')}\n`
}

/**
 * Returns the text of `_redirects`, which Cloudflare applies before the worker: aliases, and each page with a trailing
 * slash or `.html`. The format cannot express letter case, which the worker handles. Beyond the limit the host
 * redirects HTML itself, with 307 instead of 301.
 *
 * @param pages the canonical paths of all pages.
 */
export function cloudflareRedirects(pages: readonly string[]): string {
  const aliases = Object.entries(ALIASES).filter(([alias, to]) => pages.includes(to) && !pages.includes(alias))
  const rules = [
    ...aliases.flatMap(([alias, to]) => [`${alias} ${to}`, `${alias}/ ${to}`, `${alias}.html ${to}`]),
    ...['/index /', '/index.html /'],
    ...pages.flatMap((path) => (path === '/' ? [] : [`${path}/ ${path}`, `${path}.html ${path}`])),
  ]
  return rules
    .slice(0, MAX_REDIRECTS)
    .map((rule) => `${rule} 301\n`)
    .join('')
}
