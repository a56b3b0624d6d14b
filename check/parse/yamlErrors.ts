/** Explains YAML errors to authors. */

import { expression } from '../expression.ts'
import { autofix, correction, type Finding, rule } from '../problems.ts'
import { beforeOnLine, lineEnd, lineStart, restOfLine } from './lines.ts'
import { numberMeant } from './numbers.ts'
import { PAGE_KEYS } from './pageKeys.ts'
import { type Cause, type Diagnosis, KEY, LINK } from './yamlCauses.ts'
import { hyphenFix, plainFix, quotedFix, tabFix } from './yamlFixes.ts'

export const yamlRule = rule(
  'yaml',
  'One line that is not YAML keeps the whole file from being read',
)

/** Two keys on a line: the second after more than one space or the end of a sentence, or one of a page. */
const LOST_LINE = expression(
  new RegExp(
    `^(.*?\\S)(?:(?:\\s{2,}|(?<=[.?!…])\\s)(?=(?:- )?[a-z]\\w*:)|\\s(?=(?:${PAGE_KEYS.join('|')}):|draft: (?:true|false)$))((?:- )?[a-z]\\w*:(?: .*)?)$`,
    'i',
  ),
  {
    matches: [
      'All about alpha intro: What it is',
      'What is it?    answer: It is',
      'All of it. company: Alpha',
      'detail draft: true',
      '/alpha    - text: All of it',
    ],
    passes: ['All about alpha: what it is', 'All about alpha', 'Our first draft: all of it'],
  },
)

/** Whether a line of a text starts with some words. */
const hasLine = (text: string, start: string) => `\n${text}`.includes(`\n${start}`)

/** Keys that stand at the first level of front matter only; groups have titles, too. */
const isPageKey = (key: string) => key !== 'title' && PAGE_KEYS.includes(key)

/** Whether a group of keys, which may be an entry of a list, has a key at some depth. */
function hasKey(key: string, text: string, offset: number, depth: number): boolean {
  const hyphen = `${' '.repeat(Math.max(0, depth - 2))}- `
  const start = depth > 0 ? text.lastIndexOf(`\n${hyphen}`, offset) + 1 : 0
  const end = depth > 0 ? text.indexOf(`\n${hyphen}`, offset) : -1
  const group = text.slice(start, end === -1 ? undefined : end)
  return [' '.repeat(depth), hyphen].some((before) => hasLine(group, `${before}${key}:`))
}

/** The spaces before a key, and the hyphen of an entry that begins with it. */
const INDENT = expression(/^(?= *(?:- )?[a-z]) *(?:- )?/i, {
  matches: ['  title: ', '  - title: '],
  passes: ['  # title'],
})

function lostLine(text: string, offset: number, before: string, lost: string): Finding {
  const [key = ''] = lost.replace('- ', '').split(':')
  // A key of an entry stands below the words of its first one.
  const depth = isPageKey(key) ? 0 : (INDENT.exec(beforeOnLine(text, offset))?.[0].length ?? 0)
  const indent = ' '.repeat(depth)
  const written = restOfLine(text, offset).trimEnd()
  // A line keeps its indentation when it is joined, perhaps behind a space. Where an entry stood is lost.
  const gap = written.length - lost.length - before.length
  const isOfDepth = gap > 1 && gap - (gap % 2) === depth
  const hasPlace = !lost.startsWith('- ') && (isPageKey(key) || isOfDepth)
  return yamlRule({
    found: `the key ${key} on the line of another key`,
    remedy: 'Start a new line with it',
    fix:
      hasPlace && !hasKey(key, text, offset, depth)
        ? correction(written, `${before}\n${indent}${lost}`)
        : undefined,
  })
}

/** A key with the colon of a Chinese or Japanese keyboard. */
const WIDE_COLON = expression(/^(?:- )?[a-z]\w*：\s*(?=\S)/i, {
  matches: ['title：Alpha', '- name： Alpha'],
  passes: ['title: Alpha：Beta', '标题：Alpha'],
})

const CLOSE = 'Close what was opened; inside quoted text, write quotes as “ or ”'
const QUOTE = 'Put the whole text in double quotes'
const HYPHEN = 'Start it with a hyphen and a space'

/** An entry of a list, without its hyphen. */
const ENTRY = expression(/(?<=^ *- +)\S.*/gm, {
  matches: ['- one', 'faqs:\n  - question: What?'],
  passes: ['one - two', '-one'],
})

/** The last entry of a list that starts above an offset, without its hyphen. */
const entryAbove = (text: string, offset: number) =>
  text.slice(0, offset).match(ENTRY)?.at(-1) ?? ''

