/** The texts of a page or data file that an author can change one by one, and how each is written back. */
import type { Node as EstreeNode } from 'estree-jsx'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { isPageFile, splitPage } from '#lib/content/files.ts'
import { soleImage } from '#lib/content/remarkPhotographs.ts'
import { parseMdx } from '#tools/lint/mdx.ts'
import { isJsx, type JsxNode } from '#tools/lint/page.ts'
import { placesOf } from '#tools/lint/source.ts'
import { edited, shown, spliced, spliceOf } from './splice.ts'
import { type Path, setAt } from './yaml.ts'

export interface Spot {
  file: string
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'photograph' | 'field' | 'prop'
  /** Where it stands in the file. */
  start: number
  end: number
  /** The words, without what the file needs around them. */
  value: string
  /** Keys that lead to a field; of a prop the name of its block, and where that starts, come first. */
  path: Path
  /** The file with other words here. The same words leave it as it is. */
  write: (value: string) => string
}

/** Props and keys that hold names for machines, which are chosen and not written. */
const NAMES = 'layout name id href icon claim marker url profile photo logo parent related'.split(' ')
const isName = (path: Path) => path.some((key) => NAMES.includes(String(key)))

/** A page's text begins with a mark of the byte order at times, which no parser counts. */
const markOf = (source: string) => (source.startsWith('\uFEFF') ? 1 : 0)

const offsets = (nodes: readonly Nodes[]): [start: number, end: number] | undefined => {
  const start = nodes[0]?.position?.start.offset
  const end = nodes.at(-1)?.position?.end.offset
  return start === undefined || end === undefined ? undefined : [start, end]
}

/** What stands for the words of a node: of a point in a list those before the lists in it. */
const wordsOf = (node: Nodes): readonly Nodes[] => {
  if (node.type === 'listItem') return wordsOf(node.children[0] ?? { type: 'text', value: '' })
  if (node.type === 'paragraph' && soleImage(node)) return [node]
  return 'children' in node ? (node.children as Nodes[]) : []
}

const KINDS = { heading: 'heading', paragraph: 'paragraph', listItem: 'item', tableCell: 'cell' } as const

/**
 * Calls for each text of a page's tree that is written as Markdown.
 *
 * @param found takes the node, what the text is, and where it starts and ends
 */
export function visitTexts(
  tree: Root,
  found: (node: Nodes, kind: Spot['kind'], start: number, end: number) => void,
): void {
  visit(tree, (node) => {
    if (!Object.hasOwn(KINDS, node.type)) return
    const range = offsets(wordsOf(node))
    const kind = KINDS[node.type as keyof typeof KINDS]
    const isPhotograph = node.type === 'paragraph' && soleImage(node)
    if (range) found(node, isPhotograph ? 'photograph' : kind, ...range)
  })
}

/** The texts of a literal in braces. */
function literals(
  node: EstreeNode,
  path: Path,
  found: (path: Path, node: EstreeNode, value: string) => void,
): void {
  if (node.type === 'ArrayExpression')
    for (const [index, element] of node.elements.entries())
      element && literals(element, [...path, index], found)
  else if (node.type === 'ObjectExpression')
    for (const property of node.properties) {
      if (property.type !== 'Property') continue
      const { key, value } = property
      literals(
        value,
        [...path, key.type === 'Identifier' ? key.name : String('value' in key && key.value)],
        found,
      )
    }
  else if (node.type === 'Literal' && typeof node.value === 'string') found(path, node, node.value)
}

/** A text in quotes: as little of it changed as there is, where nothing in it has to be written in another way. */
function inQuotes(
  raw: string,
  from: string,
  to: string,
  written: (text: string, quote: string) => string,
): string {
  const quote = raw.charAt(0)
  const inner = raw.slice(1, -1)
  const line = to.replace(/\s*\n\s*/g, ' ')
  if (inner !== from) return quote + written(line, quote) + quote
  const splice = spliceOf(from, line)
  return quote + spliced(inner, { ...splice, to: written(splice.to, quote) }) + quote
}

