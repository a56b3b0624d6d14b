/** Compares two finished sites page by page: what a visitor would find changed, whatever file the change was made in. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

export interface Page {
  path: string
  title: string
  description: string
  /** Its Markdown alternate, a line each. */
  lines: string[]
  /** The text of header and footer. */
  frame: string[]
  /** Its HTML without what every build makes anew; where it differs, something may look different. */
  markup: string
  /** Bytes of its HTML as they travel. */
  bytes: number
}

/** Words in a row that share their fate. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'restyled'
  path: string
  before?: Page
  after?: Page
  /** Lines with a change in them. */
  lines: Run[][]
}

/** One change to header or footer, and how many pages have it. */
export interface FrameChange {
  pages: number
  lines: Run[][]
}

const inTag = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

function readPage(dir: string, path: string): Page {
  const file = join(dir, pageFile(path))
  const html = readFileSync(file, 'utf8')
  const markup = html
    .slice(html.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/\/_next\/[^"')\s]+/g, '')
  const frame = markup.replace(/<main[\s\S]*<\/main>/, '').replace(/<[^>]*>/g, '\n')
  return {
    path,
    title: inTag(html, /<title>([^<]*)/),
    description: inTag(html, /<meta name="description" content="([^"]*)/),
    lines: readFileSync(join(dir, alternatePath(path)), 'utf8').split('\n'),
    frame: frame.split('\n').filter((line) => line.trim() !== ''),
    markup,
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  }
}

/** Every page of an export that has words for readers. Throws where there is none. */
export function readPages(dir: string): Map<string, Page> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined && existsSync(join(dir, alternatePath(path))))
  if (paths.length === 0) throw new Error(`There is no finished site in ${dir}. Run "npm run build" first.`)
  return new Map(paths.sort().map((path) => [path ?? '', readPage(dir, path ?? '')]))
}

/** Unchanged words shown on either side of a change. */
const CONTEXT = 12

function shortened({ kind, text }: Run, index: number, all: readonly Run[]): Run {
  const words = text.split(' ')
  const [head, tail] = [index > 0 ? CONTEXT : 0, index < all.length - 1 ? CONTEXT : 0]
  if (kind !== 'same' || words.length <= head + tail + 1) return { kind, text }
  return { kind, text: [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ') }
}

/** Two lines with more changes than this are not one line that was edited, and comparing them would take long. */
const MOST_EDITS = 200

function runsOf(before: string, after: string): Run[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return parts
    .map(
      ({ value, added, removed }): Run => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }),
    )
    .map(shortened)
}

/** Lines that differ, word by word where a line has a counterpart. */
export function changedLines(before: readonly string[], after: readonly string[]): Run[][] {
  const changes = diffArrays([...before], [...after]).filter(({ added, removed }) => added || removed)
  const result: Run[][] = []
  for (let at = 0; at < changes.length; at++) {
    const [change, next] = [changes[at], changes[at + 1]]
    const words = (lines: string[] = []) => lines.filter((line) => line !== '')
    const isPair = change?.removed && next?.added
    const old = words(change?.removed ? change.value : [])
    const now = words(isPair ? next.value : change?.added ? change.value : [])
    if (isPair) at++
    for (let line = 0; line < Math.max(old.length, now.length); line++)
      result.push(runsOf(old[line] ?? '', now[line] ?? ''))
  }
  return result
}

/** Numbers of words that are new and gone. */
export function countWords(lines: readonly Run[][]): { added: number; removed: number } {
  const count = (kind: Run['kind']) =>
    lines
      .flat()
      .reduce((sum, run) => sum + (run.kind === kind ? (run.text.match(/\S+/g)?.length ?? 0) : 0), 0)
  return { added: count('added'), removed: count('removed') }
}

type Pages = ReadonlyMap<string, Page>

/**
 * Says which pages differ, in the order of paths, and header and footer apart.
 *
 * @param moves old and new path of pages that were renamed; those that do not fit are left out
 */
export function comparePages(before: Pages, after: Pages, moves: readonly (readonly [string, string])[]) {
  const origins = new Map(
    moves.filter(([from, to]) => before.has(from) && !after.has(from) && after.has(to) && !before.has(to)),
  )
  const origin = new Map([...origins].map(([from, to]) => [to, from]))
  const pairs = [...after.values()].map((now) => ({ now, old: before.get(origin.get(now.path) ?? now.path) }))
  const changes = pairs.flatMap(({ old, now }): Change[] => {
    const lines = changedLines(old?.lines ?? [], now.lines)
    const change = { path: now.path, after: now, lines, ...(old && { before: old }) }
    if (!old) return [{ kind: 'added', ...change }]
    if (old.path !== now.path) return [{ kind: 'renamed', ...change }]
    const isSame = lines.length === 0 && old.title === now.title && old.description === now.description
    if (!isSame) return [{ kind: 'changed', ...change }]
    return mainOf(old) === mainOf(now) ? [] : [{ kind: 'restyled', ...change }]
  })
  const used = new Set(pairs.map(({ old }) => old?.path))
  const gone = [...before.values()].filter(({ path }) => !used.has(path))
  const removed = gone.map(
    (page): Change => ({
      kind: 'removed',
      path: page.path,
      before: page,
      lines: changedLines(page.lines, []),
    }),
  )
  const framed = pairs.flatMap(({ old, now }) => (old ? [changedLines(old.frame, now.frame)] : []))
  const alike = Map.groupBy(framed, (lines) => JSON.stringify(lines))
  const frames = [...alike.values()].map(
    (same): FrameChange => ({ pages: same.length, lines: same[0] ?? [] }),
  )
  return {
    changes: [...changes, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1)),
    frames: frames.filter(({ lines }) => lines.length > 0),
  }
}

const mainOf = ({ markup }: Page) => markup.slice(markup.indexOf('<main'), markup.lastIndexOf('</main>'))
