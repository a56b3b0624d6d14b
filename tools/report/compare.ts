/** Compares two finished sites page by page: what a visitor would find changed, whatever file the change was made in. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

export type Page = ReturnType<typeof readPage>

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'restyled'
  path: string
  before?: Page | undefined
  after?: Page | undefined
  /** Lines with a change in them, before and after, as a diff shows them. */
  lines: string[]
  /** How many words are new and gone. */
  words: Record<Side, number>
}

type Side = 'added' | 'removed'

/** In place of a path: what stands around every page, and is told once, as home has it. */
const FRAME = 'Header and footer'

function readPage(dir: string, path: string) {
  const file = join(dir, pageFile(path))
  const html = readFileSync(file, 'utf8')
  const title = /<title>([^<]*)/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1]
  const head = `title: ${title}\ndescription: ${description}`
  const plain = head.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return {
    path,
    /** Its Markdown alternate, a line each, under what search engines show. */
    lines: `${plain}\n${readFileSync(join(dir, alternatePath(path)), 'utf8')}`.split('\n'),
    /** The HTML of its main part, without what every build names anew; where only that differs, it may look different. */
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/\/_next\/[^"')\s]+/g, '') ?? '',
    /** Of its HTML as it travels. */
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  }
}

function readFrame(dir: string): Page {
  const html = readFileSync(join(dir, pageFile('/')), 'utf8')
  const frame = html
    .slice(html.indexOf('<body'))
    .replace(/<main[\s\S]*<\/main>|<script\b[\s\S]*?<\/script>/g, '')
  return { path: FRAME, lines: frame.split(/<[^>]*>|\n/), main: '', bytes: 0 }
}

/** Every page of an export that has words for readers, and the frame. */
function readPages(dir: string): Map<string, Page> {
  const paths = globSync('**/*.html', { cwd: dir })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined && existsSync(join(dir, alternatePath(path))))
  const pages = paths.sort().map((path = '') => [path, readPage(dir, path)] as const)
  return new Map([...pages, [FRAME, readFrame(dir)]])
}

/** Unchanged words shown on either side of a change. */
const CONTEXT = 12

/** Two lines with more changes than this are not one line that was edited, and comparing them would take long. */
const MOST_EDITS = 200

type Line = Pick<Change, 'lines' | 'words'>

/** What differs between two lines, word by word; of words that stay those around a change are shown. */
function compareLine(before: string, after: string): Line {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  const shown = parts.map(({ value, added, removed }, index) => {
    const words = value.split(' ')
    const [head, tail] = [index > 0 ? CONTEXT : 0, index < parts.length - 1 ? CONTEXT : 0]
    if (added || removed || words.length <= head + tail + 1) return value
    return [...words.slice(0, head), '…', ...words.slice(words.length - tail)].join(' ')
  })
  const side = (sign: string, other: Side) =>
    `${sign} ${shown.filter((_, index) => !parts[index]?.[other]).join('')}`
  const count = (wanted: Side) =>
    parts.reduce((sum, part) => sum + (part[wanted] ? part.value.split(/\S+/).length - 1 : 0), 0)
  const words = { added: count('added'), removed: count('removed') }
  return { lines: [...(before ? [side('-', 'added')] : []), ...(after ? [side('+', 'removed')] : [])], words }
}

/** Lines that differ, each beside its counterpart where it has one. */
function compareLines(before: readonly string[], after: readonly string[]): Line {
  const found: Line[] = []
  let old: string[] = []
  const pair = (now: readonly string[]) => {
    for (let line = 0; line < Math.max(old.length, now.length); line++)
      found.push(compareLine(old[line] ?? '', now[line] ?? ''))
    old = []
  }
  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')
  // What was removed comes right before what was added in its place.
  for (const { value, added, removed } of diffArrays(filled(before), filled(after)))
    if (removed) old = value
    else pair(added ? value : [])
  pair([])
  const sum = (side: Side) => found.reduce((total, { words }) => total + words[side], 0)
  return {
    lines: found.flatMap(({ lines }) => lines),
    words: { added: sum('added'), removed: sum('removed') },
  }
}

function changeOf(before: Page | undefined, after: Page | undefined): Change[] {
  const path = after?.path ?? before?.path ?? ''
  const change = { path, before, after, ...compareLines(before?.lines ?? [], after?.lines ?? []) }
  if (!after) return [{ kind: 'removed', ...change }]
  if (!before) return [{ kind: 'added', ...change }]
  if (before.path !== path) return [{ kind: 'renamed', ...change }]
  if (change.lines.length > 0) return [{ kind: 'changed', ...change }]
  return before.main === after.main ? [] : [{ kind: 'restyled', ...change }]
}

/**
 * Says which pages of two finished sites differ, in the order of paths.
 *
 * @param moves old and new path of pages that were renamed; those that do not fit are left out
 */
export function compareSites(
  out: Record<'before' | 'after', string>,
  moves: readonly (readonly [string, string])[],
): Change[] {
  const [before, after] = [readPages(out.before), readPages(out.after)]
  const fitting = moves.filter(([from, to]) => !after.has(from) && !before.has(to))
  const origin = new Map(fitting.map(([from, to]) => [to, from]))
  const pairs = [...after.values()].map((now) => [before.get(origin.get(now.path) ?? now.path), now] as const)
  const kept = new Set(pairs.map(([old]) => old))
  const removed = [...before.values()].filter((old) => !kept.has(old))
  return [...pairs, ...removed.map((old) => [old, undefined] as const)]
    .flatMap(([old, now]) => changeOf(old, now))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
