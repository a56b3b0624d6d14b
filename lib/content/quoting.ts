/** Texts between the quotes of a prop. */

/** The check takes this for a block's tag, wherever it stands. */
const LIKE_A_TAG = /<(?=[\s\\]*\/?[A-Z])/g

/** In braces, as in JavaScript; braces in it would have to be in pairs, as the check and the editor count them. */
export const inScript = (text: string, quote: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(LIKE_A_TAG, '\\x3C')
    .replaceAll('{', '\\x7B')
    .replaceAll('}', '\\x7D')

/** In a tag, as in HTML. */
export const inTag = (text: string, quote: string) =>
  text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')
    .replace(LIKE_A_TAG, '&lt;')
