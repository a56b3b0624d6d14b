/** The one YAML parser of the site, for front matter and data files alike; it knows the place of every key and value. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type Finding, mends, type Problem, problemAt, proposes } from './errors.ts'
import { alignment, type Located, placesOf } from './source.ts'

/** A text in a YAML file: where it stands in the tree, and the offset in the source of each of its characters. */
export interface YamlText {
  path: PropertyKey[]
  value: string
  offsets: () => number[]
}

export interface Yaml extends Located {
  /** Every text in the file, in order. */
  texts: () => YamlText[]
  problems: Problem[]
}

/** Wording for the errors that authors make; the parser's own words for the rest. */
function finding(code: string, message: string, line: string): Finding {
  // A text in double quotes; its own become typographic ones.
  const text = line.replace(/\s+$/, '')
  const quoted = text.includes('"') ? {} : { correction: mends(text, `"${text}"`) }
  const rule = 'yaml'
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        rule,
        found: 'the text holds a colon followed by a space',
        expected: 'which YAML reads as another key',
        remedy: 'Put the whole text in double quotes',
        ...quoted,
      }
    case 'TAB_AS_INDENT':
      return {
        rule,
        found: 'the line is indented with a tab',
        remedy: 'Use two spaces for each level',
        correction: mends('\t', '  '),
      }
    case 'DUPLICATE_KEY':
      return {
        rule,
        found: `the key ${/^[^:]*/.exec(line)?.[0] ?? ''} stands here twice`,
        remedy: 'Keep one of the two lines',
      }
    case 'BAD_INDENT':
      return {
        rule,
        found: 'the line is not indented like its neighbors',
        remedy: 'Keys of one level start in the same column; use two spaces for each level',
      }
    case 'BAD_SCALAR_START':
      return {
        rule,
        found: `a text cannot start with ${line.slice(0, 1)} in YAML`,
        remedy: 'Put the whole text in double quotes',
        ...quoted,
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        rule,
        found: 'a line without a key',
        expected: 'where "key: value" is wanted',
        remedy: 'Indent the line by two spaces more than the key it belongs to, or add the missing colon',
      }
    case 'MISSING_CHAR':
      return {
        rule,
        found: /quote/i.test(message) ? 'the closing quote is missing' : message,
        remedy: 'Close what was opened; a quote inside a quoted text is written as “ or ”',
        ...(/^["']/.test(text) ? { correction: proposes(text, `${text}${text.charAt(0)}`) } : {}),
      }
    case 'MULTIPLE_DOCS':
      return { rule, found: 'a second "---" inside the file', remedy: 'Remove it' }
    default:
      return {
        rule,
        found: `this is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        remedy: 'Put texts with special signs in double quotes',
      }
  }
}

/** One slip makes the parser stumble many times: a tab, else the first, and what stands alone, tell all. */
function telling<E extends { code: string; pos: [number, number] }>(errors: readonly E[]): E[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  if (tabs.length > 0) return tabs
  const alone = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY').sort((a, b) => a.pos[0] - b.pos[0])
  return first ? [...alone, first] : alone
}

/** The quote that a value opens and does not close on its line; the parser only notices at the end of the file. */
function openQuote(text: string, otherwise: number): number {
  const open = /(?:^|[:-] )[ ]*(["'])(?:(?!\1).)*$/m.exec(text)
  return open ? open.index + open[0].indexOf(open[1] ?? '') : otherwise
}

/**
 * Reads YAML.
 *
 * @param text the YAML itself
 * @param file for the problems, relative to the repository's root
 * @param source the file that the text was taken from, when it is a part of one
 * @param start offset of the text in that source
 * @returns the value, the places in it, and the problems, never an exception
 */
export function readYaml(text: string, file: string, source = text, start = 0): Yaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, strict: true, logLevel: 'error' })
  const place = placesOf(source)
  const problems = telling([...document.errors, ...document.warnings]).map((error) => {
    const offset = error.code === 'MISSING_CHAR' ? openQuote(text, error.pos[0]) : error.pos[0]
    return problemAt(
      file,
      place(start + offset),
      finding(error.code, error.message, /.*/.exec(text.slice(offset))?.[0] ?? ''),
    )
  })
  const root = document.contents as Node | null
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  const placeOf = (node: unknown) => {
    const range = (node as Node | null | undefined)?.range
    return range ? place(start + range[0]) : undefined
  }

  const at: Located['at'] = (path, part = 'value') => {
    let found = placeOf(root) ?? place(start)
    let node = resolve(root)
    for (const [depth, key] of path.entries()) {
      const last = depth === path.length - 1
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => (isScalar(item.key) ? String(item.key.value) : String(item.key)) === String(key),
        )
        if (!pair) return found
        // An empty value has no place of its own worth pointing at: the key is what the author sees.
        const empty = isScalar(pair.value) && pair.value.value === null
        found =
          ((last && part === 'key') || empty || !last ? placeOf(pair.key) : placeOf(pair.value)) ??
          placeOf(pair.key) ??
          found
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

  const texts = () => {
    const all: YamlText[] = []
    const walk = (node: unknown, path: PropertyKey[]) => {
      if (isMap(node)) {
        for (const pair of node.items) {
          walk(pair.value, [...path, isScalar(pair.key) ? String(pair.key.value) : String(pair.key)])
        }
      } else if (isSeq(node)) {
        for (const [index, item] of node.items.entries()) walk(item, [...path, index])
      } else if (isScalar(node) && typeof node.value === 'string') {
        const value = node.value
        const range = node.range
        all.push({
          path,
          value,
          offsets: () => alignment(value, source, start + (range?.[0] ?? 0), start + (range?.[1] ?? 0)),
        })
      }
    }
    walk(root, [])
    return all
  }

  let value: unknown
  try {
    value = document.toJS()
  } catch (error) {
    // Aliases that lead nowhere or multiply without end; the first kind has its problem already.
    if (problems.length === 0) {
      problems.push(problemAt(file, place(start), finding('', (error as Error).message, '')))
    }
  }
  return { value, at, texts, problems }
}
