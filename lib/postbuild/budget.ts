/** What pages may weigh at most, in bytes after brotli. A page that weighs more stops the build. */
import type { ModulePath } from '../search/addresses.ts'
import type { Problems } from './problems.ts'

const KB = 1024

export const BUDGET = {
  /** HTML with its styles and drawings: what arrives in one round trip. */
  contentPage: 14 * KB,
  /** The same, for the page in the middle when all are sorted by size. */
  typicalContentPage: 12 * KB,
  islandPage: 16 * KB,
  scriptBeforeLoad: 2 * KB,
  scriptAfterLoad: 150 * KB,
  /**
   * What scripts fetch when a visitor asks for it. Should the words of all pages outgrow this, keep less of each
   * section in lib/search/documents.ts: every word is still found.
   */
  modules: { '/search.js': 12 * KB, '/search-index.js': 68 * KB, '/page-names.js': 4 * KB },
  /** The script that asks about lead tracking, which only builds with that have: beside the rest, at low priority. */
  consentScript: 2 * KB,
  /** All fonts together. They are compressed by themselves. */
  fonts: 45 * KB,
  /** Each picture that stands for a page where it is shared. They are compressed by themselves. */
  shareImage: 60 * KB,
}

/** A part of something weighed, for the message: its name and its own weight. */
export interface Part {
  name: string
  bytes: number
}

export interface PageWeight {
  file: string
  islands: boolean
  /** The whole page. */
  bytes: number
  /** Of what it consists; asked for only when the page is too heavy. */
  parts: () => Part[] | Promise<Part[]>
  scriptBeforeLoad: Part[]
  scriptAfterLoad: Part[]
  /** None in default builds. */
  consentScript?: Part[]
}

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0)

const heaviest = (parts: readonly Part[]) =>
  [...parts]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${kb(bytes)}`)
    .join(', ')

/** The middle one of some numbers, 0 for none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Weighs pages, fonts, share images and modules, and adds a problem for each that is too heavy. */
export async function checkBudget(
  pages: readonly PageWeight[],
  fonts: readonly Part[],
  shareImages: readonly Part[],
  modules: Readonly<Record<ModulePath, number>>,
  problems: Problems,
): Promise<void> {
  const allow = (file: string, what: string, allowed: number, bytes: number, parts: readonly Part[]) => {
    if (bytes <= allowed) return
    problems.add(
      file,
      `${what} of ${kb(bytes)}`,
      `at most ${kb(allowed)} (lib/postbuild/budget.ts)${parts.length > 0 ? `. What weighs most: ${heaviest(parts)}` : ''}`,
    )
  }
  for (const page of pages) {
    const allowed = page.islands ? BUDGET.islandPage : BUDGET.contentPage
    if (page.bytes > allowed) allow(page.file, 'HTML', allowed, page.bytes, await page.parts())
    const { scriptBeforeLoad: before, scriptAfterLoad: after, consentScript: consent = [] } = page
    allow(page.file, 'scripts before load', BUDGET.scriptBeforeLoad, sum(before), before)
    allow(page.file, 'scripts after load', page.islands ? BUDGET.scriptAfterLoad : 0, sum(after), after)
    allow(page.file, 'the script that asks for consent', BUDGET.consentScript, sum(consent), consent)
  }
  const content = pages.filter(({ islands }) => !islands)
  allow(
    'content pages, half of them',
    'HTML',
    BUDGET.typicalContentPage,
    median(content.map(({ bytes }) => bytes)),
    content.map(({ file, bytes }) => ({ name: file, bytes })),
  )
  allow('fonts', 'files', BUDGET.fonts, sum(fonts), fonts)
  for (const { name, bytes } of shareImages) allow(name, 'a picture', BUDGET.shareImage, bytes, [])
  for (const [name, bytes] of Object.entries(modules)) {
    allow(name, 'a module', BUDGET.modules[name as ModulePath], bytes, [{ name, bytes }])
  }
}
