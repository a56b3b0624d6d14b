/** Files saved in another encoding or format, and letters that were read in the wrong one. */
import { autofix, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

/** What makes the whole file unreadable. */
const garbled = rule('garbled', 'Visitors would see a question mark instead')
const encoding = rule('encoding', 'Visitors would see a question mark instead')

const NO_CONTENT = 'No page or data can be read from it'
const NOT_UTF_8 = 'an unreadable letter, because the file is not saved as UTF-8'

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    // Two unreadable characters at the start, or a zero after the first letter: no letter of it can be read.
    name: 'a file in UTF-16',
    pattern: /^\uFFFD(?=\uFFFD)|^.(?=\0)/g,
    isInCode: true,
    finding: () =>
      garbled({
        found: NOT_UTF_8,
        remedy:
          'Save it again as UTF-8: in the Notepad of Windows with "Save as" and the encoding UTF-8',
      }),
    matches: ['\uFFFD\uFFFD-\0-\0', '-\0-\0'],
    passes: ['\uFFFDber', '---\n'],
  },
  {
    // The first unreadable letter of a file tells enough.
    name: 'a letter in another encoding',
    pattern: /(?<!^\uFFFD?)\uFFFD(?<!\uFFFD[\s\S]+)/g,
    isInCode: true,
    finding: () =>
      encoding({
        found: NOT_UTF_8,
        remedy: 'Type the word again, and save the file as UTF-8',
      }),
    matches: ['A caf\uFFFD in Paris'],
    passes: ['A café in Paris'],
  },
  {
    name: 'line ends of old computers',
    pattern: /^[^\r\n]*\r(?!\n)/g,
    isInCode: true,
    finding: () =>
      garbled({
        found: 'lines that end as on old computers, so that all of them are read as one',
        why: NO_CONTENT,
        remedy: 'Save the file with line breaks of the kind LF',
      }),
    matches: ['---\rtitle: Alpha\r'],
    passes: ['---\r\ntitle: Alpha\r\n'],
  },
  {
    name: 'a document of an office program',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the first bytes of .docx and .xlsx files.
    pattern: /^(?:PK(?=\x03\x04)|\{\\rtf)/g,
    isInCode: true,
    finding: () =>
      garbled({
        found: 'a document of a word processor or spreadsheet, not plain text',
        why: NO_CONTENT,
        remedy:
          'Copy its text into the editor of this repository. In TextEdit, choose "Make Plain Text" before you save; in a spreadsheet, save as CSV',
      }),
    matches: ['PK\x03\x04', '{\\rtf1\\ansi'],
    passes: ['PK is short for primary key'],
  },
  {
    name: 'a byte order mark',
    pattern: /^\uFEFF/g,
    isInCode: true,
    finding: ([mark]) =>
      encoding({
        found:
          'an invisible mark at the start of the file, which some programs add when they save it as UTF-8',
        why: 'The site is built from this file, and the build would stop here',
        remedy: 'Save it again as UTF-8 without BOM, or delete the first character',
        fix: autofix(mark, ''),
      }),
    matches: ['\uFEFF[]'],
    passes: ['[]'],
  },
  {
    name: 'a byte order mark in another encoding',
    pattern: /^ï»¿/gm,
    isInCode: true,
    finding: ([mark]) =>
      encoding({
        found: `${mark}, an invisible mark that was saved in one encoding and read in another`,
        remedy: 'Remove it',
        fix: autofix(mark, ''),
      }),
    matches: ['ï»¿Of a point'],
    passes: ['naïve'],
  },
  {
    // â€™ for ’, Ã© for é, Â before a space or sign.
    name: 'UTF-8 that was read as Latin-1',
    pattern: /â€.?|Ã[\x80-\xBF]|Â(?=[\s©®°«»])/gu,
    isInCode: true,
    finding: ([letters]) =>
      encoding({
        found: `${letters}, a letter saved in one encoding and read in another`,
        remedy: 'Type the letter itself, and look for more like it',
      }),
    matches: ['The pointâ€™s end', 'CafÃ© Alpha', 'Â© Alpha'],
    passes: ['Âge', 'São Paulo'],
  },
]

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    // \u2019 of a program, %20 of an address, the ? of a lost apostrophe.
    name: 'an escaped or lost character',
    pattern: /\\u[0-9a-f]{4}|(?<=\p{L})%20|(?<=\p{L})\?(?:[dmst]|ll|re|ve)\b(?!=)/giu,
    finding: ([written]) =>
      encoding({
        found: `${written}, a character that was written for a program or read in another encoding`,
        remedy: 'Type the character itself, and look for more like it',
      }),
    matches: ['It\\u2019s new', 'the point?s end', 'a%20b'],
    passes: ['Is it? The end.', 'Why? Test it.'],
  },
]
