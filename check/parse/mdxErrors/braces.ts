import { correction } from '../../problems.ts'
import { withoutCode } from '../blank.ts'
import { type Cause, mdx, unfinishedNote, wordsAt } from './findings.ts'

/** A brace not closed before an offset: a plain character in prose, a broken literal in a prop. */
export function openBrace(text: string, end: number): Cause {
  const open: number[] = []
  const before = withoutCode(text).slice(0, end)
  for (const { 0: brace, index } of before.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  const [offset = end] = open
  const words = wordsAt(text, offset)
  if (text.startsWith('{/*', offset)) return { offset, finding: unfinishedNote(words) }
  if (/<[A-Za-z][^<]*=\s*$/.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `this prop's braces cannot be read: ${words}; they hold a literal such as {['one', 'two']} or {[{ label: 'one', value: 40 }]}`,
        remedy:
          'Look for a missing brace, quote or comma; text in braces needs straight single quotes',
      }),
    }
  // Inside a tag, a backslash would be one more stray character.
  if (/<[A-Za-z][^<>]*$/.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `a stray { inside a tag: ${words}`,
        remedy: 'Remove it, or complete the prop: name={40}',
      }),
    }
  // Before the first cell of a row, it would be a cell of its own.
  const isSlip = words === '{' || /^\{[ \t]*\|/.test(text.slice(offset))
  const finding = mdx({
    found: `a stray { in the text: ${words}, which MDX reads as code`,
    remedy: isSlip ? 'Remove it' : 'Write \\{ to show the character',
    fix: isSlip ? undefined : correction('{', '\\{'),
  })
  return { offset, finding, blank: 1 }
}
