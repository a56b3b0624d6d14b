/** The photographs in the text of a page: `![what it shows](name.jpg "caption")`, each on a line of its own. */
import type { Image, Nodes, Root } from 'mdast'
import { isJsx, placeOf } from './elements.ts'
import type { Place } from './errors.ts'

export interface Photograph {
  /** As it is written, a file's name: `test-lab.jpg`. */
  name: string
  /** What it shows, for those who do not see it; empty where nothing is said. */
  alt: string
  /** The small line under it. */
  caption?: string
  place: Place
  /** Whether it stands apart from words, directly in a Section or in a page without sections. */
  apart: boolean
  node: Image
}

/** The photograph that a paragraph consists of, if it does. */
export function soleImage(node: Nodes): Image | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'image' && more.length === 0 ? only : undefined
}

/** Every photograph in a parsed page, in order. */
export function photographsOf(tree: Root): Photograph[] {
  const found: Photograph[] = []
  const add = (node: Image, apart: boolean) =>
    found.push({
      name: node.url,
      alt: node.alt ?? '',
      ...(node.title ? { caption: node.title } : {}),
      place: placeOf(node),
      apart,
      node,
    })
  const walk = (node: Nodes) => {
    if (node.type === 'image') add(node, false)
    if (!('children' in node)) return
    const holds = node.type === 'root' || (isJsx(node) && node.name === 'Section')
    for (const child of node.children) {
      const image = holds ? soleImage(child) : undefined
      if (image) add(image, true)
      else walk(child)
    }
  }
  walk(tree)
  return found
}
