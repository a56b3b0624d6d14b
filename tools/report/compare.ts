/** Compares two finished sites page by page, to show what changes for visitors, whichever file was edited. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { diffWords, structuredPatch } from 'diff'
import { alternatePath, pageFile, pagePathOf } from '#lib/site/url.ts'

export type Page = ReturnType<typeof readPage>

export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'restyled'
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
    title,
    /** Title, description, and its Markdown alternate. */
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
  const frame = html.slice(html.indexOf('<body')).replace(/<main[\s\S]*<\/main>|<script\b[\s\S]*?<\/script>/g, '')
  return { path: 'Header and footer', title: '', text: frame.replace(/<[^>]*>/g, '\n'), main: '', bytes: 0 }
}

/** Every page of an export that has a Markdown alternate, and the frame. */
function readPages(dir: string): Page[] {
  const paths = globSync('**/*.html', { cwd: dir })
    .flatMap((file) => pagePathOf(file.replaceAll('\\', '/')) ?? [])
    .filter((path) => existsSync(join(dir, alternatePath(path))))
  return [...paths.sort().map((path) => readPage(dir, path)), readFrame(dir)]
}

function compareTexts(before: string, after: string): Pick<Change, 'lines' | 'words'> {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 })
  const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => /^[+-]\s*\S/.test(line))
  const side = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const parts = diffWords(side('-').join('\n'), side('+').join('\n'))
  const count = (is: 'added' | 'removed') =>
    parts.filter((part) => part[is]).flatMap(({ value }) => value.match(/\S+/g) ?? []).length
  return { lines, words: { added: count('added'), removed: count('removed') } }
}

function changeOf(before: Page | undefined, after: Page | undefined): Change[] {
  const path = after?.path ?? before?.path ?? ''
  const change = { path, before, after, ...compareTexts(before?.text ?? '', after?.text ?? '') }
  if (!after) return [{ kind: 'removed', ...change }]
  if (!before) return [{ kind: 'added', ...change }]
  if (before.path !== path) return [{ kind: 'renamed', ...change }]
  if (change.lines.length > 0) return [{ kind: 'changed', ...change }]
  return before.main === after.main ? [] : [{ kind: 'restyled', ...change }]
}

/** Returns the pages that differ, sorted by path. A new page with the title of a removed one is that page, renamed. */
export function compareSites(sides: Sides): Change[] {
  const [before, after] = [readPages(sides.before), readPages(sides.after)]
  const gone = before.filter(({ path }) => !after.some((now) => now.path === path))
  const pairs = after.map((now) => ({
    old: before.find(({ path }) => path === now.path) ?? gone.find(({ title }) => title === now.title),
    now,
  }))
  const removed = gone.filter((page) => !pairs.some(({ old }) => old === page)).map((old) => ({ old, now: undefined }))
  const changes = [...pairs, ...removed].flatMap(({ old, now }) => changeOf(old, now))
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1))
}
