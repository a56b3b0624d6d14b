/** Size limits for pages and files, in bytes after brotli. Exceeding one stops the build. */
import { basename } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { brotli } from './compress.ts'
import type { ScriptFile } from './files.ts'

const KB = 1024

export const BUDGET = {
  /** HTML including styles and drawings. */
  page: 18 * KB,
  /** The part of a page visible before scrolling, with head and styles: it must arrive in one round trip. */
  firstScreen: 14 * KB,
  /** The median of all pages. */
  medianPage: 16 * KB,
  /** Header and footer with the names, offices, partners and menu of the samples. */
  frame: 1.4 * KB,
  /** What an owner's own names, offices, partners and menu may add to that, and thereby to each of the above. */
  ownFacts: 0.5 * KB,
  /** What lead tracking, if a release has it, may add to each of the above. */
  leadTracking: 0.3 * KB,
  scriptBeforeLoad: 3 * KB,
  scriptAfterLoad: 74 * KB,
  /** All fonts together. The format is already compressed. */
  fonts: 48 * KB,
}

/** What authors cannot mend. */
const BY_ENGINEER = 'this is not a matter of content; ask an engineer'

/** Limits for other files, by name, and what to do about a file that exceeds its own. */
const FILES: readonly (readonly [name: RegExp, bytes: number, remedy: string])[] = [
  [/\/search\.\w+\.js$/, 12 * KB, BY_ENGINEER],
  [
    /\/search-index\.\w+\.js$/,
    100 * KB,
    'keep less of each section in lib/search/documents.ts: every word is still found',
  ],
  [/\/page-names\.\w+\.js$/, 4 * KB, BY_ENGINEER],
  // Asks for consent to lead tracking, only in builds that have it, and loads at low priority.
  [/\/consent\.\w+\.js$/, 2 * KB, BY_ENGINEER],
  // Each share image. The format is already compressed.
  [/^og\//, 100 * KB, 'put a simpler drawing first on the page'],
]

/** How many of the heaviest pages a remedy names. */
const NAMED = 3

/** Receives what is wrong with a file in `out/`, or with several together, and how to mend it. */
type Report = (subject: string, found: string, expected: string, remedy: string) => void

interface Weights {
  /** The scripts of pages are those that load before and after the page has. */
  pages: readonly {
    file: string
    before: readonly ScriptFile[]
    after: readonly ScriptFile[]
  }[]
  hasLeadTracking: boolean
  /** The size in bytes of every file that ships. */
  sizes: ReadonlyMap<string, number>
  read: (file: string) => Promise<string>
}

export const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** The median; 0 without numbers. */
export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const pathsOf = (files: readonly ScriptFile[]) => files.map(({ path }) => path)

/** Cuts a page after its first section below the title: everything visible before scrolling is above that. */
const untilFirstScreen = (html: string) =>
  html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** The bar at the top of a page and its footer, which its owner's data fill. */
const frameOf = (html: string) =>
  html.slice(html.indexOf('<header'), html.indexOf('</header>')) +
  html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))

/** Where authors write the page of a file in `out/`. */
const sourceOf = (file: string) => {
  const path = pagePathOf(file)
  return path === undefined ? file : fileOfPath(path)
}

const weightOf = async (text: string) => (await brotli(Buffer.from(text))).length

export async function checkBudget(
  { pages, hasLeadTracking, sizes, read }: Weights,
  report: Report,
): Promise<void> {
  const sizeOf = (file: string) => sizes.get(file.replace(/^\//, '')) ?? 0
  const allow = (
    subject: string,
    what: string,
    { bytes, allowed }: { bytes: number; allowed: number },
    remedy: string,
  ) => {
    if (bytes > allowed)
      report(subject, `${what} of ${kb(bytes)}`, `at most ${kb(allowed)} (build/budget.ts)`, remedy)
  }
  const allowAll = (subject: string, what: string, parts: readonly string[], allowed: number) => {
    const list = parts.map((part) => `${basename(part)} ${kb(sizeOf(part))}`).join(' + ')
    const total = parts.reduce((sum, part) => sum + sizeOf(part), 0)
    allow(subject, `${what} (${list})`, { bytes: total, allowed }, BY_ENGINEER)
  }

  const [any] = pages
  const frame = any ? await weightOf(frameOf(await read(any.file))) : 0
  allow(
    'all pages',
    'header and footer',
    { bytes: frame, allowed: BUDGET.frame + BUDGET.ownFacts },
    'shorten the names, or the lists, in navigation.yaml, offices.yaml and site.yaml of content/data',
  )
  const ownFacts = Math.min(Math.max(0, frame - BUDGET.frame), BUDGET.ownFacts)
  const added = ownFacts + (hasLeadTracking ? BUDGET.leadTracking : 0)
  for (const { file, before, after } of pages) {
    const source = sourceOf(file)
    const subject = `out/${file}`
    allow(
      subject,
      'HTML',
      { bytes: sizeOf(file), allowed: BUDGET.page + added },
      `shorten ${source}, or take a drawing or a table out of it`,
    )
    if (sizeOf(file) > BUDGET.firstScreen) {
      const firstScreen = await weightOf(untilFirstScreen(await read(file)))
      allow(
        subject,
        'first screen',
        { bytes: firstScreen, allowed: BUDGET.firstScreen + added },
        `put a simpler drawing at the top of ${source}, or none`,
      )
    }
    allowAll(subject, 'scripts before load', pathsOf(before), BUDGET.scriptBeforeLoad)
    allowAll(subject, 'scripts after load', pathsOf(after), BUDGET.scriptAfterLoad)
  }
  const medianPage = median(pages.map(({ file }) => sizeOf(file)))
  const heaviest = pages
    .map(({ file }) => file)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, NAMED)
  allow(
    'all pages',
    'median HTML',
    { bytes: medianPage, allowed: BUDGET.medianPage + added },
    `shorten pages; the heaviest are ${heaviest.map(sourceOf).join(', ')}`,
  )
  const files = [...sizes.keys()]
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  allowAll('all fonts', 'total', fonts, BUDGET.fonts)
  for (const file of files)
    for (const [pattern, allowed, remedy] of FILES)
      if (pattern.test(file)) allow(`out/${file}`, 'file', { bytes: sizeOf(file), allowed }, remedy)
}
