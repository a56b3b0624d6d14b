/** Parses the body of a page to a syntax tree whose places are those of the file. */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Problem, problemAt } from './errors.ts'
import type { ParserError } from './slip.ts'
import { placesOf } from './source.ts'
import { slipOf } from './syntax.ts'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze()

/** More slips of this kind in one file, and the rest would only tire the reader. */
const MOST = 20

/**
 * Parses a page. After a stray `<` or `{` the sign is blanked and the page is parsed again, so that one run names
 * all of them; other mistakes of syntax leave no tree that could be trusted, and end it.
 *
 * @returns the tree, or none where the syntax is broken, with what is wrong
 */
export function parseMdx(file: string, source: string): { tree?: Root; problems: Problem[] } {
  const problems: Problem[] = []
  const place = placesOf(source)
  let text = source
  while (problems.length < MOST) {
    try {
      const tree = processor.parse(text)
      return problems.length > 0 ? { problems } : { tree, problems }
    } catch (error) {
      if (!isParserError(error)) throw error
      const slip = slipOf(error, text)
      problems.push(problemAt(file, place(slip.offset), { rule: 'mdx', ...slip.finding }))
      if (!slip.blank) break
      const [from, to] = slip.blank
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
    }
  }
  return { problems }
}

function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}
