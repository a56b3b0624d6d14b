/** What a page is made of: blocks with their props, headings, sections, links, photographs. */
import type { Node as EstreeNode, Expression, Program } from 'estree-jsx'
import GithubSlugger from 'github-slugger'
import type { Definition, Image, Nodes, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { soleImage } from '#lib/content/remarkPhotographs.ts'
import type { Place, Report } from './problems.ts'
import type { Located } from './source.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** A block as it stands on a page. */
export interface Block {
  /** Empty for `<>`. */
  name: string
  node: JsxNode
  place: Place
  /** The block around it. */
  parent?: Block | undefined
  /** Its props; one whose braces hold no literal is left out. */
  props: Located & { value: Record<string, unknown> }
  /** Props that stand on the tag and could not be read. */
  unreadable: string[]
}

export interface Heading {
  depth: number
  text: string
  /** The id that the heading gets on the page. */
  anchor: string
  place: Place
  block?: Block | undefined
}

export interface Section {
  block: Block
  /** Headings in it, its own first. */
  headings: Heading[]
}

export interface Link {
  /** As it is written: a path with or without an anchor, an anchor, or an address elsewhere. */
  target: string
  /** The words of the link; absent for a block with `href`. */
  words?: string
  place: Place
}

/** `![what it shows](name.jpg "caption")` */
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
  block?: Block | undefined
}

export interface Outline {
  tree: Root
  blocks: Block[]
  headings: Heading[]
  sections: Section[]
  links: Link[]
  photographs: Photograph[]
  /** Every id on the page and where it comes from, in order. */
  anchors: { id: string; place: Place }[]
}

/** The place of a node; the parser gives one to every node it makes. */
export const placeOf = (node: Nodes): Place => node.position?.start ?? { line: 1, column: 1 }

/** Thrown inside this module only, at the part of a prop that is no literal. */
class NotLiteral extends Error {
  readonly node: EstreeNode
  constructor(node: EstreeNode, found: string) {
    super(found)
    this.node = node
  }
}

function keyOf(property: { computed: boolean; key: EstreeNode }): string {
  if (!property.computed && property.key.type === 'Identifier') return property.key.name
  if (!property.computed && property.key.type === 'Literal') return String(property.key.value)
  throw new NotLiteral(property.key, 'a computed name')
}

/** The value of a literal. Nothing is ever run. */
function literal(node: EstreeNode): unknown {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) break
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break
      return node.quasis[0]?.value.cooked ?? ''
    case 'UnaryExpression': {
      const value = literal(node.argument)
      if (typeof value === 'number' && /^[+-]$/.test(node.operator))
        return node.operator === '-' ? -value : value
      break
    }
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null) throw new NotLiteral(node, 'a list with a gap between two commas')
        return literal(element)
      })
    case 'ObjectExpression':
      // Object.fromEntries defines the keys and never sets them, so `__proto__` is a key like any other.
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement' || property.kind !== 'init' || property.method) {
            throw new NotLiteral(property, 'a part that is not "name: value"')
          }
          return [keyOf(property), literal(property.value)]
        }),
      )
    case 'Identifier':
      throw new NotLiteral(node, `the bare word ${node.name}`)
  }
  throw new NotLiteral(node, 'a JavaScript expression')
}

const placeIn = (node: EstreeNode): Place => ({
  line: node.loc?.start.line ?? 1,
  column: (node.loc?.start.column ?? 0) + 1,
})

function placesIn(expression: Expression): Located['at'] {
  return (path, part = 'value') => {
    let node: EstreeNode | null | undefined = expression
    let found = placeIn(node)
    for (const [depth, key] of path.entries()) {
      if (node?.type === 'ArrayExpression') node = node.elements[Number(key)]
      else if (node?.type === 'ObjectExpression') {
        const property: EstreeNode | undefined = node.properties.find(
          (one) => one.type === 'Property' && keyOf(one) === String(key),
        )
        if (property?.type !== 'Property') return found
        if (depth === path.length - 1 && part === 'key') return placeIn(property.key)
        node = property.value
      } else return found
      if (!node) return found
      found = placeIn(node)
    }
    return found
  }
}

/** The literal in the braces of a prop, with the places in it. */
function braced(program: Program): Located {
  const [statement, more] = program.body
  if (statement?.type !== 'ExpressionStatement' || more)
    throw new NotLiteral(statement ?? program, 'a JavaScript statement')
  return { value: literal(statement.expression), at: placesIn(statement.expression) }
}

