/** What a page is made of: blocks with their props, headings, links, photographs, and the words that are read. */
import GithubSlugger from 'github-slugger'
import type { Image, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { soleImage } from '#lib/content/remarkPhotographs.ts'
import { readLiteral } from './literal.ts'
import { type Passage, type Piece, passageOf } from './passages.ts'
import { type Place, type Report, say } from './problems.ts'
import { alignment, type Located, type Source, type ValueText } from './source.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Whether braces hold notes to colleagues, which never ship, or nothing. */
export const isNote = (value: string): boolean => /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value)

/** A block as it stands on a page. */
export interface Block {
  /** Empty for `<>`. */
  name: string
  node: JsxNode
  place: Place
  /** The block around it. */
  parent?: Block | undefined
  /** The outermost Section around it, or the block itself. */
  section?: Block | undefined
  /** Its props; one whose braces hold no literal is left out. */
  props: Located & { value: Record<string, unknown> }
  /** Every text in them. */
  texts: ValueText[]
  /** Props that stand on the tag and could not be read. */
  unreadable: string[]
}

export interface Heading {
  depth: number
  text: string
  place: Place
  block?: Block | undefined
}

export interface Link {
  /** As it is written: a path with or without an anchor, an anchor, or an address elsewhere. */
  target: string
  place: Place
  /** Where it stands: in the text, on a card, in the `href` of an entry, among the keys of a page. */
  kind: 'text' | 'card' | 'href' | 'parent' | 'related'
  /** The words of a link in the text. */
  words?: string
}

/** `![what it shows](name.jpg "caption")` */
export interface Photograph {
  /** As it is written, a file's name: `test-lab.jpg`. */
  name: string
  /** What it shows, for those who do not see it; empty where nothing is said. */
  alt: string
  /** The small line under it. */
  caption?: string | undefined
  place: Place
  /** Whether it stands apart from words, directly in a Section or in a page without sections. */
  apart: boolean
  section?: Block | undefined
}

export type Outline = ReturnType<typeof outlineOf>

/** The place of a node; the parser gives one to every node it makes. */
export const placeOf = (node: Nodes): Place => node.position?.start ?? { line: 1, column: 1 }

/** What stands between the parts of the source where a node starts and ends. */
export const rangeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => {
  const start = position?.start.offset ?? 0
  return [start, position?.end.offset ?? start]
}

/**
 * Reads the props of a tag.
 *
 * @param report takes those that are no literals
 */
function readProps(node: JsxNode, { source, place }: Source, report: Report) {
  const value: Record<string, unknown> = {}
  const known = new Map<PropertyKey | undefined, { key: Place; at: Located['at'] }>()
  const texts: ValueText[] = []
  const unreadable: string[] = []
  for (const attribute of node.attributes) {
    const [start, end] = rangeOf(attribute)
    const key = place(start)
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(key, say('prop.spread', { value: attribute.value, block: node.name }))
      continue
    }
    const { name, value: written } = attribute
    if (known.has(name)) report(key, say('prop.twice', { name, block: node.name }))
    else if (typeof written === 'object' && written) {
      const literal = readLiteral(source, source.indexOf('{', start) + 1, end - 1, place)
      known.set(name, { key, at: literal.at })
      if (literal.wrong === undefined) {
        value[name] = literal.value
        texts.push(...literal.texts.map((one) => ({ ...one, path: [name, ...one.path] })))
        continue
      }
      unreadable.push(name)
      const word = /^[\w$]+(?=\s*[,\]}])/.exec(source.slice(literal.wrong))
      const what = word ? `the bare word ${word[0]}` : 'a JavaScript expression'
      report(place(literal.wrong), say('prop.no-literal', { name, block: node.name, what }))
    } else {
      // A text stands after the name, the equals sign and its quote.
      const from = start + name.length + 1
      const at = written ? place(from) : key
      known.set(name, { key, at: () => at })
      value[name] = written ?? true
      const places = () => alignment(written ?? '', source, from + 1, end).map(place)
      if (written) texts.push({ path: [name], value: written, range: [from, end], place: at, places })
    }
  }
  const at: Located['at'] = ([name, ...rest], part) => {
    const prop = known.get(name)
    if (!prop) return placeOf(node)
    return part === 'key' && rest.length === 0 ? prop.key : prop.at(rest, part)
  }
  return { props: { value, at }, texts, unreadable }
}

/** Props of drawings that show a specimen: a line of input, a locator, characters in a grid. */
const SPECIMENS: PropertyKey[] = ['lines', 'before', 'after', 'anchors', 'cells', 'text']

const isClaim = (node: Nodes): boolean => isJsx(node) && node.name === 'Claim'

/** Whether a paragraph only wraps blocks that are written on one line: `<Card …>text</Card>`. */
function wrapsBlocks({ children }: { children: Nodes[] }): boolean {
  const words = children.filter((child) => !isJsx(child) || isClaim(child))
  return (
    words.length < children.length &&
    words.every((child) => child.type === 'text' && child.value.trim() === '')
  )
}

/** What stands around a node. */
interface Around {
  block?: Block | undefined
  section?: Block | undefined
  inItem?: boolean
  /** Whether its words belong to a passage already. */
  inPassage?: boolean
}

