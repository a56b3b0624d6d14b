import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { soleImage } from '#lib/content/mdx.ts'

/** Unwraps each photograph on a line of its own from its paragraph, so that it can be a figure. */
export default function remarkPhotographs() {
  return (tree: Root) =>
    visit(tree, 'paragraph', (paragraph, index = 0, parent) => {
      const image = soleImage(paragraph)
      if (image && parent) (parent.children as Nodes[])[index] = image
    })
}
