/** Corrections of lines that are not YAML. Offsets count from the start of the YAML, which in a page is its front matter. */

import { autofix, correction, type Fix } from '../problems.ts'
import { afterSpace, lineStart, restOfLine } from './lines.ts'

/** The indentation that a line needs, judging by the line above it: two spaces more inside a group or an entry. */
function indentationAfter(above: string, line: string): string {
  const [spaces = ''] = /^ */.exec(above) ?? []
  const opensGroup = above.trimEnd().endsWith(':')
  const opensEntry = above.startsWith('- ', spaces.length) && !line.startsWith('- ')
  if (opensGroup && opensEntry) return `${spaces}    `
  return opensGroup || opensEntry ? `${spaces}  ` : spaces
}

/** Replaces the white space before a line by the indentation that the line above asks for. */
export function tabFix(text: string, offset: number): Fix | undefined {
  const [white = ''] = /^[ \t]*/.exec(text.slice(offset)) ?? []
  const line = restOfLine(text, offset + white.length)
  const above = text.slice(0, offset).trimEnd().split('\n').at(-1) ?? ''
  const spaceAbove = above.slice(0, afterSpace(above, 0))
  // Above a line that is itself indented with a tab, the depth is not known yet.
  if (!white.includes('\t') || spaceAbove.includes('\t')) return undefined
  return autofix(white, indentationAfter(above, line))
}

/** Gives the keys of a first entry its hyphen, and indents those below it, unless they are. */
export function hyphenFix(text: string, offset: number): Fix {
  if (text.startsWith('  ', offset)) return correction('  ', '- ')
  const indent = offset - lineStart(text, offset)
  const lines = text.slice(offset).split('\n')
  const count = lines.findIndex((line, index) => index > 0 && line.startsWith('- ', indent))
  const keys = lines.slice(0, count)
  const [first = '', ...more] = keys
  return correction(keys.join('\n'), [`- ${first}`, ...more.map((line) => `  ${line}`)].join('\n'))
}

/** Puts a text into double quotes, unless it contains some, which would have to become typographic ones. */
export function quotedFix(line: string, isAutomatic: boolean): Fix | undefined {
  if (line.includes('"')) return undefined
  // What follows a # may be meant as a comment.
  const isCertain = !/^[*>|!]/.test(line)
  const make = isAutomatic && isCertain ? autofix : correction
  return make(line, `"${line}"`)
}

/** Removes the asterisks of bold and italics, unless what is left needs quotes. */
export function plainFix(line: string): Fix | undefined {
  const plain = line.replaceAll('*', '')
  const needsQuotes = !/^[\p{L}\p{N}]/u.test(plain) || plain.includes(': ') || plain.includes(' #')
  return needsQuotes ? undefined : correction(line, plain)
}
