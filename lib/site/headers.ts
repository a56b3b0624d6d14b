/**
 * The only table of response headers, for both runtimes and for Cloudflare's `_headers`. One header more is a setting, which
 * each of them sends with every answer: {@link TRANSPORT_SECURITY}.
 */
import { COMMON_POLICY } from './policy.ts'
import { LLMS_FULL_PATH, LLMS_PATH, SHARE_IMAGES } from './url.ts'

/** Browser features the site does not use, disabled so that injected code cannot use them either. */
const UNUSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation ' +
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'

/** Lets browsers prerender a page that a visitor seems about to open. Named in a header, it needs no inline script. */
export const SPECULATION_PATH = '/speculation-rules.json'

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** The header that commits browsers to HTTPS. */
export const TRANSPORT_SECURITY = 'Strict-Transport-Security'

/** Without the setting, browsers insist on HTTPS for a day, on this host alone: a mistake is over the day after. */
export const DEFAULT_TRANSPORT_SECURITY = 'max-age=86400'

/** Sent with every response; only share images override the resource policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.replaceAll(/[a-z-]+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  [RESOURCE_POLICY]: 'same-origin',
}

/** For data and files: opened as a document, they can do nothing. */
const DATA_POLICY = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
}

const FILE_HEADERS = { ...DATA_POLICY, 'Cache-Control': 'public, max-age=3600, must-revalidate' }

/** The headers of each kind of response in addition to {@link SECURITY_HEADERS}. */
export const HEADERS_OF = {
  page: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': COMMON_POLICY,
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
  },
  // For answer engines. Search engines should list the page itself, whose text it repeats.
  alternate: { ...FILE_HEADERS, 'X-Robots-Tag': 'noindex' },
  // For other sites, whose visitors' browsers may request it.
  share: { ...FILE_HEADERS, [RESOURCE_POLICY]: 'cross-origin' },
  hashed: { ...DATA_POLICY, 'Cache-Control': 'public, max-age=31536000, immutable' },
  file: FILE_HEADERS,
  speculation: { ...FILE_HEADERS, 'Content-Type': 'application/speculationrules+json' },
  api: { ...DATA_POLICY, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
} as const

type AnswerKind = keyof typeof HEADERS_OF

/** All headers of a kind of response. */
export const headersFor = (kind: AnswerKind): Record<string, string> => ({
  ...SECURITY_HEADERS,
  ...HEADERS_OF[kind],
})

/** Folders of files whose names change with their content, so that they may be cached indefinitely. */
export const HASHED_FOLDERS = ['/_next/static/', '/photos/']

/** Markdown alternates of pages, and the files that list them (`lib/text`). */
export const ALTERNATES = { ending: '.md', lists: [LLMS_PATH, LLMS_FULL_PATH] }

/** Whether the name of a file, given its path with a leading slash, changes with its content. */
export const isHashed = (path: string) => HASHED_FOLDERS.some((folder) => path.startsWith(folder))

/** Returns the kind of a file in `out/`, given its path with a leading slash. */
export function kindOfFile(path: string): AnswerKind {
  if (path.endsWith('.html')) return 'page'
  if (path === SPECULATION_PATH) return 'speculation'
  if (isHashed(path)) return 'hashed'
  if (path.startsWith(`/${SHARE_IMAGES}`)) return 'share'
  return path.endsWith(ALTERNATES.ending) || ALTERNATES.lists.includes(path) ? 'alternate' : 'file'
}
