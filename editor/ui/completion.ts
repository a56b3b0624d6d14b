/** Completions in the source: what may stand in the syntax node at the cursor, and nothing in prose. */
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { chosenIn, schemaAt } from '../../check/parse/jsonSchema.ts'
import { blockPlaces, blockProps, isBlockName } from '../../lib/content/blocks.ts'
import { FIGURE_NAMES } from '../../lib/content/figures.ts'
import { ICON_NAMES } from '../../lib/content/icons.ts'
import { isAddress, schemaOfBlock, schemaOfFile } from '../document/schemas.ts'
import { readYamlOf } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'

const MAX_PARSE_MS = 100

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** The node that ends at or contains a position, and those around it, innermost first. */
function nodesAt(state: EditorState, position: number): SyntaxNode[] {
  const tree = ensureSyntaxTree(state, position, MAX_PARSE_MS) ?? syntaxTree(state)
  const nodes: SyntaxNode[] = []
  let node: SyntaxNode | null = tree.resolveInner(position, -1)
  while (node) {
    nodes.push(node)
    node = node.parent
  }
  return nodes
}

/** How many nodes of its kind come before one in its list. */
function indexOf(node: SyntaxNode): number {
  let index = 0
  let before = node.prevSibling
  while (before) {
    if (before.name === node.name) index++
    before = before.prevSibling
  }
  return index
}

/** The keys that lead to the value at a position; undefined if none is being written there. */
function pathAt(state: EditorState, nodes: readonly SyntaxNode[]): Path | undefined {
  if (!/^(?:Quoted)?Literal$/.test(nodes[0]?.name ?? '')) return undefined
  if (nodes.some(({ name }) => name === 'Key')) return undefined
  const path: PropertyKey[] = []
  for (const node of nodes) {
    const key = node.name === 'Pair' && node.getChild('Key')
    if (key) path.unshift(state.sliceDoc(key.from, key.to))
    if (node.name === 'Item') path.unshift(indexOf(node))
  }
  return path
}

function valuesOfField(
  file: string,
  source: string,
  path: Path,
  addresses: readonly string[],
): readonly string[] {
  const schema = schemaAt(schemaOfFile(file), path, readYamlOf(file, source).value)
  if (schema && isAddress(schema)) return addresses
  return schema?.enum ?? []
}

/** What may follow a part of a page's body: names of blocks and props, values of props, and addresses in links. */
function choicesInBody(text: string, addresses: readonly string[]): readonly string[] {
  const tag = /<([A-Z]\w*)\s(?:"[^"]*"|[^<>"])*?(?:\b(\w+)="[^"<>]*)?$/.exec(text)
  const [, block = '', prop] = tag ?? []
  if (prop) {
    const known: Record<string, readonly string[] | undefined> = {
      icon: ICON_NAMES,
      href: addresses,
      name: block === 'Figure' ? FIGURE_NAMES : undefined,
    }
    return known[prop] ?? schemaOfBlock(block)?.properties?.[prop]?.enum ?? []
  }
  if (tag) {
    const name = /\bname="(\w+)"/.exec(tag[0])?.[1]
    return Object.keys(chosenIn(schemaOfBlock(block), { name })?.properties ?? { name: '' })
  }
  if (/<\w*$/.test(text)) return Object.keys(blockProps)
  return /\]\(\/[\w/-]*$/.test(text) ? addresses : []
}

/** The blocks of Markdown in which something can be completed: only what stands before the cursor in them counts. */
const BODY_BLOCKS = /^(?:Paragraph|HTMLBlock|ATXHeading\d|Table\w*)$/

/** What can be written at a position of a file, whole. */
export function choicesAt(
  state: EditorState,
  position: number,
  file: string,
  addresses: readonly string[],
): readonly string[] {
  const nodes = nodesAt(state, position)
  const path = pathAt(state, nodes)
  if (path) return valuesOfField(file, state.doc.toString(), path, addresses)
  if (nodes.some(({ name }) => /Code|Frontmatter/.test(name))) return []
  const block = nodes.find(({ name }) => BODY_BLOCKS.test(name))
  return block ? choicesInBody(state.sliceDoc(block.from, position), addresses) : []
}

/** CodeMirror's source of completions for a file; `addresses` returns those of all pages. */
export const completionsFor =
  (file: string, addresses: () => readonly string[]) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { from, text } = state.doc.lineAt(pos)
    const before = text.slice(0, pos - from)
    const typed = /[\w/-]*$/.exec(before)?.[0] ?? ''
    if (!typed && !explicit && !/[<"]$/.test(before)) return null
    const start = pos - typed.length
    const isBlock = state.sliceDoc(start - 1, start) === '<'
    const written = (name: string) =>
      isBlock && isBlockName(name) && blockPlaces[name]?.isEmpty ? `${name}  />` : name
    const options = choicesAt(state, pos, file, addresses()).map((label) => {
      return { label, apply: written(label) }
    })
    return { from: start, options }
  }
