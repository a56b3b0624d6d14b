/** Compares two finished sites page by page: what a visitor would find changed, whatever file the change was made in. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

export type Page = ReturnType<typeof readPage>

/** Words in a row that share their fate. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'restyled'
  path: string
  before?: Page | undefined
  after?: Page | undefined
  /** Lines with a change in them. */
  lines: Run[][]
}

function readPage(dir: string, path: string) {
  const file = join(dir, pageFile(path))
  const html = readFileSync(file, 'utf8')
  const title = /<title>([^<]*)/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1]
  const head = `title: ${title}\ndescription: ${description}`
  const plain = head.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  // Without what every build makes anew.
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/\/_next\/[^"')\s]+/g, '')
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? []
  const frame = body.replace(main, '').split(/<[^>]*>|\n/)
  return {
    path,
    /** Its Markdown alternate, a line each, under what search engines show. */
    lines: `${plain}\n${readFileSync(join(dir, alternatePath(path)), 'utf8')}`.split('\n'),
    /** The text of header and footer. */
    frame: frame.filter((line) => line.trim() !== ''),
    /** The HTML of its main part; where only that differs, something may look different. */
    main,
    /** Of its HTML as it travels. */
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  }
}

export type Pages = ReadonlyMap<string, Page>

/** Every page of an export that has words for readers. Throws where there is none. */
export function readPages(dir: string): Pages {
  const paths = globSync('**/*.html', { cwd: dir })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined && existsSync(join(dir, alternatePath(path))))
  if (paths.length === 0) throw new Error(`There is no finished site in ${dir}. Run "npm run build" first.`)
  return new Map(paths.sort().map((path = '') => [path, readPage(dir, path)]))
}

/** Unchanged words shown on either side of a change. */
const CONTEXT = 12

/** Two lines with more changes than this are not one line that was edited, and comparing them would take long. */
const MOST_EDITS = 200

function runsOf(before: string, after: string): Run[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return parts.map(({ value, added, removed }, index): Run => {
    if (added || removed) return { kind: added ? 'added' : 'removed', text: value }
    const words = value.split(' ')
    const [head, tail] = [index > 0 ? CONTEXT : 0, index < parts.length - 1 ? CONTEXT : 0]
    if (words.length <= head + tail + 1) return { kind: 'same', text: value }
    const shown = [...words.slice(0, head), '…', ...words.slice(words.length - tail)]
    return { kind: 'same', text: shown.join(' ') }
  })
}

/** Lines that differ, word by word where a line has a counterpart. */
function changedLines(before: readonly string[], after: readonly string[]): Run[][] {
  const result: Run[][] = []
  let old: string[] = []
  const pair = (now: readonly string[]) => {
    for (let line = 0; line < Math.max(old.length, now.length); line++)
      result.push(runsOf(old[line] ?? '', now[line] ?? ''))
    old = []
  }
  const filled = (lines: readonly string[]) => lines.filter((line) => line !== '')
  // What was removed comes right before what was added in its place.
  for (const { value, added, removed } of diffArrays(filled(before), filled(after)))
    if (removed) old = value
    else pair(added ? value : [])
  pair([])
  return result
}

/**
 * Says which pages differ, in the order of paths, and header and footer apart.
 *
 * @param moves old and new path of pages that were renamed; those that do not fit are left out
 */
export function comparePages(before: Pages, after: Pages, moves: readonly (readonly [string, string])[]) {
  const fitting = moves.filter(([from, to]) => !after.has(from) && !before.has(to))
  const origin = new Map(fitting.map(([from, to]) => [to, from]))
  const pairs = [...after.values()].map((now) => ({ now, old: before.get(origin.get(now.path) ?? now.path) }))
  const kept = new Set(pairs.map(({ old }) => old?.path))
  const removed = [...before.values()].filter(({ path }) => !kept.has(path))
  const changes = [...pairs, ...removed.map((old) => ({ old, now: undefined }))].flatMap(
    ({ old, now }): Change[] => {
      const lines = changedLines(old?.lines ?? [], now?.lines ?? [])
      const change = { path: now?.path ?? old?.path ?? '', before: old, after: now, lines }
      if (!now) return [{ kind: 'removed', ...change }]
      if (!old) return [{ kind: 'added', ...change }]
      if (old.path !== now.path) return [{ kind: 'renamed', ...change }]
      if (lines.length > 0) return [{ kind: 'changed', ...change }]
      return old.main === now.main ? [] : [{ kind: 'restyled', ...change }]
    },
  )
  const framed = pairs.flatMap(({ old, now }) => (old ? [changedLines(old.frame, now.frame)] : []))
  const alike = Map.groupBy(framed, (lines) => JSON.stringify(lines))
  return {
    changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)),
    /** Each change to header or footer, and how many pages have it. */
    frames: [...alike.values()]
      .map((same) => ({ pages: same.length, lines: same[0] ?? [] }))
      .filter(({ lines }) => lines.length > 0),
  }
}

/** What differs between two sites. */
export type Comparison = ReturnType<typeof comparePages>
