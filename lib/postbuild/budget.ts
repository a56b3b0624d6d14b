/** What pages may weigh at most, in bytes after brotli. A page that weighs more stops the build. */
import type { ModulePath } from '../search/documents.ts'
import type { Problems } from './checks.ts'
import { brotli } from './compress.ts'

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
  /**
   * What scripts fetch when a visitor asks for it. Should the words of all pages outgrow this, keep less of each
   * section in lib/search/documents.ts: every word is still found.
   */
  modules: { '/search.js': 12 * KB, '/search-index.js': 90 * KB, '/page-names.js': 4 * KB },
  /** The script that asks about lead tracking, which only builds with that have: beside the rest, at low priority. */
  consentScript: 2 * KB,
  /** All fonts together. They are compressed by themselves. */
  fonts: 48 * KB,
  /** Each picture that stands for a page where it is shared. They are compressed by themselves. */
  shareImage: 60 * KB,
}

/** Something weighed, and its own weight. */
export interface Part {
  name: string
  bytes: number
}

export interface Weights {
  pages: readonly PageWeight[]
  styles: readonly Part[]
  modules: Readonly<Record<ModulePath, Part>>
  consent: readonly Part[]
  fonts: readonly Part[]
  shareImages: readonly Part[]
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

const heaviest = (parts: readonly Part[]) =>
  [...parts]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${kb(bytes)}`)
    .join(', ')

/** What shows before one scrolls is in front of the end of the first section, by which the title is long past. */
const untilFirstScreen = (html: string) => html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** Styles, drawings and the rest of a page, each compressed by itself. */
async function partsOf(html: string): Promise<Part[]> {
  const styles = html.match(/<style>[\s\S]*?<\/style>/g) ?? []
  const drawings = html.match(/<svg[\s\S]*?<\/svg>/g) ?? []
  const rest = html.replace(/<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
  const texts = { styles: styles.join(''), [`${drawings.length} drawings`]: drawings.join(''), text: rest }
  return Promise.all(
    Object.entries(texts).map(async ([name, text]) => ({
      name,
      bytes: (await brotli(Buffer.from(text))).length,
    })),
  )
}

/** Adds a problem for each page, script, font and picture that is too heavy. */
export async function checkBudget(weights: Weights, problems: Problems): Promise<void> {
  const allow = (file: string, what: string, allowed: number, parts: readonly Part[], bytes = sum(parts)) => {
    if (bytes <= allowed) return
    const most = `What weighs most: ${heaviest(parts)}`
    problems.add(file, `${what} of ${kb(bytes)}`, `at most ${kb(allowed)} (lib/postbuild/budget.ts). ${most}`)
  }
  for (const { file, islands, bytes, html, scriptBeforeLoad, scriptAfterLoad } of weights.pages) {
    const allowed = islands.length > 0 ? BUDGET.islandPage : BUDGET.contentPage
    if (bytes > allowed) allow(file, 'HTML', allowed, await partsOf(await html()), bytes)
    if (bytes > BUDGET.firstScreen) {
      const first = untilFirstScreen(await html())
      const { length } = await brotli(Buffer.from(first))
      if (length > BUDGET.firstScreen)
        allow(file, 'first screen', BUDGET.firstScreen, await partsOf(first), length)
    }
    allow(file, 'scripts before load', BUDGET.scriptBeforeLoad, scriptBeforeLoad)
    allow(file, 'scripts after load', BUDGET.scriptAfterLoad, scriptAfterLoad)
  }
  const content = weights.pages
    .filter(({ islands }) => islands.length === 0)
    .map(({ file, bytes }) => ({ name: file, bytes }))
  const typical = median(content.map(({ bytes }) => bytes))
  allow('content pages, half of them', 'HTML', BUDGET.typicalContentPage, content, typical)
  allow('content pages', 'inlined styles', BUDGET.styles, weights.styles)
  allow('the script that asks for consent', 'a script', BUDGET.consentScript, weights.consent)
  allow('fonts', 'files', BUDGET.fonts, weights.fonts)
  for (const image of weights.shareImages) allow(image.name, 'a picture', BUDGET.shareImage, [image])
  for (const [name, module] of Object.entries(weights.modules))
    allow(name, 'a module', BUDGET.modules[name as ModulePath], [module])
}
