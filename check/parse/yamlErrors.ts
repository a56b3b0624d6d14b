/** Finds the cause of a YAML error, which the parser may notice lines later, and explains it to an author. */

import { autofix, correction, type Finding, type Fix, rule } from '../problems.ts'
import { PAGE_KEYS } from './pageKeys.ts'

export const yamlRule = rule(
  'yaml',
  'One line that is not YAML keeps the whole file from being read',
)

/** What an author did. Where the parser's own code says enough, that code. */
type Cause =
  | 'bare-key'
  | 'bracket'
  | 'bullet'
  | 'comment'
  | 'document-end'
  | 'hyphen'
  | 'hyphen-above'
  | 'indentation'
  | 'key-of-entry'
  | 'link'
  | 'no-break-space'
  | 'quote'
  | 'quoted-part'
  | 'start'
  | 'tab'
  | 'value-and-keys'
  | 'words-of-entry'
  | 'zero'
  | (string & {})

export interface Diagnosis {
  cause: Cause
  offset: number
}

/** A value's quote that is not closed on its line, which the parser only notices at the end of the file. */
const OPEN_QUOTE = /(?<=(?:^|[:-] )[ ]*)(["'])(?:(?!\1).)*$/m

/** A list or group in brackets that is not closed before the next key or entry. */
const OPEN_BRACKET =
  /(?<=^[ ]*(?:- )?(?:[\w-]+: +)?)(?:\[[^\]]*?|\{[^}\n]*)(?=\n *(?:[\w-]+:|- |$))/m

/** The start of a text that YAML takes for a reference, a tag, a block or a list. */
const MISTAKEN_START =
  /^([ \t]*(?:- )?(?:[\w-]+: +)?)([*?&] |[*!]|[>|] +[^\s#]|\[[^\]\n]*\],? *[^\s,\]}#]|\{[^}\n]*\},? *[^\s,\]}#]|(?<=: +)- +[^\s-])/

/** A Markdown link as a value, with its words and its address. */
const LINK = /^\[([^\]\n]*)\]\((\/[^\s)]*|https:[^\s)]*)\)[ \t]*$/m

/** Text that ends in the indentation of the list's last entry. Lists that are not indented may end there. */
const LIST_ABOVE = /\n( +)- (.*)\n(?:\1 .*\n)*\1$/

/** Text that is a list from its start, and its last entry. */
const LIST_SO_FAR = /^(?:#.*\n|\s*\n)*(?:- .*\n(?:(?: +.*|#.*)?\n)*)*- (.*)\n(?:(?: +.*|#.*)?\n)*$/

/** The keys above an entry at the end of a text: those of a first entry that has lost its hyphen. */
const KEYS_ABOVE = /(?<=^[\w-]+:[ \t]*\n)( +)[a-z]\w*:.*\n(?:\1(?: .*|[a-z]\w*:.*)\n)*$/m

/** A line of three periods, with which YAML ends a document. */
const DOCUMENT_END = /^\.\.\.[ \t]*$/m

const NO_BREAK_SPACES = /^ *\u00A0/m

/** Returns the first line of the list's last entry above a line that begins where entries do, if there is one. */
function lastEntryAbove(text: string, first: number): string | undefined {
  const above = text.slice(0, first)
  return LIST_ABOVE.exec(above)?.[2] ?? LIST_SO_FAR.exec(above)?.[1]
}

const KEY = /^[a-z]\w*:(?= |\n|$)/i

/** What a line is that has lost its indentation: a key of the entry above it, or more of that entry's words. */
function belongsTo(entry: string, line: string): Cause | undefined {
  const [entryKey] = KEY.exec(entry) ?? []
  const [key] = KEY.exec(line) ?? []
  if (!entryKey || key === entryKey) return undefined
  return key ? 'key-of-entry' : 'words-of-entry'
}

/** Finds the cause of an error that the parser noticed at an offset. */
export function diagnose(code: string, text: string, offset: number): Diagnosis {
  const [line = '', next = ''] = text.slice(offset).split('\n', 2)
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const spaces = NO_BREAK_SPACES.exec(text)
  if (spaces) return { cause: 'no-break-space', offset: spaces.index }
  const end = DOCUMENT_END.exec(text)
  if (end && end.index <= offset) return { cause: 'document-end', offset: end.index }
  const [, key = '', mark] = MISTAKEN_START.exec(text.slice(begin)) ?? []
  if (mark) {
    const offset = begin + key.length
    if (LINK.exec(text.slice(offset))?.index === 0) return { cause: 'link', offset }
    return { cause: mark === '* ' && key.trim() === '' ? 'bullet' : 'start', offset }
  }
  const first = begin + text.slice(begin).search(/\S|$/)
  const entry = lastEntryAbove(text, first)
  if (entry !== undefined && first < text.length && text[first] !== '-')
    return { cause: belongsTo(entry, text.slice(first)) ?? 'hyphen', offset: first }
  const [, entryKey] = /^- ([a-z]\w*:)/.exec(text.slice(first)) ?? []
  const keys = entryKey ? KEYS_ABOVE.exec(text.slice(0, begin)) : null
  const firstKey = keys ? keys.index + (keys[1]?.length ?? 0) : 0
  if (keys && text.startsWith(`${entryKey}`, firstKey)) {
    const depth = firstKey - keys.index - (first - begin)
    if (depth === 0) return { cause: 'hyphen-above', offset: firstKey }
    // Blanks took the place of the hyphen and the blank after it.
    if (depth === 2) return { cause: 'hyphen-above', offset: firstKey - depth }
  }
  const isKeyWithoutColon =
    /^[a-z]\w* +[^\s:]/i.test(line) && text.slice(begin, offset).trim() === ''
  if (code === 'MISSING_CHAR' && isKeyWithoutColon)
    return { cause: 'MULTILINE_IMPLICIT_KEY', offset }
  if (code === 'MISSING_CHAR' && /^\s*[\w-]+:(?:\s|$)/.test(line))
    return { cause: 'indentation', offset }
  const bracket = /^(?:BAD_INDENT|MISSING_CHAR)$/.test(code) && OPEN_BRACKET.exec(text)
  if (bracket) return { cause: 'bracket', offset: bracket.index }
  const quote = code === 'MISSING_CHAR' && OPEN_QUOTE.exec(text)
  if (quote) return { cause: 'quote', offset: quote.index }
  // The parser places a duplicate key at the end of the line above it.
  if (code === 'DUPLICATE_KEY')
    return { cause: code, offset: offset + text.slice(offset).search(/\S|$/) }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(line))
    return { cause: 'indentation', offset: offset + line.indexOf('-') }
  const isAboveKey = !/:\s/.test(line) && /^ +(?:- )?[\w-]+:(?: |$)/.test(next)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && isAboveKey)
    return { cause: 'indentation', offset: offset + line.length + 1 + next.search(/\S/) }
  if (code === 'TAB_AS_INDENT' || (code === 'UNEXPECTED_TOKEN' && text[offset - 1] === '\t'))
    return { cause: 'tab', offset: begin }
  if (code === 'UNEXPECTED_TOKEN' && /["'] ?$/.test(text.slice(0, offset)))
    return { cause: 'quoted-part', offset }
  return { cause: code, offset }
}

/** The indentation that a line needs, judging by the line above it: two spaces more inside a group or an entry. */
function indentationAfter(above: string, line: string): string {
  const [spaces = ''] = /^ */.exec(above) ?? []
  const opensGroup = /:[ \t]*$/.test(above)
  const opensEntry = above.startsWith('- ', spaces.length) && !line.startsWith('- ')
  if (opensGroup && opensEntry) return `${spaces}    `
  return opensGroup || opensEntry ? `${spaces}  ` : spaces
}

/** Replaces the white space before a line by the indentation that the line above asks for. */
function tabFix(text: string, offset: number): Fix | undefined {
  const [white = ''] = /^[ \t]*/.exec(text.slice(offset)) ?? []
  const [line = ''] = text.slice(offset + white.length).split('\n', 1)
  const above = text.slice(0, offset).trimEnd().split('\n').at(-1) ?? ''
  // Above a line that is itself indented with a tab, the depth is not known yet.
  if (!white.includes('\t') || /^[ ]*\t/.test(above)) return undefined
  return autofix(white, indentationAfter(above, line))
}

/** Gives the keys of a first entry its hyphen, and indents those below it, unless they are. */
function hyphenFix(text: string, offset: number): Fix {
  if (text.startsWith('  ', offset)) return correction('  ', '- ')
  const indent = offset - text.lastIndexOf('\n', offset - 1) - 1
  const lines = text.slice(offset).split('\n')
  const count = lines.findIndex((line, index) => index > 0 && line.startsWith('- ', indent))
  const keys = lines.slice(0, count)
  const [first = '', ...more] = keys
  return correction(keys.join('\n'), [`- ${first}`, ...more.map((line) => `  ${line}`)].join('\n'))
}

/** Puts a text into double quotes, unless it contains some, which would have to become typographic ones. */
function quotedFix(line: string, isAutomatic: boolean): Fix | undefined {
  if (line.includes('"')) return undefined
  // What follows a # may be meant as a comment.
  const isCertain = !/^[*>|!]/.test(line)
  const make = isAutomatic && isCertain ? autofix : correction
  return make(line, `"${line}"`)
}

/** Removes the asterisks of bold and italics, unless what is left needs quotes. */
function plainFix(line: string): Fix | undefined {
  const plain = line.replaceAll('*', '')
  return /^[\p{L}\p{N}]/u.test(plain) && !/: | #/.test(plain) ? correction(line, plain) : undefined
}

/** Two keys on a line: the second after more than one space, or one that every page has. */
const LOST_LINE = new RegExp(
  `^(.*?\\S)(?:\\s{2,}(?=[a-z]\\w*:)|\\s(?=(?:${PAGE_KEYS.join('|')}):))([a-z]\\w*:(?: .*)?)$`,
  'i',
)

/** Keys that stand at the first level of front matter only; groups have titles, too. */
const isPageKey = (key: string) => key !== 'title' && PAGE_KEYS.includes(key)

function lostLine(text: string, offset: number, before: string, lost: string): Finding {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [key = ''] = lost.split(':')
  // A key of an entry stands below the words of its first one.
  const depth = isPageKey(key) ? 0 : (/^ *(?:- )?/.exec(line)?.[0].length ?? 0)
  const indent = ' '.repeat(depth)
  const written = text.slice(offset).split(/\r?\n/, 1)[0]?.trimEnd() ?? ''
  return yamlRule({
    found: `the key ${key} on the line of another key`,
    remedy: 'Start a new line with it',
    fix: correction(written, `${before}\n${indent}${lost}`),
  })
}

const CLOSE = 'Close what was opened; inside quoted text, write quotes as “ or ”'
const QUOTE = 'Put the whole text in double quotes'
const HYPHEN = 'Start it with a hyphen and a space'

/** Explains a cause found at an offset of the text. */
export function explain({ cause, offset }: Diagnosis, text: string): Finding {
  const line = /.*/.exec(text.slice(offset))?.[0].trimEnd() ?? ''
  const [key] = /^[a-z]\w*:(?=[^\s/])/i.exec(line) ?? []
  if (key && /^M/.test(cause))
    return yamlRule({
      found: `${key} without a space after it`,
      remedy: 'Write a space after the colon',
      fix: autofix(key, `${key} `),
    })
  switch (cause) {
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const [, before = '', lost = ''] = LOST_LINE.exec(line) ?? []
      if (lost) return lostLine(text, offset, before, lost)
      return yamlRule({
        found: 'the text contains a colon followed by a space, which YAML reads as another key',
        remedy: QUOTE,
        fix: quotedFix(line, true),
      })
    }
    case 'BAD_SCALAR_START':
    case 'start': {
      const [hyphen] = /^- +/.exec(line) ?? []
      if (hyphen)
        return yamlRule({
          found: 'a hyphen between a key and its text',
          remedy: 'Remove it; where the key takes a list, start a line of its own with it',
          // An address stands in a list.
          fix: /^- +\//.test(line) ? undefined : correction(line, line.slice(hyphen.length)),
        })
      const isEmphasis = /^\*+[^*]+\*/.test(line)
      return yamlRule({
        found: `a text cannot start with ${line.charAt(0)} in YAML`,
        remedy: isEmphasis ? 'Write it without asterisks' : QUOTE,
        fix: isEmphasis ? plainFix(line) : quotedFix(line, true),
      })
    }
    case 'link': {
      const [link = '', words = '', target = ''] = LINK.exec(line) ?? []
      const takesAddress = /(?:^|\n)[ \t]*(?:- (?:href: )?|(?:parent|evidence|href|to|from): +)$/
      const isAddress = takesAddress.test(text.slice(0, offset))
      const to = isAddress ? target : words
      return yamlRule({
        found: `a Markdown link, ${link}, where only ${isAddress ? 'an address' : 'words'} can be`,
        why: 'Links between brackets work only in the text below the front matter',
        remedy: `Write ${to}`,
        fix: correction(link, to),
      })
    }
    case 'hyphen':
      return yamlRule({
        found: 'an entry of a list without the hyphen that starts the one above',
        remedy: HYPHEN,
        fix: correction(line, `- ${line}`),
      })
    case 'key-of-entry':
      return yamlRule({
        found: `the key ${line.split(':')[0]} where the next entry of the list would start`,
        remedy: 'Indent it with two spaces more if it belongs to the entry above',
        fix: correction(line, `  ${line}`),
      })
    case 'words-of-entry':
      return yamlRule({
        found: 'words where the next entry of the list would start',
        remedy: 'Indent the line like the words above that it continues, or write "- key: value"',
      })
    case 'hyphen-above':
      return yamlRule({
        found: 'the first entry of a list without the hyphen that starts the one below',
        remedy: line.startsWith(' ')
          ? HYPHEN
          : `${HYPHEN}, and the other keys of the entry with two spaces more`,
        fix: hyphenFix(text, offset),
      })
    case 'no-break-space': {
      const [spaces = ''] = /^[ \u00A0]*/.exec(text.slice(offset)) ?? []
      return yamlRule({
        found: 'the line is indented with a non-breaking space from a word processor',
        remedy: 'Write plain spaces, two per level',
        fix: autofix(spaces, ' '.repeat(spaces.length)),
      })
    }
    case 'bare-key':
      return yamlRule({
        found: `a key without a value, ${/^[^,}]*/.exec(line)?.[0].trim()}, which the comma before it starts in a group in braces`,
        remedy: 'Put a list in [brackets], and a text with a comma in double quotes',
      })
    case 'bullet':
      return yamlRule({
        found: 'a list entry that starts with *',
        remedy: HYPHEN,
        fix: autofix('*', '-'),
      })
    case 'tab': {
      const fix = tabFix(text, offset)
      const spaces = fix?.to.length ?? 0
      return yamlRule({
        found: 'the line is indented with a tab',
        remedy: spaces > 0 ? `Write ${spaces} spaces instead` : 'Use two spaces per level',
        fix,
      })
    }
    case 'document-end':
      return yamlRule({
        found: 'a line of three periods, with which YAML ends; the keys below it would be lost',
        remedy: 'Remove the line, or continue the text of the line above',
      })
    case 'DUPLICATE_KEY':
      return yamlRule({
        found: `the key ${line.split(':')[0]} appears twice`,
        remedy:
          'Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry',
      })
    case 'BAD_INDENT':
    case 'indentation':
      return yamlRule({
        found: 'the line is not indented like its neighbors',
        remedy: 'Keys of the same level start in the same column; use two spaces per level',
      })
    case 'MULTILINE_IMPLICIT_KEY':
      return yamlRule({
        found: 'a line without a key; write "key: value"',
        remedy:
          'Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# "',
      })
    case 'MISSING_CHAR':
    case 'bracket':
      return yamlRule({ found: 'a closing bracket or comma is missing', remedy: CLOSE })
    case 'quote': {
      const isAtEnd = !/["']/.test(line.slice(1)) && !/\s[a-z]\w*: /i.test(line)
      return yamlRule({
        found: 'the closing quote is missing',
        remedy: CLOSE,
        fix: isAtEnd ? correction(line, line + line.charAt(0)) : undefined,
      })
    }
    case 'quoted-part':
      return yamlRule({
        found: 'the text continues after its closing quotation mark',
        remedy: 'Remove what follows; inside quoted text, write “, ” and ’ instead of " and \'',
      })
    case 'BAD_DQ_ESCAPE':
      return yamlRule({
        found: 'a backslash in double-quoted text',
        remedy: 'Write two, or remove the quotes',
      })
    case 'MULTIPLE_DOCS':
      return yamlRule({ found: 'a second "---" inside the file', remedy: 'Remove it' })
    case 'comment':
      return yamlRule({
        found:
          'a # after a space, which cuts the text off because YAML reads the rest of the line as a comment',
        why: 'Visitors would only read half of it',
        remedy: `${QUOTE}, or the comment on its own line`,
        fix: quotedFix(line, false),
      })
    case 'zero':
      return yamlRule({
        found: 'a number that starts with 0',
        why: 'YAML drops the 0',
        remedy: 'Put it in double quotes',
        fix: quotedFix(line, true),
      })
    default:
      return yamlRule({
        found: `this is not valid YAML${line && `: ${line}`}`,
        remedy:
          'Start it like the lines around it, and put text with special characters in double quotes',
      })
  }
}
