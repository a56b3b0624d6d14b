/** Spaces, hyphens and line breaks of word processors, which look like plain ones. */
import { expression } from '#check/expression.ts'
import { beforeOnLine } from '#check/parse/lines.ts'
import { autofix } from '#check/problems.ts'
import { BULLET } from '../markup/lists.ts'
import type { Pattern } from '../pattern.ts'
import { characters, codeOf } from './characters.ts'

/** The rest of a line behind a space that is too much: another space, or a punctuation mark. */
const SPACE_OR_MARK = expression(/^(?: \S|[,;!?.](?:\s|$))/, {
  matches: [' and', ', and', '.'],
  passes: ['and', '.NET', '  '],
})

/** The name of a tag behind its `<`. */
const START_OF_TAG = expression(/^\/?[A-Z]/, {
  matches: ['Card>', '/Card>'],
  passes: ['card', '5'],
})

const WORD_AND_SPACE = expression(/\S $/, { matches: ['A '], passes: ['A', '  '] })

/** The start of a key, within which the space is. */
const START_OF_KEY = expression(/^[ \t]*(?:- )?[a-z]+$/i, {
  matches: ['  con', '- ti'],
  passes: ['title: A', ''],
})

const END_OF_KEY = expression(/^[a-z]+:/i, { matches: ['tact: us'], passes: [': us', 'tact us'] })

