/** The text that visitors and search engines read, mapped to its places in the file. */
import { expression } from '../expression.ts'
import { type Place, START } from '../problems.ts'
import { alignment, keysOf, perObject, type Source, type ValueText } from './source.ts'
import type { Yaml } from './yaml.ts'

export interface Passage {
  /** A `prop` is a block's title or caption; a `label` is only checked for spelling. */
  kind: 'heading' | 'paragraph' | 'item' | 'field' | 'prop' | 'photograph' | 'label'
  /** Names of the enclosing blocks, outermost first; for a field, its keys. */
  within: readonly string[]
  /** The text, with white space collapsed and claims in their own wording. */
  text: string
  /** The same with code and claims blanked, for rules about prose; as long as `text`. */
  prose: string
  pieces: readonly Piece[]
  /** Whether it is a fact with signs, such as those of bold words or links. */
  isInline?: boolean
  file: Source
}

/** Stands for a character that is not prose: neither a letter nor white space. */
export const BLANK = '\uFFFC'

export interface Piece {
  text: string
  /** Where its characters are; the same if they are not in the file. */
  start: number
  end: number
  /** False for code and claims. Default: true. */
  isProse?: boolean
}

/** A text on one line, with single spaces. */
export const folded = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

type Context = Pick<Passage, 'kind' | 'within' | 'file'>

/** The text of pieces, joined. */
export const textIn = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** Makes a passage of its pieces. */
export function passageOf({ kind, within, file }: Context, pieces: readonly Piece[]): Passage {
  const text = folded(textIn(pieces))
  const isAllProse = pieces.every(({ isProse = true }) => isProse)
  const proseOf = ({ text, isProse = true }: Piece) => (isProse ? text : text.replace(/\S/g, BLANK))
  const prose = isAllProse ? text : folded(pieces.map(proseOf).join(''))
  return { kind, within, file, text, prose, pieces }
}

/** The places of a passage's characters; only of those that remain after collapsing white space. */
const offsetsIn = perObject(({ pieces, file }: Passage) => {
  const text = textIn(pieces)
  return pieces
    .flatMap(({ text, start, end }) => alignment(text, file.source, start, end))
    .filter((_, index) => !/\s/.test(text[index] ?? '') || /\S/.test(text[index - 1] ?? ' '))
})

/** Returns the place of the character at an index of a passage's `text`. */
export function placeIn(passage: Passage, index: number): Place {
  const offset = offsetsIn(passage).at(Math.min(index, offsetsIn(passage).length - 1))
  return offset === undefined ? START : passage.file.place(offset)
}

/** Whether a passage has several lines in its file. */
export function isWrapped({ pieces, file }: Passage): boolean {
  const ends = pieces.flatMap(({ start, end }) => [start, end])
  return file.source.slice(Math.min(...ends), Math.max(...ends)).includes('\n')
}

/** Keys and props whose values are chosen, not written. */
const CHOSEN = 'layout parent related id href icon url profile photo logo claim ink accent'.split(
  ' ',
)

/** Keys whose values are written, but are no words: days, mailboxes and codes. */
const WITHOUT_WORDS =
  'publishAt published updated reviewBy expires mailboxes countryCode postalCode'.split(' ')

const isUnder = (keys: readonly string[], path: readonly PropertyKey[]) =>
  path.some((key) => keys.includes(String(key)))

/** Whether a value is chosen from a list, as opposed to written by an author. */
export const isChosen = (path: readonly PropertyKey[]) => isUnder(CHOSEN, path)

/**
 * The passages in front matter or in a data file, one for each text.
 *
 * @param piecesOf the pieces of a text that is not all words
 */
export function passagesOfYaml(
  { texts }: Yaml,
  file: Source,
  kind: 'field' | 'label' = 'field',
  piecesOf: (text: ValueText) => Piece[] | undefined = () => undefined,
): Passage[] {
  return texts.flatMap((text) => {
    const { path, value, range } = text
    const context = { kind, within: keysOf(path), file }
    const hasWords = !isUnder([...CHOSEN, ...WITHOUT_WORDS], path)
    const [start, end] = range
    const pieces = piecesOf(text)
    if (!hasWords) return []
    return pieces
      ? { ...passageOf(context, pieces), isInline: true }
      : passageOf(context, [{ text: value, start, end }])
  })
}

export const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The end of a sentence, with more after it. */
const END_OF_SENTENCE = expression(/[.?!…]\S*\s/, {
  matches: ['It is. And it was.', 'Is it (why?) or not'],
  passes: ['It is.', 'Version 2.5'],
})

/** Splits a text into sentences. Segmenting is slow, and most texts are a single sentence. */
export const splitSentences = (text: string): Iterable<{ segment: string; index: number }> =>
  END_OF_SENTENCE.test(text) ? splitter.segment(text) : [{ segment: text, index: 0 }]

/** Starts placeholder text, with which `npm run content:new` fills a new page. */
export const REPLACE = 'REPLACE:'

/** Whether a passage belongs to the running text of a page. */
export const isBody = ({ kind }: Passage): boolean =>
  ['heading', 'paragraph', 'item'].includes(kind)

/** Counts the words in a text: parts between white space that contain a letter or a digit. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
