/** Small files for browsers and security researchers. */
import type { Data } from '#lib/content/data.ts'

/**
 * The path of the rules in public/ that let browsers prerender a page that a visitor seems about to open, but neither
 * the API, files, nor links that opt out. A header names it, so that no policy has to allow an inline script. Hosts
 * must send it as `application/speculationrules+json`.
 */
export const SPECULATION_PATH = '/speculation-rules.json'

export const SPECULATION_TYPE = 'application/speculationrules+json'

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
