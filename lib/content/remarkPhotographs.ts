import type { Nodes, Root } from 'mdast'
import { soleImage } from '#tools/lint/photographs.ts'

/**
 * Remark plugin: takes a photograph that stands on a line of its own out of the paragraph that Markdown puts around
 * it, so that it can be a figure. Default export, since `next.config.mjs` names plugins by their file.
 */
export default function remarkPhotographs() {
  const unwrap = (node: Nodes) => {
    if (!('children' in node)) return
    for (const [index, child] of node.children.entries()) {
      const image = soleImage(child)
      if (image) (node.children as Nodes[])[index] = image
      else unwrap(child)
    }
  }
  return (tree: Root) => unwrap(tree)
}
