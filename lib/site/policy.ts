/**
 * The Content-Security-Policy of each page: everything is denied except what the page uses.
 *
 * Each page has its policy in a `<meta http-equiv>`. Because it names the hash of the styles in the same file, the two
 * always match (a cached page could get a new release's headers), and it works on every host, even one without
 * per-page headers, and for a copy on disk.
 */

/**
 * Name of the Trusted Types policy that lets `lib/client/islands` load scripts. The `default` policy would extend this
 * to all code.
 */
export const LOADER_POLICY = 'islands'

/** Name of the Trusted Types policy that lets `lib/client/consent` load the lead-tracking script. */
export const LEAD_TRACKING_POLICY = 'lead-tracking'

/**
 * Returns the policy for a page's `<meta>`.
 *
 * @param style the hash of its inline styles (`sha256-…`).
 * @param islands the names of its islands.
 */
export function metaPolicy(style: string, islands: readonly string[]): string {
  return [
    "default-src 'none'",
    // Integrity attributes pin the content of every script; 'self' blocks other origins.
    "script-src 'self'",
    // The sheet for print and contrast is a file, pinned by its integrity attribute like scripts.
    `style-src '${style}' 'self'`,
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

/**
 * Extends a page's policy for lead tracking: scripts, requests and images from one more origin, and the styles of the
 * consent dialog.
 *
 * @param style the hash of those styles (`sha256-…`).
 */
export function policyWithLeadTracking(policy: string, { origin, style }: { origin: string; style: string }): string {
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

/** The policy sent with a page that has none of its own. */
export const COMMON_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"

/**
 * Returns the policy for a page's header: that of its `<meta>`, so that the two always match, and the framing rule that
 * `<meta>` does not support.
 */
export function headerPolicy(html: string): string {
  // The postbuild writes it, without commas or line breaks, before anything that could contain similar text.
  const [head = ''] = html.split(/<\/head>|<style|<body/i, 1)
  const own = /<meta http-equiv="Content-Security-Policy" content="([\w '+/=:;.*-]+)"/.exec(head)?.[1]
  return own === undefined ? COMMON_POLICY : `${own}; frame-ancestors 'none'`
}
