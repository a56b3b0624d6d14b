import type { Image, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The photograph in a paragraph that contains nothing else; otherwise undefined. */
export function soleImage(node: Nodes): Image | undefined {
  const [first, ...others] = node.type === 'paragraph' ? node.children : []
  return first?.type === 'image' && others.length === 0 ? first : undefined
}

/** Unwraps each photograph on a line of its own from its paragraph, so that it can be a figure. */
export default function remarkPhotographs() {
  return (tree: Root) =>
    visit(tree, 'paragraph', (paragraph, index = 0, parent) => {
      const image = soleImage(paragraph)
      if (image && parent) (parent.children as Nodes[])[index] = image
    })
}
