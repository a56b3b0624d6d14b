/**
 * The one table of response headers, for every host: the Node engine and the worker read it at run time, and the
 * host files for static hosts are generated from it.
 */

/** What an answer is, as far as its headers go. */
export type AnswerKind = 'page' | 'hashed' | 'file' | 'api'

/** Browser features that the site has no use for, so that nothing injected can have one either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'web-share',
  'xr-spatial-tracking',
]

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Holds for any page, before a page's own script and style hashes are known. */
const PAGE_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"

/** An answer of the API is data: opened as a document, it may do nothing. */
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

const BY_KIND: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  page: { 'Cache-Control': 'public, max-age=0, must-revalidate', 'Content-Security-Policy': PAGE_POLICY },
  hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  file: { 'Cache-Control': 'public, max-age=3600, must-revalidate' },
  api: {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': API_POLICY,
    'X-Robots-Tag': 'noindex',
  },
}

/** All headers of the table for one kind of answer. */
export function headersFor(kind: AnswerKind): Record<string, string> {
  return { ...SECURITY_HEADERS, ...BY_KIND[kind] }
}

/**
 * Whether a file's name changes with its content, so that it may be cached for ever: everything that Next puts into
 * `_next/static/`, and names that carry a hexadecimal hash of eight digits or more before the ending. Digits alone
 * are taken for a date.
 *
 * @param path of the file, with a leading slash.
 */
export function isHashed(path: string): boolean {
  return (
    path.startsWith('/_next/static/') ||
    /[.-](?=\d*[a-f])(?=[a-f]*\d)[\da-f]{8,64}\.[a-z\d]+(\.map)?$/.test(path)
  )
}

/** Kind of a file of `out/`, by its path with a leading slash. */
export function kindOfFile(path: string): AnswerKind {
  if (path.endsWith('.html')) return 'page'
  return isHashed(path) ? 'hashed' : 'file'
}

/** Cloudflare's limit on rules in `_headers`. */
const MAX_CLOUDFLARE_RULES = 100

/**
 * Text of the `_headers` file for Cloudflare. Where two rules match and name the same header it sends both values,
 * so the policy stands in the rule for all paths only, and caching only in rules that exclude each other (the host
 * revalidates whatever has no rule).
 *
 * @param files paths of all files of `out/`, with a leading slash.
 */
export function cloudflareHeaders(files: Iterable<string>): string {
  const immutable = BY_KIND.hashed['Cache-Control']
  const hashed = [...files].filter((path) => isHashed(path) && !path.startsWith('/_next/static/'))
  const rules = [
    ['/*', ...lines({ ...SECURITY_HEADERS, 'Content-Security-Policy': PAGE_POLICY })],
    ['/_next/static/*', `  Cache-Control: ${immutable}`],
    ...hashed.slice(0, MAX_CLOUDFLARE_RULES - 2).map((path) => [path, `  Cache-Control: ${immutable}`]),
  ]
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`
}

function lines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
}
