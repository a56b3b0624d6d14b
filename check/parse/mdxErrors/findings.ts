/** What several causes of a parser's error have in common. */
import { type Finding, type Fix, rule } from '#check/problems.ts'
import { restOfLine } from '../lines.ts'

/** The rule for what MDX cannot read. */
export const mdx = rule('mdx', 'One wrong character keeps the whole page from being read')

/** Markdown as a page's author sees it, and code, which only programmers write. */
export const markdown = rule(
  'markdown',
  'Anything that is not quite Markdown shows up on the page as typed',
  '',
)

/** Reports a block of code. */
export const codeBlock = (): Finding =>
  markdown({
    found: 'a code block, for which the design has no place',
    why: 'Its lines do not wrap, so phones would show half of them, and buyers do not read code',
    remedy: 'Say in words what it does; a few words of code in a sentence go between `backticks`',
    inEditor: {
      remedy: 'Say in words what it does; a few words of code in a sentence go between two ` signs',
    },
  })

/** The cause of a parser error. */
export interface Cause {
  /** In the source. */
  offset: number
  finding: Finding
  /** How many characters to blank so that the rest can be parsed; undefined if that is hopeless. */
  blank?: number | undefined
}

/** Returns the words from an offset to the end of its line, shortened if long. */
export function wordsAt(text: string, offset: number): string {
  const line = restOfLine(text, offset)
  return line.length > 24 ? `${line.slice(0, 23)}…` : line.trim()
}

/** Reports a comment that is not closed. */
export const unfinishedNote = (words: string): Finding =>
  mdx({ found: `an unfinished note: ${words}`, remedy: 'End it with */}' })

/** Reports an HTML tag, with what to write in its place if something is known. */
export const htmlFinding = (
  tag: string,
  remedy = 'Write it in Markdown, or remove it',
  fix?: Fix,
): Finding =>
  mdx({
    found: `HTML tag ${tag}; pages consist of Markdown and blocks`,
    why: 'Only these blocks are part of the design',
    remedy,
    fix,
  })
