import type { Image, Nodes, Root } from 'mdast'

/** The photograph that a paragraph consists of, if it does. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}

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
