/** Finds what an author did where the YAML parser, perhaps lines later, noticed an error. */
import type { ErrorCode } from 'yaml'
import { expression } from '../expression.ts'
import { afterSpace, lineStart } from './lines.ts'

/** What an author did. Where the parser's own code says enough, that code. */
export type Cause =
  | 'bare-key'
  | 'bracket'
  | 'bullet'
  | 'comment'
  | 'document-end'
  | 'hyphen'
  | 'hyphen-above'
  | 'indentation'
  | 'key-of-entry'
  | 'key-without-space'
  | 'link'
  | 'no-break-space'
  | 'notation'
  | 'quote'
  | 'quoted-part'
  | 'start'
  | 'tab'
  | 'words-of-entry'
  | 'zero'
  | ErrorCode

export interface Diagnosis {
  cause: Cause
  offset: number
}

/** A value's quote that is not closed on its line, which the parser only notices at the end of the file. */
const OPEN_QUOTE = expression(/(?<=(?:^|[:-] )[ ]*)(["'])(?:(?!\1).)*$/m, {
  matches: ['title: "Alpha\nintro: All', "- 'One"],
  passes: ['title: "Alpha"', 'title: a 5" disk'],
})

/** A list or group in brackets that is not closed before the next key or entry. */
const OPEN_BRACKET = expression(
  /(?<=^[ ]*(?:- )?(?:[\w-]+: +)?)(?:\[[^\]]*?|\{[^}\n]*)(?=\n *(?:[\w-]+:|- |$))/m,
  {
    matches: ['words: [one, two\ntitle: Alpha', '- { from: a\n- b'],
    passes: ['words: [one, two]\ntitle: Alpha', 'title: a [b\nintro: c'],
  },
)

/** The start of a text that YAML takes for a reference, a tag, a block or a list, with the key before it. */
const MISTAKEN_START = expression(
  /^([ \t]*(?:- )?(?:[\w-]+: +)?)([*?&] |[*!]|[>|] +[^\s#]|\[[^\]\n]*\],? *[^\s,\]}#]|\{[^}\n]*\},? *[^\s,\]}#]|(?<=: +)- +[^\s-])/,
  {
    matches: ['title: **Alpha**', '* one', 'title: [Alpha] is', 'title: > 5 ms', 'title: - Alpha'],
    passes: ['title: Alpha', 'words: [one, two]', 'title: >\n  Alpha', '- one'],
  },
)

/** A Markdown link as a value, with its words and its address. */
export const LINK = expression(/^\[([^\]\n]*)\]\((\/[^\s)]*|https:[^\s)]*)\)[ \t]*$/m, {
  matches: ['[Beta](/beta)', '[W3C](https://w3.org) '],
  passes: ['[one, two]', 'See [Beta](/beta)'],
})

/** Text that ends in the indentation of the list's last entry. Lists that are not indented may end there. */
const LIST_ABOVE = expression(/\n( +)- (.*)\n(?:\1 .*\n)*\1$/, {
  matches: ['related:\n  - /beta\n  ', 'faqs:\n  - question: What?\n    answer: It\n  '],
  passes: ['related:\n  - /beta\n', 'related:\n- /beta\n'],
})

