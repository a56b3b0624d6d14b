/** HTML files in `out/` that are not pages but are shown on errors. */
const ERROR_PAGES = new Set(['404', '500', '_not-found', '_global-error'])

/** Returns the path of a page's file in `out/`: `/services/devops` for `services/devops.html`. */
export function pagePathOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined
  const name = file.slice(0, -'.html'.length)
  if (ERROR_PAGES.has(name)) return undefined
  return `/${name.replace(/(^|\/)index$/, '')}`
}

const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** Returns a page's file in `out/`: the reverse of {@link pagePathOf}. */
export const pageFile = (path: string) => `${nameOf(path)}.html`

/** Returns the path of a page's Markdown alternate: `/services/devops.md`. */
export const alternatePath = (path: string) => `/${nameOf(path)}.md`

/** Decodes a path. Returns undefined if the encoding is broken or hides a slash, which would form another path. */
export function decodedPath(pathname: string): string | undefined {
  if (/%2f|%5c|%00/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** The index of Markdown alternates (llmstxt.org). */
export const LLMS_PATH = '/llms.txt'

/** The file with the text of every page. */
export const LLMS_FULL_PATH = '/llms-full.txt'

/** The folder of share images in `out/`. */
export const SHARE_IMAGES = 'og/'

/** Returns the path of a page's share image: `/og/services/devops.png`, or `/og/index.png` for home. */
export const shareImagePath = (path: string) => `/${SHARE_IMAGES}${nameOf(path)}.png`

/** What {@link isUsableUrl} requires, as the end of an error message. */
export const USABLE_URL =
  'must be an https:// address without user and password (http:// only for this machine)'

/** Returns whether a third-party URL from the environment is acceptable. */
export function isUsableUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  // Tests and local fakes use http; over a network it would expose the key.
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || isLocal) && `${username}${password}` === ''
}
