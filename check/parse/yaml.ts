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
import { expression } from '../expression.ts'
import type { ReportFinding } from '../problems.ts'
import { restOfLine } from './lines.ts'
import { type Located, placesAt, type Source, type ValueText } from './source.ts'
import { type Diagnosis, diagnose } from './yamlCauses.ts'
import { explain } from './yamlErrors.ts'

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

const STARTS_WITH_ZERO = expression(/^[-+]?0\d/, {
  matches: ['02110', '-08', '08.5'],
  passes: ['0', '0.5', '10', '0x10'],
})

/** A number in a notation of programs: to another base, or in powers of ten. */
const PROGRAM_NUMBER = expression(/^0[ox]|^[-+]?[\d.]+e/i, {
  matches: ['0x10', '0o17', '1.5e3'],
  passes: ['10', '-0.5', '.inf'],
})

/** Finds what YAML accepts but misreads: words after a #, `&name`, the zero of 02110, an entry less indented than the next. */
function misread(
  text: string,
  { type, anchor, source = '', value, range }: Scalar,
): Diagnosis | undefined {
  const [from, to] = range ?? [0, 0]
  if (anchor) return { cause: 'start', offset: text.lastIndexOf('&', from) }
  if (type !== 'PLAIN') return undefined
  const comment = restOfLine(text, to).trimStart()
  // A # before a number is its sign, whatever stands before it.
  const isOfNumber = /\d/.test(comment.slice(1).trimStart().charAt(0))
  if (comment.startsWith('#') && (isOfNumber || !TAKES_COMMENT.test(source)))
    return { cause: 'comment', offset: from }
  if (HOLDS_ENTRY.test(text.slice(from, to))) return { cause: 'indentation', offset: from }
  if (typeof value !== 'number') return undefined
  if (STARTS_WITH_ZERO.test(source)) return { cause: 'zero', offset: from }
  return PROGRAM_NUMBER.test(source) ? { cause: 'notation', offset: from } : undefined
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
export const withPlainSpaces = (text: string) => text.replace(NO_BREAK_SPACE_OF_KEY, ' ')

/** A text that may have swallowed other lines, or lost some. */
const CUT_TEXT = expression(/\n|[,;]$/, {
  matches: ['"Alpha\nintro: all', 'Alpha,'],
  passes: ['Alpha, beta', '"Alpha"'],
})

/** Reads YAML that starts at an offset of a file. Errors are reported, never thrown. */
export function readYaml(
  text: string,
  report: ReportFinding,
  place: Source['place'],
  start = 0,
  document: Document = parseDocument(withPlainSpaces(text)),
): Yaml {
  // In another encoding, every text would be wrong.
  let broken = text.startsWith('\uFFFD')
  const lines: number[] = []
  const reportError = (diagnosis: Diagnosis) => {
    const here = place(start + diagnosis.offset)
    // Of two errors on a line, the second is a consequence.
    if (!lines.includes(here.line)) report(here, explain(diagnosis, text))
    lines.push(here.line)
    broken = true
  }
  for (const { code, pos } of rootErrors([...document.errors, ...document.warnings])) {
    reportError(diagnose(code, text, pos[0]))
  }

  const places = placesAt(place)
  const texts: ValueText[] = []
  const otherThanText = new Map<string, string>()
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
          reportError({ cause: 'key-without-space', offset: key.range?.[0] ?? 0 })
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
    const { value, source } = node
    if (typeof value !== 'string' && source) otherThanText.set(path.join('\n'), source)
    // A text with an unclosed quote has swallowed the lines below it, and one that ends in a comma has lost them.
    const isCut = broken && CUT_TEXT.test(text.slice(from, to))
    if (typeof value === 'string' && !isCut) {
      texts.push({ path, value, range: [start + from, start + to], place: place(here) })
    }
    return value
  }
  const value = walk(document.contents, [])
  const written = (path: readonly PropertyKey[]) => otherThanText.get(path.join('\n'))
  return { value, at: places.at, written, texts, broken }
}
