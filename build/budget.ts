/** Size limits for pages and files, in bytes after brotli. Exceeding one stops the build. */
import { basename } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { median } from '#lib/median.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { brotli } from './compress.ts'
import type { ReportProblem } from './problems.ts'
import type { HashedFile } from './stage.ts'

const KB = 1024

/** The limits for pages, for what loads with them, and for fonts. */
export const BUDGET = {
  /** HTML including styles and drawings. */
  page: 18 * KB,
  /** The part of a page visible before scrolling, with head and styles: it must arrive in one round trip. */
  firstScreen: 14 * KB,
  /** The median of all pages. */
  medianPage: 16 * KB,
  /** Head, header and footer with the names, addresses, offices, partners and menu of the samples. */
  frame: 2 * KB,
  /** What an owner's own names, offices, partners and menu may add to that, and thereby to each of the above. */
  ownFacts: 0.5 * KB,
  /** What lead tracking, if a release has it, may add to each of the above. */
  leadTracking: 0.3 * KB,
  /** The page script and the loader of islands. */
  scriptBeforeLoad: 3.2 * KB,
  scriptAfterLoad: 74 * KB,
  /** All fonts together. The format is already compressed. */
  fonts: 48 * KB,
}

/** The remedy for what authors cannot mend. */
const BY_ENGINEER = 'this is not a matter of content; ask an engineer'

/** Limits for other files, by name, and what to do about a file that exceeds its own. */
const FILES: readonly { name: RegExp; limit: number; remedy: string }[] = [
  { name: /\/search\.\w+\.js$/, limit: 12 * KB, remedy: BY_ENGINEER },
  {
    name: /\/search-index\.\w+\.js$/,
    limit: 100 * KB,
    remedy: 'keep less of each section in lib/search/documents.ts: every word is still found',
  },
  { name: /\/page-names\.\w+\.js$/, limit: 4 * KB, remedy: BY_ENGINEER },
  // Asks for consent to lead tracking, only in builds that have it, and loads at low priority.
  { name: /\/consent\.\w+\.js$/, limit: 2 * KB, remedy: BY_ENGINEER },
  // Each share image. The format is already compressed.
  { name: /^og\//, limit: 100 * KB, remedy: 'put a simpler drawing first on the page' },
]

/** How many of the heaviest pages a remedy names. */
const NAMED = 3

interface PageWeights {
  file: string
  /** The scripts that load before the page has, and after. */
  before: readonly HashedFile[]
  after: readonly HashedFile[]
}

interface Weights {
  pages: readonly PageWeights[]
  hasLeadTracking: boolean
  /** The size in bytes of every file that ships. */
  sizes: ReadonlyMap<string, number>
  read: (file: string) => Promise<string>
}

/** What is weighed, its weight and limit in bytes, and how to make it lighter. */
interface Weighed {
  subject: string
  what: string
  bytes: number
  limit: number
  remedy: string
}

/** Formats bytes for people, such as "14.6 KB". */
export const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** Cuts a page after its first section below the title: everything visible before scrolling is above that. */
const untilFirstScreen = (html: string) =>
  html.slice(0, html.indexOf('</section>', html.indexOf('</h1>')))

/** A page's head without styles, its bar at the top and its footer, which its owner's data fill. */
const frameOf = (html: string) =>
  html.slice(0, html.indexOf('<style')) +
  html.slice(html.indexOf('<header'), html.indexOf('</header>')) +
  html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))

/** Where authors write the page of a file in `out/`. */
const sourceOf = (file: string) => {
  const path = pagePathOf(file)
  return path === undefined ? file : fileOfPath(path)
}

const weightOf = async (text: string) => (await brotli(Buffer.from(text))).length

const pathsOf = (files: readonly HashedFile[]) => files.map(({ path }) => path)

type Sizes = Weights['sizes']

