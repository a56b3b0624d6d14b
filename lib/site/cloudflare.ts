import { SPECULATION_PATH, SPECULATION_TYPE } from './files.ts'
import {
  ALTERNATES,
  HASHED_FOLDER,
  headersFor,
  isHashed,
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  speculationHeader,
} from './headers.ts'
import { UNFINISHED_POLICY } from './policy.ts'
import { SHARE_IMAGES } from './url.ts'

/** The finished site, as its host has to know it. */
export interface HostedSite {
  /** Canonical path of each page, and the value of its `Content-Security-Policy`. */
  pages: readonly { path: string; policy: string }[]
  /** Policy of the 404 page, where the build has one. */
  notFoundPolicy: string | undefined
  /** Paths of all other files, with a leading slash; compressed copies are not among them. */
  files: readonly string[]
}

/** Cloudflare's limit on rules in `_headers`. */
const MAX_RULES = 100

type Headers = Readonly<Record<string, string>>

/**
 * Text of the `_headers` file for Cloudflare.
 *
 * Where two rules match and name the same header it sends both values, and two policies both hold: a page with its own
 * and another page's would lose its styles. So each page's rule first detaches (`! Name`) what the rule for all paths
 * has set. That one carries the policy of the 404 page, which is what any address without a rule is answered with.
 * Caching stands only in rules that exclude each other; the host revalidates whatever has none.
 *
 * Rules for the files that may be cached for ever are left out first where room is short; a page's never are.
 *
 * @param sharedPolicy one rule for all pages, for sites of more pages than there can be rules: who may frame them is
 *   said by the header, and all else by the `<meta>` that each page carries.
 * @throws where the pages need more rules than the host takes.
 */
export function cloudflareHeaders(site: HostedSite, { sharedPolicy = false } = {}): string {
  const speculation = speculationHeader((path) => site.files.includes(path))
  const immutable = { 'Cache-Control': headersFor('hashed')['Cache-Control'] ?? '' }
  const unlisted = { 'X-Robots-Tag': headersFor('alternate')['X-Robots-Tag'] ?? '' }
  const pages = sharedPolicy ? [] : site.pages
  const forAll = sharedPolicy ? UNFINISHED_POLICY : (site.notFoundPolicy ?? UNFINISHED_POLICY)
  const rules = [
    rule('/*', { ...SECURITY_HEADERS, ...speculation, 'Content-Security-Policy': forAll }),
    rule(`${HASHED_FOLDER}*`, immutable),
    ...('Speculation-Rules' in speculation
      ? [rule(SPECULATION_PATH, { 'Content-Type': SPECULATION_TYPE })]
      : []),
    ...(site.files.some((path) => path.endsWith(ALTERNATES.ending))
      ? [rule(`/*${ALTERNATES.ending}`, unlisted)]
      : []),
    ...ALTERNATES.lists.filter((path) => site.files.includes(path)).map((path) => rule(path, unlisted)),
    ...(site.files.some((path) => path.startsWith(`/${SHARE_IMAGES}`))
      ? [
          rule(`/${SHARE_IMAGES}*`, { [RESOURCE_POLICY]: headersFor('share')[RESOURCE_POLICY] ?? '' }, [
            RESOURCE_POLICY,
          ]),
        ]
      : []),
    ...pages
      .filter(({ policy }) => policy !== forAll)
      .map(({ path, policy }) =>
        rule(path, { 'Content-Security-Policy': policy }, ['Content-Security-Policy']),
      ),
  ]
  if (rules.length > MAX_RULES) {
    throw new Error(
      `The ${pages.length} pages need ${rules.length} rules in _headers, of which Cloudflare takes ${MAX_RULES}. ` +
        'Let them share one: add --shared-policy to the build command in wrangler.jsonc. ' +
        'Each page then still carries its own policy as <meta>.',
    )
  }
  const hashed = site.files.filter((path) => isHashed(path) && !path.startsWith(HASHED_FOLDER))
  rules.push(...hashed.slice(0, MAX_RULES - rules.length).map((path) => rule(path, immutable)))
  return `${rules.join('\n\n')}\n`
}

function rule(path: string, headers: Headers, detached: readonly string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...detached.map((name) => `  ! ${name}`), ...lines].join('\n')
}