/** Whether an entry above has a key, as opposed to the group that the list is in. */
function isKeyOfEntry(key: string, text: string, offset: number): boolean {
  const indent = ' '.repeat(offset - lineStart(text, offset))
  return ['- ', '  '].some((start) => hasLine(text.slice(0, offset), `${indent}${start}${key}:`))
}

const KEY_WITHOUT_SPACE = expression(/^[a-z]\w*:(?=[^\s/])/i, {
  matches: ['title:Alpha'],
  passes: ['title: Alpha', 'https://w3.org'],
})

/** The start of a text: after its key or the hyphen of its entry. */
const BEFORE_VALUE = expression(/[:-][ \t]+$/, {
  matches: ['title: ', '  - '],
  passes: ['title:', '  '],
})

/** Bold or italic words at the start of a text. */
const EMPHASIS = expression(/^\*+[^*]+\*/, {
  matches: ['**Alpha** is', '*Alpha*'],
  passes: ['* one', '*one'],
})

/** A key or an entry whose text is an address. */
const BEFORE_ADDRESS = expression(
  /(?:^|\n)[ \t]*(?:- (?:href: )?|(?:parent|evidence|href|to|from): +)$/,
  {
    matches: ['parent: ', 'related:\n  - ', '    - href: '],
    passes: ['title: ', '  - question: '],
  },
)

/** A text in quotes with more behind the quote that closes it. */
const CLOSED_EARLY = expression(/^(["'])(?:(?!\1).)*\1 *[^\s#,\]}]/, {
  matches: ['"All of "six" tests: two"', "'It isn't so: it is'"],
  passes: ['"Alpha"', '"Alpha" # moved', '"Alpha", "Beta"', 'The "Alpha" test'],
})

const textBehindQuotes = () =>
  yamlRule({
    found: 'the text continues after its closing quotation mark',
    remedy: 'Remove what follows; inside quoted text, write “, ” and ’ instead of " and \'',
  })

/** Another key further on in a line. */
const LATER_KEY = expression(/\s[a-z]\w*: /i, {
  matches: ['"Alpha intro: all'],
  passes: ['"Alpha: all', 'title:'],
})

/** The hyphen of an entry right before its first key. */
const HYPHEN_WITHOUT_SPACE = expression(/^-(?=[a-z]\w*:(?: |$))/, {
  matches: ['-name: Ada', '-items:'],
  passes: ['- name: Ada', '-Ada', '--name: Ada'],
})

/** Whether an offset is that of a text behind its key or the hyphen of its entry. */
const isValueAt = (text: string, offset: number) => BEFORE_VALUE.test(text.slice(0, offset))

function hyphenBeforeText(text: string, offset: number, line: string): Finding {
  const words = line.slice(2).trimStart()
  const below = restOfLine(text, lineEnd(text, offset) + 1).trimStart()
  // An address, a group, and what stands above another entry belong to a list.
  const isEntry = words.startsWith('/') || words.includes(': ') || below.startsWith('- ')
  return yamlRule({
    found: 'a hyphen between a key and its text',
    remedy: 'Remove it; where the key takes a list, start a line of its own with it',
    fix: isEntry ? undefined : correction(line, words),
  })
}

/** Explains a line or a text that starts with a sign of YAML. */
function mistakenStart(text: string, offset: number, line: string): Finding {
  const sign = line.charAt(0)
  if (line.startsWith('- ')) return hyphenBeforeText(text, offset, line)
  // On a line of its own, quotes would make it no text of a key either.
  if (!isValueAt(text, offset))
    return yamlRule({
      found: `a line that starts with ${sign}, where a key or a hyphen would be`,
      remedy: 'Remove it, or write its key before it and double quotes around it',
    })
  const found = `a text cannot start with ${sign} in YAML`
  // What ends or separates texts has slipped in.
  if (/^[,\]}]/.test(line))
    return yamlRule({ found, remedy: 'Remove it, or look for what is missing before it' })
  const isEmphasis = EMPHASIS.test(line)
  return yamlRule({
    found,
    remedy: isEmphasis ? 'Write it without asterisks' : QUOTE,
    fix: isEmphasis ? plainFix(line) : quotedFix(line, true),
  })
}

function linkInsteadOfWords(text: string, offset: number, line: string): Finding {
  const [link = '', words = '', target = ''] = LINK.exec(line) ?? []
  const isAddress = BEFORE_ADDRESS.test(text.slice(0, offset))
  const to = isAddress ? target : words
  return yamlRule({
    found: `a Markdown link, ${link}, where only ${isAddress ? 'an address' : 'words'} can be`,
    why: 'YAML takes the bracket for the start of a list',
    remedy: `Write ${to}`,
    fix: correction(link, to),
  })
}

