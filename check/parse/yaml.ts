/** The YAML of front matter and data files, with the place of every key and value. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
} from 'yaml'
import { splitPage } from '#lib/content/frontMatter.ts'
import { expression } from '../expression.ts'
import { autofix, type Report, rule } from '../problems.ts'
import { restOfLine } from './lines.ts'
import { type Located, placesAt, type Source, type ValueText } from './source.ts'
import { type Diagnosis, diagnose } from './yamlCauses.ts'
import { explain } from './yamlErrors.ts'

const frontMatter = rule(
  'front-matter',
  'The lines between the two "---" give the page its title, its description and its place on the site',
)

const OPEN = "Without that line, the page's text is read as keys"

export interface Yaml extends Located {
  texts: readonly ValueText[]
  /** Whether the YAML is broken, so that parts of it may be missing. */
  broken: boolean
}

/** One mistake causes many parser errors: tabs, or else the first error and duplicate keys, are enough to report. */
function rootErrors<E extends { code: string; pos: [number, number] }>(errors: readonly E[]): E[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const { twice = [], other = [] } = Object.groupBy(errors, ({ code }) =>
    code === 'DUPLICATE_KEY' ? 'twice' : 'other',
  )
  return [...twice.slice(0, 1), ...other.sort((a, b) => a.pos[0] - b.pos[0]).slice(0, 1)]
}

/** An address, the start of a date, or a name such as that of an icon: what follows a # behind it is a comment. */
const TAKES_COMMENT = expression(/^(?:\/|\d{4}-|[a-z][a-z-]*$)/, {
  matches: ['/beta', '2026-06-15', 'compass', 'true'],
  passes: ['All about alpha', 'it is alpha'],
})

/** A text with the next entry of its list in it. */
const HOLDS_ENTRY = expression(/^[\w/][\s\S]*\n\s*- /, {
  matches: ['/beta\n  - /gamma', 'One\n more\n  - Two'],
  passes: ['One - two', '- One\n- Two'],
})

const STARTS_WITH_ZERO = expression(/^0\d+$/, { matches: ['02110'], passes: ['0', '0.5', '10'] })

/** Finds what YAML accepts but misreads: words after a #, `&name`, the zero of 02110, an entry less indented than the next. */
function misread(
  text: string,
  { type, anchor, source = '', range }: Scalar,
): Diagnosis | undefined {
  const [from, to] = range ?? [0, 0]
  if (anchor) return { cause: 'start', offset: text.lastIndexOf('&', from) }
  if (type !== 'PLAIN') return undefined
  const isBeforeComment = restOfLine(text, to).trimStart().startsWith('#')
  if (isBeforeComment && !TAKES_COMMENT.test(source)) return { cause: 'comment', offset: from }
  if (HOLDS_ENTRY.test(text.slice(from, to))) return { cause: 'indentation', offset: from }
  return STARTS_WITH_ZERO.test(source) ? { cause: 'zero', offset: from } : undefined
}

const KEY_WITHOUT_SPACE = expression(/^[a-z]\w*:[^\s:]/i, {
  matches: ['title:Alpha'],
  passes: ['title: Alpha', 'title:', 'a point: title'],
})

const NO_BREAK_SPACE_OF_KEY = expression(/(?<=^[ \t]*(?:- )?[a-z]\w*:)\u00A0/gm, {
  matches: ['title:\u00A0Alpha', '  - text:\u00A0One'],
  passes: ['title: Alpha\u00A0one', '- A\u00A0point'],
})

/** Reads a non-breaking space after a key as a plain one; a pattern reports it. */
const withPlainSpaces = (text: string) => text.replace(NO_BREAK_SPACE_OF_KEY, ' ')

/** A text that may have swallowed other lines, or lost some. */
const CUT_TEXT = expression(/\n|[,;]$/, {
  matches: ['"Alpha\nintro: all', 'Alpha,'],
  passes: ['Alpha, beta', '"Alpha"'],
})

/** Reads YAML that starts at an offset of a file. Errors are reported, never thrown. */
export function readYaml(
  text: string,
  report: Report,
  place: Source['place'],
  start = 0,
  document: Document = parseDocument(withPlainSpaces(text)),
): Yaml {
  // In another encoding, every text would be wrong.
  let broken = text.startsWith('\uFFFD')
  const reportError = (diagnosis: Diagnosis) => {
    report(place(start + diagnosis.offset), explain(diagnosis, text))
    broken = true
  }
  for (const { code, pos } of rootErrors([...document.errors, ...document.warnings])) {
    reportError(diagnose(code, text, pos[0]))
  }

  const places = placesAt(place)
  const texts: ValueText[] = []
  const walk = (node: unknown, path: PropertyKey[], key?: number): unknown => {
    const [from, to] = (node as Node | null)?.range ?? [0, 0]
    // An empty value is invisible, so point at its key.
    const here = isScalar(node) && node.value === null && key !== undefined ? key : start + from
    places.add(path, here, key)
    if (isMap<Node>(node)) {
      // { words: one, two }
      const bare = node.items.slice(1).find(({ value }) => value === null)?.key
      const isBare = isScalar(bare) && !KEY_WITHOUT_SPACE.test(String(bare.value))
      if (node.flow && isBare && !broken)
        reportError({ cause: 'bare-key', offset: bare.range?.[0] ?? 0 })
      const entries = node.items.map(({ key, value }) => {
        const name = String(isScalar(key) ? key.value : key)
        if (KEY_WITHOUT_SPACE.test(name))
          reportError({ cause: 'MISSING_SPACE', offset: key.range?.[0] ?? 0 })
        return [name, walk(value, path.concat(name), start + (key.range?.[0] ?? 0))]
      })
      return Object.fromEntries(entries)
    }
    if (isSeq(node)) return node.items.map((item, index) => walk(item, path.concat(index)))
    // An asterisk at the start refers to a value defined elsewhere under that name.
    if (isAlias(node) && !broken) reportError({ cause: 'start', offset: from })
    if (!isScalar(node)) return null
    const diagnosis = misread(text, node)
    if (diagnosis) reportError(diagnosis)
    const { value } = node
    // A text with an unclosed quote has swallowed the lines below it, and one that ends in a comma has lost them.
    const isCut = broken && CUT_TEXT.test(text.slice(from, to))
    if (typeof value === 'string' && !isCut) {
      texts.push({ path, value, range: [start + from, start + to], place: place(here) })
    }
    return value
  }
  const value = walk(document.contents, [])
  return { value, at: places.at, texts, broken }
}

