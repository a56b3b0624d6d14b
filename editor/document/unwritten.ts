/** What of a new page is still to be written. */
import { REPLACE } from '../../check/parse/passages.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { partsOf } from '../../lib/content/frontMatter.ts'
import type { Contents } from '../background/messages.ts'

interface Place {
  file: string
  offset: number
}

const CARD = /<Card\b[\s\S]*?<\/Card>/g

const UNWRITTEN = new RegExp(REPLACE, 'g')

const placesIn = (file: string, text: string, start = 0): Place[] =>
  [...text.matchAll(UNWRITTEN)].map(({ index }) => ({ file, offset: start + index }))

/** Facts of a page that are shown below its body, and those that no page shows, in this order. */
const BELOW_BODY = ['faqs', 'closing', 'search']

/** Which part of a page a place in its file is in: what is above the body, the body, or one of the facts below it. */
function partAt(source: string, offset: number): number {
  const facts = source.length - (partsOf(source)?.body ?? source).length
  if (offset >= facts) return 0
  const key = [...source.slice(0, offset).matchAll(/^(\w+):/gm)].at(-1)?.[1] ?? ''
  return BELOW_BODY.includes(key) ? 1 + BELOW_BODY.indexOf(key) : -1
}

/** Compares two places of a page's file by where they stand on the page. */
export const byPlaceOnPage =
  (source: string) =>
  (a: { offset: number }, b: { offset: number }): number =>
    partAt(source, a.offset) - partAt(source, b.offset) || a.offset - b.offset

/**
 * Where the texts of a page say what to write, as it is now, in the order of the page: its own, those of the document at its
 * head, and last those of its cards on other pages. Of another file, its own.
 */
export function unwrittenIn(contents: Contents, file: string): Place[] {
  const path = isPageFile(file) ? pathOfFile(file) : ''
  const own = path ? [file, fileOfArtifact(path)] : [file]
  const ownPlaces = own.flatMap((name) => {
    const source = String(contents[name] ?? '')
    const places = placesIn(name, source)
    return isPageFile(name) ? places.toSorted(byPlaceOnPage(source)) : places
  })
  const others = Object.entries(contents).flatMap(([name, content]) => {
    if (!path || own.includes(name) || !isPageFile(name) || typeof content !== 'string') return []
    return [...content.matchAll(CARD)]
      .filter(([card]) => card.includes(`href="${path}"`))
      .flatMap(({ 0: card, index }) => placesIn(name, card, index))
  })
  return [...ownPlaces, ...others]
}
