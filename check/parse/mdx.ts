/** Parses a page's MDX, and reports its syntax errors. */
import type { Nodes, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { partsOf } from '#lib/content/frontMatter.ts'
import { parseBody } from '#lib/content/mdx.ts'
import type { ReportFinding } from '../problems.ts'
import { blanked } from './blank.ts'
import { asIntended } from './intended.ts'
import { causeOf, type ParserError } from './mdxErrors/mdxErrors.ts'
import type { Source } from './source.ts'

/** Counts the places in a parsed body from the start of its file. */
function movePlaces(
  node: Nodes | MdxJsxAttribute | MdxJsxExpressionAttribute,
  offset: number,
  lines: number,
): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line += lines
    point.offset = (point.offset ?? 0) + offset
  }
  if ('attributes' in node)
    for (const attribute of node.attributes) movePlaces(attribute, offset, lines)
  if (!('children' in node)) return
  for (const child of node.children) movePlaces(child, offset, lines)
}

/** Reporting more in one file would only tire the reader. */
const MAX_ERRORS = 20

/**
 * Parses a page and reports its syntax errors, after any of which it returns undefined. A stray `<` or `{` is blanked
 * and the page parsed again, so that one run reports them all; any other error ends the run.
 */
export function parseMdx(
  source: string,
  report: ReportFinding,
  place: Source['place'],
): Root | undefined {
  const start = source.length - (partsOf(source)?.body ?? source).length
  const head = blanked(source.slice(0, start))
  let body = asIntended(source.slice(start))
  for (let count = 0; count < MAX_ERRORS; count++) {
    try {
      const tree = parseBody(body)
      if (count > 0) return undefined
      movePlaces(tree, start, place(start).line - 1)
      return tree
    } catch (error) {
      if (!(error instanceof Error && 'ruleId' in error)) throw error
      const text = head + body
      const { offset, finding, blank } = causeOf(error as ParserError, text, start)
      report(place(offset), finding)
      if (blank === undefined) return undefined
      const end = offset + blank
      body = text.slice(start, offset) + blanked(text.slice(offset, end)) + text.slice(end)
    }
  }
  return undefined
}
