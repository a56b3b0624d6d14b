/** Compares two finished sites page by page, to show what changes for visitors, whichever file was edited. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffWords, structuredPatch } from 'diff'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

type Page = ReturnType<typeof readPage>

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'restyled'
  path: string
  before: Page | undefined
  after: Page | undefined
  /** As in a diff. */
  lines: string[]
  words: Record<'added' | 'removed', number>
}

export type Sides = Record<'before' | 'after', string>

function readPage(dir: string, path: string) {
  const file = join(dir, pageFile(path))
  const html = readFileSync(file, 'utf8')
  const title = /<title>([^<]*)/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1]
  const head = `title: ${title}\ndescription: ${description}\n`
  const plain = head.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return {
    path,
    text: plain + readFileSync(join(dir, alternatePath(path)), 'utf8'),
    /** The HTML of its main element, without hashed file names. If only this differs, the page may look different. */
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/\/_next\/[^"')\s]+/g, '') ?? '',
    /** Bytes of its HTML as transferred. */
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
  }
}

/** The frame around every page, reported once, as on the home page. */
function readFrame(dir: string): Page {
  const html = readFileSync(join(dir, pageFile('/')), 'utf8')
  const frame = html
    .slice(html.indexOf('<body'))
    .replace(/<main[\s\S]*<\/main>|<script\b[\s\S]*?<\/script>/g, '')
  return { path: 'Header and footer', text: frame.replace(/<[^>]*>/g, '\n'), main: '', bytes: 0 }
}

function readPages(dir: string): ReadonlyMap<string, Page> {
  const paths = globSync('**/*.html', { cwd: dir })
    .flatMap((file) => pagePathOf(file.replaceAll('\\', '/')) ?? [])
    .filter((path) => existsSync(join(dir, alternatePath(path))))
  return new Map(
    [...paths.map((path) => readPage(dir, path)), readFrame(dir)].map((page) => [page.path, page]),
  )
}

function compareTexts(before: string, after: string): Pick<Change, 'lines' | 'words'> {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 })
  const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => /^[+-]\s*\S/.test(line))
  const side = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const parts = diffWords(side('-').join('\n'), side('+').join('\n'))
  const count = (is: 'added' | 'removed') =>
    parts.filter((part) => part[is]).flatMap(({ value }) => value.match(/\S+/g) ?? []).length
  return { lines, words: { added: count('added'), removed: count('removed') } }
}

function changeOf(path: string, before: Page | undefined, after: Page | undefined): Change[] {
  const change = { path, before, after, ...compareTexts(before?.text ?? '', after?.text ?? '') }
  if (!after) return [{ kind: 'removed', ...change }]
  if (!before) return [{ kind: 'added', ...change }]
  if (change.lines.length > 0) return [{ kind: 'changed', ...change }]
  return before.main === after.main ? [] : [{ kind: 'restyled', ...change }]
}

/** Returns the pages that differ, sorted by path. */
export function compareSites(sides: Sides): Change[] {
  const [before, after] = [readPages(sides.before), readPages(sides.after)]
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].sort().flatMap((path) => changeOf(path, before.get(path), after.get(path)))
}