/** Text that is a list from its start, and its last entry. */
const LIST_SO_FAR = expression(
  /^(?:#.*\n|\s*\n)*(?:- .*\n(?:(?: +.*|#.*)?\n)*)*- (.*)\n(?:(?: +.*|#.*)?\n)*$/,
  {
    matches: ['- one\n', '# words\n- one\n  more\n- two\n\n'],
    passes: ['words:\n- one\n', '- one\ntwo\n'],
  },
)

/** The keys above an entry at the end of a text: those of a first entry that has lost its hyphen. */
const KEYS_ABOVE = expression(
  /(?<=^[\w-]+:[ \t]*\n)( +)[a-z]\w*:.*\n(?:\1(?: .*|[a-z]\w*:.*)\n)*$/m,
  {
    matches: ['faqs:\n  question: What?\n  answer: It\n'],
    passes: ['faqs:\n  - question: What?\n    answer: It\n', 'faqs: all\n  question: What?\n'],
  },
)

/** A line of three periods, with which YAML ends a document. */
const DOCUMENT_END = expression(/^\.\.\.[ \t]*$/m, {
  matches: ['title: Alpha\n...\nintro: All'],
  passes: ['title: Alpha ...', '....'],
})

/** An indentation with a non-breaking space. */
const NO_BREAK_SPACES = expression(/^ *\u00A0/m, {
  matches: ['faqs:\n \u00A0- one'],
  passes: ['title: A\u00A0point'],
})

/** A line that starts with a key. */
export const KEY = expression(/^[a-z]\w*:(?= |\n|$)/i, {
  matches: ['title: Alpha', 'faqs:\n', 'faqs:'],
  passes: ['title:Alpha', 'a point: title', 'https://w3.org'],
})

/** An entry that begins with a key. */
const ENTRY_WITH_KEY = expression(/^- ([a-z]\w*:)/, {
  matches: ['- question: What?'],
  passes: ['- What?', 'question: What?'],
})

/** A word and more words, without the colon that would make it a key. */
const WORDS = expression(/^[a-z]\w* +[^\s:]/i, {
  matches: ['title Alpha'],
  passes: ['title: Alpha', 'title :', '- title'],
})

/** A line with a key, which may be indented. */
const KEY_LINE = expression(/^\s*[\w-]+:(?:\s|$)/, {
  matches: ['  title: Alpha', 'faqs:'],
  passes: ['title:Alpha', '- title: Alpha'],
})

/** An indented line with a key, which may be the first of an entry. */
const INDENTED_KEY = expression(/^ +(?:- )?[\w-]+:(?: |$)/, {
  matches: ['  title: Alpha', '  - title:'],
  passes: ['title: Alpha', '  Alpha'],
})

/** A key whose group or list stands below it. */
const HEAD_OF_GROUP = expression(/^ *(?:- )?[\w-]+:[ \t]*$/, {
  matches: ['glance:', '  - items: '],
  passes: ['title: Alpha', 'Alpha'],
})

/** The end of a text in quotes, and the blank after it. */
const CLOSING_QUOTE = expression(/["'] ?$/, {
  matches: ['title: "Alpha" ', "title: 'Alpha'"],
  passes: ['title: "Alpha" is'],
})

/** Returns the first line of the list's last entry above a line that begins where entries do, if there is one. */
function lastEntryAbove(text: string, first: number): string | undefined {
  const above = text.slice(0, first)
  return LIST_ABOVE.exec(above)?.[2] ?? LIST_SO_FAR.exec(above)?.[1]
}

/** What a line is that has lost its indentation: a key of the entry above it, or more of that entry's words. */
function belongsTo(entry: string, line: string): Cause | undefined {
  const [entryKey] = KEY.exec(entry) ?? []
  const [key] = KEY.exec(line) ?? []
  if (!entryKey || key === entryKey) return undefined
  return key ? 'key-of-entry' : 'words-of-entry'
}

/** How far a line is indented. */
const depthOf = (line: string) => afterSpace(line, 0)

/**
 * Returns where the first line of a group or list begins if it is indented unlike those below it, so that the parser takes
 * the second one for wrong.
 */
function firstOfGroup(text: string, begin: number): number | undefined {
  const [head = '', first = ''] = text.slice(0, begin).split('\n').slice(-3)
  if (!HEAD_OF_GROUP.test(head)) return undefined
  const isList = first.trimStart().startsWith('- ')
  const below = text.slice(begin).split('\n')
  const end = below.findIndex((line) => depthOf(line) <= depthOf(head))
  const group = end === -1 ? below : below.slice(0, end)
  const [second, third] = group.filter((line) => !isList || line.trimStart().startsWith('- '))
  if (second === undefined || depthOf(second) === depthOf(first)) return undefined
  const isCertain = isList || (third !== undefined && depthOf(third) === depthOf(second))
  return isCertain ? begin - first.length - 1 + depthOf(first) : undefined
}

/** Finds the cause of an error that the parser noticed at an offset. */
export function diagnose(code: ErrorCode, text: string, offset: number): Diagnosis {
  const found = causeAt(code, text, offset)
  if (found.cause !== 'indentation' && found.cause !== 'BAD_INDENT') return found
  const first = firstOfGroup(text, lineStart(text, found.offset))
  return first === undefined ? found : { cause: 'indentation', offset: first }
}

function causeAt(code: ErrorCode, text: string, offset: number): Diagnosis {
  const [line = '', next = ''] = text.slice(offset).split('\n', 2)
  const begin = lineStart(text, offset)
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
  const first = afterSpace(text, begin)
  const entry = lastEntryAbove(text, first)
  if (entry !== undefined && first < text.length && text[first] !== '-')
    return { cause: belongsTo(entry, text.slice(first)) ?? 'hyphen', offset: first }
  const [, entryKey] = ENTRY_WITH_KEY.exec(text.slice(first)) ?? []
  const keys = entryKey ? KEYS_ABOVE.exec(text.slice(0, begin)) : null
  const firstKey = keys ? keys.index + (keys[1]?.length ?? 0) : 0
  if (keys && text.startsWith(`${entryKey}`, firstKey)) {
    const depth = firstKey - keys.index - (first - begin)
    if (depth === 0) return { cause: 'hyphen-above', offset: firstKey }
    // Blanks took the place of the hyphen and the blank after it.
    if (depth === 2) return { cause: 'hyphen-above', offset: firstKey - depth }
  }
  const isKeyWithoutColon = WORDS.test(line) && text.slice(begin, offset).trim() === ''
  if (code === 'MISSING_CHAR' && isKeyWithoutColon)
    return { cause: 'MULTILINE_IMPLICIT_KEY', offset }
  if (code === 'MISSING_CHAR' && KEY_LINE.test(line)) return { cause: 'indentation', offset }
  const isOpen = code === 'BAD_INDENT' || code === 'MISSING_CHAR'
  const bracket = isOpen && OPEN_BRACKET.exec(text)
  if (bracket) return { cause: 'bracket', offset: bracket.index }
  const quote = code === 'MISSING_CHAR' && OPEN_QUOTE.exec(text)
  if (quote) return { cause: 'quote', offset: quote.index }
  // The parser places a duplicate key at the end of the line above it.
  if (code === 'DUPLICATE_KEY') return { cause: code, offset: afterSpace(text, offset) }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && line.trimStart().startsWith('- '))
    return { cause: 'indentation', offset: offset + line.indexOf('-') }
  const isAboveKey = !line.includes(': ') && INDENTED_KEY.test(next)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && isAboveKey)
    return { cause: 'indentation', offset: offset + line.length + 1 + next.search(/\S/) }
  if (code === 'TAB_AS_INDENT' || (code === 'UNEXPECTED_TOKEN' && text[offset - 1] === '\t'))
    return { cause: 'tab', offset: begin }
  if (code === 'UNEXPECTED_TOKEN' && CLOSING_QUOTE.test(text.slice(0, offset)))
    return { cause: 'quoted-part', offset }
  return { cause: code, offset }
}