/** Explains a text that contains what YAML takes for another key. */
function keyInText(text: string, offset: number, line: string): Finding {
  const [, before = '', lost = ''] = LOST_LINE.exec(line) ?? []
  if (lost) return lostLine(text, offset, before, lost)
  const isValue = isValueAt(text, offset)
  if (isValue && CLOSED_EARLY.test(line)) return textBehindQuotes()
  return yamlRule({
    found: 'the text contains a colon followed by a space, which YAML reads as another key',
    remedy: QUOTE,
    fix: isValue ? quotedFix(line, true) : undefined,
  })
}

function entryWithoutHyphen(text: string, offset: number, line: string): Finding {
  // What starts with a mark may have a hyphen behind it.
  const isPlain = /^[\p{L}\p{N}/"']/u.test(line)
  const isLikeAbove = KEY.test(line) === KEY.test(entryAbove(text, offset))
  return yamlRule({
    found: 'an entry of a list without the hyphen that starts the one above',
    remedy: HYPHEN,
    fix: isPlain && isLikeAbove ? correction(line, `- ${line}`) : undefined,
  })
}

function indentedWithTab(text: string, offset: number): Finding {
  const fix = tabFix(text, offset)
  const spaces = fix?.to.length ?? 0
  return yamlRule({
    found: 'the line is indented with a tab',
    remedy: spaces > 0 ? `Write ${spaces} spaces instead` : 'Use two spaces per level',
    fix,
  })
}

function keyOfEntry(text: string, offset: number, line: string): Finding {
  const [name = ''] = line.split(':')
  return yamlRule({
    found: `the key ${name} where the next entry of the list would start`,
    remedy: 'Indent it with two spaces more if it belongs to the entry above',
    fix: isKeyOfEntry(name, text, offset) ? correction(line, `  ${line}`) : undefined,
  })
}

const wordsOfEntry = () =>
  yamlRule({
    found: 'words where the next entry of the list would start',
    remedy: 'Indent the line like the words above that it continues, or write "- key: value"',
  })

const hyphenMissingAbove = (text: string, offset: number, line: string) =>
  yamlRule({
    found: 'the first entry of a list without the hyphen that starts the one below',
    remedy: line.startsWith(' ')
      ? HYPHEN
      : `${HYPHEN}, and the other keys of the entry with two spaces more`,
    fix: hyphenFix(text, offset),
  })

function indentedWithNoBreakSpace(text: string, offset: number): Finding {
  const [spaces = ''] = /^[ \u00A0]*/.exec(text.slice(offset)) ?? []
  return yamlRule({
    found: 'the line is indented with a non-breaking space from a word processor',
    remedy: 'Write plain spaces, two per level',
    fix: autofix(spaces, ' '.repeat(spaces.length)),
  })
}

const keyWithoutValue = (_text: string, _offset: number, line: string) =>
  yamlRule({
    found: `a key without a value, ${/^[^,}]*/.exec(line)?.[0].trim()}, which the comma before it starts in a group in braces`,
    remedy: 'Put a list in [brackets], and a text with a comma in double quotes',
  })

const bulletInsteadOfHyphen = () =>
  yamlRule({
    found: 'a list entry that starts with *',
    remedy: HYPHEN,
    fix: autofix('*', '-'),
  })

const endOfDocument = () =>
  yamlRule({
    found: 'a line of three periods, with which YAML ends; the keys below it would be lost',
    remedy: 'Remove the line, or continue the text of the line above',
  })

const sameKeyTwice = (_text: string, _offset: number, line: string) =>
  yamlRule({
    found: `the key ${line.split(':')[0]} appears twice`,
    remedy:
      'Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry',
  })

const indentedUnlikeNeighbors = () =>
  yamlRule({
    found: 'the line is not indented like its neighbors',
    remedy: 'Keys of the same level start in the same column; use two spaces per level',
  })

function lineWithoutKey(_text: string, _offset: number, line: string): Finding {
  const [wide] = WIDE_COLON.exec(line) ?? []
  if (wide)
    return yamlRule({
      found: `${wide} with a colon of another script, which YAML takes for a letter`,
      remedy: 'Write a plain colon and a space',
      fix: autofix(wide, `${wide.split('：')[0]}: `),
    })
  return yamlRule({
    found: 'a line without a key; write "key: value"',
    remedy:
      'Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# "',
  })
}

const missingBracket = () =>
  yamlRule({ found: 'a closing bracket or comma is missing', remedy: CLOSE })

function missingQuote(_text: string, _offset: number, line: string): Finding {
  const isAtEnd = !/["']/.test(line.slice(1)) && !LATER_KEY.test(line)
  return yamlRule({
    found: 'the closing quote is missing',
    remedy: CLOSE,
    fix: isAtEnd ? correction(line, line + line.charAt(0)) : undefined,
  })
}

const backslash = () =>
  yamlRule({
    found: 'a backslash in double-quoted text',
    remedy: 'Write two, or remove the quotes',
  })

const secondDocument = () =>
  yamlRule({ found: 'a second "---" inside the file', remedy: 'Remove it' })

const commentInText = (_text: string, _offset: number, line: string) =>
  yamlRule({
    found:
      'a # after a space, which cuts the text off because YAML reads the rest of the line as a comment',
    why: 'Visitors would only read half of it',
    remedy: `${QUOTE}, or the comment on its own line`,
    // Before the text, or two of them, it is none of its signs.
    fix: line.startsWith('#') || line.includes('##') ? undefined : quotedFix(line, false),
  })

const leadingZero = (_text: string, _offset: number, line: string) =>
  yamlRule({
    found: 'a number that starts with 0',
    why: 'YAML drops the 0',
    remedy: 'Put it in double quotes; where a number belongs, leave the 0 out',
    fix: quotedFix(line, true),
  })

function numberOfPrograms(_text: string, _offset: number, line: string): Finding {
  const [written = ''] = line.split(/[\s,\]}]/, 1)
  return yamlRule({
    found: `a number as programs write it, ${written}`,
    why: `YAML reads it as ${Number(written)}`,
    remedy: `Write ${numberMeant(String(Number(written))) ?? 'all of its digits'}, or put it in double quotes if it is a text`,
  })
}

