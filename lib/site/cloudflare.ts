/** The files by which Cloudflare's static host learns what our own server knows from the same tables. */
import { SPECULATION_PATH, SPECULATION_TYPE } from './files.ts'
import { ALTERNATES, HASHED_FOLDERS, HEADERS_OF, RESOURCE_POLICY, SECURITY_HEADERS } from './headers.ts'
import { ALIASES } from './redirects.ts'
import { SHARE_IMAGES } from './url.ts'

const POLICY = 'Content-Security-Policy'

/** Cloudflare's limits on rules in `_headers`, and on those without wildcards in `_redirects`. */
const MAX_RULES = 100
const MAX_REDIRECTS = 2000

/**
 * Text of the `_headers` file. Where two rules match and name the same header Cloudflare sends both values, so no two do,
 * but for those that first detach (`! Name`) what the rule for all paths has set. The host revalidates whatever has no rule
 * on caching. Beyond the limit pages have their policy in their `<meta>` alone.
 *
 * @param policies of each page by its path, as its header says it.
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
 * Text of the `_redirects` file, which Cloudflare reads before the worker is asked: aliases, and each page with a trailing
 * slash or `.html`. Letter case cannot be said there; the worker sees to it. Past the limit the host's own handling of
 * HTML redirects just as well, with 307 in place of 301.
 *
 * @param pages canonical paths of all pages.
 */
export function cloudflareRedirects(pages: readonly string[]): string {
  const aliases = Object.entries(ALIASES).filter(
    ([alias, to]) => pages.includes(to) && !pages.includes(alias),
  )
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
