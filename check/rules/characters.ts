/** Characters that come with copied text and do harm where nobody looks. */
import { BACKTICK_AS_APOSTROPHE } from '../parse/intended.ts'
import { isArtifact, type SourceFile } from '../parse/site.ts'
import { autofix, correction, type Report, rule } from '../problems.ts'
import { apostrophe } from './apostrophes.ts'
import type { Pattern } from './pattern.ts'

const characters = rule('characters', 'It came with copied text and does harm where nobody looks')

/** `U+200B` */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const assistant = rule(
  'assistant',
  'It means nothing to visitors, and tells them that nobody read the text',
)

const INVISIBLE_WHY = 'It came with copied text and splits words for search and screen readers'

/** Bullets that word processors put before a line, including those of symbol fonts. */
const BULLETS = '•·●▪◦‣–⁃∙○■□◆➢➤✓»›▸►☐▢→§—\uF000-\uF0FF'

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

const invisible = (character: string) =>
  characters({
    found: `an invisible character, ${codeOf(character)}`,
    why: INVISIBLE_WHY,
    remedy: 'Delete it',
    fix: autofix(character, ''),
  })

/** Whether nothing else stands after a key or the hyphen of an entry, which would be empty without it. */
function isWholeValue(source: string, index: number, written: string): boolean {
  const before = source.slice(source.lastIndexOf('\n', index - 1) + 1, index)
  const [after = ''] = source.slice(index + written.length).split('\n', 1)
  return (
    /^[ \t]*(?:- +)?(?:[a-z]\w*:[ \t]+|(?<=- +))["']?$/i.test(before) && /^["']?\s*$/.test(after)
  )
}

/**
 * What to write instead of a space of a word processor: nothing in a key or in the address of a link, next to a plain space,
 * before a punctuation mark or at the start of a line.
 */
function plainSpace({ 0: space, input, index }: RegExpExecArray): string {
  const before = input.slice(input.lastIndexOf('\n', index - 1) + 1, index)
  const after = input.slice(index + space.length)
  // A tag starts right after its <, and no line or key one space from the margin.
  if (before === '' && /^\S/.test(after)) return ''
  if (/<$/.test(before) && /^\/?[A-Z]/.test(after)) return ''
  if (/\S $/.test(before) || (/\S$/.test(before) && /^(?: \S|[,;!?.](?:\s|$))/.test(after)))
    return ''
  const isInKey = /^[ \t]*(?:- )?[a-z]+$/i.test(before) && /^[a-z]+:/i.test(after)
  const isInAddress = /(?:\]\(|(?:^|[\s"'])(?=\/))[^\s)]*$/.test(before) && /^\S/.test(after)
  return isInKey || isInAddress ? '' : ' '
}

/** Whether it is all of a line within a table, which an empty one would end. */
const isBetweenRows = ({ 0: space, input, index }: RegExpExecArray) =>
  /\|[ \t]*\r?\n\s*$/.test(input.slice(0, index)) &&
  /^\s*\n[ \t]*\|/.test(input.slice(index + space.length))

const unusual = (character: string, plain: string, name: string) =>
  characters({
    found: `an unusual space or hyphen, ${codeOf(character)}`,
    why: 'It looks like the plain one, but search does not find the words around it',
    remedy: `Write a plain ${name}`,
    severity: 'advice',
    fix: autofix(character, plain),
  })

/** Sought in source and in prose, where an escape may stand for the character. */
export const invisiblePatterns: readonly Pattern[] = [
  {
    // Controls, marks of direction, joiners outside of emoji, private and tag characters.
    name: 'an invisible character',
    pattern:
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
      // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself.
      /(?!^\uFEFF)[\0-\x08\x0E-\x1F\x7F-\x9F\xAD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u{E0000}-\u{E007F}\uE000-\uE1FF\uE203-\uEFFF\uF100-\uF8FF\uFEFF\uFFF9-\uFFFB]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu,
    finding: ([character]) => invisible(character),
    matches: ['a po\u200Bint', 'a \u202Epoint', 'po\u{E0041}int', 'soft\u00ADhyphen'],
    passes: ['👩\u200D💻', 'a point\n'],
  },
]

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    // With the space before it: 【4†source】, turn0search3, :contentReference[oaicite:1]{index=1}.
    name: "a chat assistant's source",
    pattern:
      /(?<![ \t])[ \t]*(?:\uE200[^\uE200\uE201\n]*\uE201|【[^】\n]*】|\b(?:cite)?(?:turn\d+(?:search|view|news|file|fetch)\d+)+|:?contentReference\[[^\]\n]*\](?:\{index=\d+\})?|\[?oaicite:\d+\]?)/gi,
    finding: ([mark]) =>
      assistant({
        found: `${mark.trim().replace(/[\uE200-\uE202]/g, '')}, a chat assistant's mark for its source`,
        remedy: 'Remove it; a source is named in the sentence',
        fix: correction(mark, ''),
      }),
    matches: [
      'tested 【4†source】',
      'see turn0search3',
      'tested \uE200cite\uE202turn0search3\uE201',
      'tested :contentReference[oaicite:0]{index=0}',
    ],
    passes: ['in turn 3 of the search', 'tested \uE200 twice'],
  },
  {
    // Alone: with its counterpart, it is part of such a mark.
    name: "a sign of a chat assistant's source",
    pattern: /\uE200(?![^\uE200\uE201\n]*\uE201)|[\uE201\uE202](?<!\uE200[^\uE200\uE201\n]*.)/g,
    finding: ([character]) => invisible(character),
    matches: ['a point \uE200', '\uE201 a point'],
    passes: ['a \uE200cite\uE202turn0\uE201 point'],
  },
  {
    // Not after a heading's mark, a key or a bullet, which have patterns of their own.
    name: 'a non-breaking space',
    pattern: new RegExp(
      `(?<!^(?:#{1,6}|[ \\t]*(?:(?:- )?[a-z]\\w*:|[-+*]\\u00A0*|[${BULLETS}][ \\t\\u00A0]*)))(?!(?<=^\\u00A0*)\\u00A0*#{1,6} )\\u00A0|&nbsp;`,
      'gm',
    ),
    finding: (match) =>
      characters({
        found: 'a non-breaking space from a word processor',
        why: 'It looks like any other space but makes lines break in odd places',
        remedy: 'Write a plain space',
        severity: 'advice',
        fix: isBetweenRows(match) ? undefined : autofix(match[0], plainSpace(match)),
      }),
    matches: ['- A\u00A0point', 'A&nbsp;point'],
    passes: ['##\u00A0How', '-\u00A0A point', 'A point'],
  },
  {
    // At the start of a line, it is a bullet of Word.
    name: 'a character of a symbol font',
    pattern: /(?<!(?:^|\n)[ \t]*)[\uF000-\uF0FF]/gu,
    finding: ([character]) => invisible(character),
    matches: ['- \uF0B7 A point'],
    passes: ['\uF0B7 A point'],
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
    // Pictures, flags, keycaps and smileys. In code, they are data.
    name: 'an emoji',
    pattern:
      /(?:(?![©®™↔])\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|(?<!\S)[:;]-?[()DP](?!\S))(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu,
    finding: ({ 0: emoji, index, input }) =>
      characters({
        found: `the emoji ${emoji.trim()}; the site uses words and drawings`,
        why: "The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence",
        remedy: 'Say it in words, or remove it; one that is test data goes between `backticks`',
        fix: isWholeValue(input, index, emoji) ? undefined : correction(emoji, ''),
      }),
    matches: ['- 👩‍💻 A point', 'Done ✅', 'See you :-)'],
    passes: ['Alpha™ and ©', 'at 10:30 (UTC)', 'from A ↔ B'],
  },
  {
    // A single Greek letter is a quantity, and μ before a letter is micro.
    name: 'a Cyrillic or Greek letter among Latin ones',
    pattern:
      /(?!(?<=[\s(])\p{Script=Greek}(?=[\s).,;:])|(?<=[\d\s])μ(?=[a-zA-Z]))[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    finding: ([letter]) =>
      characters({
        found: `${letter}, a Cyrillic or Greek letter that may look like a Latin one`,
        why: 'Search does not find the word, and screen readers spell it',
        remedy: 'Type the word again',
      }),
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

/** Whether it stands among the props of a block, of which others may have to repeat the word. */
const isInTag = ({ input, index }: RegExpExecArray) =>
  /<[A-Z]\w*\s[^<>]*$/.test(input.slice(input.lastIndexOf('<', index), index))

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

/** A word processor's quotation marks around a whole text, which YAML reads as part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

/** Checks that no text has quotation marks around all of it. */
export function checkQuotesAround(sourceFile: SourceFile, report: Report): void {
  const { source, yaml } = sourceFile
  for (const { value, place, range } of yaml?.texts ?? []) {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) continue
    const isQuoted = /["']/.test(source.charAt(range[0]))
    // Inside straight quotes, an artifact quotes somebody's words.
    if (isQuoted && isArtifact(sourceFile)) continue
    report(
      place,
      characters({
        found: 'typographic quotation marks around the whole value',
        why: 'YAML only understands straight quotes, so visitors would see these',
        remedy: 'Use straight quotes or none',
        fix: correction(value, isQuoted ? inner : `"${inner}"`),
      }),
    )
  }
}
