/** Changes of YAML that leave every other byte as it is. */
import { diffIndices } from 'node-diff3'
import { type Document, isScalar, isSeq, parseDocument } from 'yaml'
import { alignment } from '#tools/lint/source.ts'
import { linesOf } from './plain.ts'

export type Path = readonly PropertyKey[]

function holds(text: string, meant: Document): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(meant.toJS())
}

/**
 * Does a change to yaml's own document. How that writes itself before and after says which lines the change is about;
 * in the source these lines alone are changed.
 */
function changed(source: string, change: (document: Document) => void): string {
  const written = (document: Document) => document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const meant = parseDocument(source)
  const before = linesOf(written(meant))
  change(meant)
  const after = written(meant)
  const lines = linesOf(source)
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
  return holds(merged, meant) ? merged : after
}

/** A text with other words from one offset to another: only what differs, so that its quotes and folds stay. */
function reworded(source: string, start: number, end: number, from: string, to: string): string {
  const most = Math.min(from.length, to.length)
  let [head, tail] = [0, 0]
  while (head < most && from[head] === to[head]) head++
  while (tail < most - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++
  const places = alignment(from, source, start, end)
  const place = (at: number) => places[at] ?? (places.at(-1) ?? end - 1) + 1
  return (
    source.slice(0, place(head)) + to.slice(head, to.length - tail) + source.slice(place(from.length - tail))
  )
}

/** Sets what stands at a path, and adds the key where it is missing; undefined takes the key or the entry away. */
export function setAt(source: string, path: Path, value: unknown): string {
  const meant = parseDocument(source)
  const node = meant.getIn(path, true)
  if (value === undefined)
    return node === undefined ? source : changed(source, (document) => document.deleteIn(path))
  // Nothing has no quotes to keep.
  const isKept = isScalar(node) && node.value !== '' && typeof value !== 'object'
  const set = (document: Document) => document.setIn(path, isKept ? value : document.createNode(value))
  if (isKept && typeof node.value === 'string' && typeof value === 'string' && node.range) {
    const text = reworded(source, node.range[0], node.range[1], node.value, value)
    set(meant)
    if (holds(text, meant)) return text
  }
  return changed(source, set)
}

/** Adds an entry to the end of a list, which may be missing yet. */
export function addAt(source: string, path: Path, entry: unknown): string {
  if (!isSeq(parseDocument(source).getIn(path, true))) return setAt(source, path, [entry])
  return changed(source, (document) => document.addIn(path, document.createNode(entry)))
}

/** Lets an entry of a list change places with the next. */
export function swapAt(source: string, path: Path, index: number): string {
  return changed(source, (document) => {
    const list = document.getIn(path, true)
    if (isSeq(list)) list.items.splice(index, 2, ...list.items.slice(index, index + 2).toReversed())
  })
}
