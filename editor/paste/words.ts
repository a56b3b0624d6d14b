/** Pasted blocks as words for a box, which are written into the file as if they were typed. */
import type { Spot } from '../document/texts.ts'
import type { Block } from './blocks.ts'

const linesOf = (block: Block): string[] => {
  if (block.kind === 'paragraph') return [block.words]
  if (block.kind === 'list') return [...block.items]
  return block.rows.map((row) => row.filter((cell) => cell !== '').join(', '))
}

/** A paragraph or a list in the box of a paragraph. */
export const typed = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((words) => `- ${words}`).join('\n')
    : linesOf(block).join('\n\n')

/** A list or a table as paragraphs, where neither may stand. */
export const asParagraphs = (block: Block): Block[] =>
  linesOf(block).map((words) => ({ kind: 'paragraph', words }))

/** What a box of a kind can hold of the blocks, to be written between the words before and after it. */
export function wordsFor(
  kind: Spot['kind'],
  blocks: readonly Block[],
  before: string,
  after: string,
): string {
  if (kind === 'listItem') return blocks.flatMap(linesOf).join('\n')
  if (kind !== 'paragraph') return blocks.flatMap(linesOf).join(' ')
  // A list begins and ends on lines of its own, as does a heading that does not come alone.
  const isApart = (block: Block | undefined) =>
    block?.kind === 'list' || (block?.kind === 'paragraph' && block.isHeading && blocks.length > 1)
  const start = isApart(blocks[0]) && /\S[^\n]*$/.test(before) ? '\n\n' : ''
  const end = isApart(blocks.at(-1)) && /^[^\n]*\S/.test(after) ? '\n\n' : ''
  return start + blocks.map(typed).join('\n\n') + end
}
