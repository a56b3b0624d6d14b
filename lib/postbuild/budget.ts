/** What pages may weigh at most, in bytes after brotli. A page that weighs more stops the build. */
import { brotli } from './compress.ts'
import type { Problems } from './problems.ts'

const KB = 1024

export const BUDGET = {
  /** HTML with its styles and drawings. */
  contentPage: 18 * KB,
  /** The same, for the page in the middle when all are sorted by size. */
  typicalContentPage: 16 * KB,
  /** Of any page what shows before one scrolls, with its head and styles: what arrives in one round trip. */
  firstScreen: 14 * KB,
  /** Of content pages the styles alone: those of the page that has the most. */
  styles: 5.6 * KB,
  islandPage: 16 * KB,
  scriptBeforeLoad: 2 * KB,
  scriptAfterLoad: 66 * KB,
  /** All fonts together. They are compressed by themselves. */
  fonts: 48 * KB,
}

/** What other files may weigh, by their names. */
const FILES: readonly (readonly [name: RegExp, bytes: number])[] = [
  [/\/search\.\w+\.js$/, 12 * KB],
  // Should the words of all pages outgrow this, keep less of each section in lib/search/documents.ts: every word is
  // still found.
  [/\/search-index\.\w+\.js$/, 90 * KB],
  [/\/page-names\.\w+\.js$/, 4 * KB],
  // The script that asks about lead tracking, which only builds with that have: beside the rest, at low priority.
  [/\/consent\.\w+\.js$/, 2 * KB],
  // Each picture that stands for a page where it is shared. They are compressed by themselves.
  [/^og\//, 60 * KB],
]

/** Something weighed, and its own weight. */
export interface Part {
  name: string
  bytes: number
}

export interface Weights {
  pages: readonly PageWeight[]
  /** Of content pages the longest styles. */
  styles: Part
  /** Every file that ships, by its name. */
  files: readonly Part[]
}

export interface PageWeight {
  file: string
  islands: readonly string[]
  bytes: number
  /** Reads the finished page, for the parts of one that is too heavy. */
  html: () => Promise<string>
  scriptBeforeLoad: readonly Part[]
  scriptAfterLoad: readonly Part[]
}

export const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

export const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0)

/** The middle one of some numbers, 0 for none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const PIECES = { styles: /<style>[\s\S]*?<\/style>/g, drawings: /<svg[\s\S]*?<\/svg>/g }

/** Styles, drawings and the rest of a page, each compressed by itself. */
function partsOf(html: string): Promise<Part[]> {
  const pieces = Object.entries(PIECES).map(([name, pattern]) => [name, (html.match(pattern) ?? []).join('')])
  const text = html.replace(PIECES.styles, '').replace(PIECES.drawings, '')
  return Promise.all(
    [...pieces, ['text', text]].map(async ([name = '', piece = '']) => ({
      name,
      bytes: await weightOf(piece),
    })),
  )
}

const weightOf = async (text: string) => (await brotli(Buffer.from(text))).length

/** What shows before one scrolls is in front of the end of the first section, by which the title is long past. */
const untilFirstScreen = (html: string) => html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** Adds a problem for each page and file that is too heavy. */
export async function checkBudget(weights: Weights, problems: Problems): Promise<void> {
  const allow = (file: string, what: string, allowed: number, parts: readonly Part[], bytes = sum(parts)) => {
    if (bytes <= allowed) return
    const heaviest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4)
    const most = heaviest.map((part) => `${part.name} ${kb(part.bytes)}`).join(', ')
    const expected = `at most ${kb(allowed)} (lib/postbuild/budget.ts). What weighs most: ${most}`
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
  allow('content pages, half of them', 'HTML', BUDGET.typicalContentPage, content, typical)
  allow('content pages', 'inlined styles', BUDGET.styles, [weights.styles])
  allow('fonts', 'files', BUDGET.fonts, fontsOf(weights))
  for (const file of weights.files)
    for (const [name, allowed] of FILES) if (name.test(file.name)) allow(file.name, 'a file', allowed, [file])
}

/** The fonts among all files. */
export const fontsOf = ({ files }: Weights) => files.filter(({ name }) => name.endsWith('.woff2'))
