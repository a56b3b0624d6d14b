/** Writes blocks as an author would: what may be copied into a page. */
import type { FigureProps } from '#lib/content/figures.ts'

/** Signs on a line, beyond which a list or an object is written one part to a line. */
const WIDE = 88

function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** A value of text, numbers, lists and objects, as the literal that `literal.ts` reads. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const parts = (at: string) =>
    Array.isArray(value)
      ? value.map((item) => literal(item, at))
      : Object.entries(value).map(([key, item]) => `${key}: ${literal(item, at)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${parts(inner).join(', ')}${close}`
  if (!line.includes('\n') && line.length + indent.length <= WIDE) return line
  const lines = parts(inner).map((part) => `${inner}${part},\n`)
  return `${open.trim()}\n${lines.join('')}${indent}${close.trim()}`
}

function attribute([name, value]: [string, unknown]): string {
  if (value === true) return name
  // Quotes end the value, and MDX reads an ampersand as the start of a sign's name.
  if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value, '  ')}}`
}

/** The text of `<Figure … />`, one prop to a line. Read again, it has the same props. */
export function figureMarkup(props: FigureProps): string {
  const lines = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map((prop) => `  ${attribute(prop)}\n`)
  return `<Figure\n${lines.join('')}/>`
}