/**
 * Reads a parsed page.
 *
 * @param phrase the wording of a claim inside a sentence, by its id
 * @param report takes props that cannot be read
 */
export function outlineOf(
  tree: Root,
  { source, place }: Source,
  phrase: (id: unknown) => string | undefined,
  report: Report,
) {
  const blocks: Block[] = []
  const headings: Heading[] = []
  const links: Link[] = []
  const photographs: Photograph[] = []
  const anchors: { id: string; place: Place }[] = []
  const passages: Passage[] = []
  const slugger = new GithubSlugger()
  const nodes: Nodes[] = []

  /** The words of a node, each character with its place; what has no words of its own stands at the start of its node. */
  const pieces = (node: Nodes): Piece[] => {
    const [start, end] = rangeOf(node)
    const still = (text: string) => ({ text, places: () => Array<Place>(text.length).fill(place(start)) })
    if (node.type === 'text' || node.type === 'inlineCode') {
      const places = () => alignment(node.value, source, start, end).map(place)
      return [{ text: node.value, places, isProse: node.type === 'text' }]
    }
    if (isJsx(node) && isClaim(node)) {
      const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value
      return [{ ...still(phrase(id) ?? 'figure'), isProse: false }]
    }
    if (node.type === 'break' || (isJsx(node) && node.children.length === 0)) return [still(' ')]
    return 'children' in node ? node.children.flatMap(pieces) : []
  }

  const namesAround = (block: Block | undefined): string[] =>
    block ? [...namesAround(block.parent), block.name] : []

  const addPassage = (kind: Passage['kind'], block: Block | undefined, nodes: readonly Nodes[]) =>
    passages.push(passageOf(kind, namesAround(block), nodes.flatMap(pieces)))

  const addBlock = (node: JsxNode, { block: parent, section }: Around): Block => {
    const here = placeOf(node)
    const block: Block = {
      name: node.name ?? '',
      node,
      place: here,
      parent,
      section,
      ...readProps(node, { source, place }, report),
    }
    const { name, props, texts } = block
    if (name === 'Section' && !parent) block.section = block
    blocks.push(block)
    const { href, id } = props.value
    if (typeof href === 'string') links.push({ kind: 'card', target: href, place: props.at(['href']) })
    const anchor = name === 'Section' ? id : name === 'Tool' && props.value.name
    if (typeof anchor === 'string')
      anchors.push({ id: anchor, place: props.at([name === 'Tool' ? 'name' : 'id']) })
    for (const { path, value, places } of texts) {
      const isTitle = path[0] === 'title' || path[0] === 'caption'
      if ((!isTitle && name !== 'Figure') || path.some((key) => SPECIMENS.includes(key))) continue
      passages.push(passageOf(isTitle ? 'prop' : 'label', [name], [{ text: value, places }]))
    }
    return block
  }

  const addPhotograph = (node: Image, { section }: Around, apart: boolean) => {
    const { url: name, title } = node
    const [alt, caption, place] = [node.alt ?? '', title || undefined, placeOf(node)]
    photographs.push({ name, alt, caption, place, apart, section })
    for (const [key, text = ''] of Object.entries({ alt, caption }))
      passages.push(passageOf('photograph', [key], [{ text, places: () => [place] }]))
  }

  const walk = (node: Nodes, around: Around): void => {
    nodes.push(node)
    const here = placeOf(node)
    const inner: Around = { ...around }
    const { block, inItem, inPassage } = around
    if (node.type === 'heading') {
      const text = textOf(node)
      headings.push({ depth: node.depth, text, place: here, block })
      anchors.push({ id: slugger.slug(text), place: here })
      addPassage('heading', block, [node])
      inner.inPassage = true
    } else if (node.type === 'paragraph' && !inPassage && !wrapsBlocks(node)) {
      addPassage(inItem ? 'item' : 'paragraph', block, [node])
      inner.inPassage = true
    } else if (node.type === 'tableCell') {
      addPassage('item', block, [node])
      inner.inPassage = true
    } else if (node.type === 'link') {
      links.push({ kind: 'text', target: node.url, words: textOf(node), place: here })
    } else if (node.type === 'listItem') {
      inner.inItem = true
    } else if (node.type === 'image') {
      addPhotograph(node, around, false)
    } else if (isJsx(node)) {
      const added = addBlock(node, around)
      Object.assign(inner, { block: added, section: added.section })
      if (!inPassage && (isClaim(node) || (node.type === 'mdxJsxTextElement' && node.children.length > 0))) {
        if (isClaim(node)) addPassage('paragraph', block, [node])
        else addPassage('paragraph', added, node.children)
        inner.inPassage = true
      }
    }
    if (!('children' in node)) return
    const holds = node.type === 'root' || (isJsx(node) && node.name === 'Section')
    for (const child of node.children) {
      const image = holds ? soleImage(child) : undefined
      if (image) addPhotograph(image, inner, true)
      else walk(child, inner)
    }
  }
  walk(tree, {})
  return {
    ...{ tree, blocks, headings, links, photographs },
    /** Everything on the page, in order. */
    nodes,
    /** Every id on the page and where it comes from, in order. */
    anchors,
    /** Sections that stand in no other block. */
    sections: blocks.filter((block) => block.section === block),
    passages: passages.filter(({ text }) => text !== ''),
  }
}