/** The start of an address, or of a name in a prop, within which the space is. */
const START_OF_ADDRESS = expression(
  /(?:\]\(|(?:^|[\s"'])(?=\/))[^\s)]*$|\s(?:claim|icon|id|layout|name|of|series)="[^"\s]*$/,
  {
    matches: ['A [point](/b', '  - /b', 'href="/b', '<Figure name="lo'],
    passes: ['and/or', '/beta and', 'A [point](/beta)', '<Figure name="loop" title="A'],
  },
)

/**
 * What to write instead of a space of a word processor: nothing in a key, an address or a name, next to a plain space,
 * before a punctuation mark or at the start of a line. Undefined where that is not certain.
 */
function plainSpace({ 0: space, input, index }: RegExpExecArray): string | undefined {
  const before = beforeOnLine(input, index)
  const after = input.slice(index + space.length)
  // Among the spaces before a line, it may stand for one of them or be one too many.
  if (/^\s+$/.test(before) || (before === '' && /^[ \t]/.test(after))) return undefined
  // A tag starts right after its <, and no line or key one space from the margin.
  if (before === '' && /^\S/.test(after)) return ''
  if (before.endsWith('<') && START_OF_TAG.test(after)) return ''
  if (WORD_AND_SPACE.test(before) || (/\S$/.test(before) && SPACE_OR_MARK.test(after))) return ''
  const isInKey = START_OF_KEY.test(before) && END_OF_KEY.test(after)
  const isInAddress = START_OF_ADDRESS.test(before) && /^\S/.test(after)
  return isInKey || isInAddress ? '' : ' '
}

/** The end of a text that ends in a row, and white space. */
const ROW_ABOVE = expression(/\|[ \t]*\r?\n\s*$/, {
  matches: ['| a | b |\n', '| a | b |\r\n  '],
  passes: ['| a | b |', '| a | b |\nText\n'],
})

/** The start of a text whose next line is a row. */
const ROW_BELOW = expression(/^\s*\n[ \t]*\|/, {
  matches: ['\n| a | b |', ' \r\n  | a |'],
  passes: ['| a | b |', ' and\n| a |'],
})

/** Whether it is all of a line within a table, which an empty one would end. */
const isBetweenRows = ({ 0: space, input, index }: RegExpExecArray) =>
  ROW_ABOVE.test(input.slice(0, index)) && ROW_BELOW.test(input.slice(index + space.length))

/** A mark that a plain space would make that of an item or a heading. */
const AFTER_MARK = expression(/^[ \t]*(?:[-+*]|\d+[.)]|#{1,6})$/, {
  matches: ['*', '  -', '1.', '##'],
  passes: ['**', 'A -', ''],
})

const isAfterMark = ({ input, index }: RegExpExecArray) =>
  AFTER_MARK.test(beforeOnLine(input, index))

const unusual = (character: string, plain: string | undefined, name: string) =>
  characters({
    found: `an unusual space or hyphen, ${codeOf(character)}`,
    why: 'It looks like the plain one, but search does not find the words around it',
    remedy: plain === '' ? 'Remove it' : `Write a plain ${name}`,
    severity: 'advice',
    fix: plain === undefined ? undefined : autofix(character, plain),
  })

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    // Not after a heading's mark, a key or a bullet, which have patterns of their own.
    name: 'a non-breaking space',
    pattern: new RegExp(
      `(?<!^(?:#{1,6}|[ \\t]*(?:(?:- )?[a-z]\\w*:|[-+*]\\u00A0*|${BULLET}[ \\t\\u00A0]*)))(?!(?<=^\\u00A0*)\\u00A0*#{1,6} )\\u00A0|&nbsp;`,
      'gm',
    ),
    finding: (match) => {
      const plain = isBetweenRows(match) || isAfterMark(match) ? undefined : plainSpace(match)
      return characters({
        found: 'a non-breaking space from a word processor',
        why: 'It looks like any other space but makes lines break in odd places',
        remedy: plain === '' ? 'Remove it' : 'Write a plain space',
        severity: 'advice',
        fix: plain === undefined ? undefined : autofix(match[0], plain),
      })
    },
    matches: ['- A\u00A0point', 'A&nbsp;point'],
    passes: ['##\u00A0How', '-\u00A0A point', 'A point'],
  },
  {
    name: 'an unusual space',
    pattern: /[\u2000-\u200A\u202F\u205F\u3000](?!#{1,6} )/gu,
    finding: (match) => unusual(match[0], plainSpace(match), 'space'),
    matches: ['A\u202Fpoint'],
    passes: ['A point'],
  },
  {
    name: 'an unusual hyphen',
    pattern: /[\u2010\u2011]/gu,
    finding: ([character]) => unusual(character, '-', 'hyphen'),
    matches: ['well\u2011known'],
    passes: ['well-known', '2019–2026'],
  },
  {
    name: "a word processor's line break",
    pattern: /[\v\f\u2028\u2029]/gu,
    finding: ([character]) =>
      characters({
        found: `a word processor's line break, ${codeOf(character)}`,
        why: 'Browsers show it as a space, a box or nothing',
        remedy: 'Write a space, or an empty line for a new paragraph',
        fix: autofix(character, ' '),
      }),
    matches: ['A\u000Bpoint'],
    passes: ['A\npoint'],
  },
  {
    name: 'a non-breaking space after the mark of a heading or a key',
    pattern: /^(#{1,6}|[ \t]*(?:- )?[a-z]\w*:)\u00A0/gm,
    finding: ([written, mark = '']) =>
      characters({
        found: `a non-breaking space after ${mark.trim()}, which needs a plain one`,
        why: 'Otherwise the line is neither a heading nor a key with its text',
        remedy: 'Write a plain space',
        fix: autofix(written, `${mark} `),
      }),
    matches: ['##\u00A0How', 'title:\u00A0All'],
    passes: ['## How', 'title: All'],
  },
]

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a space of a word processor before a heading',
    pattern: /^[\u00A0\u2000-\u200A\u202F\u205F\u3000]+(#{1,6}) /gm,
    finding: ([written, marks = '']) =>
      characters({
        found: `a space from a word processor before ${marks}`,
        why: 'Otherwise the line is not a heading',
        remedy: 'Remove it',
        fix: autofix(written, `${marks} `),
      }),
    matches: ['\u00A0## How'],
    passes: ['## How'],
  },
]
