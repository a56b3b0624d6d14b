/** What of a new page is still to be written. */
import { REPLACE } from '../../check/parse/passages.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfPath, isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'

const CARD = /<Card\b[\s\S]*?<\/Card>/g

const unwrittenIn = (text: string) => text.split(REPLACE).length - 1

/** How many texts of a page say what to write: its own, those of the document at its head, and those of its cards on other pages. */
export function unwrittenOf(contents: Contents, path: string): number {
  const link = `href="${path}"`
  const own = [fileOfPath(path), fileOfArtifact(path)]
  const texts = Object.entries(contents).flatMap(([file, content]) => {
    if (typeof content !== 'string' || !content.includes(REPLACE)) return []
    if (own.includes(file)) return [content]
    const cards = isPageFile(file) ? (content.match(CARD) ?? []) : []
    return cards.filter((card) => card.includes(link))
  })
  return texts.map(unwrittenIn).reduce((sum, count) => sum + count, 0)
}
