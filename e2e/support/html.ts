/** The finished files as trees: for whatever can be said of a page without opening it. */
import type { Element, Nodes, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { selectAll } from 'hast-util-select'
import { parse } from 'parse5'
import { fileOf, readOut } from './out.ts'

const trees = new Map<string, Root>()

/** A file of `out/`, parsed once for each worker. */
export function treeOf(file: string): Root {
  const tree =
    trees.get(file) ?? (fromParse5(parse(readOut(file), { scriptingEnabled: false })) as Root)
  trees.set(file, tree)
  return tree
}

/** All elements that match, in a page by its path or in a part of one. */
export const all = (within: string | Nodes, selector: string): Element[] =>
  selectAll(selector, typeof within === 'string' ? treeOf(fileOf(within)) : within)

const wordsIn = (node: Nodes | undefined): string => {
  if (node?.type === 'text') return node.value
  return node && 'children' in node ? node.children.map(wordsIn).join('') : ''
}

export const textOf = (node: Nodes | undefined) => wordsIn(node).replace(/\s+/g, ' ').trim()

export const textsOf = (within: string | Nodes, selector: string) =>
  all(within, selector).map(textOf)

/** A property of an element as text, by the name that JavaScript has for it. */
export const get = (element: Element | undefined, name: string) =>
  [element?.properties[name] ?? ''].flat().join(' ')

/** Label and target of each link that matches. */
export const linksOf = (within: string | Nodes, selector = 'a[href]') =>
  all(within, selector).map((link): [label: string, href: string] => [
    textOf(link),
    get(link, 'href'),
  ])

/** Returns the metadata in a page's head: `og:image`, `description`, … */
export const metaOf = (path: string) =>
  Object.fromEntries(
    all(path, 'meta[content]:is([name], [property])').map((meta) => [
      get(meta, 'property') || get(meta, 'name'),
      get(meta, 'content'),
    ]),
  )
