/**
 * What browsers may prepare ahead: any page of the site, once someone seems about to go there. Given to them by a
 * header, so that no page carries it and no policy has to allow an inline script.
 */

/** Where the rules lie. Hosts must send the file as `application/speculationrules+json`. */
export const SPECULATION_PATH = '/speculation-rules.json'

export const SPECULATION_TYPE = 'application/speculationrules+json'

/** The rules: not for calls of the API, not for files, and not for a link that says so itself. */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
