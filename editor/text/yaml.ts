/**
 * Changes of YAML that leave every other byte as it is. What is meant is done to yaml's own document; the text is
 * changed where it has to be, and has to come out as that document does. Where it does not, the document is written
 * anew, which keeps comments and order.
 */
import {
  CST,
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
} from 'yaml'
import { alignment } from '#tools/lint/source.ts'
import { inLinesOf, spliced, spliceOf } from './splice.ts'

export type Path = readonly PropertyKey[]

const read = (source: string) => parseDocument(source, { keepSourceTokens: true })

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Does a change, by the first of the texts that comes out as it was meant. */
function changed(source: string, change: (document: Document) => void, texts: Iterable<string>): string {
  const meant = read(source)
  change(meant)
  const value = meant.toJS()
  for (const text of texts) {
    const document = read(text)
    if (document.errors.length === 0 && same(document.toJS(), value)) return text
  }
  return inLinesOf(source, meant.toString({ lineWidth: 0 }))
}

/** A scalar with another value, in the quotes that it has as far as they allow. */
function* rewritten(source: string, node: Scalar, value: unknown): Iterable<string> {
  const [start, end] = node.range ?? [0, 0]
  // Nothing has quotes to keep.
  if (node.value === '')
    yield spliced(source, { start, end, to: stringify(value, { lineWidth: 0 }).trimEnd() })
  if (typeof node.value === 'string' && typeof value === 'string') {
    const splice = spliceOf(node.value, value)
    const places = alignment(node.value, source, start, end)
    const after = (places.at(-1) ?? end - 1) + 1
    const place = (at: number) => places[at] ?? after
    yield spliced(source, { start: place(splice.start), end: place(splice.end), to: splice.to })
  }
  const token = structuredClone(node.srcToken) as CST.FlowScalar | CST.BlockScalar | undefined
  if (!token) return
  const before = CST.stringify(token)
  CST.setScalarValue(token, String(value))
  yield spliced(source, { start: token.offset, end: token.offset + before.length, to: CST.stringify(token) })
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1

/** The lines of an entry or of a key with its value. */
function linesOf(source: string, first: Node, last: Node): [start: number, end: number] {
  const [start = 0] = first.range ?? []
  const end = source.slice(0, last.range?.[1] ?? start).trimEnd().length
  return [lineStart(source, start), source.indexOf('\n', end) + 1 || source.length]
}

/** The lines of each part of a collection. */
function partsOf(source: string, node: unknown): [start: number, end: number][] {
  if (isSeq<Node>(node)) return node.items.map((item) => linesOf(source, item, item))
  if (isMap<Node, Node | null>(node))
    return node.items.map(({ key, value }) => linesOf(source, key, value ?? key))
  return []
}

const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by))

/** A text with lines put in at an offset. */
function withLines(source: string, at: number, lines: string): string {
  const lead = at > 0 && source[at - 1] !== '\n' ? '\n' : ''
  return spliced(source, { start: at, end: at, to: inLinesOf(source, lead + lines) })
}

/** A collection with a part more, which is given as a collection of its own. */
function* extended(source: string, parent: unknown, part: unknown): Iterable<string> {
  const [last] = partsOf(source, parent).slice(-1)
  if (!last || !isCollection(parent)) return
  const first = (isMap<Node>(parent) ? parent.items[0]?.key : (parent.items[0] as Node))?.range?.[0] ?? 0
  const column = first - lineStart(source, first) - (isSeq(parent) ? 2 : 0)
  yield withLines(source, last[1], indented(stringify(part, { lineWidth: 0 }), column))
}

/** Sets what stands at a path; adds the key where it is missing. */
export function setAt(source: string, path: Path, value: unknown): string {
  const document = read(source)
  const node = document.getIn(path, true)
  if (isScalar(node) && node.value === value) return source
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents
  const texts =
    isScalar(node) && typeof value !== 'object'
      ? rewritten(source, node, value)
      : node === undefined
        ? extended(source, parent, { [String(path.at(-1))]: value })
        : []
  return changed(
    source,
    (meant) => meant.setIn(path, typeof value === 'object' ? meant.createNode(value) : value),
    texts,
  )
}

/** Adds an entry to the end of a list, which may be missing yet. */
export function addAt(source: string, path: Path, entry: unknown): string {
  const list = read(source).getIn(path, true)
  if (!isSeq(list)) return setAt(source, path, [entry])
  const add = (meant: Document) => meant.addIn(path, meant.createNode(entry))
  return changed(source, add, extended(source, list, [entry]))
}

/** Takes away a key or an entry. */
export function removeAt(source: string, path: Path): string {
  const document = read(source)
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const index = isMap<Node>(parent)
    ? parent.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1))
    : Number(path.at(-1))
  const lines = partsOf(source, parent)[index]
  const texts = lines ? [spliced(source, { start: lines[0], end: lines[1], to: '' })] : []
  return changed(source, (meant) => meant.deleteIn(path), texts)
}

/** Lets an entry of a list change places with the next. */
export function swapAt(source: string, path: Path, index: number): string {
  const [one, other] = partsOf(source, read(source).getIn(path, true)).slice(index, index + 2)
  const swap = (meant: Document) => {
    const list = meant.getIn(path, true)
    if (isSeq(list)) list.items.splice(index, 2, ...list.items.slice(index, index + 2).toReversed())
  }
  if (!one || !other) return source
  const text = (part: [number, number]) => source.slice(...part).replace(/(?<!\n)$/, inLinesOf(source, '\n'))
  const to = text(other) + source.slice(one[1], other[0]) + text(one)
  const swapped = spliced(source, {
    start: one[0],
    end: other[1],
    to: source.endsWith('\n') ? to : to.trimEnd(),
  })
  return changed(source, swap, [swapped])
}
