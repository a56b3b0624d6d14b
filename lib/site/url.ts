/** Files of `out/` that are HTML and yet no page: what is shown when there is none. */
const ERROR_PAGES = new Set(['404', '500', '_not-found', '_global-error'])

/** The path under which a file of `out/` is a page, if it is one: `services/devops.html` is `/services/devops`. */
export function pagePathOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined
  const name = file.slice(0, -'.html'.length)
  if (ERROR_PAGES.has(name)) return undefined
  return `/${name.replace(/(^|\/)index$/, '')}`
}

/** Name of the files that belong to a page, without ending: `services/devops`, `index` for the home page. */
const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** The file of a page in `out/`: the reverse of {@link pagePathOf}. */
export const pageFile = (path: string) => `${nameOf(path)}.html`

/** The path of a page's Markdown alternate: `/services/devops.md`, and `/index.md` for the home page. */
export const alternatePath = (path: string) => `/${nameOf(path)}.md`

/** Address of a page on a site: `absoluteUrl('https://plumbline.example', '/')` ends with one slash, all else with none. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin.replace(/\/+$/, '')}/${path.replace(/^\/+|\/+$/g, '')}`
}

/** Folder of the pictures that stand for pages where somebody shares them. */
export const SHARE_IMAGES = 'og/'

/** Path of a page's share image: `/og/services/devops.png`, `/og/index.png`. */
export const shareImagePath = (path: string) => `/${SHARE_IMAGES}${nameOf(path)}.png`

/** What an address of another service has to be, as the end of a sentence. */
export const USABLE_URL =
  'must be an https:// address without user and password (http:// only for this machine)'

/** Whether an address of another service, from the environment, can be used. */
export function isUsableUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  // Tests and local stand-ins speak http; over a network it would carry the key in the open.
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || isHere) && `${username}${password}` === ''
}