const notYaml = (_text: string, _offset: number, line: string) =>
  yamlRule({
    found: `this is not valid YAML${line && `: ${line}`}`,
    remedy:
      'Start it like the lines around it, and put text with special characters in double quotes',
  })

/** Explains a mistake at an offset of a text, given the line from there on. */
type Explanation = (text: string, offset: number, line: string) => Finding

/** How each cause is explained; one of the parser's that is not here, as no valid YAML. */
const EXPLANATIONS: { readonly [C in Cause]?: Explanation } = {
  'bare-key': keyWithoutValue,
  bracket: missingBracket,
  bullet: bulletInsteadOfHyphen,
  comment: commentInText,
  'document-end': endOfDocument,
  hyphen: entryWithoutHyphen,
  'hyphen-above': hyphenMissingAbove,
  indentation: indentedUnlikeNeighbors,
  'key-of-entry': keyOfEntry,
  link: linkInsteadOfWords,
  'no-break-space': indentedWithNoBreakSpace,
  notation: numberOfPrograms,
  quote: missingQuote,
  'quoted-part': textBehindQuotes,
  start: mistakenStart,
  tab: indentedWithTab,
  'words-of-entry': wordsOfEntry,
  zero: leadingZero,
  BAD_DQ_ESCAPE: backslash,
  BAD_INDENT: indentedUnlikeNeighbors,
  BAD_SCALAR_START: mistakenStart,
  BLOCK_AS_IMPLICIT_KEY: keyInText,
  DUPLICATE_KEY: sameKeyTwice,
  MISSING_CHAR: missingBracket,
  MULTILINE_IMPLICIT_KEY: lineWithoutKey,
  MULTIPLE_DOCS: secondDocument,
}

/** What a key without a space after its colon is found as: YAML reads it as the start of a text. */
const FOUND_WITHOUT_SPACE: readonly Cause[] = [
  'key-without-space',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
]

/** Explains a cause found at an offset of the text. */
export function explain({ cause, offset }: Diagnosis, text: string): Finding {
  const line = restOfLine(text, offset).trimEnd()
  if (HYPHEN_WITHOUT_SPACE.test(line))
    return yamlRule({
      found: 'a hyphen without a space after it, which starts no entry of a list',
      remedy: 'Write a space after it',
      fix: autofix('-', '- '),
    })
  const [key] = KEY_WITHOUT_SPACE.exec(line) ?? []
  if (key && FOUND_WITHOUT_SPACE.includes(cause))
    return yamlRule({
      found: `${key} without a space after it`,
      remedy: 'Write a space after the colon',
      fix: autofix(key, `${key} `),
    })
  return (EXPLANATIONS[cause] ?? notYaml)(text, offset, line)
}
