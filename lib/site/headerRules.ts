/** Cloudflare's `_headers` holds a limited number of rules, and it ignores those beyond it without a word. */

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
export const MAX_HEADER_RULES = 100

/** Rules that are not about a single page. */
export const COMMON_HEADER_RULES = 9

/**
 * Paths of pages without a rule of their own: browsers then have their policy from their `<meta>`, where it stands first,
 * and from the common header, which forbids frames. Add pages without a form or an island here before others.
 */
const PAGES_WITHOUT_RULE: readonly string[] = []

/** The pages whose policy stands in `_headers`, too. */
export const pagesWithRule = (paths: readonly string[]): string[] =>
  paths.filter((path) => !PAGES_WITHOUT_RULE.includes(path))

/** Says that there are too many pages for `_headers`, and what to do; undefined if there is room. */
export function problemOfHeaderRules(paths: readonly string[]) {
  const rules = COMMON_HEADER_RULES + pagesWithRule(paths).length
  if (rules < MAX_HEADER_RULES) return undefined
  return {
    found: `${rules} rules, ${COMMON_HEADER_RULES} of them for all pages`,
    expected:
      `fewer than ${MAX_HEADER_RULES}, as Cloudflare ignores what is beyond. Add ${rules - MAX_HEADER_RULES + 1} pages to ` +
      'PAGES_WITHOUT_RULE in lib/site/headerRules.ts, which says what that means',
  }
}