const FIRST_LINE = expression(/^---[ \t]*\r?\n/, {
  matches: ['---\nlayout: detail', '--- \r\n'],
  passes: ['----\n', '\n---\n'],
})

/** Reads a page's front matter; returns undefined if it has none that could be read. */
export function readFrontMatter(
  source: string,
  report: Report,
  place: Source['place'],
): Yaml | undefined {
  const page = splitPage(withPlainSpaces(source))
  if (page) return readYaml(page.head, report, place, page.start, page.document)
  if (FIRST_LINE.test(source)) reportOpen(source, report, place)
  else reportStart(source, report)
  return undefined
}

/** A line of another mark than three hyphens at the start, or the first key without one. */
const NOT_FIRST_LINE = expression(/^\s*[-–—*_=]+[ \t]*(?=\r?\n)|^(?=(?:layout|title): )/, {
  matches: ['----\nlayout: detail', '\n---\nlayout: detail', '***\n', 'layout: detail\n'],
  passes: ['--- yaml\n', 'All about alpha\n', 'Text\n---\n'],
})

/** The first line of front matter further down: a chat assistant's answer puts words above the page. */
const LATER_FIRST_LINE = expression(/^---[ \t]*\r?\n(?:layout|title|intro):/m, {
  matches: ['Here it is:\n---\nlayout: detail'],
  passes: ['Text\n---\nMore text', 'layout: detail\n---\n'],
})

/** Hyphens with the name of a language. */
const OTHER_LANGUAGE = expression(/^\uFEFF?---[ \t]*[a-z]\w*[ \t]*(?=\r?\n)/i, {
  matches: ['---js\n', '--- toml\n'],
  passes: ['---\n', '--- of it\n'],
})

/** Reports a page that does not start with its front matter. */
function reportStart(source: string, report: Report): void {
  const first = NOT_FIRST_LINE.exec(source)?.[0]
  const isBelow = LATER_FIRST_LINE.test(source)
  const language = OTHER_LANGUAGE.exec(source)?.[0]
  if (first !== undefined)
    report(
      undefined,
      frontMatter({
        found: 'the file does not start with a line of exactly three hyphens',
        remedy: 'Write "---" there, with nothing before, above or after it',
        fix: autofix(first, first ? '---' : '---\n'),
      }),
    )
  else if (language)
    report(
      undefined,
      frontMatter({
        found: `${language} as the first line, which takes three hyphens only`,
        why: 'Front matter is YAML; no other language is read, and no code in it runs',
        remedy: 'Write "---" there, and the keys as YAML below it',
      }),
    )
  else if (isBelow)
    report(
      undefined,
      frontMatter({
        found: 'words above the line --- with which the page starts',
        remedy: 'Remove everything above it, and a line of backticks at the end if there is one',
      }),
    )
  else
    report(
      undefined,
      frontMatter({
        found: 'the page has no front matter, which starts with a line "---"',
        remedy:
          'Start the file with "---", the keys, and "---" again; copy them from a page of the same kind',
      }),
    )
}

/** A tag or a heading, with which the text of a page begins. */
const START_OF_TEXT = expression(/^(?:<[A-Za-z]|#+ )/m, {
  matches: ['title: Alpha\n<Section>', '## How'],
  passes: ['title: <Alpha>', '#note'],
})

/** A line without words in which there are dashes or the like, and what may stand right behind it. */
const NOT_LAST_LINE = expression(
  /(?<=\n)(?=[^\p{L}\p{N}\n]*(?:[-–—*_=][^\p{L}\p{N}\n]*[-–—*_=]|[–—]))(?:[^\p{L}\p{N}\r\n#<]|<(?!\/?[A-Za-z]))+(?=\r?\n|<\/?[A-Za-z]|#+ )/u,
  {
    matches: [
      'icon: box\n--\n',
      'icon: box\n—\n',
      'icon: box\n---<Section>',
      'icon: box\n---"\n',
      'icon: box\n--<-\n',
      'icon: box\n-- -\n',
    ],
    passes: ['icon: box\n- one\n', '---\nicon: box\n', 'icon: --\n'],
  },
)

/** Reports front matter that is not closed above the text. */
function reportOpen(source: string, report: Report, place: Source['place']): void {
  const text = source.search(START_OF_TEXT)
  const last = NOT_LAST_LINE.exec(source.slice(0, text))
  if (last) {
    const [line] = last
    report(
      place(last.index),
      frontMatter({
        found: `${line} where the front matter should end, which takes a line of exactly three hyphens`,
        why: OPEN,
        remedy: 'Write "---" there, on a line of its own',
        fix: autofix(line, line === '---' ? '---\n\n' : '---'),
      }),
    )
    return
  }
  report(
    place(text === -1 ? source.length : text),
    frontMatter({
      found: 'the front matter is not closed; it ends with a second line "---" above the text',
      why: OPEN,
      remedy: 'Add a line "---" here, above the text',
      fix: text === -1 ? undefined : autofix('', '---\n\n'),
    }),
  )
}
