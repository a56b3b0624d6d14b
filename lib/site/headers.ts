/** The one table of response headers: both runtimes read it when they answer, and Cloudflare's `_headers` is made of it. */
import { SPECULATION_PATH } from './files.ts'
import { COMMON_POLICY } from './policy.ts'
import { SHARE_IMAGES } from './url.ts'

/** What an answer is, as far as its headers go. */
export type AnswerKind = 'page' | 'alternate' | 'share' | 'hashed' | 'file' | 'api'

/** Browser features that the site has no use for, so that nothing injected can have one either. */
const UNUSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation ' +
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'

/** Says which sites may show an answer. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** On every answer, whatever it is, except that share images may be shown by others. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.replaceAll(/[a-z-]+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  [RESOURCE_POLICY]: 'same-origin',
}

/** Data, of the API or in a file: opened as a document, it may do nothing. */
const DATA_POLICY = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
}

const FILE_HEADERS = { ...DATA_POLICY, 'Cache-Control': 'public, max-age=3600, must-revalidate' }

/** What each kind of answer has beside {@link SECURITY_HEADERS}. */
export const HEADERS_OF = {
  page: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': COMMON_POLICY,
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
  },
  // For answer engines. Search engines are to list the page itself, whose words it repeats.
  alternate: { ...FILE_HEADERS, 'X-Robots-Tag': 'noindex' },
  // Made to be shown on other sites, which may ask for it from a browser.
  share: { ...FILE_HEADERS, [RESOURCE_POLICY]: 'cross-origin' },
  hashed: { ...DATA_POLICY, 'Cache-Control': 'public, max-age=31536000, immutable' },
  file: FILE_HEADERS,
  api: { ...DATA_POLICY, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
} as const satisfies Record<AnswerKind, Record<string, string>>

/** All headers of the table for one kind of answer. */
export function headersFor(kind: AnswerKind): Record<string, string> {
  return { ...SECURITY_HEADERS, ...HEADERS_OF[kind] }
}

/** Where each file has a name that changes with its content: what the postbuild writes, and photographs. */
export const HASHED_FOLDERS = ['/_next/static/', '/photos/']

/** Markdown alternates of pages, and what lists them (`lib/text`). */
export const ALTERNATES = { ending: '.md', lists: ['/llms.txt', '/llms-full.txt'] }

/** Whether the name of a file changes with its content, so that it may be cached for ever. */
export const isHashed = (path: string) => HASHED_FOLDERS.some((folder) => path.startsWith(folder))

/** Kind of a file of `out/`, by its path with a leading slash. */
export function kindOfFile(path: string): AnswerKind {
  if (path.endsWith('.html')) return 'page'
  if (isHashed(path)) return 'hashed'
  if (path.startsWith(`/${SHARE_IMAGES}`)) return 'share'
  return path.endsWith(ALTERNATES.ending) || ALTERNATES.lists.includes(path) ? 'alternate' : 'file'
}