/** The size of a file, which may start with a slash; 0 for one that does not ship. */
const sizeOf = (sizes: Sizes, file: string) => sizes.get(file.replace(/^\//, '')) ?? 0

/** Weighs files together. */
function weighTogether(
  sizes: Sizes,
  files: readonly string[],
  { subject, what, limit }: Pick<Weighed, 'subject' | 'what' | 'limit'>,
): Weighed {
  const list = files.map((file) => `${basename(file)} ${kb(sizeOf(sizes, file))}`).join(' + ')
  const bytes = files.reduce((sum, file) => sum + sizeOf(sizes, file), 0)
  return { subject, what: `${what} (${list})`, bytes, limit, remedy: BY_ENGINEER }
}

/** Weighs the page whose head, header and footer are the heaviest. */
async function weighFrame({ pages, read }: Weights): Promise<Weighed> {
  const frames = pages.map(async ({ file }) => weightOf(frameOf(await read(file))))
  return {
    subject: 'all pages',
    what: 'head, header and footer',
    bytes: Math.max(0, ...(await Promise.all(frames))),
    limit: BUDGET.frame + BUDGET.ownFacts,
    remedy:
      'shorten the names, or the lists, in navigation.yaml, offices.yaml and site.yaml of content/data',
  }
}

/** Weighs a page, its first screen and its scripts. What each page may add to its limit is `added`. */
async function weighPage(
  { file, before, after }: PageWeights,
  { sizes, read }: Weights,
  added: number,
): Promise<Weighed[]> {
  const subject = `out/${file}`
  const source = sourceOf(file)
  const bytes = sizeOf(sizes, file)
  // A page that is small enough has a first screen that is.
  const isLarge = bytes > BUDGET.firstScreen
  return [
    {
      subject,
      what: 'HTML',
      bytes,
      limit: BUDGET.page + added,
      remedy: `shorten ${source}, or take a drawing or a table out of it`,
    },
    {
      subject,
      what: 'first screen',
      bytes: isLarge ? await weightOf(untilFirstScreen(await read(file))) : 0,
      limit: BUDGET.firstScreen + added,
      remedy: `put a simpler drawing at the top of ${source}, or none`,
    },
    weighTogether(sizes, pathsOf(before), {
      subject,
      what: 'scripts before load',
      limit: BUDGET.scriptBeforeLoad,
    }),
    weighTogether(sizes, pathsOf(after), {
      subject,
      what: 'scripts after load',
      limit: BUDGET.scriptAfterLoad,
    }),
  ]
}

function weighMedian({ pages, sizes }: Weights, added: number): Weighed {
  const files = pages.map(({ file }) => file)
  const heaviest = files
    .toSorted((a, b) => sizeOf(sizes, b) - sizeOf(sizes, a))
    .slice(0, NAMED)
    .map(sourceOf)
  return {
    subject: 'all pages',
    what: 'median HTML',
    bytes: median(files.map((file) => sizeOf(sizes, file))),
    limit: BUDGET.medianPage + added,
    remedy: `shorten pages; the heaviest are ${heaviest.join(', ')}`,
  }
}

/** Weighs what has a limit by its name, and all fonts together. */
function weighFiles(sizes: Sizes): Weighed[] {
  const files = [...sizes.keys()]
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  return [
    weighTogether(sizes, fonts, { subject: 'all fonts', what: 'total', limit: BUDGET.fonts }),
    ...FILES.flatMap(({ name, limit, remedy }) =>
      files
        .filter((file) => name.test(file))
        .map((file) => ({
          subject: `out/${file}`,
          what: 'file',
          bytes: sizeOf(sizes, file),
          limit,
          remedy,
        })),
    ),
  ]
}

/** Reports each limit that the finished site exceeds. */
export async function checkBudget(weights: Weights, report: ReportProblem): Promise<void> {
  const frame = await weighFrame(weights)
  const ownFacts = Math.min(Math.max(0, frame.bytes - BUDGET.frame), BUDGET.ownFacts)
  const added = ownFacts + (weights.hasLeadTracking ? BUDGET.leadTracking : 0)
  const pages = await Promise.all(weights.pages.map((page) => weighPage(page, weights, added)))
  const weighed = [
    frame,
    ...pages.flat(),
    weighMedian(weights, added),
    ...weighFiles(weights.sizes),
  ]
  for (const { subject, what, bytes, limit, remedy } of weighed)
    if (bytes > limit)
      report(subject, `${what} of ${kb(bytes)}`, `at most ${kb(limit)} (build/budget.ts)`, remedy)
}
