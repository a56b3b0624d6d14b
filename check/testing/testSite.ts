/**
 * A small valid site for tests, in the folder `site`: home, one landing page with two detail pages, industries. Its
 * sentences are numbered, because none may appear on two pages.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Redirect } from '#lib/content/data.ts'
import { type Checked, checkSite } from '../check.ts'
import type { ParsedFiles } from '../parse/site.ts'
import { formatProblem } from '../problems.ts'
import { readEnglish } from '../read/dictionaries.ts'
import { filesIn } from '../read/disk.ts'
import type { Files } from '../read/files.ts'
import type { Specification } from '../rules/specification/specification.ts'
import { SPECIFICATION } from '../rules/specification/specifiedSite.ts'

const ROOT = join(import.meta.dirname, 'site')

const FILES: Record<string, string> = Object.fromEntries(
  filesIn(ROOT)
    .list()
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)

/** What the small site must have: the counts of this one, fewer addresses, fewer links. */
export const SMALL_SPECIFICATION: Specification = {
  counts: SPECIFICATION.counts,
  addresses: ['/', '/industries'],
  links: { links: ['/', '/industries'] },
}

/** Formats redirects as in their file, one per line. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  `[\n${redirects.map(({ from, to }) => `  { "from": "${from}", "to": "${to}" }`).join(',\n')}\n]\n`

/** Of the small site, each test reads only what it changed. */
const parsed: ParsedFiles = new Map()

/** The day of the check in tests, whenever they run. */
export const TODAY = '2026-06-15'

/** Checks files of the small site on a given day. */
export const checkSmallSite = (files: Files, day = TODAY): Checked =>
  checkSite(files, {
    now: new Date(day),
    english: readEnglish(),
    parsed,
    specification: SMALL_SPECIFICATION,
  })

/** Returns every problem as printed, with advice marked. */
export const reportOf = ({ problems }: Checked): string =>
  problems
    .map((problem) => `${problem.severity === 'advice' ? 'advice ' : ''}${formatProblem(problem)}`)
    .join('\n')

export interface TestSite {
  files: Files
  read: (file: string) => string
  write: (file: string, text: string | Uint8Array) => void
  /** Replaces the first occurrence of a text; throws if there is none, so that no test passes by accident. */
  edit: (file: string, from: string | RegExp, to: string) => void
  remove: (file: string) => void
  /** Renames a file. */
  move: (from: string, to: string) => void
  check: (day?: string) => Checked
  /** Returns every problem as printed on a given day, with advice marked. */
  report: (day?: string) => string
}

function siteOf(files: Files, write: TestSite['write'], remove: TestSite['remove']): TestSite {
  const check = (day?: string) => checkSmallSite(files, day)
  return {
    files,
    read: files.read,
    write,
    remove,
    edit: (file, from, to) => {
      const before = files.read(file)
      const after = before.replace(from, () => to)
      if (after === before) throw new Error(`${file} does not contain ${from}`)
      write(file, after)
    },
    move: (from, to) => {
      write(to, files.bytes(from))
      remove(from)
    },
    check,
    report: (day) => reportOf(check(day)),
  }
}

/** Makes the small site in memory, where every change counts as the author's. */
export function makeTestSite(): TestSite {
  const all = new Map<string, string | Uint8Array>(Object.entries(FILES))
  const files: Files = {
    list: () => [...all.keys()].sort(),
    read: (file) => {
      const content = all.get(file) ?? ''
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
      // As on disk: the build reads JSON as it is.
      return file.endsWith('.json') ? text : text.replace(/^\uFEFF/, '')
    },
    bytes: (file) => {
      const content = all.get(file) ?? ''
      return typeof content === 'string' ? new TextEncoder().encode(content) : content
    },
    get before() {
      const names = [...new Set([...Object.keys(FILES), ...all.keys()])]
      const changed = names.filter((file) => all.get(file) !== FILES[file])
      return new Map(changed.map((file) => [file, FILES[file]]))
    },
  }
  return siteOf(
    files,
    (file, content) => all.set(file, content),
    (file) => all.delete(file),
  )
}

/** Makes the small site in a temporary folder, for commands. */
export function makeTestFolder(): TestSite & { root: string; dispose: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(ROOT, root, { recursive: true })
  const files: Files = {
    list: () => filesIn(root).list(),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => readFileSync(join(root, file)),
  }
  const write: TestSite['write'] = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const site = siteOf(files, write, (file) => rmSync(join(root, file)))
  return { ...site, root, dispose: () => rmSync(root, { recursive: true, force: true }) }
}

/** Where tests make mistakes: a detail page, the landing page, the folder of data files. */
export const DETAIL = 'content/alpha.mdx'
export const LANDING = 'content/services/checks.mdx'
export const DATA = 'content/data/'

/** The first and last bytes of a PNG of a given size, which is all the check reads. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000802000049454e44',
    'hex',
  )
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
