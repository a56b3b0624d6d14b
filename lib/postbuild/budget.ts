/** Size limits for pages and files, in bytes after brotli. Exceeding one stops the build. */
import { brotli } from './compress.ts'
import type { Problems } from './problems.ts'

const KB = 1024

export const BUDGET = {
  /** HTML including styles and drawings. */
  contentPage: 18 * KB,
  /** The median of the same. */
  typicalContentPage: 16 * KB,
  /** The part of any page visible before scrolling, with head and styles: it must arrive in one round trip. */
  firstScreen: 14 * KB,
  /** Inlined styles of the content page that has the most. */
  styles: 5.6 * KB,
  islandPage: 16 * KB,
  scriptBeforeLoad: 2 * KB,
  scriptAfterLoad: 66 * KB,
  /** All fonts together. The format is already compressed. */
  fonts: 48 * KB,
}

/** Limits for other files, by name. */
const FILES: readonly (readonly [name: RegExp, bytes: number])[] = [
  [/\/search\.\w+\.js$/, 12 * KB],
  // If the index outgrows this, keep less of each section in lib/search/documents.ts: every word is still found.
  [/\/search-index\.\w+\.js$/, 100 * KB],
  [/\/page-names\.\w+\.js$/, 4 * KB],
  // Asks for consent to lead tracking, only in builds that have it, and loads at low priority.
  [/\/consent\.\w+\.js$/, 2 * KB],
  // Each share image. The format is already compressed.
  [/^og\//, 100 * KB],
]

/** A file's size. */
interface Part {
  name: string
  bytes: number
}

export interface Weights {
  pages: readonly PageWeight[]
  /** The longest inlined styles of a content page. */
  styles: number
  /** Every file that ships. */
  files: readonly Part[]
}

export interface PageWeight {
  file: string
  islands: readonly string[]
  bytes: number
  html: () => Promise<string>
  scriptsBeforeLoad: readonly Part[]
  scriptsAfterLoad: readonly Part[]
}

export const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0)

/** Returns the median of some numbers, 0 if there are none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Cuts a page after its first section below the title: everything visible before scrolling is above that. */
const untilFirstScreen = (html: string) => html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** Adds a problem for each page and file that is too heavy. */
export async function checkBudget({ pages, styles, files }: Weights, problems: Problems): Promise<void> {
  const allow = (file: string, what: string, bytes: number, allowed: number, parts: readonly Part[] = []) => {
    if (bytes <= allowed) return
    const list = parts.map((part) => ` ${part.name} has ${kb(part.bytes)}.`).join('')
    problems.add(file, `${what} of ${kb(bytes)}`, `at most ${kb(allowed)} (lib/postbuild/budget.ts).${list}`)
  }
  for (const { file, islands, bytes, html, scriptsBeforeLoad, scriptsAfterLoad } of pages) {
    allow(file, 'HTML', bytes, islands.length > 0 ? BUDGET.islandPage : BUDGET.contentPage)
    if (bytes > BUDGET.firstScreen) {
      const first = await brotli(Buffer.from(untilFirstScreen(await html())))
      allow(file, 'first screen', first.length, BUDGET.firstScreen)
    }
    allow(file, 'scripts before load', sum(scriptsBeforeLoad), BUDGET.scriptBeforeLoad, scriptsBeforeLoad)
    allow(file, 'scripts after load', sum(scriptsAfterLoad), BUDGET.scriptAfterLoad, scriptsAfterLoad)
  }
  const content = pages.filter(({ islands }) => islands.length === 0).map(({ bytes }) => bytes)
  allow('content pages', 'median HTML', median(content), BUDGET.typicalContentPage)
  allow('content pages', 'inlined styles', styles, BUDGET.styles)
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'))
  allow('fonts', 'total', sum(fonts), BUDGET.fonts, fonts)
  for (const { name, bytes } of files)
    for (const [pattern, allowed] of FILES) if (pattern.test(name)) allow(name, 'file', bytes, allowed)
}
