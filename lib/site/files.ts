/** Small files that tell others about the site. */
import type { Data } from '#lib/content/data.ts'
import { absoluteUrl } from './url.ts'

/**
 * Where the rules lie that say what browsers may prepare ahead: any page of the site, once someone seems about to go
 * there. Given to them by a header, so that no page carries it and no policy has to allow an inline script. Hosts must
 * send the file as `application/speculationrules+json`.
 */
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

/** How those who find a weakness in the site reach the provider (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

/** The text of security.txt. It counts to the end of the day that site.yaml names, in UTC. */
export function securityTxt({ url, mailboxes, security }: Data['site']): string {
  return [
    `Contact: mailto:${mailboxes.general}`,
    `Expires: ${security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(url, SECURITY_TXT)}`,
    '',
  ].join('\n')
}
