/** Texts between the quotes of a prop. */

/** In braces, as in JavaScript. */
export const inScript = (text: string, quote: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)

/** In a tag, as in HTML. */
export const inTag = (text: string, quote: string) =>
  text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')
