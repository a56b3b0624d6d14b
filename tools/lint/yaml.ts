/** The YAML of front matter and data files, with the place of every key and value. */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { splitPage } from '#lib/content/files.ts'
import { autofix, type Finding, type Report, suggestion } from './problems.ts'
import { alignment, type Located, placesOf } from './source.ts'

/** A text in a YAML file: where it stands in the tree, and the offset in the source of each of its characters. */
export interface YamlText {
  path: PropertyKey[]
  value: string
  offsets: () => number[]
}

export interface Yaml extends Located {
  /** Every text in the file, in order. */
  texts: readonly YamlText[]
  /** Whether the YAML is broken, so that a part of it may be missing. */
  broken: boolean
}

/** Wording for the errors that authors make, by the parser's code; the parser's own words for the rest. */
function findingOf(code: string, message: string, line: string): Finding {
  const text = line.trimEnd()
  const inQuotes = {
    remedy: 'Put the whole text in double quotes',
    // Quotation marks of its own would have to become typographic ones.
    fix: text.includes('"') ? undefined : autofix(text, `"${text}"`),
  }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        found: 'the text holds a colon followed by a space, which YAML reads as another key',
        ...inQuotes,
      }
    case 'BAD_SCALAR_START':
      return { found: `a text cannot start with ${line.slice(0, 1)} in YAML`, ...inQuotes }
    case 'TAB_AS_INDENT':
      return {
        found: 'the line is indented with a tab',
        remedy: 'Use two spaces for each level',
        fix: autofix('\t', '  '),
      }
    case 'DUPLICATE_KEY':
      return { found: `the key ${line.split(':')[0]} stands here twice`, remedy: 'Keep one of the two lines' }
    case 'BAD_INDENT':
      return {
        found: 'the line is not indented like its neighbors',
        remedy: 'Keys of one level start in the same column; use two spaces for each level',
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        found: 'a line without a key, where "key: value" is wanted',
        remedy: 'Indent the line by two spaces more than the key it belongs to, or add the missing colon',
      }
    case 'MISSING_CHAR':
      return {
        found: /^["']/.test(text) ? 'the closing quote is missing' : 'a closing bracket or comma is missing',
        remedy: 'Close what was opened; a quote inside a quoted text is written as “ or ”',
        fix: /^["']/.test(text) ? suggestion(text, text + text.charAt(0)) : undefined,
      }
    case 'MULTIPLE_DOCS':
      return { found: 'a second "---" inside the file', remedy: 'Remove it' }
    default:
      return {
        found: `this is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        remedy: 'Put texts with special characters in double quotes',
      }
  }
}

/** One mistake makes the parser stumble many times: a tab, else the first, and what stands alone, tell all. */
function telling<E extends { code: string; pos: [number, number] }>(errors: readonly E[]): E[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const alone = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const first = errors.filter(({ code }) => code !== 'DUPLICATE_KEY').sort((a, b) => a.pos[0] - b.pos[0])
  return [...alone, ...first.slice(0, 1)]
}

/** The quote that a value opens and does not close on its line; the parser only notices at the end of the file. */
function openQuote(text: string, otherwise: number): number {
  const open = /(?:^|[:-] )[ ]*(["'])(?:(?!\1).)*$/m.exec(text)
  return open ? open.index + open[0].indexOf(open[1] ?? '') : otherwise
}

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key)

/**
 * Reads YAML.
 *
 * @param text the YAML itself
 * @param report takes what is wrong with it
 * @param source the file that the text was taken from, when it is a part of one
 * @param start offset of the text in that source
 * @returns the value and the places in it, never an exception
 */
export function readYaml(text: string, report: Report, source = text, start = 0): Yaml {
  const document = parseDocument(text, { prettyErrors: false, strict: true, logLevel: 'error' })
  const place = placesOf(source)
  const errors = telling([...document.errors, ...document.warnings])
  for (const { code, message, pos } of errors) {
    const offset = code === 'MISSING_CHAR' ? openQuote(text, pos[0]) : pos[0]
    report(place(start + offset), findingOf(code, message, /.*/.exec(text.slice(offset))?.[0] ?? ''))
  }
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  const placeOf = (node: unknown) => {
    const range = (node as Node | null | undefined)?.range
    return range ? place(start + range[0]) : undefined
  }

  const at: Located['at'] = (path, part = 'value') => {
    let node = resolve(document.contents)
    let found = placeOf(node) ?? place(start)
    for (const [depth, key] of path.entries()) {
      const last = depth === path.length - 1
      if (isMap(node)) {
        const pair = node.items.find((item) => keyOf(item.key) === String(key))
        if (!pair) return found
        // An empty value has no place of its own worth pointing at: the key is what the author sees.
        const empty = isScalar(pair.value) && pair.value.value === null
        const atKey = (last && part === 'key') || empty || !last
        found = (atKey ? undefined : placeOf(pair.value)) ?? placeOf(pair.key) ?? found
        node = resolve(pair.value)
      } else if (isSeq(node)) {
        const item = node.items[Number(key)]
        if (item === undefined) return found
        found = placeOf(item) ?? found
        node = resolve(item)
      } else return found
    }
    return found
  }

  const texts: YamlText[] = []
  const walk = (node: unknown, path: PropertyKey[]) => {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, keyOf(key)])
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    else if (isScalar(node) && typeof node.value === 'string') {
      const { value, range } = node
      const offsets = () => alignment(value, source, start + (range?.[0] ?? 0), start + (range?.[1] ?? 0))
      texts.push({ path, value, offsets })
    }
  }
  walk(document.contents, [])

  let value: unknown
  let broken = errors.length > 0
  try {
    value = document.toJS()
  } catch (error) {
    // Aliases that lead nowhere or multiply without end; the first kind has been reported already.
    if (!broken) report(place(start), findingOf('', (error as Error).message, ''))
    broken = true
  }
  return { value, at, texts, broken }
}

/** Reads the front matter of a page; nothing where it has none that could be read. */
export function readFrontMatter(source: string, report: Report): Yaml | undefined {
  const page = splitPage(source)
  if (page) return readYaml(page.head, report, source, page.start)
  if (!/^---[ \t]*\r?\n/.test(source)) {
    report(undefined, {
      rule: 'front-matter',
      found: `${source.trim() === '' ? 'the file is empty' : 'the page has no front matter'}, which starts with a line "---"`,
      remedy: 'Start the file with "---", the keys, and "---" again; copy them from a page of the same kind',
    })
    return undefined
  }
  const text = Math.max(0, source.search(/^(?:<[A-Za-z]|#+ )/m))
  report(placesOf(source)(text), {
    rule: 'front-matter',
    found: 'the front matter is not closed, which takes a second line "---" above the text',
    why: 'Without it the text of the page is read as keys',
    remedy: 'Add a line with "---" above this one',
    fix: text > 0 ? autofix('', '---\n\n') : undefined,
  })
  return undefined
}
