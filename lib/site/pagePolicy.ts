/**
 * Sources that `finish` writes into a policy, and nothing that could mean something to a header or to a host's
 * configuration: quotes, commas, dollar signs, braces.
 */
const META = /<meta http-equiv="Content-Security-Policy" content="([\w '+/=:;.*-]+)"\s*\/?>/

/** Holds for any page: what is sent with one that says no policy of its own (a build with `POSTBUILD=0`). */
export const UNFINISHED_POLICY =
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"

/**
 * The `Content-Security-Policy` header of a page: what the page says of itself (`lib/site/policy.ts`), and that nobody
 * may frame it, which a `<meta>` cannot say. Read from the page, so that header and page cannot come apart.
 */
export function policyOfPage(html: string): string {
  // Before anything that could hold other text of this form: the finisher puts the policy first of all.
  const [head = ''] = html.split(/<\/head>|<style|<body/i, 1)
  const policy = META.exec(head)?.[1]
  return policy === undefined ? UNFINISHED_POLICY : `${policy}; frame-ancestors 'none'`
}
