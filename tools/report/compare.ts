/** Compares two finished sites page by page, to show what changes for visitors, whichever file was edited. */
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
  /** Changed lines, before and after, as in a diff. */
  lines: string[]
  /** Number of words added and removed. */
  words: Record<Side, number>
}

type Side = 'added' | 'removed'

/** Pseudo path of the frame around every page, reported once, as on the home page. */
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
    /** The lines of its Markdown alternate, after title and description. */
    lines: `${plain}\n${readFileSync(join(dir, alternatePath(path)), 'utf8')}`.split('\n'),
    /** The HTML of its main element, without hashed file names. If only this differs, the page may look different. */
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/\/_next\/[^"')\s]+/g, '') ?? '',
    /** Bytes of its HTML as transferred. */
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
    /** A screenshot as a data URL, so that a report is a single file; empty until one is taken. */
    picture: '',
  }
}

function readFrame(dir: string): Page {
  const html = readFileSync(join(dir, pageFile('/')), 'utf8')
  const body = html.slice(html.indexOf('<body'))
  const frame = body.replace(/<main[\s\S]*<\/main>|<script\b[\s\S]*?<\/script>/g, '')
  return { path: FRAME, lines: frame.split(/<[^>]*>|\n/), main: '', bytes: 0, picture: '' }
}

/** Every page of an export that has a Markdown alternate, and the frame. */
function readPages(dir: string): Map<string, Page> {
  const paths = globSync('**/*.html', { cwd: dir })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined && existsSync(join(dir, alternatePath(path))))
  const pages = paths.sort().map((path = '') => [path, readPage(dir, path)] as const)
  return new Map([...pages, [FRAME, readFrame(dir)]])
}

/** Unchanged words shown on each side of a change. */
const CONTEXT = 12

/** Lines with more edits than this are unrelated, and comparing them would take too long. */
const MAX_EDITS = 200

/** Returns changed lines, each after the line it replaces, with unchanged words only around the changes. */
function compareLines(before: readonly string[], after: readonly string[]): Pick<Change, 'lines' | 'words'> {
  const lines: string[] = []
  const words = { added: 0, removed: 0 }
  const pair = (old = '', now = '') => {
    const parts = diffWordsWithSpace(old, now, { maxEditLength: MAX_EDITS }) ?? [
      { value: old, added: false, removed: true },
      { value: now, added: true, removed: false },
    ]
    const shown = parts.map(({ value, added, removed }, index) => {
      const all = value.split(' ')
      const [head, tail] = [index > 0 ? CONTEXT : 0, index < parts.length - 1 ? CONTEXT : 0]
      if (added || removed || all.length <= head + tail + 1) return value
      return [...all.slice(0, head), '…', ...all.slice(all.length - tail)].join(' ')
    })
    const addLine = (sign: string, side: Side, other: Side) => {
      const own = parts.filter((part) => part[side])
      for (const { value } of own) words[side] += value.split(/\S+/).length - 1
      if (own.length > 0) lines.push(sign + shown.filter((_, index) => !parts[index]?.[other]).join(''))
    }
    addLine('- ', 'removed', 'added')
    addLine('+ ', 'added', 'removed')
  }
  const filled = (all: readonly string[]) => all.filter((line) => line.trim() !== '')
  let old: string[] = []
  // Removed lines come right before the added lines that replace them.
  for (const { value, added, removed } of [...diffArrays(filled(before), filled(after)), { value: [] }]) {
    const now = added ? value : []
    if (!removed) for (let at = 0; at < Math.max(old.length, now.length); at++) pair(old[at], now[at])
    old = removed ? value : []
  }
  return { lines, words }
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

/** Returns the pages that differ, sorted by path; `moves` contains the old and new paths of renamed pages. */
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
