/** Changes of YAML that leave every other byte as it is. */
import { diffIndices } from 'node-diff3'
import { CST, type Document, isScalar, isSeq, parseDocument, type Scalar, stringify } from 'yaml'
import { alignment } from '#tools/lint/source.ts'
import { edited, linesOf, shown, spliced, spliceOf } from './splice.ts'

export type Path = readonly PropertyKey[]

const read = (text: string) => parseDocument(text, { keepSourceTokens: true })

function holds(text: string, value: unknown): boolean {
  const document = read(text)
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(value)
}

/**
 * Does a change to yaml's own document. How that writes itself before and after says which lines the change is about;
 * in the source these lines alone are changed.
 */
function changed(source: string, change: (document: Document) => void): string {
  const written = (document: Document) => document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const text = shown(source)
  const meant = read(text)
  const before = linesOf(written(meant))
  change(meant)
  const after = written(meant)
  const lines = linesOf(text)
  const ways = diffIndices(before, lines)
  /** Where a line of yaml's own writing begins in the source. */
  const place = (at: number) => {
    const last = ways.findLast(({ buffer1: [start, length] }) => start + length <= at)
    return at + (last ? last.buffer2[0] + last.buffer2[1] - last.buffer1[0] - last.buffer1[1] : 0)
  }
  for (const { buffer1, buffer2Content } of diffIndices(before, linesOf(after)).toReversed()) {
    const [start, end] = [place(buffer1[0]), place(buffer1[0] + buffer1[1])]
    lines.splice(start, end - start, ...buffer2Content)
  }
  const merged = lines.join('')
  return edited(source, holds(merged, meant.toJS()) ? merged : after)
}

/** A scalar with another value, in the quotes that it has as far as they allow. */
function* rewritten(source: string, node: Scalar, value: unknown): Iterable<string> {
  const [start, end] = node.range ?? [0, 0]
  // Nothing has quotes to keep.
  if (node.value === '')
    yield spliced(source, { start, end, to: stringify(value, { lineWidth: 0 }).trimEnd() })
  if (typeof node.value === 'string' && node.value && typeof value === 'string') {
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

/** Sets what stands at a path, and adds the key where it is missing; undefined takes the key or the entry away. */
export function setAt(source: string, path: Path, value: unknown): string {
  const document = read(source)
  const node = document.getIn(path, true)
  if (value === undefined)
    return node === undefined ? source : changed(source, (meant) => meant.deleteIn(path))
  if (isScalar(node) && node.value === value) return source
  if (isScalar(node) && typeof value !== 'object') {
    const meant = read(source)
    meant.setIn(path, value)
    for (const text of rewritten(source, node, value)) if (holds(text, meant.toJS())) return text
  }
  return changed(source, (meant) =>
    meant.setIn(path, typeof value === 'object' ? meant.createNode(value) : value),
  )
}

/** Adds an entry to the end of a list, which may be missing yet. */
export function addAt(source: string, path: Path, entry: unknown): string {
  if (!isSeq(read(source).getIn(path, true))) return setAt(source, path, [entry])
  return changed(source, (meant) => meant.addIn(path, meant.createNode(entry)))
}

/** Lets an entry of a list change places with the next. */
export function swapAt(source: string, path: Path, index: number): string {
  return changed(source, (meant) => {
    const list = meant.getIn(path, true)
    if (isSeq(list)) list.items.splice(index, 2, ...list.items.slice(index, index + 2).toReversed())
  })
}
