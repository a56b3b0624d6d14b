/** The outline of a page: blocks with their props, headings, links, photographs and text. */
import GithubSlugger from 'github-slugger'
import type { Heading as HeadingNode, Image, Link as LinkNode, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { soleImage } from '#lib/content/mdx.ts'
import { expression } from '../expression.ts'
import type { Place, ReportFinding } from '../problems.ts'
import { isJsx, type JsxNode, placeOf, rangeOf } from './nodes.ts'
import { type Passage, type Piece, passageOf, textIn } from './passages.ts'
import { isClaim, piecesBy } from './pieces.ts'
import { isSpecimen, readProps } from './props.ts'
import { perObject, type Source, type ValueText } from './source.ts'

export interface Block extends Omit<ReturnType<typeof readProps>, 'texts'> {
  name: string
  node: Pick<JsxNode, 'position'>
  place: Place
  parent?: Block | undefined
  /** The outermost Section around it, or itself. */
  section?: Block | undefined
}

export interface Heading {
  depth: number
  text: string
  place: Place
  block?: Block | undefined
  /** How a text became a heading that its author did not mean as one. */
  accident: 'underlined' | 'in-list' | undefined
}

export interface Link {
  target: string
  place: Place
  kind: 'text' | 'card' | 'href' | 'outside' | 'parent' | 'related' | 'redirect'
  words?: string
}

/** A link among words. */
export const linkOf = (node: LinkNode, words = textOf(node)): Link => ({
  kind: 'text',
  target: node.url,
  words,
  place: placeOf(node),
})

/** `![alt](name.jpg "caption")` */
interface Photograph {
  name: string
  alt: string
  caption: string
  node: Pick<Image, 'position'>
  place: Place
  /** Whether it has its own paragraph, directly in a Section or the page. */
  isAlone: boolean
  section?: Block | undefined
}

interface Anchor {
  id: string
  place: Place
}

interface Syntax {
  tree: Root
  nodes: readonly Nodes[]
  written: ReadonlyMap<Block, { node: JsxNode; texts: readonly ValueText[] }>
}

/** The caption at the end of a photograph. A quotation mark in it has a backslash before it. */
const CAPTION = expression(/(?:\\.|[^"\\\n])*"\)$/, {
  matches: ['![Lab](lab.jpg "Our lab")', '![Lab](lab.jpg "The \\"lab\\"")'],
  passes: ['![Lab](lab.jpg)'],
})

/** The texts in a block's props: its title or caption, and the labels of a figure. */
function passagesOfProps(block: string, texts: readonly ValueText[], file: Source): Passage[] {
  const passages: Passage[] = []
  for (const { path, value, range } of texts) {
    const isTitle = path[0] === 'title' || path[0] === 'caption'
    if ((!isTitle && block !== 'Figure') || isSpecimen(path)) continue
    // Texts start after their opening quote.
    const piece: Piece = { text: value, start: range[0] + 1, end: range[1] }
    passages.push(passageOf({ kind: isTitle ? 'prop' : 'label', within: [block], file }, [piece]))
  }
  return passages
}

/** What a photograph shows and what stands under it. */
function passagesOfPhotograph({ alt, caption, node }: Photograph, file: Source): Passage[] {
  const [start, end] = rangeOf(node)
  const passage = (key: string, text: string, from: number) =>
    passageOf({ kind: 'photograph', within: [key], file }, [{ text, start: from, end }])
  const described = passage('alt', alt, start + '!['.length)
  if (!caption) return [described]
  const captionStart = start + file.source.slice(start, end).search(CAPTION)
  return [described, passage('caption', caption, captionStart)]
}

/** How a text became a heading that its author did not mean as one; undefined for one that begins with `#` outside a list. */
function accidentOf(heading: Nodes, file: Source, isInItem: boolean): Heading['accident'] {
  if (file.source[rangeOf(heading)[0]] !== '#') return 'underlined'
  return isInItem ? 'in-list' : undefined
}

/** Where a node stands. */
interface Context {
  block?: Block | undefined
  isInItem: boolean
  /** Whether its words already belong to a passage. */
  isInPassage: boolean
}

/** The kind of passage that the words of a node are; undefined if they are none of their own. */
function kindOf(node: Nodes, { isInItem, isInPassage }: Context): Passage['kind'] | undefined {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'tableCell') return 'item'
  if (node.type !== 'paragraph' || isInPassage) return undefined
  return isInItem ? 'item' : 'paragraph'
}

/** Whether a block stands in a line, with words in it. */
const holdsWords = (node: JsxNode) => node.type === 'mdxJsxTextElement' && node.children.length > 0

function blockOf(node: JsxNode, parent: Block | undefined, file: Source, report: ReportFinding) {
  const { texts, ...read } = readProps(node, file, report)
  const { position } = node
  const name = node.name ?? ''
  const block: Block = { name, node: { position }, place: placeOf(node), parent, ...read }
  block.section = name === 'Section' && !parent ? block : parent?.section
  return { block, texts }
}

/** The link of a card. */
function linksOfBlock({ props }: Block): Link[] {
  const { href } = props.value
  return typeof href === 'string' ? [{ kind: 'card', target: href, place: props.at(['href']) }] : []
}

/** Blocks that are anchors, and the prop that names each. */
const ANCHORS: Readonly<Record<string, string>> = { Section: 'id', Calculator: 'name' }

function anchorsOfBlock({ name, props }: Block): Anchor[] {
  const key = ANCHORS[name] ?? ''
  const id = props.value[key]
  return typeof id === 'string' ? [{ id, place: props.at([key]) }] : []
}

function photographOf(node: Image, block: Block | undefined, isAlone: boolean): Photograph {
  const { position } = node
  return {
    node: { position },
    name: node.url,
    alt: node.alt ?? '',
    caption: node.title ?? '',
    place: placeOf(node),
    isAlone,
    section: block?.section,
  }
}

/** Reads a parsed page; `phrase` returns a claim's wording inside a sentence, by id. */
export function outlineOf(
  tree: Root,
  file: Source,
  phrase: (id: unknown) => string | undefined,
  report: ReportFinding,
) {
  const blocks: Block[] = []
  const headings: Heading[] = []
  const links: Link[] = []
  const photographs: Photograph[] = []
  const anchors: Anchor[] = []
  const passages: Passage[] = []
  const slugger = new GithubSlugger()
  const nodes: Nodes[] = []
  const written = new Map<Block, { node: JsxNode; texts: readonly ValueText[] }>()

  const pieces = piecesBy(phrase)
  const outside: string[] = []
  const namesIn = perObject(({ name, parent }: Block): string[] => [
    ...(parent ? namesIn(parent) : outside),
    name,
  ])

  const addPassage = (kind: Passage['kind'], block: Block | undefined, nodes: readonly Nodes[]) =>
    passages.push(
      passageOf({ kind, within: block ? namesIn(block) : outside, file }, nodes.flatMap(pieces)),
    )

  const addHeading = (node: HeadingNode, { block, isInItem }: Context) => {
    const text = textOf(node)
    const place = placeOf(node)
    const accident = accidentOf(node, file, isInItem)
    headings.push({ depth: node.depth, text, place, block, accident })
    anchors.push({ id: slugger.slug(text), place })
  }

  const addBlock = (node: JsxNode, parent: Block | undefined): Block => {
    const { block, texts } = blockOf(node, parent, file, report)
    written.set(block, { node, texts })
    blocks.push(block)
    links.push(...linksOfBlock(block))
    anchors.push(...anchorsOfBlock(block))
    passages.push(...passagesOfProps(block.name, texts, file))
    return block
  }

  const addPhotograph = (node: Image, block: Block | undefined, isAlone: boolean) => {
    const photograph = photographOf(node, block, isAlone)
    photographs.push(photograph)
    passages.push(...passagesOfPhotograph(photograph, file))
  }

  /** Reads a node, and returns where its children stand. */
  const read = (node: Nodes, context: Context): Context => {
    nodes.push(node)
    const { block, isInPassage } = context
    const isInItem = context.isInItem || node.type === 'listItem'
    const kind = kindOf(node, context)
    if (kind) addPassage(kind, block, [node])
    if (node.type === 'heading') addHeading(node, context)
    if (node.type === 'link') links.push(linkOf(node, textOf(node) || textIn(pieces(node))))
    if (node.type === 'image') addPhotograph(node, block, false)
    if (!isJsx(node)) return { block, isInItem, isInPassage: isInPassage || kind !== undefined }
    const inner = addBlock(node, block)
    const isPassage = !isInPassage && (isClaim(node) || holdsWords(node))
    if (isPassage && isClaim(node)) addPassage('paragraph', block, [node])
    else if (isPassage) addPassage('paragraph', inner, node.children)
    return { block: inner, isInItem, isInPassage: isInPassage || isPassage }
  }

  const walk = (node: Nodes, context: Context): void => {
    const inner = read(node, context)
    if (!('children' in node)) return
    const holdsPhotographs = node.type === 'root' || (isJsx(node) && node.name === 'Section')
    for (const child of node.children) {
      const image = holdsPhotographs ? soleImage(child) : undefined
      if (image) addPhotograph(image, inner.block, true)
      else walk(child, inner)
    }
  }
  walk(tree, { isInItem: false, isInPassage: false })
  return {
    blocks,
    headings,
    links,
    photographs,
    anchors,
    /** Takes more memory than all else, so it is there only until the page's own rules have run. */
    syntax: { tree, nodes, written } as Syntax | undefined,
    sections: blocks.filter((block) => block.section === block),
    passages: passages.filter(({ text }) => text !== ''),
  }
}
