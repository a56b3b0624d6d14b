/** The words of a node, with their places in the source. */
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { expression } from '../expression.ts'
import { isJsx, rangeOf } from './nodes.ts'
import type { Piece } from './passages.ts'

const ADDRESS = expression(/^(?:\/|https?:|www\.|[^\s@]+@)\S*$/, {
  matches: ['/beta', 'https://w3.org', 'www.w3.org', 'hello@tester.example'],
  passes: ['beta', '/beta and more', 'How we work'],
})

/** Whether a node is the wording of a claim. */
export const isClaim = (node: Nodes): boolean => isJsx(node) && node.name === 'Claim'

/** Returns a function for the words of a node; `phrase` returns a claim's wording inside a sentence, by id. */
export function piecesBy(phrase: (id: unknown) => string | undefined) {
  /** Words not in the source get the node's place. */
  const pieces = (node: Nodes): Piece[] => {
    const [start, end] = rangeOf(node)
    const unwritten = (text: string): Piece => ({ text, start, end: start })
    if (node.type === 'text' || node.type === 'inlineCode')
      return [{ text: node.value, start, end, isProse: node.type === 'text' }]
    if (isJsx(node) && isClaim(node)) {
      const id = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value
      // Until the claims can be read, as many words as most have.
      return [{ ...unwritten(phrase(id) ?? 'a figure in its approved wording'), isProse: false }]
    }
    if (node.type === 'break' || (isJsx(node) && node.children.length === 0))
      return [unwritten(' ')]
    const inner = 'children' in node ? node.children.flatMap(pieces) : []
    // An address in a link's words is one, and the rule for links reports it.
    if (node.type === 'link' && ADDRESS.test(textOf(node)))
      return inner.map((piece) => ({ ...piece, isProse: false }))
    return isJsx(node) ? [unwritten(' '), ...inner, unwritten(' ')] : inner
  }
  return pieces
}
