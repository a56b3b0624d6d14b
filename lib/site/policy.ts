/** The Trusted Types policy of `lib/client` that lets it load islands. */
export const LOADER_POLICY = 'islands'

/** The one that lets it load the lead-tracking script. */
export const LEAD_TRACKING_POLICY = 'lead-tracking'

/**
 * Returns the Content-Security-Policy for a page's `<meta>`: everything is denied except what the page uses. In the page,
 * it always matches the styles whose hashes (`sha256-…`) it names, and works on every host, even for a copy on disk.
 */
export function metaPolicy(styles: readonly string[], islands: readonly string[]): string {
  return [
    "default-src 'none'",
    // Integrity attributes pin the content of every script; 'self' blocks other origins.
    "script-src 'self'",
    // The sheet for paper is a file.
    `style-src 'self' ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    // Even without islands: auditors such as Lighthouse request `robots.txt` from within each page.
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${islands.length > 0 ? LOADER_POLICY : "'none'"}`,
  ].join('; ')
}

/** Whether a page with this policy may load islands. */
export const loadsIslands = (policy: string): boolean =>
  new RegExp(`trusted-types [^;]*\\b${LOADER_POLICY}\\b`).test(policy)

/** Extends a page's policy for lead tracking by the origin of its script. */
export function policyWithLeadTracking(policy: string, origin: string): string {
  const more: Readonly<Record<string, string>> = {
    'script-src': origin,
    'img-src': origin,
    'connect-src': origin,
    'trusted-types': LEAD_TRACKING_POLICY,
  }
  return policy.replace(/([a-z-]+)( [^;]+)/g, (all, name: string, given: string) =>
    name in more ? `${name}${given.replace(" 'none'", '')} ${more[name]}` : all,
  )
}

/** The policy sent with a page that has none of its own. */
export const COMMON_POLICY =
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"

/** Returns the policy for a page's header: that of its `<meta>`, and the framing rule that `<meta>` does not support. */
export function headerPolicy(html: string): string {
  // The postbuild writes it, without commas or line breaks, before anything that could contain similar text.
  const [head = ''] = html.split(/<\/head>|<style|<body/i, 1)
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([\w '+/=:;.*-]+)"/.exec(head) ?? []
  return policy === undefined ? COMMON_POLICY : `${policy}; frame-ancestors 'none'`
}