const inScript = (text: string, quote: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
const inTag = (text: string, quote: string) =>
  text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')

/** The texts in the props of a block. */
function propsOf(file: string, source: string, block: JsxNode): Spot[] {
  const spots: Spot[] = []
  const mark = markOf(source)
  const add = (path: Path, value: string, start: number, end: number, written: typeof inTag) => {
    if (isName(path)) return
    const write = (to: string) =>
      to === value
        ? source
        : spliced(source, { start, end, to: inQuotes(source.slice(start, end), value, to, written) })
    const at = (block.position?.start.offset ?? 0) + mark
    spots.push({ file, kind: 'prop', start, end, value, path: [block.name ?? '', at, ...path], write })
  }
  for (const attribute of block.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value, position } = attribute
    if (typeof value === 'string') {
      const end = (position?.end.offset ?? 0) + mark
      const start = source.indexOf('=', (position?.start.offset ?? 0) + mark) + 1
      add([name], value, start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0), end, inTag)
    } else if (value?.data?.estree) {
      const [statement] = value.data.estree.body
      if (statement?.type !== 'ExpressionStatement') continue
      literals(statement.expression, [name], (path, node, text) => {
        const { start = 0, end = 0 } = node as { start?: number; end?: number }
        add(path, text, start + mark, end + mark, inScript)
      })
    }
  }
  return spots
}

/** The texts of the body of a page; none while it cannot be read. */
function spotsOfBody(file: string, source: string): Spot[] {
  const mark = markOf(source)
  const text = source.slice(mark)
  const tree = parseMdx(text, () => {}, placesOf(text))
  if (!tree) return []
  const spots: Spot[] = []
  visitTexts(tree, (_, kind, from, to) => {
    const [start, end] = [from + mark, to + mark]
    if (spots.some((spot) => spot.start === start)) return
    const raw = source.slice(start, end)
    const value = shown(raw)
    const write = (other: string) =>
      other === value ? source : spliced(source, { start, end, to: edited(raw, other) })
    spots.push({ file, kind, start, end, value, path: [], write })
  })
  visit(tree, (node) => {
    if (isJsx(node)) spots.push(...propsOf(file, source, node))
  })
  return spots
}

/** The YAML of a file: that of its head, or all of it. */
export function yamlOf(file: string, source: string): { text: string; start: number } {
  if (!isPageFile(file)) return { text: source.slice(markOf(source)), start: markOf(source) }
  const page = splitPage(source)
  return { text: page?.head ?? '', start: page?.start ?? 0 }
}

/** A file with another text of YAML in it. */
export function withYaml(file: string, source: string, change: (yaml: string) => string): string {
  const { text, start } = yamlOf(file, source)
  return source.slice(0, start) + change(text) + source.slice(start + text.length)
}

function spotsOfYaml(file: string, source: string): Spot[] {
  const { text, start } = yamlOf(file, source)
  const spots: Spot[] = []
  const walk = (node: unknown, path: Path): void => {
    if (isMap<Node>(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)])
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    else if (isScalar(node) && typeof node.value === 'string' && node.range && !isName(path)) {
      const { value, range } = node
      const write = (to: string) =>
        to === value ? source : withYaml(file, source, (yaml) => setAt(yaml, path, to))
      spots.push({ file, kind: 'field', start: start + range[0], end: start + range[1], value, path, write })
    }
  }
  walk(parseDocument(text).contents, [])
  return spots
}

const known = new Map<string, { source: string; spots: Spot[] }>()

/** Every text of a file that can be changed by itself, those of the head first; read again only where it has changed. */
export function spotsOf(file: string, source: string): Spot[] {
  const last = known.get(file)
  if (last?.source === source) return last.spots
  const spots = [...spotsOfYaml(file, source), ...(isPageFile(file) ? spotsOfBody(file, source) : [])]
  known.set(file, { source, spots })
  return spots
}
