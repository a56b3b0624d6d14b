/**
 * The Content-Security-Policy of each page: nothing, and then what the page uses.
 *
 * A page carries its policy itself, as `<meta http-equiv>`: it names the hash of the styles in the same file, so the
 * two cannot come apart (a page from a cache and headers from a new release), and it holds on every host, also on those
 * that know no headers per page, and for a copy on a disk.
 */

/** What a page uses: hashes of its inline styles, as `sha256-…`, and names of its islands. */
export interface PageNeeds {
  styles: readonly string[]
  islands: readonly string[]
}

/**
 * Name of the Trusted Types policy by which `lib/client/islands` may name files as scripts. The browser's `default` policy
 * would let any code do what the loader may.
 */
export const LOADER_POLICY = 'islands'

/** Name of the Trusted Types policy by which `lib/client/consent` may name one script: that of the lead tracking. */
export const LEAD_TRACKING_POLICY = 'lead-tracking'

/** The policy as a page carries it itself. */
export function metaPolicy({ styles, islands }: PageNeeds): string {
  return [
    "default-src 'none'",
    // Integrity attributes name the content of every script; 'self' keeps those of other origins out altogether.
    "script-src 'self'",
    // The sheet for paper and contrast is a file; its integrity attribute names its content, as those of scripts do.
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')} 'self'`,
    "img-src 'self'",
    "font-src 'self'",
    // Pages without islands call nothing. Auditors such as Lighthouse ask for `robots.txt` from inside of each page.
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${islands.length > 0 ? LOADER_POLICY : "'none'"}`,
  ].join('; ')
}

/**
 * The policy of a page in a build with lead tracking: beside its own, scripts, calls
 * and pictures of one more origin, and the styles of the question.
 *
 * @param style hash of those styles, as `sha256-…`.
 */
export function policyWithLeadTracking(
  policy: string,
  { origin, style }: { origin: string; style: string },
): string {
  const more: Readonly<Record<string, string>> = {
    'script-src': origin,
    'style-src': `'${style}'`,
    'img-src': origin,
    'connect-src': origin,
    'trusted-types': LEAD_TRACKING_POLICY,
  }
  return policy.replace(/([a-z-]+)( [^;]+)/g, (all, name: string, given: string) =>
    name in more ? `${name}${given.replace(" 'none'", '')} ${more[name]}` : all,
  )
}

/** What holds for any page, and is all that is sent with one that says no policy of its own. */
export const COMMON_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"

/**
 * The policy in the header of a page: what its `<meta>` says, so that the two cannot come apart, and who may frame it,
 * which a `<meta>` cannot say.
 */
export function headerPolicy(html: string): string {
  // The postbuild puts it before anything that could hold other text of this form, and no comma or line break into it.
  const [head = ''] = html.split(/<\/head>|<style|<body/i, 1)
  const own = /<meta http-equiv="Content-Security-Policy" content="([\w '+/=:;.*-]+)"/.exec(head)?.[1]
  return own === undefined ? COMMON_POLICY : `${own}; frame-ancestors 'none'`
}
