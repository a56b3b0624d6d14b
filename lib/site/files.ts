import type { Data } from '#lib/content/data.ts'

/** How to report a vulnerability in the site (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Returns the text of security.txt, valid through the end (UTC) of the day in site.yaml. */
export function securityTxt({ url, mailboxes, security }: Data['site']): string {
  return [
    `Contact: mailto:${mailboxes.general}`,
    `Expires: ${security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}${SECURITY_TXT}`,
    '',
  ].join('\n')
}
