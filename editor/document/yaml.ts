/** Edits YAML without changing any other byte. */
import { diffIndices } from 'node-diff3'
import { type Document, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { alignment } from '../../check/parse/source.ts'
import { sharedEnds } from './sharedEnds.ts'

export type Path = readonly PropertyKey[]

/** The paths of all values in a value, itself left out. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, isList ? Number(key) : key]
    return [here, ...pathsIn(inner, here)]
  })
}

const linesOf = (text: string) => text.match(/.*\n|.+/g) ?? []

function holds(text: string, intended: Document): boolean {
  const document = parseDocument(text)
  try {
    return (
      document.errors.length === 0 &&
      JSON.stringify(document.toJS()) === JSON.stringify(intended.toJS())
    )
  } catch {
    // An asterisk is read as a reference to something that is not there.
    return false
  }
}

/** Changes a `yaml` document. Only lines that differ between its serialization before and after change in the source. */
function changed(source: string, change: (document: Document) => void): string {
  const written = (document: Document) =>
    document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const intended = parseDocument(source)
  // A comment at the top is about the whole file, not its first entry.
  const [first] = isSeq<Node>(intended.contents) ? intended.contents.items : []
  if (intended.contents && first?.commentBefore) {
    intended.contents.commentBefore = first.commentBefore
    first.commentBefore = null
  }
  const before = linesOf(written(intended))
  change(intended)
  const after = written(intended)
  const lines = linesOf(source)
  const differences = diffIndices(before, lines)
  /** Finds where a line of the serialization begins in the source. */
  const place = (line: number) => {
    const last = differences.findLast(({ buffer1: [start, length] }) => start + length <= line)
    return line + (last ? last.buffer2[0] + last.buffer2[1] - last.buffer1[0] - last.buffer1[1] : 0)
  }
  for (const { buffer1, buffer2Content } of diffIndices(before, linesOf(after)).toReversed()) {
    const start = place(buffer1[0])
    const end = place(buffer1[0] + buffer1[1])
    lines.splice(start, end - start, ...buffer2Content)
  }
  const merged = lines.join('')
  return holds(merged, intended) ? merged : after
}

/** Replaces the words between two offsets, touching only what differs, to keep quotes and folding. */
function reworded(source: string, start: number, end: number, from: string, to: string): string {
  const { head, tail } = sharedEnds(from, to)
  const places = alignment(from, source, start, end)
  const place = (index: number) => places[index] ?? (places.at(-1) ?? end - 1) + 1
  return (
    source.slice(0, place(head)) +
    to.slice(head, to.length - tail) +
    source.slice(place(from.length - tail))
  )
}

/** Sets the value at a path, adding the key if missing; undefined removes the key or entry. */
export function setAt(source: string, path: Path, value: unknown): string {
  const intended = parseDocument(source)
  const node = intended.getIn(path, true)
  if (value === undefined)
    return node === undefined ? source : changed(source, (document) => document.deleteIn(path))
  // An empty value has no quotes to keep.
  const isKept = isScalar(node) && node.value !== '' && typeof value !== 'object'
  const set = (document: Document) =>
    document.setIn(path, isKept ? value : document.createNode(value))
  if (isKept && typeof node.value === 'string' && typeof value === 'string' && node.range) {
    const text = reworded(source, node.range[0], node.range[1], node.value, value)
    set(intended)
    if (holds(text, intended)) return text
  }
  return changed(source, set)
}

const listIn = (document: Document, path: Path) => {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  return isSeq<Node>(node) ? node : undefined
}

/** Adds an entry to a list, at its end or before the entry at an index; creates the list if missing. */
export function addAt(source: string, path: Path, entry: unknown, index?: number): string {
  const list = listIn(parseDocument(source), path)
  if (!list) return setAt(source, path, [entry])
  return changed(source, (document) => {
    const items = listIn(document, path)?.items
    items?.splice(index ?? items.length, 0, document.createNode(entry))
  })
}

/** Moves an entry of a list to another index. */
export const movedAt = (source: string, path: Path, from: number, to: number): string =>
  changed(source, (document) => {
    const items = listIn(document, path)?.items
    const [entry] = items?.splice(from, 1) ?? []
    if (entry) items?.splice(to, 0, entry)
  })
