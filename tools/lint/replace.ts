/** Words that stand in until somebody writes the real ones; `npm run content:new` fills a new page with them. */

/** Starts such words. In capitals, so that it is seen in any editor, and by the check. */
export const REPLACE = 'REPLACE:'

/** Whether a text still tells its author what to write. */
export function isToReplace(text: string): boolean {
  return text.includes(REPLACE)
}

/** The words to replace in a file, each with its offset. Comments are left alone: nobody reads them on the site. */
export function toReplace(source: string): { offset: number; words: string }[] {
  const visible = source.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...visible.matchAll(new RegExp(`${REPLACE}[ \\t]*([^\\n"<>]*)`, 'g'))].map((match) => ({
    offset: match.index,
    words: (match[1] ?? '').trim(),
  }))
}
