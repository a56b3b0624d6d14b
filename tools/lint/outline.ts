/** What a page is made of: headings, anchors, sections, links, photographs. Read once; checks, search and llms.txt share it. */
import GithubSlugger from 'github-slugger'
import type { Definition, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Element, elementsOf, isJsx, placeOf } from './elements.ts'
import type { Place } from './errors.ts'
import { type Photograph, photographsOf } from './photographs.ts'

export interface Heading {
  /** 1 to 6, as the number of signs #. */
  depth: number
  text: string
  /** The id that the heading gets on the page. */
  anchor: string
  place: Place
  /** The block it stands in. */
  element?: Element
}

export interface Section {
  /** The anchor that leads to it: its own id, else that of its heading. */
  anchor: string
  heading: string
  element: Element
  /** Headings in it, its own included. */
  headings: Heading[]
}

export interface Link {
  /** As it is written: a path with or without an anchor, an anchor, or an address elsewhere. */
  target: string
  /** The words of the link; empty for a block with `href`. */
  words: string
  place: Place
  /** The block that carries it as a prop. */
  element?: Element
  /** The block it stands in. */
  parent?: Element
}

export interface Outline {
  tree: Root
  elements: Element[]
  headings: Heading[]
  sections: Section[]
  links: Link[]
  photographs: Photograph[]
  /** Every id on the page and where it comes from, in order; an id that stands twice is a problem. */
  anchors: { id: string; place: Place }[]
}

/** Reads the outline of a parsed page. */
export function outlineOf(file: string, tree: Root): Outline {
  const elements = elementsOf(file, tree)
  const byNode = new Map(elements.map((element) => [element.node as Nodes, element]))
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  const links: Link[] = []
  const anchors: Outline['anchors'] = []
  const definitions = new Map<string, Definition>()

  const collect = (node: Nodes) => {
    if (node.type === 'definition') definitions.set(node.identifier.toLowerCase(), node)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)

  const walk = (node: Nodes, element: Element | undefined) => {
    const around = element ? { element } : {}
    const parent = element ? { parent: element } : {}
    if (node.type === 'heading') {
      const text = textOf(node)
      const anchor = slugger.slug(text)
      headings.push({ depth: node.depth, text, anchor, place: placeOf(node), ...around })
      anchors.push({ id: anchor, place: placeOf(node) })
    }
    if (node.type === 'link') {
      links.push({ target: node.url, words: textOf(node), place: placeOf(node), ...parent })
    }
    if (node.type === 'linkReference') {
      const definition = definitions.get(node.identifier.toLowerCase())
      if (definition) {
        links.push({ target: definition.url, words: textOf(node), place: placeOf(definition), ...parent })
      }
    }
    let here = element
    if (isJsx(node)) {
      here = byNode.get(node)
      const href = here?.props.value.href
      if (here && typeof href === 'string') {
        links.push({ target: href, words: '', place: here.props.at(['href']), element: here, ...parent })
      }
      const id = here?.props.value.id
      if (here && here.name === 'Section' && typeof id === 'string') {
        anchors.push({ id, place: here.props.at(['id']) })
      }
    }
    if ('children' in node) for (const child of node.children) walk(child, here)
  }
  walk(tree, undefined)

  const sections = elements
    .filter((element) => element.name === 'Section' && !element.parent)
    .map((element) => {
      const own = headings.filter((heading) => isWithin(heading.element, element))
      const id = element.props.value.id
      return {
        anchor: typeof id === 'string' ? id : (own[0]?.anchor ?? ''),
        heading: own[0]?.text ?? '',
        element,
        headings: own,
      }
    })
  return { tree, elements, headings, sections, links, photographs: photographsOf(tree), anchors }
}

/** Whether a block is `outer` or stands anywhere in it. */
export function isWithin(element: Element | undefined, outer: Element): boolean {
  for (let here = element; here; here = here.parent) if (here === outer) return true
  return false
}
