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

/** Anything with a size: a file, or a part of a page. */
export interface Part {
  name: string
  bytes: number
}

export interface Weights {
  pages: readonly PageWeight[]
  /** The longest inlined styles of a content page. */
  styles: Part
  /** Every file that ships. */
  files: readonly Part[]
}

export interface PageWeight {
  file: string
  islands: readonly string[]
  bytes: number
  /** Reads the finished page, to break down one that is too heavy. */
  html: () => Promise<string>
  scriptBeforeLoad: readonly Part[]
  scriptAfterLoad: readonly Part[]
}

export const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

export const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0)

/** Returns the median of some numbers, 0 if there are none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const STYLES = /<style>[\s\S]*?<\/style>/g
const DRAWINGS = /<svg[\s\S]*?<\/svg>/g

/** Weighs a page's styles, drawings and remaining text, each compressed separately. */
function partsOf(html: string): Promise<Part[]> {
  const pieces = {
    styles: html.match(STYLES)?.join(''),
    drawings: html.match(DRAWINGS)?.join(''),
    text: html.replace(STYLES, '').replace(DRAWINGS, ''),
  }
  return Promise.all(Object.entries(pieces).map(async ([name, piece = '']) => ({ name, bytes: await weightOf(piece) })))
}

const weightOf = async (text: string) => (await brotli(Buffer.from(text))).length

/** Cuts a page after its first section below the title: everything visible before scrolling is above that. */
const untilFirstScreen = (html: string) => html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** Adds a problem for each page and file that is too heavy. */
export async function checkBudget(weights: Weights, problems: Problems): Promise<void> {
  const allow = (file: string, what: string, allowed: number, parts: readonly Part[], bytes = sum(parts)) => {
    if (bytes <= allowed) return
    const heaviest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4)
    const most = heaviest.map((part) => `${part.name} ${kb(part.bytes)}`).join(', ')
    const expected = `at most ${kb(allowed)} (lib/postbuild/budget.ts). Heaviest: ${most}`
    problems.add(file, `${what} of ${kb(bytes)}`, expected)
  }
  const { contentPage, islandPage, firstScreen } = BUDGET
  const isContent = ({ islands }: PageWeight) => islands.length === 0
  for (const page of weights.pages) {
    const { file, bytes } = page
    const allowed = isContent(page) ? contentPage : islandPage
    if (bytes > firstScreen) {
      const html = await page.html()
      const first = untilFirstScreen(html)
      const weight = await weightOf(first)
      if (bytes > allowed) allow(file, 'HTML', allowed, await partsOf(html), bytes)
      if (weight > firstScreen) allow(file, 'first screen', firstScreen, await partsOf(first), weight)
    }
    allow(file, 'scripts before load', BUDGET.scriptBeforeLoad, page.scriptBeforeLoad)
    allow(file, 'scripts after load', BUDGET.scriptAfterLoad, page.scriptAfterLoad)
  }
  const content = weights.pages.filter(isContent).map(({ file, bytes }) => ({ name: file, bytes }))
  const typical = median(content.map(({ bytes }) => bytes))
  allow('content pages', 'median HTML', BUDGET.typicalContentPage, content, typical)
  allow('content pages', 'inlined styles', BUDGET.styles, [weights.styles])
  allow('fonts', 'total', BUDGET.fonts, fontsOf(weights))
  for (const file of weights.files)
    for (const [name, allowed] of FILES) if (name.test(file.name)) allow(file.name, 'file', allowed, [file])
}

/** Returns the fonts among all files. */
export const fontsOf = ({ files }: Weights) => files.filter(({ name }) => name.endsWith('.woff2'))