function propOf({ name, value }: MdxJsxAttribute, at: Place): Located {
  if (value === null || value === undefined) return { value: true, at: () => at }
  // The value stands after the name and the equals sign.
  const after = { line: at.line, column: at.column + name.length + 1 }
  return typeof value === 'string' ? { value, at: () => after } : braced(value.data?.estree as Program)
}

function blockOf(node: JsxNode, parent: Block | undefined, report: Report): Block {
  const place = placeOf(node)
  const tag = `<${node.name}>`
  const props = new Map<string, Located & { key: Place }>()
  const unreadable: string[] = []
  for (const attribute of node.attributes) {
    const at = attribute.position?.start ?? place
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(at, {
        found: `{${attribute.value}} among the props of ${tag}, while props are literals`,
        remedy: 'Write each prop as name="text"',
      })
      continue
    }
    const { name } = attribute
    if (props.has(name) || unreadable.includes(name)) {
      report(at, {
        found: `the prop ${name} of ${tag} stands here twice, once is enough`,
        remedy: 'Keep one',
      })
      continue
    }
    try {
      props.set(name, { ...propOf(attribute, at), key: at })
    } catch (error) {
      if (!(error instanceof NotLiteral)) throw error
      unreadable.push(name)
      report(placeIn(error.node), {
        found: `prop ${name} of ${tag} holds ${error.message}, while props are literals`,
        remedy: `Write ${name}="text", ${name}={40} or ${name}={['one', 'two']}; text in braces needs quotes`,
      })
    }
  }
  const at: Located['at'] = ([name, ...rest], part = 'value') => {
    const prop = props.get(String(name))
    if (!prop) return place
    return rest.length === 0 && part === 'key' ? prop.key : prop.at(rest, part)
  }
  const value = Object.fromEntries([...props].map(([name, prop]) => [name, prop.value]))
  return { name: node.name ?? '', node, place, parent, props: { value, at }, unreadable }
}

/** Whether a block is `outer` or stands anywhere in it. */
export function isWithin(block: Block | undefined, outer: Block): boolean {
  for (let here = block; here; here = here.parent) if (here === outer) return true
  return false
}

/**
 * Reads a parsed page.
 *
 * @param report takes props that cannot be read
 */
export function outlineOf(tree: Root, report: Report): Outline {
  const outline: Outline = {
    tree,
    blocks: [],
    headings: [],
    sections: [],
    links: [],
    photographs: [],
    anchors: [],
  }
  const { blocks, headings, links, photographs, anchors } = outline
  const slugger = new GithubSlugger()
  const definitions = new Map<string, Definition>()

  const collect = (node: Nodes) => {
    if (node.type === 'definition') definitions.set(node.identifier.toLowerCase(), node)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)

  const photograph = (node: Image, block: Block | undefined, apart: boolean) => {
    const { url: name, alt, title } = node
    photographs.push({
      name,
      alt: alt ?? '',
      ...(title && { caption: title }),
      place: placeOf(node),
      apart,
      block,
    })
  }

  const walk = (node: Nodes, around: Block | undefined) => {
    const place = placeOf(node)
    let block = around
    if (node.type === 'heading') {
      const text = textOf(node)
      const anchor = slugger.slug(text)
      headings.push({ depth: node.depth, text, anchor, place, block })
      anchors.push({ id: anchor, place })
    } else if (node.type === 'link') {
      links.push({ target: node.url, words: textOf(node), place })
    } else if (node.type === 'linkReference') {
      const definition = definitions.get(node.identifier.toLowerCase())
      if (definition) links.push({ target: definition.url, words: textOf(node), place: placeOf(definition) })
    } else if (node.type === 'image') {
      photograph(node, block, false)
    } else if (isJsx(node)) {
      block = blockOf(node, around, report)
      blocks.push(block)
      const { href, id } = block.props.value
      if (typeof href === 'string') links.push({ target: href, place: block.props.at(['href']) })
      if (block.name === 'Section' && typeof id === 'string')
        anchors.push({ id, place: block.props.at(['id']) })
    }
    if (!('children' in node)) return
    const holds = node.type === 'root' || (isJsx(node) && node.name === 'Section')
    for (const child of node.children) {
      const image = holds ? soleImage(child) : undefined
      if (image) photograph(image, block, true)
      else walk(child, block)
    }
  }
  walk(tree, undefined)

  for (const block of blocks) {
    if (block.name === 'Section' && !block.parent)
      outline.sections.push({ block, headings: headings.filter((one) => isWithin(one.block, block)) })
  }
  return outline
}
