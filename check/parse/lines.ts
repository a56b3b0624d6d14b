/** The lines of a text. */

/** Where the line with a character begins. */
export const lineStart = (text: string, offset: number) =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** Where the line with a character ends, in front of its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}

/** What is on the line in front of a character. */
export const beforeOnLine = (text: string, offset: number) =>
  text.slice(lineStart(text, offset), offset)

/** What is on the line from a character on. */
export const restOfLine = (text: string, offset: number) =>
  text.slice(offset, lineEnd(text, offset))

/** The first character from an offset on that is no white space; the end of the text if there is none. */
export const afterSpace = (text: string, offset: number) =>
  text.length - text.slice(offset).trimStart().length
