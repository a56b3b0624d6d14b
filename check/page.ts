/** The outline of a page: blocks with their props, headings, links, photographs and text. */
import { parseExpressionAt } from 'acorn'
import GithubSlugger from 'github-slugger'
import type { Image, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { literalOf, type Node, NoLiteral } from '#lib/content/literal.ts'
import { soleImage } from '#lib/content/mdx.ts'
import { type Passage, type Piece, passageOf, textIn } from './passages.ts'
import { type Place, type Report, START, say, suggestion } from './problems.ts'
import { perObject, placesAt, type Source, type ValueText } from './source.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

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
  slip: 'underlined' | 'in-list' | undefined
}

export interface Link {
  target: string
  place: Place
  kind: 'text' | 'card' | 'href' | 'parent' | 'related' | 'redirect'
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
  apart: boolean
  section?: Block | undefined
}

interface Syntax {
  tree: Root
  nodes: readonly Nodes[]
  written: ReadonlyMap<Block, { node: JsxNode; texts: readonly ValueText[] }>
}

export function placeOf({ position }: Nodes): Place {
  const { line, column, offset = 0 } = position?.start ?? START
  return { line, column, offset }
}

export const rangeOf = ({ position }: Pick<Nodes, 'position'>): [start: number, end: number] => {
  const start = position?.start.offset ?? 0
  return [start, position?.end.offset ?? start]
}

function expressionIn(source: string, from: number, end: number): Node {
  let start = from
  try {
    const expression = parseExpressionAt(source.slice(0, end), from, { ecmaVersion: 'latest' })
    start = expression.end + source.slice(expression.end, end).search(/\S|$/)
    if (start === end) return expression as Node
  } catch (error) {
    start = (error as { pos: number }).pos
  }
  throw new NoLiteral({ type: 'EmptyStatement', start })
}

function readProps(node: JsxNode, { source, place }: Source, report: Report) {
  const value: Record<string, unknown> = {}
  const unreadable: string[] = []
  const texts: ValueText[] = []
  const places = placesAt(place)
  places.add([], rangeOf(node)[0])
  type Part = Pick<Node, 'start' | 'end'>
  const add = (value: unknown, path: PropertyKey[], { start = 0, end = 0 }: Part, key?: Part) => {
    places.add(path, start, key && (key.start ?? 0))
    if (typeof value === 'string')
      texts.push({ path, value, range: [start, end], place: place(start) })
  }
  for (const attribute of node.attributes) {
    const [start, end] = rangeOf(attribute)
    const key = place(start)
    const block = node.name
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(key, say('prop.spread', { value: attribute.value, block }))
      continue
    }
    const { name, value: written } = attribute
    if (Object.hasOwn(value, name) || unreadable.includes(name))
      report(key, say('prop.twice', { name, block }))
    else if (typeof written === 'object' && written) {
      const from = source.indexOf('{', start) + 1
      try {
        value[name] = literalOf(expressionIn(source, from, end - 1), add, [name], { start } as Node)
      } catch (error) {
        if (!(error instanceof NoLiteral)) throw error
        unreadable.push(name)
        const wrong = error.node.start ?? from
        const rest = source.slice(wrong, end - 1)
        const to = rest.replace(/[‘’“”„](.*?)[‘’“”](?=\s*[,\]}])/g, "'$1'")
        const values = { name, block, rest }
        const quotes = to !== rest && say('prop.quotes', values, suggestion(rest, to))
        report(place(wrong), quotes || say('prop.unreadable', values))
      }
    } else {
      value[name] = written ?? true
      // The text follows the name and the equals sign.
      if (written) add(written, [name], { start: start + name.length + 1, end }, { start })
      else places.add([name], start)
    }
  }
  return { props: { value, at: places.at }, texts, unreadable }
}

/** Props of drawings that show sample data: a line of input, characters in a grid. */
const SPECIMENS: PropertyKey[] = ['lines', 'cells', 'text']

const isClaim = (node: Nodes): boolean => isJsx(node) && node.name === 'Claim'

/** Reads a parsed page; `phrase` returns a claim's wording inside a sentence, by id. */
export function outlineOf(
  tree: Root,
  file: Source,
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
  const written = new Map<Block, { node: JsxNode; texts: readonly ValueText[] }>()

  /** Returns a node's words with their places; words not in the source get the node's place. */
  const pieces = (node: Nodes): Piece[] => {
    const [start, end] = rangeOf(node)
    const unwritten = (text: string): Piece => ({ text, start, end: start })
    if (node.type === 'text' || node.type === 'inlineCode')
      return [{ text: node.value, start, end, isProse: node.type === 'text' }]
    if (isJsx(node) && isClaim(node)) {
      const id = node.attributes.find(
        (one) => one.type === 'mdxJsxAttribute' && one.name === 'id',
      )?.value
      // Until the claims can be read, as many words as most have.
      return [{ ...unwritten(phrase(id) ?? 'a figure in its approved wording'), isProse: false }]
    }
    if (node.type === 'break' || (isJsx(node) && node.children.length === 0))
      return [unwritten(' ')]
    const inner = 'children' in node ? node.children.flatMap(pieces) : []
    // An address in a link's words is one, and the rule for links reports it.
    if (node.type === 'link' && /^(?:\/|https?:|www\.|[^\s@]+@)\S*$/.test(textOf(node)))
      return inner.map((piece) => ({ ...piece, isProse: false }))
    return isJsx(node) ? [unwritten(' '), ...inner, unwritten(' ')] : inner
  }

  const nowhere: string[] = []
  const namesIn = perObject(({ name, parent }: Block): string[] => [
    ...(parent ? namesIn(parent) : nowhere),
    name,
  ])

  const addPassage = (kind: Passage['kind'], block: Block | undefined, nodes: readonly Nodes[]) =>
    passages.push(
      passageOf({ kind, within: block ? namesIn(block) : nowhere, file }, nodes.flatMap(pieces)),
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
    const within = [name]
    for (const { path, value, range } of texts) {
      const isTitle = path[0] === 'title' || path[0] === 'caption'
      if ((!isTitle && name !== 'Figure') || path.some((key) => SPECIMENS.includes(key))) continue
      // Texts start after their opening quote.
      const piece: Piece = { text: value, start: range[0] + 1, end: range[1] }
      passages.push(passageOf({ kind: isTitle ? 'prop' : 'label', within, file }, [piece]))
    }
    return block
  }

  const addPhotograph = (node: Image, block: Block | undefined, apart: boolean) => {
    const { url: name, position } = node
    const alt = node.alt ?? ''
    const caption = node.title ?? ''
    const [start, end] = rangeOf(node)
    photographs.push({
      node: { position },
      name,
      alt,
      caption,
      place: placeOf(node),
      apart,
      section: block?.section,
    })
    const add = (key: string, text: string, from: number) =>
      passages.push(
        passageOf({ kind: 'photograph', within: [key], file }, [{ text, start: from, end }]),
      )
    add('alt', alt, start + '!['.length)
    add('caption', caption, end - caption.length - '")'.length)
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
      const slip =
        file.source[rangeOf(node)[0]] !== '#' ? 'underlined' : inItem ? 'in-list' : undefined
      headings.push({ depth: node.depth, text, place: here, block, slip })
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
    ...{ blocks, headings, links, photographs, anchors },
    /** Takes more memory than all else, so it is there only until the page's own rules have run. */
    syntax: { tree, nodes, written } as Syntax | undefined,
    sections: blocks.filter((block) => block.section === block),
    passages: passages.filter(({ text }) => text !== ''),
  }
}
