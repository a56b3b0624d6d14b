/** Explains the parser's errors in a page by the characters at their place, not in the parser's words. */
import { autofix } from '#check/problems.ts'
import { lineStart } from '../lines.ts'
import { openBrace } from './braces.ts'
import { type Cause, mdx, wordsAt } from './findings.ts'
import { brokenNesting } from './nesting.ts'
import { inTag } from './tags.ts'
import { unreadable } from './unreadable.ts'

/** What is used of the parser's error, a VFileMessage. */
export interface ParserError extends Error {
  ruleId: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

/** What the parser calls mistakes within a tag. */
const IN_TAG = ['unexpected-attribute', 'unexpected-character', 'unexpected-eof']

/** What it calls tags that do not fit each other. */
const IN_NESTING = ['end-tag-mismatch', 'unexpected-closing-slash']

/** A block that Markdown takes for part of the list above it. */
function underList(text: string, offset: number): Cause {
  const tag = text.lastIndexOf('<', offset)
  const begin = lineStart(text, tag)
  const indent = text.slice(begin, tag)
  return {
    offset: begin,
    finding: mdx({
      found: `${wordsAt(text, tag)} directly below a list, without an empty line, or indented`,
      why: 'The block would become part of the last list item',
      remedy: 'Start the line with it, below an empty line',
      fix: indent.trim() === '' ? autofix(indent, '\n') : undefined,
    }),
  }
}

/** Finds the cause of a parser error in a text whose front matter, up to `start`, is blanked. */
export function causeOf(error: ParserError, text: string, start: number): Cause {
  const { ruleId, source = '', place } = error
  const offset = place?.offset ?? place?.start?.offset
  const position = offset === undefined ? text.length : start + offset
  if (source.endsWith('expression')) return openBrace(text, position)
  if (IN_TAG.includes(ruleId)) return inTag(text, position, ruleId === 'unexpected-eof')
  if (IN_NESTING.includes(ruleId)) return brokenNesting(text, position)
  return ruleId === 'unexpected-lazy' ? underList(text, position) : unreadable(text, position)
}
