/** Replaces a text with white space of the same length and lines. */
export const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** Blanks comments and code, which contain neither tags nor braces. */
export const withoutCode = (text: string) =>
  text.replace(/\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, blanked)
