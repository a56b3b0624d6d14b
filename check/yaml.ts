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
import { autofix, type Finding, isMessage, type Report, say, suggestion } from './problems.ts'
import { type Located, placesAt, type Source, type ValueText } from './source.ts'

export interface Yaml extends Located {
  texts: readonly ValueText[]
  /** Whether the YAML is broken, so that parts of it may be missing. */
  broken: boolean
}

/** Explains an error by its code; `line` is the source from there to the end of its line. */
function mistakeOf(code: string, line: string, isIndented: boolean): Finding {
  const [key] = /^[a-z]\w*:(?=[^\s/])/i.exec(line) ?? []
  if (key && /^M/.test(code)) return say('yaml.COLON', { key }, autofix(key, `${key} `))
  const first = line.charAt(0)
  const values = { first, key: line.split(':')[0], line: line && `: ${line}` }
  let fix: Finding['fix']
  if (code === 'MISSING_QUOTE') fix = { from: line, to: line + first, sure: false }
  if (code === 'BULLET') fix = autofix('*', '-')
  if (code === 'HYPHEN') fix = suggestion(line, `- ${line}`)
  const [spaces = ''] = /^[ \u00A0]*/.exec(line) ?? []
  if (code === 'SPACE_AS_INDENT') fix = autofix(spaces, ' '.repeat(spaces.length))
  if (code === 'TAB_AS_INDENT') fix = autofix('\t', isIndented ? '' : '  ')
  // Quotation marks inside the text would have to become typographic ones.
  const wantsQuotes = /^(?:BLOCK_AS_IMPLICIT_KEY|BAD_SCALAR_START|NOTE|ZERO)$/.test(code)
  // What follows a # may be meant as a comment, and a key after two spaces has lost its line.
  if (wantsQuotes && !line.includes('"'))
    fix = {
      from: line,
      to: `"${line}"`,
      sure: code !== 'NOTE' && !/^[*>|!]|\s{2}[a-z]\w*: /i.test(line),
    }
  const id = `yaml.${code}`
  return say(isMessage(id) ? id : 'yaml.OTHER', values, fix)
}

/** One mistake causes many parser errors: tabs, or else the first error and duplicate keys, are enough to report. */
function telling<E extends { code: string; pos: [number, number] }>(errors: readonly E[]): E[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const { twice = [], other = [] } = Object.groupBy(errors, ({ code }) =>
    code === 'DUPLICATE_KEY' ? 'twice' : 'other',
  )
  return [...twice.slice(0, 1), ...other.sort((a, b) => a.pos[0] - b.pos[0]).slice(0, 1)]
}

