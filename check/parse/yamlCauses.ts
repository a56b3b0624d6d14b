/** Finds what an author did where the YAML parser, perhaps lines later, noticed an error. */

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
export const LINK = /^\[([^\]\n]*)\]\((\/[^\s)]*|https:[^\s)]*)\)[ \t]*$/m

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
