import { expression } from '#check/expression.ts'
import { correction } from '#check/problems.ts'
import { withoutCode } from '../blank.ts'
import { beforeOnLine } from '../lines.ts'
import { STARTS_LINE } from './angles.ts'
import { type Cause, mdx, unfinishedNote, wordsAt } from './findings.ts'

const BRACE = expression(/(?<!\\)[{}]/g, {
  matches: ['a {name}', '}'],
  passes: ['a \\{name', '(name)'],
})

/** The start of a tag up to the equals sign of a prop. */
const BEFORE_PROP = expression(/<[A-Za-z][^<]*=\s*$/, {
  matches: ['<Figure steps=', '<Figure\n  name="loop"\n  steps= '],
  passes: ['<Figure name="loop" ', 'a = '],
})

/** The start of a tag that has not ended. */
const IN_TAG = expression(/<[A-Za-z][^<>]*$/, {
  matches: ['<Figure name="loop" ', '<Fig'],
  passes: ['<Figure>', 'a < '],
})

/** A brace not closed before an offset: a plain character in prose, a broken literal in a prop. */
export function openBrace(text: string, end: number): Cause {
  const open: number[] = []
  const before = withoutCode(text).slice(0, end)
  for (const { 0: brace, index } of before.matchAll(BRACE)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  const [offset = end] = open
  const words = wordsAt(text, offset)
  if (text.startsWith('{/*', offset)) return { offset, finding: unfinishedNote(words) }
  if (BEFORE_PROP.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `this prop's braces cannot be read: ${words}; they hold a literal such as {['one', 'two']} or {[{ label: 'one', value: 40 }]}`,
        remedy:
          'Look for a missing brace, quote or comma; text in braces needs straight single quotes',
      }),
    }
  // Inside a tag, a backslash would be one more stray character.
  if (IN_TAG.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `a stray { inside a tag: ${words}`,
        remedy: 'Remove it, or complete the prop: name={40}',
      }),
    }
  // Before what starts a line, such as the first cell of a row, it would make text of it.
  const isSlip =
    words === '{' ||
    (beforeOnLine(text, offset).trim() === '' && STARTS_LINE.test(text.slice(offset + 1)))
  const finding = mdx({
    found: `a stray { in the text: ${words}, which MDX reads as code`,
    remedy: isSlip ? 'Remove it' : 'Write \\{ to show the character',
    fix: isSlip ? undefined : correction('{', '\\{'),
  })
  return { offset, finding, blank: 1 }
}