/** A value's quote that is not closed on its line, which the parser only notices at the end of the file. */
const OPEN_QUOTE = /(?<=(?:^|[:-] )[ ]*)(["'])(?:(?!\1).)*$/m

/** A list or group in brackets that is not closed before the next key or entry. */
const OPEN_BRACKET =
  /(?<=^[ ]*(?:- )?(?:[\w-]+: +)?)(?:\[[^\]]*?|\{[^}\n]*)(?=\n *(?:[\w-]+:|- |$))/m

/** The start of a text that YAML takes for a reference, a tag, a block or a list. */
const MISTAKEN_START =
  /^([ \t]*(?:- )?(?:[\w-]+: +)?)([*?&] |[*!]|[>|] +[^\s#]|\[[^\]\n]*\] *[^\s,\]}#]|\{[^}\n]*\} *[^\s,\]}#])/

/** Text that ends in the indentation of the list's last entry. Lists that are not indented may end there. */
const LIST_ABOVE = /\n( +)- .*\n(?:\1 .*\n)*\1$/

/** Finds the cause of a parser error, which the parser may only notice on a later, correct line. */
function meantBy(code: string, text: string, at: number): [code: string, offset: number] {
  const [line = '', next = ''] = text.slice(at).split('\n', 2)
  const begin = text.lastIndexOf('\n', at - 1) + 1
  const spaces = /^ *\u00A0/m.exec(text)
  if (spaces) return ['SPACE_AS_INDENT', spaces.index]
  const [, key = '', mark] = MISTAKEN_START.exec(text.slice(begin)) ?? []
  if (mark)
    return [mark === '* ' && key.trim() === '' ? 'BULLET' : 'BAD_SCALAR_START', begin + key.length]
  const first = begin + text.slice(begin).search(/\S|$/)
  if (text[first] !== '-' && LIST_ABOVE.test(text.slice(0, first))) return ['HYPHEN', first]
  if (
    code === 'MISSING_CHAR' &&
    /^[a-z]\w* +[^\s:]/i.test(line) &&
    text.slice(begin, at).trim() === ''
  )
    return ['MULTILINE_IMPLICIT_KEY', at]
  if (code === 'MISSING_CHAR' && /^\s*[\w-]+:(?:\s|$)/.test(line)) return ['BAD_INDENT', at]
  const bracket = /^(?:BAD_INDENT|MISSING_CHAR)$/.test(code) && OPEN_BRACKET.exec(text)
  if (bracket) return ['MISSING_CHAR', bracket.index]
  const quote = code === 'MISSING_CHAR' && OPEN_QUOTE.exec(text)
  if (quote) return ['MISSING_QUOTE', quote.index]
  // The parser places a duplicate key at the end of the line above it.
  if (code === 'DUPLICATE_KEY') return [code, at + text.slice(at).search(/\S|$/)]
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(line))
    return ['BAD_INDENT', at + line.indexOf('-')]
  if (
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    !/:\s/.test(line) &&
    /^ +(?:- )?[\w-]+:(?: |$)/.test(next)
  )
    return ['BAD_INDENT', at + line.length + 1 + next.search(/\S/)]
  if (code === 'UNEXPECTED_TOKEN' && text[at - 1] === '\t') return ['TAB_AS_INDENT', at - 1]
  return [code === 'UNEXPECTED_TOKEN' && /["'] ?$/.test(text.slice(0, at)) ? 'QUOTED' : code, at]
}

/** Finds what YAML accepts but misreads: words after a #, `&name`, the zero of 02110, an entry less indented than the next. */
function misread(
  text: string,
  { type, anchor, source = '', range }: Scalar,
): [string, number] | undefined {
  const [from, to, end] = range ?? [0, 0, 0]
  if (anchor) return ['BAD_SCALAR_START', text.lastIndexOf('&', from)]
  if (type !== 'PLAIN') return undefined
  // After an address, a date or a yes, it is meant as the comment that it is.
  if (/^[ \t]*#/.test(text.slice(to, end)) && !/^(?:\/|\d{4}-|true$|false$)/.test(source))
    return ['NOTE', from]
  if (/^[\w/][\s\S]*\n\s*- /.test(text.slice(from, to))) return ['BAD_INDENT', from]
  return /^0\d+$/.test(source) ? ['ZERO', from] : undefined
}

/** Reads a non-breaking space after a key as a plain one; the table of patterns reports it. */
const withPlainSpaces = (text: string) => text.replace(/^([ \t]*(?:- )?[a-z]\w*:)\u00A0/gm, '$1 ')

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
  const reportAt = (code: string, offset: number) => {
    const line = /.*/.exec(text.slice(offset))?.[0].trimEnd() ?? ''
    report(place(start + offset), mistakeOf(code, line, text[offset - 1] === ' '))
    broken = true
  }
  for (const { code, pos } of telling([...document.errors, ...document.warnings])) {
    reportAt(...meantBy(code, text, pos[0]))
  }

  const places = placesAt(place)
  const texts: ValueText[] = []
  const walk = (node: unknown, path: PropertyKey[], key?: number): unknown => {
    const [from, to] = (node as Node | null)?.range ?? [0, 0]
    // An empty value is invisible, so point at its key.
    const here = isScalar(node) && node.value === null && key !== undefined ? key : start + from
    places.add(path, here, key)
    if (isMap<Node>(node)) {
      const entries = node.items.map(({ key, value }) => {
        const name = String(isScalar(key) ? key.value : key)
        if (/^[a-z]\w*:[^\s:]/i.test(name)) reportAt('MISSING_SPACE', key.range?.[0] ?? 0)
        return [name, walk(value, path.concat(name), start + (key.range?.[0] ?? 0))]
      })
      return Object.fromEntries(entries)
    }
    if (isSeq(node)) return node.items.map((item, index) => walk(item, path.concat(index)))
    // An asterisk at the start refers to a value defined elsewhere under that name.
    if (isAlias(node) && !broken) reportAt('BAD_SCALAR_START', from)
    if (!isScalar(node)) return null
    const meant = misread(text, node)
    if (meant) reportAt(...meant)
    const { value } = node
    // A text with an unclosed quote has swallowed the lines below it, and one that ends in a comma has lost them.
    if (typeof value === 'string' && !(broken && /\n|[,;]$/.test(text.slice(from, to)))) {
      texts.push({ path, value, range: [start + from, start + to], place: place(here) })
    }
    return value
  }
  const value = walk(document.contents, [])
  return { value, at: places.at, texts, broken }
}

/** Reads a page's front matter; returns undefined if it has none that could be read. */
export function readFrontMatter(
  source: string,
  report: Report,
  place: Source['place'],
): Yaml | undefined {
  const page = splitPage(withPlainSpaces(source))
  if (page) return readYaml(page.head, report, place, page.start, page.document)
  if (!/^---[ \t]*\r?\n/.test(source)) {
    const first = /^\s*[-–—*_=]+[ \t]*(?=\r?\n)|^(?=(?:layout|title): )/.exec(source)?.[0]
    // A chat assistant's answer puts words above the page.
    const isBelow = /^---[ \t]*\r?\n(?:layout|title|intro):/m.test(source)
    const language = /^\uFEFF?---[ \t]*[a-z]\w*[ \t]*(?=\r?\n)/i.exec(source)?.[0]
    if (first !== undefined)
      report(undefined, say('front-matter.first', {}, autofix(first, first ? '---' : '---\n')))
    else if (language) report(undefined, say('front-matter.language', { language }))
    else if (isBelow) report(undefined, say('front-matter.above'))
    else report(undefined, say('front-matter.missing'))
    return undefined
  }
  const text = source.search(/^(?:<[A-Za-z]|#+ )/m)
  const last = /(?<=\n)[ \t]*(?:[-–—*_=]{2,}|[–—])[ \t]*(?=\r?\n|[<#])/.exec(source.slice(0, text))
  if (last)
    report(
      place(last.index),
      say('front-matter.last', {}, autofix(last[0], /^---$/.test(last[0]) ? '---\n\n' : '---')),
    )
  else if (text === -1) report(place(source.length), say('front-matter.open'))
  else report(place(text), say('front-matter.open', {}, autofix('', '---\n\n')))
  return undefined
}
