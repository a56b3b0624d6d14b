/** The text of a page as plain Markdown: what is Markdown stays, and blocks become Markdown. */
import type { Nodes } from 'mdast'
import type { BlockName } from '#lib/content/blocks.ts'
import type { PageText } from '#lib/content/pageText.ts'
import { isJsx, type JsxNode } from '#tools/lint/elements.ts'
import { soleImage } from '#tools/lint/photographs.ts'
import { blocks, picture, type Url, type Writer } from './blocks.ts'
import { heading, joined, link, list, paragraph, quotation, text } from './markdown.ts'

/** Where a block stands in its section, as the component sets them: after the text the picture, then what is wide. */
const PICTURE = 1
const PLACES: Partial<Record<BlockName, number>> = { Figure: PICTURE, CardGrid: 2, Tiles: 2, Accordion: 2 }

/** Comments, and what has been read before. */
const SILENT: readonly Nodes['type'][] = ['yaml', 'definition', 'mdxFlowExpression', 'mdxTextExpression']

const WORDS: readonly Nodes['type'][] = [
  'text',
  'emphasis',
  'strong',
  'inlineCode',
  'break',
  'link',
  'linkReference',
]

const isContent = (node: Nodes) =>
  !SILENT.includes(node.type) && (node.type !== 'text' || node.value.trim() !== '')

/** Whether it stands in a line of text. */
const isInline = (node: Nodes) => WORDS.includes(node.type) || (isJsx(node) && node.name === 'Claim')

/**
 * Writes the body of a page.
 *
 * @param url makes the target of a link an address in full
 * @throws on anything that pages do not consist of: a new kind needs a case here
 */
export function bodyMarkdown({ tree, elements }: Pick<PageText, 'tree' | 'elements'>, url: Url): string {
  const props = new Map<Nodes, object>(elements.map((element) => [element.node, element.props.value]))
  const targets = new Map<string, string>()
  for (const node of tree.children) {
    if (node.type === 'definition') targets.set(node.identifier.toLowerCase(), node.url)
  }

  function block(node: Nodes): string {
    switch (node.type) {
      case 'heading':
        return heading(node.depth, inline(node.children))
      case 'paragraph':
        // A block written on one line stands in a paragraph of its own.
        return flow(node.children)
      case 'list':
        return list(
          node.children.map((item) => flow(item.children)),
          node.ordered ?? false,
        )
      case 'image':
        return picture('Photograph', ...[node.alt, node.title].filter((words) => typeof words === 'string'))
      case 'blockquote':
        return quotation(flow(node.children))
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return written(node)
    }
    throw new Error(`lib/text/body.ts has no Markdown for a block of the kind ${node.type}.`)
  }

  function phrase(node: Nodes): string {
    switch (node.type) {
      case 'text':
        return text(node.value)
      case 'emphasis':
        return `*${inline(node.children)}*`
      case 'strong':
        return `**${inline(node.children)}**`
      case 'inlineCode':
        return node.value.includes('`') ? `\`\` ${node.value} \`\`` : `\`${node.value}\``
      case 'break':
        return ' '
      case 'link':
        return link(inline(node.children), url(node.url))
      case 'linkReference':
        return link(inline(node.children), url(targets.get(node.identifier.toLowerCase()) ?? ''))
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return written(node)
    }
    throw new Error(`lib/text/body.ts has no Markdown for words of the kind ${node.type}.`)
  }

  function written(node: JsxNode): string {
    // The closed list loses which props go with which name; the content check has looked at each pair.
    const writer = (blocks as Record<string, Writer>)[node.name ?? '']
    if (!writer) throw new Error(`lib/text/blocks.ts has no Markdown for <${node.name}>.`)
    return writer(
      props.get(node) ?? {},
      flow(node.name === 'Section' ? inPlace(node.children) : node.children),
      url,
    )
  }

  const inline = (nodes: readonly Nodes[]) =>
    nodes
      .filter((node) => !SILENT.includes(node.type))
      .map(phrase)
      .join('')

  /** What stands in a block: other blocks, or one line of text. */
  function flow(nodes: readonly Nodes[]): string {
    const content = nodes.filter(isContent)
    return content.every(isInline) ? paragraph(inline(nodes)) : joined(content.map(block))
  }

  return flow(tree.children)
}

function inPlace(nodes: readonly Nodes[]): Nodes[] {
  const place = (node: Nodes) =>
    soleImage(node) ? PICTURE : (isJsx(node) && PLACES[node.name as BlockName]) || 0
  return [...nodes].sort((a, b) => place(a) - place(b))
}
