/** Words as they are typed into a box, and as they are written into a page, where some characters are syntax. */
import { BLANK } from '../../check/parse/passages.ts'
import { parseBody } from '../../lib/content/mdx.ts'
import { sharedEnds } from './sharedEnds.ts'

/** The texts of a page in which words can be bold, in italics, code, a claim or a link. */
export type MarkdownKind = 'heading' | 'paragraph' | 'listItem' | 'tableCell'

/** Syntax that authors mean. Of code, claims and addresses, all characters stay; bold words, italics and links contain words. */
const KEPT = /(?<!`)`[^`\n]+`(?!`)|<Claim\s+id="[\w-]*"\s*\/>/
/** Asterisks between a letter and a sign, as in `a**"b"**c`, mark nothing. */
const LETTER = String.raw`[^\s\p{P}\p{S}]`
const BOLD = new RegExp(
  String.raw`(?<!\*)(?:(?<!${LETTER})\*\*(?=\S)|\*\*(?=${LETTER}))([^*\n]*[^*\s])(?:(?<=${LETTER})\*\*|\*\*(?!${LETTER}))(?!\*)`,
  'u',
)
/** As the check wants them: never a part of a word. An asterisk beside a parenthesis, as in `(*)`, refers to a note. */
export const ITALIC = new RegExp(
  String.raw`(?<italic>[*_])(?<!(?:${LETTER}|\k<italic>)\k<italic>)(?=${LETTER}|["“‘'([<*_\x60])(?!\k<italic>)((?:(?!\k<italic>)[^\n])*(?<![\s([]))\k<italic>(?!\k<italic>|${LETTER})`,
  'u',
)
const ADDRESS = /\]\([^()\s<>\\]*\)/
const LINK = new RegExp(String.raw`\[([^[\]\n]*)(${ADDRESS.source})`)

/** What could begin a tag, an expression, italics, code, a link, a photograph or a reference, or escape a character. */
const SIGN = /(<(?=\s*\/?[A-Z]))|[<{*_`[\\]|&(?=#?\w+;)|!(?=\[)/
const SIGNS = new RegExp(SIGN, 'g')
const SYNTAX = new RegExp(
  [`(${KEPT.source})`, BOLD.source, ITALIC.source, LINK.source, SIGN.source].join('|'),
  'gu',
)

/** Two signs that belong together: those of bold words, of italics, of code, or of a link with its address. */
export interface Pair {
  opening: string
  closing: string
}

/** Words in a row that stand between the same signs, with these, the outermost first. */
export interface Run {
  text: string
  pairs: readonly Pair[]
  /** The tag of a claim, whose words stand elsewhere. Here, a single character stands for it. */
  claim?: string
}

/** Words without their signs; claims as their tags. */
export const wordsIn = (runs: readonly Run[]): string =>
  runs.map(({ text, claim }) => claim ?? text).join('')

/** Reads words with the signs that authors mean. */
export function runsOf(words: string, around: readonly Pair[] = []): Run[] {
  const runs: Run[] = []
  const add = (text: string, pairs = around) => {
    const last = runs.at(-1)
    if (last?.pairs === pairs && !last.claim) last.text += text
    else if (text !== '') runs.push({ text, pairs })
  }
  let end = 0
  for (const match of words.matchAll(SYNTAX)) {
    const [whole, kept, bold, sign = '', italic, label, address] = match
    add(words.slice(end, match.index))
    end = match.index + whole.length
    if (kept?.startsWith('`')) add(kept.slice(1, -1), [...around, { opening: '`', closing: '`' }])
    else if (kept) runs.push({ text: BLANK, pairs: around, claim: kept })
    else if (bold) runs.push(...runsOf(bold, [...around, { opening: '**', closing: '**' }]))
    else if (italic) runs.push(...runsOf(italic, [...around, { opening: sign, closing: sign }]))
    else if (label)
      runs.push(...runsOf(label, [...around, { opening: '[', closing: `${address}` }]))
    else add(whole)
  }
  add(words.slice(end))
  return runs
}

/** The check takes a backslash before a tag for a slip, and would read the tag. */
const escapedSign = (sign: string, tag?: string) => (tag ? '&lt;' : `\\${sign}`)

/** Escapes words that no syntax is meant in. */
export const escapedSigns = (words: string) => words.replace(SIGNS, escapedSign)

/** Escapes what has a meaning anywhere in a line. In the cell of a table, even code can have no backslash before a pipe. */
const escapedInLine = (words: string, isCell = false): string =>
  words.replace(SYNTAX, (sign, kept, bold, mark, italic, label, address, tag) => {
    if (kept) return isCell && kept.includes('\\|') ? escapedSigns(kept) : kept
    if (bold) return `**${escapedInLine(bold, isCell)}**`
    if (italic) return mark + escapedInLine(italic, isCell) + mark
    if (address) return `[${escapedInLine(label, isCell)}${address}`
    return escapedSign(sign, tag)
  })

/** What begins a heading, a quotation, a list, a line across, code or a table at the start of a line. */
const BLOCK_START =
  /^(?:\d{1,9}(?=[.)](?:\s|$))|(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[-:|][-:| \t]*$|=+[ \t]*$|~{3}))/
/** The mark of a list, which authors write into a paragraph. */
const LIST_MARK = /^[ \t]*(?:-[ \t]+(?=\S))?/

/** Such a line would be code, which pages cannot have. */
const CODE_START = /^(import|export) /

function escapedLine(line: string, kind: MarkdownKind): string {
  const [mark] = (kind === 'paragraph' ? LIST_MARK : /^[ \t]*/).exec(line) ?? ['']
  return mark + line.slice(mark.length).replace(BLOCK_START, '$&\\').replace(CODE_START, '$1&#32;')
}

/** Escapes all that would be syntax, but for syntax that authors mean. */
export function escapedWords(words: string, kind: MarkdownKind): string {
  const inLine = escapedInLine(words, kind === 'tableCell')
  if (kind === 'tableCell') return inLine.replaceAll('|', '\\|')
  // At its end, they would close the heading.
  if (kind === 'heading') return inLine.replace(/(?<!\S)#+$/, '\\$&')
  return inLine
    .split('\n')
    .map((line) => escapedLine(line, kind))
    .join('\n')
}

const WRITTEN = new RegExp(
  `${KEPT.source}|${ADDRESS.source}|\\\\([!-/:-@[-\`{-~])|(&lt;)|&#32;`,
  'g',
)

/** Words as they are typed into a box, without what escapes signs in a page. */
export const typedWords = (markdown: string) =>
  markdown.replace(WRITTEN, (written, escaped, less) => {
    if (escaped || less) return escaped ?? '<'
    return written === '&#32;' ? ' ' : written
  })

/** Reverses {@link escapedWords} for a text of a page; undefined if that would not write the same text again. */
export function plainWords(markdown: string, kind: MarkdownKind): string | undefined {
  const inCell = kind === 'tableCell' ? markdown.replaceAll('\\|', '|') : markdown
  const words = typedWords(inCell)
  return escapedWords(words, kind) === markdown ? words : undefined
}

function isSound(markdown: string): boolean {
  try {
    return parseBody(markdown) !== undefined
  } catch {
    return false
  }
}

/** Writes into a text whose syntax cannot be typed, such as a numbered line: what is changed becomes words, all else stays. */
export function rewordedMarkdown(markdown: string, words: string, kind: MarkdownKind): string {
  const { head, tail } = sharedEnds(markdown, words)
  const end = words.length - tail
  const reworded =
    words.slice(0, head) + escapedWords(words.slice(head, end), kind) + words.slice(end)
  return isSound(reworded) ? reworded : escapedWords(words, kind)
}

/** The words of a Markdown text as they are shown, without the syntax of bold words, italics, code and links; claims as their tags. */
export const wordsShown = (markdown: string) => wordsIn(runsOf(markdown))
