import type { PhrasingContent } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { parseInline } from '#lib/content/inline.ts'

function shown(node: PhrasingContent): ReactNode {
  const inner = 'children' in node ? shownAll(node.children) : undefined
  if (node.type === 'link') return <a href={node.url}>{inner}</a>
  if (node.type === 'strong') return <strong>{inner}</strong>
  if (node.type === 'emphasis') return <em>{inner}</em>
  if (node.type === 'inlineCode') return <code>{node.value}</code>
  return 'value' in node ? node.value : inner
}

const shownAll = (nodes: readonly PhrasingContent[]): ReactNode =>
  nodes.map((node) => <Fragment key={node.position?.start.offset}>{shown(node)}</Fragment>)

/** The words of a fact that may be bold, in italics, code or a link. */
export const Inline = ({ text }: { text: string }) => shownAll(parseInline(text))
