/** `/.well-known/security.txt` (RFC 9116): how those who find a weakness in the site reach the provider. */
import type { Data } from '#lib/content/data.ts'
import { absoluteUrl } from './url.ts'

/** Where it stands on the site. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Its text. It counts to the end of the day that site.yaml names, in UTC. */
export function securityTxt({ url, mailboxes, security }: Data['site']): string {
  return [
    `Contact: mailto:${mailboxes.general}`,
    `Expires: ${security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(url, SECURITY_TXT)}`,
    '',
  ].join('\n')
}
