/** The words that visitors and search engines read, wherever they stand, each still knowing its place in the file. */
import type { Place } from './problems.ts'
import type { Yaml } from './yaml.ts'

export interface Passage {
  /** What it is; a prop is the title or caption of a block, and only the spelling of a label is checked. */
  kind: 'heading' | 'paragraph' | 'item' | 'field' | 'prop' | 'photograph' | 'label'
  /** Names of the blocks around it, the outermost first; for a field, its keys. */
  within: readonly string[]
  /** The text, white space folded to single spaces. A claim stands here in its own wording. */
  text: string
  /** The same with code and claims blanked, for rules on what may stand in prose; as long as `text`. */
  prose: string
  /** The place of the character at an index of `text`. */
  at: (index: number) => Place
}

/** Stands in `prose` for each character that is no prose: neither a letter nor white space. */
export const BLANK = '\uFFFC'

export interface Piece {
  text: string
  /** Place of each character; asked for only where one is wanted. */
  places: () => readonly Place[]
  /** Code and claims are none. Default: yes. */
  isProse?: boolean
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

export function passageOf(kind: Passage['kind'], within: string[], pieces: readonly Piece[]): Passage {
  const text = pieces.map((piece) => piece.text).join('')
  const proseOf = ({ text, isProse = true }: Piece) => (isProse ? text : text.replace(/\S/g, BLANK))
  const prose = pieces.map(proseOf).join('')
  const shown = folded(text)
  let kept: Place[] | undefined
  const at: Passage['at'] = (index) => {
    // The characters that are left when white space is folded.
    kept ??= pieces
      .flatMap((piece) => piece.places())
      .filter((_, one) => !/\s/.test(text[one] ?? '') || /\S/.test(text[one - 1] ?? ' '))
    return kept[Math.min(index, kept.length - 1)] ?? { line: 1, column: 1 }
  }
  return { kind, within, text: shown, prose: prose === text ? shown : folded(prose), at }
}

/** Keys that hold names for machines. */
const NAMES = 'layout parent related id href icon url profile photo logo claim'.split(' ')

/** The texts of front matter or of a data file. */
export function passagesOfYaml({ texts }: Yaml, kind: 'field' | 'label' = 'field'): Passage[] {
  return texts.flatMap(({ path, value, places }) => {
    const keys = path.filter((key) => typeof key !== 'number').map(String)
    return NAMES.includes(keys.at(-1) ?? '') ? [] : passageOf(kind, keys, [{ text: value, places }])
  })
}

/** Whether a passage stands in the text of a page. */
export const isBody = ({ kind }: Passage): boolean => ['heading', 'paragraph', 'item'].includes(kind)

/** Words in a text: what white space separates and holds a letter or a digit. */
export function wordCount(text: string): number {
  return text.match(/[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
