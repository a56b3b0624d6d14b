/** The outline of a page: blocks with their props, headings, links, photographs and text. */
import GithubSlugger from 'github-slugger'
import type { Image, Nodes, Root } from 'mdast'
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
  const anchors: { id: string; place: Place }[] = []
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

  const addBlock = (node: JsxNode, parent: Block | undefined): Block => {
    const { texts, ...read } = readProps(node, file, report)
    const { position } = node
    const block: Block = {
      name: node.name ?? '',
      node: { position },
      place: placeOf(node),
      parent,
      ...read,
    }
    const { name, props } = block
    written.set(block, { node, texts })
    block.section = name === 'Section' && !parent ? block : parent?.section
    blocks.push(block)
    const { href } = props.value
    if (typeof href === 'string')
      links.push({ kind: 'card', target: href, place: props.at(['href']) })
    const key = { Section: 'id', Calculator: 'name' }[name] ?? ''
    const id = props.value[key]
    if (typeof id === 'string') anchors.push({ id, place: props.at([key]) })
    passages.push(...passagesOfProps(name, texts, file))
    return block
  }

  const addPhotograph = (node: Image, block: Block | undefined, isAlone: boolean) => {
    const { url: name, position } = node
    const photograph: Photograph = {
      node: { position },
      name,
      alt: node.alt ?? '',
      caption: node.title ?? '',
      place: placeOf(node),
      isAlone,
      section: block?.section,
    }
    photographs.push(photograph)
    passages.push(...passagesOfPhotograph(photograph, file))
  }

  /** `inPassage` is whether its words already belong to a passage. */
  const walk = (node: Nodes, block?: Block, inItem = false, inPassage = false): void => {
    nodes.push(node)
    const here = placeOf(node)
    const inner = { block, inPassage }
    const isHeading = node.type === 'heading'
    const isCell = node.type === 'tableCell'
    if (isHeading || isCell || (node.type === 'paragraph' && !inPassage)) {
      addPassage(isHeading ? 'heading' : inItem || isCell ? 'item' : 'paragraph', block, [node])
      inner.inPassage = true
    }
    if (isHeading) {
      const text = textOf(node)
      const accident = accidentOf(node, file, inItem)
      headings.push({ depth: node.depth, text, place: here, block, accident })
      anchors.push({ id: slugger.slug(text), place: here })
    } else if (node.type === 'link') {
      links.push({
        kind: 'text',
        target: node.url,
        words: textOf(node) || textIn(pieces(node)),
        place: here,
      })
    } else if (node.type === 'image') {
      addPhotograph(node, block, false)
    } else if (isJsx(node)) {
      inner.block = addBlock(node, block)
      if (
        !inPassage &&
        (isClaim(node) || (node.type === 'mdxJsxTextElement' && node.children.length > 0))
      ) {
        if (isClaim(node)) addPassage('paragraph', block, [node])
        else addPassage('paragraph', inner.block, node.children)
        inner.inPassage = true
      }
    }
    if (!('children' in node)) return
    const holds = node.type === 'root' || (isJsx(node) && node.name === 'Section')
    for (const child of node.children) {
      const image = holds ? soleImage(child) : undefined
      if (image) addPhotograph(image, inner.block, true)
      else walk(child, inner.block, inItem || node.type === 'listItem', inner.inPassage)
    }
  }
  walk(tree)
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
