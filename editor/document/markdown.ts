/** Words as they are typed into a box, and as they are written into a page, where some characters are syntax. */

/** Syntax that authors mean: code, claims, bold words, addresses of links, and what they escaped themselves. */
const MEANT =
  /`[^`\n]+`|<Claim\b[^<>]*\/>|\*\*(?=\S)[^*]*[^*\s]\*\*|\]\([^()\s]*\)|\\[!-/:-@[-`{-~]/

const SYNTAX = new RegExp(`(${MEANT.source})|([<{*])`, 'g')

/** Escapes what would begin a tag, an expression or italics and, at the start of a line, a quotation. */
export function escapedWords(words: string, { isBlock = false } = {}): string {
  const escaped = words.replace(SYNTAX, (_, meant?: string, character?: string) =>
    character ? `\\${character}` : (meant ?? ''),
  )
  return isBlock ? escaped.replace(/^([ \t]*)>/gm, '$1\\>') : escaped
}

/** Reverses {@link escapedWords} for a text of a page; undefined if that would not write the same text again. */
export function plainWords(markdown: string, { isBlock = false } = {}): string | undefined {
  const words = markdown.replace(/\\([<{*>])/g, '$1')
  return escapedWords(words, { isBlock }) === markdown ? words : undefined
}

/** The words of a Markdown text as they are shown, without the syntax of bold words, code and links. */
export const wordsShown = (markdown: string) =>
  markdown.replace(/\*\*|`/g, '').replace(/\]\([^)]*\)|\[/g, '')
