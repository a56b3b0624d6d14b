/** Letters and signs that come with copied text and do harm where nobody looks. */
import { expression } from '#check/expression.ts'
import { BACKTICK_AS_APOSTROPHE } from '#check/parse/intended.ts'
import { beforeOnLine, restOfLine } from '#check/parse/lines.ts'
import { autofix, correction, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { apostrophe } from './apostrophes.ts'

/** The rule for characters of other programs. */
export const characters = rule(
  'characters',
  'It came with copied text and does harm where nobody looks',
)

/** `U+200B` */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const INVISIBLE_WHY = 'It came with copied text and splits words for search and screen readers'

/** Scripts that the site's fonts do not have. */
const OTHER_SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Arabic',
  'Hebrew',
  'Thai',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
]
  .map((name) => `\\p{Script=${name}}`)
  .join('')

const notInFonts = (written: string, remedy: string) =>
  characters({
    found: `${written}, which the site's fonts do not have`,
    why: 'Visitors would see a box, or a letter of another font',
    remedy,
  })

/** Reports a character that nobody sees. */
export const invisible = (character: string) =>
  characters({
    found: `an invisible character, ${codeOf(character)}`,
    why: INVISIBLE_WHY,
    remedy: 'Delete it',
    fix: autofix(character, ''),
  })

/** A key, or the hyphen of an entry, and the quote of its text. */
const BEFORE_VALUE = expression(/^[ \t]*(?:- +)?(?:[a-z]\w*:[ \t]+|(?<=- +))["']?$/i, {
  matches: ['title: ', "  - '", '- text: "'],
  passes: ['title: A ', '', '- A '],
})

/** Whether nothing else stands after a key or the hyphen of an entry, which would be empty without it. */
const isWholeValue = (source: string, index: number, written: string) =>
  BEFORE_VALUE.test(beforeOnLine(source, index)) &&
  ['', '"', "'"].includes(restOfLine(source, index + written.length).trim())

/** Sought in source and in prose, where an escape may stand for the character. */
export const invisiblePatterns: readonly Pattern[] = [
  {
    // Controls, marks of direction, joiners outside of emoji, private and tag characters, and what is no character.
    name: 'an invisible character',
    pattern:
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
      // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
      /(?!^\uFEFF)[\0-\x08\x0E-\x1F\x7F-\x9F\xAD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u{E0000}-\u{E007F}\uE000-\uE1FF\uE203-\uEFFF\uF100-\uF8FF\uFDD0-\uFDEF\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu,
    finding: ([character]) => invisible(character),
    matches: [
      'a po\u200Bint',
      'a \u202Epoint',
      'po\u{E0041}int',
      'soft\u00ADhyphen',
      'po\uFFFEint',
    ],
    passes: ['👩\u200D💻', 'a point\n'],
  },
]

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    // At the start of a line, it is a bullet of Word.
    name: 'a character of a symbol font',
    pattern: /(?<!(?:^|\n)[ \t]*)[\uF000-\uF0FF]/gu,
    finding: ([character]) => invisible(character),
    matches: ['- \uF0B7 A point'],
    passes: ['\uF0B7 A point'],
  },
  {
    // Pictures, flags, keycaps and smileys. In code, they are data.
    name: 'an emoji',
    pattern:
      /(?:(?![©®™↔])\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|(?<!\S)[:;]-?[()DP](?!\S))(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu,
    finding: ({ 0: emoji, index, input }) =>
      characters({
        found: `the emoji ${emoji.trim()}; the site uses words and drawings`,
        why: "The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence",
        remedy: 'Say it in words, or remove it; one that is test data goes between `backticks`',
        inEditor: { remedy: 'Say it in words, or remove it' },
        fix: isWholeValue(input, index, emoji) ? undefined : correction(emoji, ''),
      }),
    matches: ['- 👩‍💻 A point', 'Done ✅', 'See you :-)'],
    passes: ['Alpha™ and ©', 'at 10:30 (UTC)', 'from A ↔ B'],
  },
  {
    name: 'an accent that is a character of its own',
    pattern: /[A-Za-zÀ-ɏḀ-ỿ][\u0300-\u036F]+/g,
    finding: ([letter]) =>
      characters({
        found: `${letter}, a letter whose accent is a separate character`,
        why: 'It looks the same, but search does not find it',
        remedy: 'Type the letter again',
        fix: autofix(letter, letter.normalize('NFC')),
      }),
    matches: ['A cafe\u0301'],
    passes: ['A café'],
  },
]

const lookAlike = (letter: string) =>
  characters({
    found: `${letter}, a Cyrillic or Greek letter that may look like a Latin one`,
    why: 'Search does not find the word, and screen readers spell it',
    remedy: 'Type the word again',
  })

/** Sought in the source of every file but those for which there are {@link namePatterns}. */
export const scriptPatterns: readonly Pattern[] = [
  {
    // A single Greek letter is a quantity, and μ before a letter is micro.
    name: 'a Cyrillic or Greek letter among Latin ones',
    pattern:
      /(?!(?<=[\s(])\p{Script=Greek}(?=[\s).,;:])|(?<=[\d\s])μ(?=[a-zA-Z]))[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    finding: ([letter]) => lookAlike(letter),
    matches: ['A pоint', 'https://w3.оrg'],
    passes: ['a single μ of a point', 'after 50 μs', 'point'],
  },
  {
    name: 'another script',
    pattern: new RegExp(`[${OTHER_SCRIPTS}][${OTHER_SCRIPTS}\\u200C\\u200D]*`, 'gu'),
    finding: ([word]) => notInFonts(word, 'Write it in Latin letters'),
    matches: ['The लोड of it', '品質'],
    passes: ['Zürich and Łódź'],
  },
  {
    name: 'full-width punctuation',
    pattern: /[、。，；：！？（）]/gu,
    finding: ([mark]) => notInFonts(mark, 'Write the plain punctuation mark and a space'),
    matches: ['one，two'],
    passes: ['one, two'],
  },
]

/** Sought in the source of files with names of people and firms, which may be in any script. */
export const namePatterns: readonly Pattern[] = [
  {
    name: 'a Cyrillic or Greek letter in a Latin word',
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    finding: ([letter]) => lookAlike(letter),
    matches: ['Аnna', 'Maрk'],
    passes: ['Анна', 'Anna (Анна)', '株式会社'],
  },
]

/** A tag up to one of its props. */
const IN_TAG = expression(/<[A-Z]\w*\s[^<>]*$/, {
  matches: ["<Figure steps={['learn", '<Card\n  title="A'],
  passes: ['<Card>We don', 'a < B'],
})

/** Whether it stands among the props of a block, of which others may have to repeat the word. */
const isInTag = ({ input, index }: RegExpExecArray) =>
  IN_TAG.test(input.slice(input.lastIndexOf('<', index), index))

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a backtick as an apostrophe',
    pattern: BACKTICK_AS_APOSTROPHE,
    isInCode: true,
    finding: (match) =>
      characters({
        found: 'a backtick instead of an apostrophe',
        why: 'Everything up to the next backtick would be shown as code',
        ...apostrophe(match, isInTag(match)),
      }),
    matches: ['We don`t stop at `code`'],
    passes: ['The command `set` and `test`'],
  },
]
