/**
 * Marks that a pattern of the rules reports, read as what they were meant to be, so that one mistake causes one message.
 */
import { blockProps } from '#lib/content/blocks.ts'
import { expression } from '../expression.ts'
import { blanked } from './blank.ts'

/** A line of a program, what stands before the mark of a heading, a backslash before a tag. */
const BEFORE_ITS_LINE = expression(
  /^(?:(?:import|export) .*|[\s\u200B]+(?=#{1,6} )|\\(?=<\/?[A-Z]))/gm,
  {
    matches: ["import { Chart } from './chart'", '\u00A0## How', '\\<Section>', '\\</Card>'],
    passes: ['important', '## How', '\\<5 ms'],
  },
)

const NO_BREAK_SPACE_OF_HEADING = expression(/(?<=^#{1,6})\u00A0/gm, {
  matches: ['##\u00A0How'],
  passes: ['## How\u00A0it', '- A\u00A0point'],
})

/** An address that starts with `<`. */
export const ANGLE_OF_ADDRESS = expression(/(?<=\]\()<(?=\/[^\s<>()]*\))/g, {
  matches: ['A [point](</beta)'],
  passes: ['A [point](/beta)', 'A [point](</beta>)'],
})

const BACKSLASH_IN_CLOSING_TAG = expression(/<\\(?=[A-Z]\w*>)/g, {
  matches: ['<\\Section>'],
  passes: ['</Section>', '<\\section>'],
})

const BACKSLASH_BEFORE_END_OF_TAG = expression(
  /\\>(?<=^[ \t]*<\/?[A-Z][^<>\n]*\\>)(?=[ \t]*\r?$)/gm,
  { matches: ['<Section id="all"\\>', '  </Card\\>'], passes: ['5 \\> 3', '<Section>'] },
)

/** A space or backslash after the `<` of a block's tag. */
const TORN_TAG = expression(
  new RegExp(`<([ \\t]+|\\\\)(/?(?:${Object.keys(blockProps).join('|')})[\\s/>])`, 'g'),
  { matches: ['< Section>', '<\\Card title="Alpha">', '< /Card>'], passes: ['a < B', '<Card>'] },
)

/** A backtick between letters. The other backticks of its line are pairs around code. */
export const BACKTICK_AS_APOSTROPHE = expression(
  /(?<=^[^`\n]*\p{L})`(?=(?:[dmst]|ll|re|ve)\b)/gmu,
  { matches: ['We don`t stop at `code`'], passes: ['The command `set` and `test`'] },
)

/** Returns the body of a page as it was meant, with each character in its place. */
export const asIntended = (body: string) =>
  body
    .replace(BEFORE_ITS_LINE, blanked)
    .replace(NO_BREAK_SPACE_OF_HEADING, blanked)
    .replace(ANGLE_OF_ADDRESS, blanked)
    .replace(BACKSLASH_IN_CLOSING_TAG, '</')
    .replace(BACKSLASH_BEFORE_END_OF_TAG, ' >')
    .replace(TORN_TAG, (_, gap, tag) => `${blanked(gap)}<${tag}`)
    .replace(BACKTICK_AS_APOSTROPHE, '’')
