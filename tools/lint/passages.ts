/** The words of a page as a reader sees them, each still knowing its place in the file. */
import type { Nodes, Root } from 'mdast'
import { isJsx } from './elements.ts'
import type { Place } from './errors.ts'
import { alignment } from './source.ts'

export interface Passage {
  kind: 'heading' | 'paragraph' | 'item' | 'field'
  /** Names of the blocks around it, the outermost first; for a field, its keys. */
  within: string[]
  /** The text, white space folded to single spaces. A claim stands here in its own wording. */
  text: string
  /** The same with code and claims blanked, for rules on what may stand in prose; as long as `text`. */
  prose: string
  /** The place of the character at an index of `text`. */
  at: (index: number) => Place
}

/** Stands in `prose` for each sign that is no prose: neither a letter nor white space. */
export const BLANK = '\uFFFC'

/** A stretch of text and where it was read. */
export interface Piece {
  text: string
  /** Offset in the file of each character; asked for only where a place is wanted. */
  offsets: () => readonly number[]
  /** Code and claims are no prose. */
  blank?: boolean
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** For each character of the folded text its index in the text before. */
function foldedIndexes(text: string): number[] {
  const kept: number[] = []
  let blank = true
  for (let index = 0; index < text.length; index++) {
    const space = /\s/.test(text[index] ?? '')
    if (!space || !blank) kept.push(index)
    blank = space
  }
  return kept
}

/** Joins pieces to a passage: white space folded, ends trimmed. */
export function passageOf(
  kind: Passage['kind'],
  within: string[],
  pieces: readonly Piece[],
  place: (offset: number) => Place,
): Passage {
  const text = pieces.map((piece) => piece.text).join('')
  const prose = pieces.map((piece) => (piece.blank ? piece.text.replace(/\S/g, BLANK) : piece.text)).join('')
  // Few passages have a problem, so their places are worked out only when one is asked for.
  let offsets: number[] | undefined
  return {
    kind,
    within,
    text: folded(text),
    prose: folded(prose),
    at: (index) => {
      if (!offsets) {
        const all = pieces.flatMap((piece) => piece.offsets())
        offsets = foldedIndexes(text).map((raw) => all[raw] ?? 0)
      }
      return place(offsets[Math.min(index, offsets.length - 1)] ?? 0)
    },
  }
}

const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'link',
  'linkReference',
  'break',
  'delete',
])

/**
 * The passages of a body, in order.
 *
 * @param phrase the wording of a claim inside a sentence, by its id
 */
export function passagesOf(
  tree: Root,
  source: string,
  place: (offset: number) => Place,
  phrase: (id: string) => string | undefined,
): Passage[] {
  const passages: Passage[] = []

  const inline = (node: Nodes, pieces: Piece[]) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    const still = (text: string) => ({ text, offsets: () => Array<number>(text.length).fill(start) })
    if (node.type === 'text' || node.type === 'inlineCode') {
      const { value } = node
      const offsets = () => alignment(value, source, start, end)
      pieces.push({ text: value, offsets, blank: node.type === 'inlineCode' })
    } else if (node.type === 'break') {
      pieces.push(still(' '))
    } else if (isJsx(node) && node.name === 'Claim') {
      const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value
      const words = typeof id === 'string' ? (phrase(id) ?? 'figure') : 'figure'
      pieces.push({ ...still(words), blank: true })
    } else if (isJsx(node) && node.children.length === 0) {
      pieces.push(still(' '))
    } else if ('children' in node) {
      for (const child of node.children) inline(child, pieces)
    }
  }

  const add = (kind: Passage['kind'], within: string[], nodes: readonly Nodes[]) => {
    const pieces: Piece[] = []
    for (const node of nodes) inline(node, pieces)
    const passage = passageOf(kind, within, pieces, place)
    if (passage.text !== '') passages.push(passage)
  }

  const walk = (node: Nodes, within: string[], inItem: boolean) => {
    if (node.type === 'heading') return add('heading', within, [node])
    if (node.type === 'paragraph') {
      // A block written on one line stands in a paragraph of its own: `<Card …>text</Card>`.
      const blocks = node.children.filter((child) => isJsx(child) && child.name !== 'Claim')
      const rest = node.children.filter((child) => !blocks.includes(child))
      if (blocks.length > 0 && rest.every((child) => child.type === 'text' && child.value.trim() === '')) {
        for (const block of blocks) walk(block, within, inItem)
        return
      }
      return add(inItem ? 'item' : 'paragraph', within, [node])
    }
    const inner = isJsx(node) ? [...within, node.name ?? ''] : within
    if (isJsx(node) && node.children.length > 0) {
      if (node.children.every((child) => INLINE.has(child.type) || child.type === 'mdxJsxTextElement')) {
        return add('paragraph', inner, node.children)
      }
    }
    if (isJsx(node) && node.name === 'Claim') return add('paragraph', within, [node])
    if ('children' in node)
      for (const child of node.children) walk(child, inner, inItem || node.type === 'listItem')
  }
  walk(tree, [], false)
  return passages
}

/** Words in a text: what white space separates and holds a letter or a digit. */
export function wordCount(text: string): number {
  return text.match(/[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
