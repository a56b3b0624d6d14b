/** Files that nothing shows any more once a text is another. */
import { seriesOfFile } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'

/** What is written where a file is shown: of numbers, the prop of their drawing, and of a photograph, its name. */
function markOf(file: string): string | undefined {
  const series = seriesOfFile(file)
  if (series !== undefined) return `series="${series}"`
  return /^content\/data\/photos\/(.+)$/.exec(file)?.[1]
}

/** Finds the numbers and photographs that a file's text showed, and that neither it nor any other file shows now. */
export function leftoversOf(contents: Contents, file: string, now: string): string[] {
  const before = String(contents[file] ?? '')
  const after = Object.values({ ...contents, [file]: now })
  return Object.keys(contents).filter((name) => {
    const mark = markOf(name)
    if (mark === undefined || contents[name] === null || !before.includes(mark)) return false
    return !after.some((content) => typeof content === 'string' && content.includes(mark))
  })
}
