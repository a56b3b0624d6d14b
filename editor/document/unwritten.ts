/** What of a new page is still to be written. */
import { REPLACE } from '../../check/parse/passages.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'

interface Place {
  file: string
  offset: number
}

const CARD = /<Card\b[\s\S]*?<\/Card>/g

const UNWRITTEN = new RegExp(REPLACE, 'g')

const placesIn = (file: string, text: string, start = 0): Place[] =>
  [...text.matchAll(UNWRITTEN)].map(({ index }) => ({ file, offset: start + index }))

/**
 * Where the texts of a page say what to write, as it is now: its own, those of the document at its head, and last those of its
 * cards on other pages. Of another file, its own.
 */
export function unwrittenIn(contents: Contents, file: string): Place[] {
  const path = isPageFile(file) ? pathOfFile(file) : ''
  const own = path ? [file, fileOfArtifact(path)] : [file]
  const ownPlaces = own.flatMap((name) => placesIn(name, String(contents[name] ?? '')))
  const others = Object.entries(contents).flatMap(([name, content]) => {
    if (!path || own.includes(name) || !isPageFile(name) || typeof content !== 'string') return []
    return [...content.matchAll(CARD)]
      .filter(([card]) => card.includes(`href="${path}"`))
      .flatMap(({ 0: card, index }) => placesIn(name, card, index))
  })
  return [...ownPlaces, ...others]
}
