/** Pieces of Markdown, made of plain text: what has a meaning in Markdown and none in the text is escaped. */

const SIGNS = /[\\`*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu

/** Text within a paragraph; white space is folded. */
export function text(words: string): string {
  return words.replace(/\s+/g, ' ').replace(SIGNS, '\\$&')
}

/** @param inline Markdown of one line, as {@link text} and {@link link} make it. */
export function paragraph(inline: string): string {
  // No paragraph may begin as a heading, a quotation or a point of a list does.
  return inline
    .trim()
    .replace(/^[-+=>]|^#{1,6}(?= |$)/, '\\$&')
    .replace(/^(\d+)(?=[.)](?: |$))/, '$1\\')
}

/** @param inline Markdown of one line. */
export function heading(level: number, inline: string): string {
  return `${'#'.repeat(level)} ${inline.trim()}`
}

/** @param inline the words of the link, as Markdown of one line. */
export function link(inline: string, url: string): string {
  return `[${inline}](${url.replace(/[()\\]/g, '\\$&')})`
}

/** Points one below the other, numbered if they are `ordered`. Each may consist of several blocks. */
export function list(items: readonly string[], ordered = false): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${index + 1}. ` : '- '
      return mark + item.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** Somebody's own words. */
export function quotation(markdown: string): string {
  return markdown.replace(/^/gm, '> ')
}

/** Blocks one below the other; empty ones are left out. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}
