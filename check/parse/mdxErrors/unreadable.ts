import { expression } from '#check/expression.ts'
import { type Cause, codeBlock, mdx } from './findings.ts'

/** The first or last line of a block of code. */
const FENCE = expression(/^[ \t]*(?:```|~~~)/gm, {
  matches: ['```sql', 'Text\n  ~~~'],
  passes: ['A ```name```', '``name``'],
})

/** What breaks a page in another way: a code block without an end, or something unknown. */
export function unreadable(text: string, offset: number): Cause {
  const fences = [...text.matchAll(FENCE)]
  const open = fences.length % 2 === 1 ? fences.at(-1) : undefined
  if (open) return { offset: open.index, finding: codeBlock() }
  return {
    offset,
    finding: mdx({
      found: 'the page cannot be read from here on',
      remedy: 'Compare the lines around this place with another page',
    }),
  }
}
