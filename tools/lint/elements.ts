/** The blocks of a page, with their props as plain values. */
import type { Program } from 'estree-jsx'
import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Place, type Problem, problemAt } from './errors.ts'
import { readLiteral } from './literal.ts'
import type { Located } from './source.ts'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

/** A block as it stands on a page. */
export interface Element {
  /** Name of the block; empty for `<>`. */
  name: string
  node: JsxNode
  place: Place
  /** The block around it. */
  parent?: Element
  /** Blocks directly in it. */
  children: Element[]
  /** Its props; one whose braces hold no literal is left out and has its problem in `problems`. */
  props: Located & { value: Record<string, unknown> }
  /** Names of the props that stand on the tag, readable or not. */
  given: string[]
  problems: Problem[]
}

export const isJsx = (node: Nodes | RootContent): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The place of a node; the parser gives one to every node it makes. */
export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

interface Attribute {
  name: string
  place: Place
  value: Located
}

function readAttributes(file: string, node: JsxNode) {
  const attributes: Attribute[] = []
  const problems: Problem[] = []
  const given: string[] = []
  for (const attribute of node.attributes) {
    const place = attribute.position ?? node.position
    const at = { line: place?.start.line ?? 1, column: place?.start.column ?? 1 }
    const report = (where: Place, found: string, remedy: string, expected = 'while props are literals') =>
      problems.push(problemAt(file, where, { rule: 'prop', found, expected, remedy }))
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(at, `{${attribute.value}} among the props of <${node.name}>`, 'Write each prop as name="text"')
      continue
    }
    if (given.includes(attribute.name)) {
      report(
        at,
        `the prop ${attribute.name} of <${node.name}> stands here twice`,
        'Keep one',
        'once is enough',
      )
      continue
    }
    given.push(attribute.name)
    // The value stands after the name and the sign =.
    const after = { line: at.line, column: at.column + attribute.name.length + 1 }
    const value = attribute.value
    if (value === null || value === undefined) {
      attributes.push({ name: attribute.name, place: at, value: { value: true, at: () => at } })
    } else if (typeof value === 'string') {
      attributes.push({ name: attribute.name, place: at, value: { value, at: () => after } })
    } else {
      const read = value.data?.estree ? readLiteral(value.data.estree as Program) : undefined
      if (read?.ok) attributes.push({ name: attribute.name, place: at, value: read })
      else
        report(
          read?.place ?? after,
          `prop ${attribute.name} of <${node.name}> holds ${read?.found ?? 'nothing'}`,
          `Write ${attribute.name}="text", ${attribute.name}={40} or ${attribute.name}={['one', 'two']}; text in braces needs quotes`,
        )
    }
  }
  return { attributes, problems, given }
}

function readElement(file: string, node: JsxNode, parent: Element | undefined): Element {
  const place = placeOf(node)
  const { attributes, problems, given } = readAttributes(file, node)
  const at: Located['at'] = (path, part = 'value') => {
    const [name, ...rest] = path
    const attribute = attributes.find((candidate) => candidate.name === name)
    if (!attribute) return place
    if (rest.length === 0 && part === 'key') return attribute.place
    return attribute.value.at(rest, part)
  }
  return {
    name: node.name ?? '',
    node,
    place,
    ...(parent ? { parent } : {}),
    children: [],
    props: { value: Object.fromEntries(attributes.map(({ name, value }) => [name, value.value])), at },
    given,
    problems,
  }
}

/** Every block of a page in the order of the text, those inside others included. */
export function elementsOf(file: string, tree: Root): Element[] {
  const all: Element[] = []
  const walk = (node: Nodes, parent: Element | undefined) => {
    let here = parent
    if (isJsx(node)) {
      here = readElement(file, node, parent)
      parent?.children.push(here)
      all.push(here)
    }
    if ('children' in node) for (const child of node.children) walk(child, here)
  }
  walk(tree, undefined)
  return all
}
