/** Catalogs of authors' mistakes: changes to the small site, and the messages that follow. */
import { expect, it } from '@jest/globals'
import { stringify } from 'yaml'
import { fileOfData } from '#lib/content/data.ts'
import { isPageFile } from '#lib/content/files.ts'
import { findingWords } from '../../editor/ui/findingWords.ts'
import type { Checked } from '../check.ts'
import { restOfLine } from '../parse/lines.ts'
import { findingText, type Problem, type RuleName } from '../problems.ts'
import type { Files } from '../read/files.ts'
import { faultsOfCorrections, faultsOfFix } from './corrections.ts'
import {
  checkSmallSite,
  DATA,
  DETAIL,
  LANDING,
  makeTestSite,
  reportOf,
  SMALL_SPECIFICATION,
  type TestSite,
} from './testSite.ts'

/** Changes the small site; may return the day of the check. */
export type Mistake = (site: TestSite) => unknown

export const edit =
  (file: string, from: string | RegExp, to: string): Mistake =>
  (site) =>
    site.edit(file, from, to)

export const detail = (from: string | RegExp, to: string) => edit(DETAIL, from, to)
export const landing = (from: string | RegExp, to: string) => edit(LANDING, from, to)
export const data = (name: string, from: string | RegExp, to: string) =>
  edit(`${DATA}${name}.yaml`, from, to)

export const write =
  (file: string, text: string | Uint8Array): Mistake =>
  (site) =>
    site.write(file, text)

export const remove =
  (file: string): Mistake =>
  (site) =>
    site.remove(file)

export const move =
  (from: string, to: string): Mistake =>
  (site) =>
    site.move(from, to)

export const all =
  (...mistakes: Mistake[]): Mistake =>
  (site) => {
    for (const make of mistakes) make(site)
  }

/** Checks a mistake on a given day. */
export const on =
  (day: string, make: Mistake): Mistake =>
  (site) => {
    make(site)
    return day
  }

/** Replaces the start of a list item on the detail page. */
export const point = (line: string) => detail('- A point', line)

/** Makes a mistake on a site that has promised some addresses. */
export const promising = (paths: readonly string[], make: Mistake): Mistake =>
  all(write(fileOfData('contract'), stringify([...SMALL_SPECIFICATION.addresses, ...paths])), make)

/** The small site after a mistake, and what the check says of it. */
interface Made {
  name: string
  site: TestSite
  checked: Checked
  /** The day of the check, if it is not that of all tests. */
  day: string | undefined
}

function make(mistake: Mistake, name = ''): Made {
  const site = makeTestSite()
  const made = mistake(site)
  const day = typeof made === 'string' ? made : undefined
  return { name, site, checked: site.check(day), day }
}

/** Returns what an author reads after a mistake. */
export const reading = (mistake: Mistake): string => reportOf(make(mistake).checked)

/** How much of a line names a place on it. */
const SHOWN = 24

/**
 * The place of a problem: in a page, the text that stands there, since a field that all pages get moves every line below
 * it. A problem of a whole page has none.
 */
function placeOf({ file, line, column, offset }: Problem, files: Files): string {
  if (!isPageFile(file)) return `${file}:${line}:${column}`
  if (offset === 0) return file
  const source = files.read(file)
  const there = restOfLine(source, offset).slice(0, SHOWN).trimEnd()
  if (there) return `${file} at "${there}"`
  const before = source.slice(0, offset).trimEnd().split('\n').at(-1)
  return `${file} after "${before?.slice(-SHOWN)}"`
}

/** The numbers of lines of pages in a message about another place. */
const LINES_OF_PAGES = /(?<=\.mdx:)\d+(?:, \d+)*|(?<=\bline )\d+/g

/** Returns what an author reads, one message a line. */
function messagesOf({ site, checked }: Made): string[] {
  return checked.problems.map((problem) => {
    const advice = problem.severity === 'advice' ? 'advice ' : ''
    const text = findingText(problem).replace(LINES_OF_PAGES, 'N')
    return `${advice}${placeOf(problem, site.files)} ${text}`
  })
}

/** Rules about a source that cannot be read as it is, which only those see who look at it. */
const OF_SOURCE: readonly RuleName[] = [
  'code',
  'component',
  'conflict',
  'front-matter',
  'garbled',
  'mdx',
  'yaml',
]

/** Files, lines, syntax and commands. */
const OF_FILES =
  /\b(?:content|data|docs|public)\/\S*|[\w-]*\.(?:csv|json|mdx|yaml)\b|\b(?:from|of|on) line \d+|\b(?:csv|front matter|html|json|markdown|mdx|npm|props?|releases?|yaml)\b|\]\([^)]*\)?|\{[^}]*\}?|<\/?\w[^>]*>?|`\S[^`]*`|\w+=".*?"/gi

/** Returns what the editor says of files to those who see the page and its forms. What stands in the file, it may quote. */
function saidOfFiles({ name, site: { files }, checked }: Made): string[] {
  const contents = Object.fromEntries(files.list().map((file) => [file, files.read(file)]))
  return checked.problems
    .filter(({ rule }) => !OF_SOURCE.includes(rule))
    .flatMap((problem) => {
      const said = findingWords(problem, contents)
      const source = files.read(problem.file)
      const isQuoted = (words: string) => source.includes(words.replaceAll('\\"', '"'))
      return (said.match(OF_FILES) ?? [])
        .filter((words) => !isQuoted(words))
        .map((words) => `${name}: ${words} in ${said}`)
    })
}

/** Returns what is wrong after an author has done what the check says about a mistake. */
function faultsAfter({ name, site: { files }, checked, day }: Made): string[] {
  const check = (changed: Files) => checkSmallSite(changed, day)
  return [...faultsOfCorrections(files, checked, check), ...faultsOfFix(files, checked, check)].map(
    (fault) => `${name}: ${fault}`,
  )
}

/**
 * Tests the messages for mistakes, one per line: the name of the mistake, a colon, and the message, or "nothing". Whoever
 * follows them makes no new mistake. Who edits pages and forms reads nothing of files.
 */
export const catalog = (title: string, mistakes: Record<string, Mistake>) => (messages: string) => {
  let made: Made[] | undefined
  const makeOnce = () =>
    (made ??= Object.entries(mistakes).map(([name, mistake]) => make(mistake, name)))

  it(title, () => {
    const read = makeOnce().flatMap((made) => {
      const messages = messagesOf(made)
      return (messages.length > 0 ? messages : ['nothing']).map(
        (message) => `${made.name}: ${message}`,
      )
    })
    expect(read).toEqual(messages.trim().split('\n'))
  })

  it(`${title}: the editor says them without files and signs`, () => {
    expect(makeOnce().flatMap(saidOfFiles)).toEqual([])
  })

  it(`${title}: corrections mend them`, () => {
    expect(makeOnce().flatMap(faultsAfter)).toEqual([])
    made = undefined
  })
}
