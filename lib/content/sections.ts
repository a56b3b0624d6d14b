import { slug } from 'github-slugger'
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { parseBody } from './mdx.ts'

/** A section that can be linked to. */
interface SectionLink {
  id: string
  heading: string
}

/** The sections of a page's body that have a heading, in order. One without an id is found by that of its heading (rehype-slug). */
export const sectionsOf = (body: string): SectionLink[] =>
  parseBody(body)
    .children.map(linkTo)
    .filter((link) => link !== undefined)

function linkTo(node: Nodes): SectionLink | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Section') return undefined
  const id = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  )?.value
  const heading = node.children.find((child) => child.type === 'heading' && child.depth === 2)
  if (!heading) return undefined
  const words = textOf(heading)
  return { id: typeof id === 'string' ? id : slug(words), heading: words }
}
