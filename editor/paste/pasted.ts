/** What is pasted, as a text of the site can hold it. Loaded when something is pasted for the first time. */
import type { Restructured } from '../document/restructured.ts'
import { isRich, type Spot } from '../document/texts.ts'
import { blocksOf } from './blocks.ts'
import { isInSection, withBlocks } from './page.ts'
import { hasPictures } from './pictures.ts'
import { blocksOfPlain } from './plain.ts'
import { asParagraphs, wordsFor } from './words.ts'

interface Place {
  /** The text of a page, with its whole file; without it, the field of a fact. */
  spot: Spot | undefined
  source: string
  /** What the field says before and after the selection. */
  before: string
  after: string
}

interface Pasted {
  /** The words to be written in the place of the selection, or the changed page; undefined if there are none. */
  written: string | Restructured | undefined
  /** Whether there were pictures among them, which are left out. */
  hasPictures: boolean
}

/** What a clipboard holds; without HTML, plain text alone. */
interface Clipboard {
  html: string
  plain: string
}

/** Words with a space at an end at which what was copied has one, and would else run into the word beside it. */
function parted(words: string, plain: string, { before, after }: Place): string {
  const head = /\S$/.test(before) && /^[ \t]+\S/.test(plain) && /^\S/.test(words) ? ' ' : ''
  const tail = /^\S/.test(after) && /\S[ \t]+$/.test(plain) && /\S$/.test(words) ? ' ' : ''
  return head + words + tail
}

function writtenFrom(
  { html, plain }: Clipboard,
  place: Place,
  origins: readonly string[],
): Pasted['written'] {
  const { spot, source, before, after } = place
  const kind = spot?.kind ?? 'field'
  const look = spot && isRich(spot) ? 'rich' : 'plain'
  const blocks = html === '' ? blocksOfPlain(plain) : blocksOf(html, look, origins)
  if (blocks.length === 0) return undefined
  const changed = spot && withBlocks(source, spot, blocks, [before, after])
  if (changed) return changed
  const isOfWords = kind === 'paragraph' && spot && !isInSection(source, spot)
  const written = isOfWords ? blocks.flatMap(asParagraphs) : blocks
  return parted(wordsFor(kind, written, before, after), plain, place)
}

/** Reads what is pasted for a place. What leads to one of the site's origins is a link to a page. */
export const pasted = (clipboard: Clipboard, place: Place, origins: readonly string[]): Pasted => ({
  written: writtenFrom(clipboard, place, origins),
  hasPictures: hasPictures(clipboard.html),
})
