/** Compares two finished sites page by page, to show what changes for visitors, whichever file was edited. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffWords, diffWordsWithSpace, structuredPatch } from 'diff'
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'mdast-util-to-string'
import { parse } from 'parse5'
import { SKIP, visit } from 'unist-util-visit'
import { similarity } from '#check/parse/renames.ts'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

type ComparedPage = ReturnType<typeof readPage>

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'restyled'
  path: string
  before: ComparedPage | undefined
  after: ComparedPage | undefined
  /** As in a diff, with the changed words of a line marked: `-We test [-the-] app.`, `+We test {+each+} app.` */
  lines: string[]
  words: Record<'added' | 'removed', number>
}

export type Sides = Record<'before' | 'after', string>

/** The labels of each drawing in a line, which the page's text leaves out. */
function labelsIn(page: Root): string {
  const parts = new Set(selectAll('svg svg', page))
  return selectAll('main svg', page)
    .filter((drawing) => !parts.has(drawing))
    .map((drawing) => selectAll('text', drawing).map((label) => textOf(label).trim()))
    .filter((labels) => labels.length > 0)
    .map((labels) => `drawing: ${[...new Set(labels)].join(' · ')}\n`)
    .join('')
}

const treeOf = (html: string) => fromParse5(parse(html)) as Root

function readPage(dir: string, path: string) {
  const file = join(dir, pageFile(path))
  const html = readFileSync(file, 'utf8')
  const page = treeOf(html)
  const title = textOf(select('title', page))
  const description = select('meta[name=description]', page)?.properties.content
  const head = `title: ${title}\ndescription: ${description}\n`
  const words = readFileSync(join(dir, alternatePath(path)), 'utf8').replace(/\n?$/, '\n')
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/\/_next\/[^"')\s]+/g, '') ?? ''
  return {
    path,
    /** What readers see: its head, its words, the labels of its drawings. */
    text: head + words + labelsIn(page),
    /** Its words alone, by which a renamed page is recognized. */
    words,
    /** The HTML of its main element, without hashed file names. If only this differs, the page may look different. */
    main,
    /** Bytes of its HTML as transferred. */
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  }
}

/** The frame around every page, reported once, as on the home page: each of its texts in a line. */
function readFrame(dir: string): ComparedPage {
  const texts: string[] = []
  const body = select('body', treeOf(readFileSync(join(dir, pageFile('/')), 'utf8')))
  if (body)
    visit(body, (node) => {
      if (node.type === 'element' && ['main', 'script'].includes(node.tagName)) return SKIP
      if (node.type === 'text') texts.push(node.value)
      return undefined
    })
  const text = texts.join('\n')
  return { path: 'Header and footer', text, words: text, main: '', bytes: 0 }
}

function readPages(dir: string): ReadonlyMap<string, ComparedPage> {
  const paths = globSync('**/*.html', { cwd: dir })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined)
    .filter((path) => existsSync(join(dir, alternatePath(path))))
  return new Map(
    [...paths.map((path) => readPage(dir, path)), readFrame(dir)].map((page) => [page.path, page]),
  )
}

/** Marks the words in which two lines differ; undefined if they have too little in common. */
function marked(before: string, after: string): readonly [string, string] | undefined {
  const parts = diffWordsWithSpace(before, after)
  const common = parts.filter(({ added, removed }) => !added && !removed)
  const length = common.reduce((sum, { value }) => sum + value.trim().length, 0)
  if (length * 2 < Math.max(before.length, after.length)) return undefined
  const removed = parts
    .filter((part) => !part.added)
    .map(({ removed: isGone, value }) => (isGone ? `[-${value}-]` : value))
  const added = parts
    .filter((part) => !part.removed)
    .map(({ added: isNew, value }) => (isNew ? `{+${value}+}` : value))
  return [removed.join(''), added.join('')]
}

/** Returns the lines of a hunk, which has the removed ones before the added ones, with the changed words marked. */
function markedLines(lines: readonly string[]): string[] {
  const removed = lines.filter((line) => line.startsWith('-'))
  const added = lines.filter((line) => line.startsWith('+'))
  if (removed.length !== added.length) return [...removed, ...added]
  const pairs = removed.map((line, index) => {
    const after = added[index] ?? ''
    const [before, now] = marked(line.slice(1), after.slice(1)) ?? [line.slice(1), after.slice(1)]
    return [`-${before}`, `+${now}`] as const
  })
  return [...pairs.map(([before]) => before), ...pairs.map(([, now]) => now)]
}

function compareTexts(before: string, after: string): Pick<Change, 'lines' | 'words'> {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 })
  const changed = hunks.map((hunk) => hunk.lines.filter((line) => /^[+-]\s*\S/.test(line)))
  const side = (sign: string) =>
    changed
      .flat()
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const parts = diffWords(side('-'), side('+'))
  const count = (kind: 'added' | 'removed') =>
    parts
      .filter((part) => part[kind])
      .reduce((sum, { value }) => sum + (value.match(/\S+/g) ?? []).length, 0)
  return {
    lines: changed.flatMap(markedLines),
    words: { added: count('added'), removed: count('removed') },
  }
}

function changeOf(
  before: ComparedPage | undefined,
  after: ComparedPage | undefined,
): Change | undefined {
  const change = {
    path: after?.path ?? before?.path ?? '',
    before,
    after,
    ...compareTexts(before?.text ?? '', after?.text ?? ''),
  }
  if (!after) return { kind: 'removed', ...change }
  if (!before) return { kind: 'added', ...change }
  if (before.path !== after.path) return { kind: 'renamed', ...change }
  if (change.lines.length > 0) return { kind: 'changed', ...change }
  return before.main === after.main ? undefined : { kind: 'restyled', ...change }
}

/** The share of lines that a page must have in common with one that is gone to count as it, renamed. */
const RENAMED = 0.5

/** Finds the page that has taken the place of each one that is gone: the most similar of the new ones. */
function renamesIn(
  gone: readonly ComparedPage[],
  added: readonly ComparedPage[],
): ReadonlyMap<ComparedPage, ComparedPage> {
  const renames = new Map<ComparedPage, ComparedPage>()
  for (const page of gone) {
    const free = added.filter((page) => ![...renames.values()].includes(page))
    const likeness = (candidate: ComparedPage) => similarity(page.words, candidate.words)
    const [best] = free.toSorted((a, b) => likeness(b) - likeness(a))
    if (best && likeness(best) > RENAMED) renames.set(page, best)
  }
  return renames
}

/** Returns the pages that differ, sorted by path. */
export function compareSites(sides: Sides): Change[] {
  const before = readPages(sides.before)
  const after = readPages(sides.after)
  const gone = [...before.values()].filter(({ path }) => !after.has(path))
  const added = [...after.values()].filter(({ path }) => !before.has(path))
  const renames = renamesIn(gone, added)
  const isRenamed = new Set(renames.values())
  const changes = [
    ...Array.from(before.values(), (page) =>
      changeOf(page, after.get(page.path) ?? renames.get(page)),
    ),
    ...added.filter((page) => !isRenamed.has(page)).map((page) => changeOf(undefined, page)),
  ]
  return changes
    .filter((change): change is Change => change !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
